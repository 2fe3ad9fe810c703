/** A body of JSON or text: an example to start from, an editor, and what is wrong with the text, value by value. */
import type { RequestBodyForm } from '../../../lib/shared/samples/fields';
import { ChoiceField, Group, TextField } from '../../tools/frame/fields';
import type { Form } from '../../tools/frame/tool';
import { bodyKey, exampleText } from './builder-state';
import type { Problem } from './validate';

interface Props {
  body: RequestBodyForm;
  form: Form;
  problems: readonly Problem[];
}

/** More problems than this would only repeat each other. */
const shownAtMost = 10;
const rowsAtLeast = 8;
const rowsAtMost = 24;

const ProblemList = ({ problems }: Pick<Props, 'problems'>) => (
  <ul>
    {problems.slice(0, shownAtMost).map(({ pointer, message }) => (
      <li key={`${pointer} ${message}`}>
        {pointer && <code>{pointer}</code>} {message}
      </li>
    ))}
    {problems.length > shownAtMost && <li>And {problems.length - shownAtMost} more.</li>}
  </ul>
);

export default function BodyField({ body, form, problems }: Props) {
  const text = form.fields[bodyKey] ?? '';
  const examples = body.examples.map(({ title, value }) => [exampleText(body, value), title] as const);
  const isExample = examples.some(([example]) => example === text);
  return (
    <Group title="Body">
      {examples.length > 0 && (
        <ChoiceField
          form={{ ...form, problems: {} }}
          name={bodyKey}
          label="Start from an example"
          choices={isExample ? examples : [[text, 'Changed'], ...examples]}
        />
      )}
      <TextField
        form={{
          ...form,
          problems: problems.length > 0 ? { [bodyKey]: <ProblemList problems={problems} /> } : {},
        }}
        name={bodyKey}
        label={
          <>
            {body.kind === 'json' ? 'JSON' : body.type}{' '}
            {body.required && <span className="builder-required">required</span>}
          </>
        }
        rows={Math.min(rowsAtMost, Math.max(rowsAtLeast, text.split('\n').length))}
        required={body.required}
      />
    </Group>
  );
}
