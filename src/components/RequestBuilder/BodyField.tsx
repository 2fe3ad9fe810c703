/** A body of JSON or text: an example to start from, an editor, and what is wrong with the text, value by value. */
import { useId } from 'react';
import type { RequestBodyForm } from '../../../lib/shared/samples/fields';
import { exampleText } from './builder-state';
import { bodyProblems } from './problems';

interface Props {
  body: RequestBodyForm;
  text: string | undefined;
  onChange(text: string | undefined): void;
}

/** More problems than this would only repeat each other. */
const shownAtMost = 10;
const rowsAtLeast = 8;
const rowsAtMost = 24;

export default function BodyField({ body, text = '', onChange }: Props) {
  const id = useId();
  const problems = bodyProblems(text || undefined, body);
  const rows = Math.min(rowsAtMost, Math.max(rowsAtLeast, text.split('\n').length));
  const examples = body.examples.map((example) => ({ ...example, text: exampleText(body, example.value) }));
  return (
    <fieldset className="builder-group">
      <legend>Body</legend>
      {examples.length > 0 && (
        <div className="builder-field">
          <label htmlFor={`${id}-example`}>Start from an example</label>
          <select
            id={`${id}-example`}
            value={examples.find((example) => example.text === text)?.name ?? ''}
            onChange={(event) => {
              const example = examples.find((other) => other.name === event.target.value);
              if (example) onChange(example.text);
            }}
          >
            <option value="" disabled>
              Changed
            </option>
            {examples.map((example) => (
              <option key={example.name} value={example.name}>
                {example.title}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="builder-field">
        <label htmlFor={id}>
          {body.kind === 'json' ? 'JSON' : body.type}{' '}
          {body.required && <span className="builder-required">required</span>}
        </label>
        <textarea
          id={id}
          rows={rows}
          value={text}
          required={body.required}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={problems.length > 0}
          aria-describedby={problems.length > 0 ? `${id}-problems` : undefined}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
        {problems.length > 0 && (
          <ul id={`${id}-problems`} className="builder-problem">
            {problems.slice(0, shownAtMost).map(({ pointer, message }) => (
              <li key={`${pointer} ${message}`}>
                {pointer && <code>{pointer}</code>} {message}
              </li>
            ))}
            {problems.length > shownAtMost && <li>And {problems.length - shownAtMost} more.</li>}
          </ul>
        )}
      </div>
    </fieldset>
  );
}
