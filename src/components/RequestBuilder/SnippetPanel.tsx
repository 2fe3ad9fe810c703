/** The request as code, written as the samples of the page, in the language that the reader has chosen in the site's tabs. */
import { useId, useState } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';
import { sampleWriters } from '../../../lib/shared/samples';
import type { RequestForm } from '../../../lib/shared/samples/fields';
import { requestOf, type FilledField } from '../../../lib/shared/samples/request';
import { apiKeyVariable, type SampleWriter } from '../../../lib/shared/samples/types';
import { highlighted } from './highlight';

interface Props {
  form: RequestForm;
  fields: readonly FilledField[];
  /** Text of the body. */
  text: string | undefined;
}

/** The reader's language, and how to choose another. Where storage is blocked, the choice holds until the builder is closed. */
function useWriter(): [writer: SampleWriter | undefined, choose: (tab: string) => void] {
  const [stored, slot] = useStorageSlot('docusaurus.tab.http-language');
  const [chosen, setChosen] = useState<string>();
  const writer = sampleWriters.find(({ tab }) => tab === (chosen ?? stored)) ?? sampleWriters[0];
  return [
    writer,
    (tab) => {
      setChosen(tab);
      slot.set(tab);
    },
  ];
}

/** The request as highlighted code, or in words why there is none. */
function outputOf(
  { form, fields, text }: Props,
  writer: SampleWriter,
): { html: string } | { problem: string } {
  try {
    return { html: highlighted(writer.write(requestOf(form, fields, text)), writer.language) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

export default function SnippetPanel(props: Props) {
  const id = useId();
  const [writer, choose] = useWriter();
  if (!writer) return null;
  const { tab } = writer;
  const output = outputOf(props, writer);
  return (
    <div className="builder-snippet">
      <div className="builder-language">
        <label htmlFor={id}>Language</label>
        <select id={id} value={tab} onChange={(event) => choose(event.target.value)}>
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
