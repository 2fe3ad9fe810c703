/** One parameter: its label, what it is, an input of the right kind, and what is wrong with the value. */
import { useId, useState } from 'react';
import { isList } from './lists';
import { parameterProblems } from './problems';
import type { Json } from '../../../lib/shared/json-schema';
import { inputText, type BuilderParam } from './builder-state';

interface Props {
  param: BuilderParam;
  onChange(value: string | string[] | undefined): void;
}

interface InputProps {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  param: BuilderParam;
  onChange(value: string | string[] | undefined): void;
  onBlur(): void;
}

function Choice({
  id,
  describedBy,
  invalid,
  param,
  values,
  onChange,
  onBlur,
}: InputProps & { values: Json[] }) {
  return (
    <select
      id={id}
      value={typeof param.value === 'string' ? param.value : ''}
      required={param.required}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      onChange={(event) => onChange(event.target.value || undefined)}
      onBlur={onBlur}
    >
      <option value="">{param.required ? 'Choose a value' : 'Not sent'}</option>
      {values.map((value) => (
        <option key={inputText(value)} value={inputText(value)}>
          {inputText(value)}
        </option>
      ))}
    </select>
  );
}

function Text({ id, describedBy, invalid, param, onChange, onBlur }: InputProps) {
  const list = isList(param.schema);
  // Commas separate the values of a list; what is typed stays as it is while it is typed.
  const [text, setText] = useState(Array.isArray(param.value) ? param.value.join(', ') : (param.value ?? ''));
  const numeric = ['integer', 'number'].some((type) => [param.schema.type ?? []].flat().includes(type));
  return (
    <input
      id={id}
      type="text"
      inputMode={numeric ? 'decimal' : undefined}
      value={text}
      required={param.required}
      autoComplete="off"
      spellCheck={false}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      onChange={(event) => {
        setText(event.target.value);
        const values = event.target.value
          .split(',')
          .map((value) => value.trim())
          .filter(Boolean);
        onChange(list ? values : event.target.value || undefined);
      }}
      onBlur={onBlur}
    />
  );
}

/** More than one value of an enumeration: one box each. */
function Boxes({ param, values, problems, onChange }: Props & { values: Json[]; problems: string[] }) {
  const chosen = Array.isArray(param.value) ? param.value : [];
  return (
    <fieldset className="builder-field">
      <legend>
        <code>{param.name}</code> {param.required && <span className="builder-required">required</span>}
      </legend>
      {param.description && <p className="builder-help">{param.description}</p>}
      <div className="builder-boxes">
        {values.map(inputText).map((value) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...chosen, value] : chosen.filter((other) => other !== value),
                )
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

/** What a parameter is, how to write more than one value, and an example unless the values are listed. */
function helpOf({ description, schema, example }: BuilderParam, typed: boolean): string {
  const shown = example === undefined ? '' : [example].flat().map(inputText).join(', ');
  return [
    description,
    typed && isList(schema) && 'Separate values with commas.',
    typed && shown && `Example: ${shown}`,
  ]
    .filter(Boolean)
    .join(' ');
}

export default function ParameterField({ param, onChange }: Props) {
  const id = useId();
  const [touched, setTouched] = useState(false);
  const { schema } = param;
  const problems = touched || param.value !== undefined ? parameterProblems(param) : [];
  const itemValues = isList(schema) ? schema.items?.enum : undefined;
  if (itemValues) return <Boxes param={param} values={itemValues} problems={problems} onChange={onChange} />;

  const values = schema.enum ?? ([schema.type ?? []].flat().includes('boolean') ? [true, false] : undefined);
  const help = helpOf(param, values === undefined);
  const describedBy = [help && `${id}-help`, problems.length > 0 && `${id}-problem`]
    .filter(Boolean)
    .join(' ');
  const input = {
    id,
    describedBy: describedBy || undefined,
    invalid: problems.length > 0,
    param,
    onChange,
    onBlur: () => setTouched(true),
  };
  return (
    <div className="builder-field">
      <label htmlFor={id}>
        <code>{param.name}</code> {param.required && <span className="builder-required">required</span>}
      </label>
      {help && (
        <p id={`${id}-help`} className="builder-help">
          {help}
        </p>
      )}
      {values ? <Choice {...input} values={values} /> : <Text {...input} />}
      {problems.length > 0 && (
        <p id={`${id}-problem`} className="builder-problem">
          {problems.join(' ')}
        </p>
      )}
    </div>
  );
}
