/** The request as code in the language of the reader's choice, which the site's code tabs share. */
import { useId } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';
import { snippetLanguages } from './languages';
import type { BuilderOperation } from '../../../lib/shared/builder-operation';
import { apiKeyVariable } from '../../../lib/shared/samples/types';
import { highlighted } from './highlight';
import { snippetOf } from './snippet';
import type { BuilderState } from './builder-state';

interface Props {
  operation: BuilderOperation;
  state: BuilderState;
  language: string;
  onLanguage(label: string): void;
}

/** The reader's language: the one chosen in the site's code tabs, if the builder has it. */
export function useTabLanguage(): [label: string, remember: (label: string) => void] {
  const [tab, slot] = useStorageSlot('docusaurus.tab.http-language');
  const found = snippetLanguages.find((language) => language.tab === tab) ?? snippetLanguages[0];
  return [
    found?.label ?? '',
    (label) => {
      const chosen = snippetLanguages.find((language) => language.label === label);
      if (chosen?.tab) slot.set(chosen.tab);
    },
  ];
}

/** The request as highlighted code, or in words why there is none. */
function outputOf(
  operation: BuilderOperation,
  state: BuilderState,
  label: string,
): { html?: string; problem?: string } {
  const language = snippetLanguages.find((other) => other.label === label);
  if (!language) return {};
  try {
    return { html: highlighted(snippetOf(operation, state, language), language.highlight) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

export default function SnippetPanel({ operation, state, language, onLanguage }: Props) {
  const id = useId();
  const { html, problem } = outputOf(operation, state, language);
  const generated = snippetLanguages.find(({ label }) => label === language)?.generator !== undefined;
  return (
    <div className="builder-snippet">
      <div className="builder-language">
        <label htmlFor={id}>Language</label>
        <select id={id} value={language} onChange={(event) => onLanguage(event.target.value)}>
          {snippetLanguages.map(({ label }) => (
            <option key={label}>{label}</option>
          ))}
        </select>
      </div>
      {problem === undefined ? (
        <figure className="code">
          <span className="code-name" aria-hidden="true">
            {language}
          </span>
          <button type="button" className="code-copy" aria-label="Copy the request">
            Copy
          </button>
          <pre tabIndex={0}>
            <code dangerouslySetInnerHTML={{ __html: html ?? '' }} />
          </pre>
        </figure>
      ) : (
        <p className="builder-problem">{problem}</p>
      )}
      <p className="builder-help">
        The API key comes from the environment variable <code>{apiKeyVariable}</code>.
        {generated && ' Check the status of the response before you use it.'}
      </p>
    </div>
  );
}
