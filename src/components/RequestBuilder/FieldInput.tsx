/** One field of a request: its label, what it is, and a control of the right kind. */
import type { FilledField } from '../../../lib/shared/samples/request';
import { ChoiceField, ManyField, TextField } from '../../tools/frame/fields';
import type { Form } from '../../tools/frame/tool';
import { emptyKeyOf, isList, isOfBody, keyOf } from './builder-state';
import { hasType, mayBeEmpty } from './problems';

interface Props {
  field: FilledField;
  form: Form;
  /** False for a field that may stay empty here. */
  isNeeded: boolean;
}

const isNumber = ({ schema }: FilledField): boolean => hasType(schema, 'integer', 'number');

/** True for values that can have line breaks. */
const isLong = (field: FilledField): boolean =>
  isList(field) ||
  (isOfBody(field) &&
    !field.isFile &&
    (field.type !== undefined || (field.schema.format ?? field.schema.pattern) === undefined) &&
    !isNumber(field));

/** What a field is, how to write its value, and an example unless the values are listed. */
function helpOf({ description, schema, example, isFile, type }: FilledField, typed: boolean): string {
  const shown = [example ?? []].flat().join(', ');
  return [
    description,
    isFile && `Name of the file (${type}), which the program reads.`,
    typed && isList({ schema }) && 'One value on each line.',
    typed && shown && shown.length < 100 && `Example: ${shown}`,
  ]
    .filter(Boolean)
    .join(' ');
}

export default function FieldInput({ field, form, isNeeded }: Props) {
  const { schema } = field;
  const listed = isList(field) ? schema.items?.enum : schema.enum;
  const values = (listed ?? (hasType(schema, 'boolean') ? [true, false] : undefined))?.map(String);
  const text = form.fields[keyOf(field)] ?? '';
  const props = {
    form,
    name: keyOf(field),
    label: (
      <>
        <code>{field.name}</code> {isNeeded && <span className="builder-required">required</span>}
      </>
    ),
    help: helpOf(field, values === undefined) || undefined,
    required: isNeeded,
  };
  if (values && isList(field)) return <ManyField {...props} values={values} />;
  if (values)
    return (
      <ChoiceField
        {...props}
        choices={[
          ['', isNeeded ? 'Choose a value' : 'Not sent'],
          ...values.map((value) => [value, value] as const),
        ]}
      />
    );
  const empty = emptyKeyOf(field);
  return (
    <TextField
      {...props}
      rows={isLong(field) ? Math.min(8, text.split('\n').length + 1) : undefined}
      inputMode={isNumber(field) ? 'decimal' : undefined}
      more={
        text === '' &&
        mayBeEmpty(field) && (
          <p className="builder-help">
            <label>
              <input
                type="checkbox"
                checked={form.fields[empty] === 'on'}
                onChange={({ target }) => form.set(empty, target.checked ? 'on' : 'off')}
              />{' '}
              Send <code>{field.name}</code> without a value
            </label>
          </p>
        )
      }
    />
  );
}
