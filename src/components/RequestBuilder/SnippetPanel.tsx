/** The request as code, written as the samples of the page, in the language that the reader has chosen in the site's tabs. */
import { useId } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';
import { sampleWriters } from '../../../lib/shared/samples';
import type { RequestForm } from '../../../lib/shared/samples/fields';
import { requestOf } from '../../../lib/shared/samples/request';
import { apiKeyVariable, type SampleWriter } from '../../../lib/shared/samples/types';
import type { BuilderState } from './builder-state';
import { highlighted } from './highlight';

interface Props {
  form: RequestForm;
  state: BuilderState;
  /** Label of the tab. */
  tab: string;
  onTab(tab: string): void;
}

/** The reader's language: the one chosen in the site's code tabs, and how to choose another. */
export function useTab(): [tab: string, remember: (tab: string) => void] {
  const [chosen, slot] = useStorageSlot('docusaurus.tab.http-language');
  const writer = sampleWriters.find(({ tab }) => tab === chosen) ?? sampleWriters[0];
  return [writer?.tab ?? '', (tab) => slot.set(tab)];
}

/** The request as highlighted code, or in words why there is none. */
function outputOf({ form, state }: Props, writer: SampleWriter): { html: string } | { problem: string } {
  try {
    return { html: highlighted(writer.write(requestOf(form, state.fields, state.text)), writer.language) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

export default function SnippetPanel(props: Props) {
  const { tab, onTab } = props;
  const id = useId();
  const writer = sampleWriters.find((other) => other.tab === tab);
  const output = writer ? outputOf(props, writer) : { problem: '' };
  return (
    <div className="builder-snippet">
      <div className="builder-language">
        <label htmlFor={id}>Language</label>
        <select id={id} value={tab} onChange={(event) => onTab(event.target.value)}>
          {sampleWriters.map((other) => (
            <option key={other.tab}>{other.tab}</option>
          ))}
        </select>
      </div>
      {'html' in output ? (
        <figure className="code">
          <span className="code-name" aria-hidden="true">
            {tab}
          </span>
          <button type="button" className="code-copy" aria-label="Copy the request">
            Copy
          </button>
          <pre tabIndex={0}>
            <code dangerouslySetInnerHTML={{ __html: output.html }} />
          </pre>
        </figure>
      ) : (
        <p className="builder-problem">{output.problem}</p>
      )}
      <p className="builder-help">
        The API key comes from the environment variable <code>{apiKeyVariable}</code>.
      </p>
    </div>
  );
}
