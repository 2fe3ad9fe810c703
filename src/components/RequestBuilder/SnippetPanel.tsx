/** The request as code in the language of the reader's choice, which the site's code tabs share. */
import { useId } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';
import { snippetLanguages } from './languages';
import type { BuilderOperation } from '../../../lib/shared/builder-operation';
import { snippetOf } from './snippet';
import { keyPlaceholder, type ThemeState } from './theme-state';

interface Props {
  operation: BuilderOperation;
  state: ThemeState;
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

function codeOf(operation: BuilderOperation, state: ThemeState, label: string): string {
  const language = snippetLanguages.find((other) => other.label === label);
  if (!language) return '';
  try {
    return snippetOf(operation, state, language);
  } catch (error) {
    return `This request cannot be written in ${label}: ${(error as Error).message}`;
  }
}

export default function SnippetPanel({ operation, state, language, onLanguage }: Props) {
  const id = useId();
  return (
    <div className="builder-snippet">
      <div className="builder-field">
        <label htmlFor={id}>Language</label>
        <select id={id} value={language} onChange={(event) => onLanguage(event.target.value)}>
          {snippetLanguages.map(({ label }) => (
            <option key={label}>{label}</option>
          ))}
        </select>
      </div>
      <figure className="code">
        <pre tabIndex={0}>
          <code>{codeOf(operation, state, language)}</code>
        </pre>
        <button type="button" className="code-copy" aria-label="Copy the request">
          Copy
        </button>
      </figure>
      <p className="builder-help">
        Put your API key in place of <code>{keyPlaceholder}</code>, better from an environment variable than
        in the code.
      </p>
    </div>
  );
}
