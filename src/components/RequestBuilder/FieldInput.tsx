/** One field: its label, what it is, an input of the right kind, and what is wrong with the value. */
import { useId, useState } from 'react';
import type { Json } from '../../../lib/shared/json-schema';
import type { FilledField } from '../../../lib/shared/samples/request';
import { isList, isOfBody } from './builder-state';
import { fieldProblems, mayBeEmpty } from './problems';

type Value = FilledField['value'];

interface Props {
  field: FilledField;
  /** False for a field that may stay empty here. */
  isNeeded: boolean;
  onChange(value: Value): void;
}

/** What all inputs have. */
interface InputProps {
  field: FilledField;
  control: {
    id: string;
    required: boolean;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean;
    onBlur(): void;
  };
  onChange(value: Value): void;
}

const inputText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

function Choice({ field, control, values, onChange }: InputProps & { values: readonly string[] }) {
  return (
    <select
      {...control}
      value={values.indexOf(typeof field.value === 'string' ? field.value : '\0')}
      onChange={(event) => onChange(values[Number(event.target.value)])}
    >
      <option value={-1}>{control.required ? 'Choose a value' : 'Not sent'}</option>
      {values.map((value, index) => (
        <option key={value} value={index}>
          {value === '' ? '"" (empty)' : value}
        </option>
      ))}
    </select>
  );
}

/** The values of a list, one a line. An empty last line isn't a value yet. */
const listOf = (text: string): string[] | undefined =>
  text === '' ? undefined : text.replace(/\n$/, '').split('\n');

/** True for values that can have line breaks. */
const isLong = (field: FilledField): boolean =>
  isOfBody(field) &&
  !field.isFile &&
  (field.type !== undefined || (field.schema.format ?? field.schema.pattern) === undefined) &&
  ![field.schema.type ?? []].flat().some((type) => type === 'integer' || type === 'number');

function Text({ field, control, onChange }: InputProps) {
  const list = isList(field);
  // What is typed stays as it is while it is typed.
  const [text, setText] = useState([field.value ?? []].flat().join('\n'));
  const shared = {
    ...control,
    value: text,
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value);
      onChange(list ? listOf(target.value) : target.value || undefined);
    },
  };
  const numeric = [field.schema.type ?? []].flat().some((type) => type === 'integer' || type === 'number');
  return (
    <>
      {list || isLong(field) ? (
        <textarea rows={Math.min(8, text.split('\n').length + 1)} {...shared} />
      ) : (
        <input type="text" inputMode={numeric ? 'decimal' : undefined} {...shared} />
      )}
      {text === '' && mayBeEmpty(field) && (
        <p className="builder-help">
          <label>
            <input
              type="checkbox"
              checked={field.value === ''}
              onChange={({ target }) => onChange(target.checked ? '' : undefined)}
            />{' '}
            Send <code>{field.name}</code> without a value
          </label>
        </p>
      )}
    </>
  );
}

const Name = ({ field, isNeeded }: Pick<Props, 'field' | 'isNeeded'>) => (
  <>
    <code>{field.name}</code> {isNeeded && <span className="builder-required">required</span>}
  </>
);

/** More than one value of an enumeration: one box each. */
function Boxes(props: Props & { values: readonly string[]; problems: string[] }) {
  const { field, values, problems, onChange } = props;
  const chosen = [field.value ?? []].flat();
  const change = (list: string[]): void => onChange(list.length > 0 ? list : undefined);
  return (
    <fieldset className="builder-field">
      <legend>
        <Name {...props} />
      </legend>
      {field.description && <p className="builder-help">{field.description}</p>}
      <div className="builder-boxes">
        {values.map((value) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                change(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
            />{' '}
            <code>{value}</code>
          </label>
        ))}
      </div>
      {problems.length > 0 && <p className="builder-problem">{problems.join(' ')}</p>}
    </fieldset>
  );
}

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

export default function FieldInput(props: Props) {
  const { field, isNeeded, onChange } = props;
  const id = useId();
  const [touched, setTouched] = useState(false);
  const { schema } = field;
  const problems = touched || field.value !== undefined ? fieldProblems(field, isNeeded) : [];
  const itemValues = isList(field) ? schema.items?.enum : undefined;
  if (itemValues) return <Boxes {...props} values={itemValues.map(inputText)} problems={problems} />;

  const isSwitch = [schema.type ?? []].flat().includes('boolean');
  const values = schema.enum ?? (isSwitch ? [true, false] : undefined);
  const help = helpOf(field, values === undefined);
  const described = [help && `${id}-help`, problems.length > 0 && `${id}-problem`].filter(Boolean);
  const control = {
    id,
    required: isNeeded,
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': problems.length > 0,
    onBlur: () => setTouched(true),
  };
  return (
    <div className="builder-field">
      <label htmlFor={id}>
        <Name {...props} />
      </label>
      {help && (
        <p id={`${id}-help`} className="builder-help">
          {help}
        </p>
      )}
      {values ? (
        <Choice field={field} control={control} values={values.map(inputText)} onChange={onChange} />
      ) : (
        <Text field={field} control={control} onChange={onChange} />
      )}
      {problems.length > 0 && (
        <p id={`${id}-problem`} className="builder-problem">
          {problems.join(' ')}
        </p>
      )}
    </div>
  );
}
