/** Controls of tools: each with its label, a help text, and what is wrong with its value next to it. */
import { useId, type ReactNode } from 'react';
import type { Form } from './tool';

interface FieldProps {
  form: Form;
  /** Name in `Fields`. */
  name: string;
  label: ReactNode;
  /** Limits or the form of the value. */
  help?: ReactNode;
  required?: boolean;
  /** Below the control. */
  more?: ReactNode;
}

/** A field with its label, its help and what is wrong with it, and what these have to do with its control. */
function useField({ form, name, help, required, more }: FieldProps) {
  const id = useId();
  const problem = form.problems[name];
  const described = [help !== undefined && `${id}-help`, problem !== undefined && `${id}-problem`].filter(
    Boolean,
  );
  return {
    id,
    control: {
      id,
      required,
      'aria-invalid': problem !== undefined,
      'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    },
    above: help !== undefined && (
      <p id={`${id}-help`} className="builder-help">
        {help}
      </p>
    ),
    below: (
      <>
        {more}
        {problem !== undefined && (
          <div id={`${id}-problem`} className="builder-problem">
            {problem}
          </div>
        )}
      </>
    ),
  };
}

type Field = ReturnType<typeof useField>;

/** A control below its label and its help. */
const Labelled = ({ field, label, children }: { field: Field; label: ReactNode; children: ReactNode }) => (
  <div className="builder-field">
    <label htmlFor={field.id}>{label}</label>
    {field.above}
    {children}
    {field.below}
  </div>
);

interface TextProps extends FieldProps {
  inputMode?: 'decimal' | 'numeric' | 'text' | undefined;
  /** Set for lines of text, such as a value for each day. */
  rows?: number | undefined;
}

/** Text; what is typed stays as it is. */
export function TextField(props: TextProps) {
  const { form, name, label, inputMode, rows } = props;
  const field = useField(props);
  const control = {
    ...field.control,
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    value: form.fields[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => form.set(name, target.value),
  };
  return (
    <Labelled field={field} label={label}>
      {rows ? (
        <textarea rows={rows} {...control} />
      ) : (
        <input type="text" inputMode={inputMode} {...control} />
      )}
    </Labelled>
  );
}

type Choice = readonly [value: string, words: string];

/** Choices that belong together. */
interface ChoiceGroup {
  title: string;
  choices: readonly Choice[];
}

const choicesIn = (entry: Choice | ChoiceGroup): readonly Choice[] =>
  'choices' in entry ? entry.choices : [entry];

const option = ([value, words]: Choice) => (
  <option key={value} value={value}>
    {words}
  </option>
);

/** A list to choose from: `[value, words]`, or groups of them. A value from a link that is not in the list is shown as what it is. */
export function ChoiceField(props: FieldProps & { choices: readonly (Choice | ChoiceGroup)[] }) {
  const { form, name, label, choices } = props;
  const field = useField(props);
  const value = form.fields[name] ?? '';
  return (
    <Labelled field={field} label={label}>
      <select {...field.control} value={value} onChange={({ target }) => form.set(name, target.value)}>
        {!choices.flatMap(choicesIn).some(([known]) => known === value) && (
          <option value={value} disabled>
            {value.slice(0, 40) || 'Choose'}
          </option>
        )}
        {choices.map((entry) =>
          'choices' in entry ? (
            <optgroup key={entry.title} label={entry.title}>
              {entry.choices.map(option)}
            </optgroup>
          ) : (
            option(entry)
          ),
        )}
      </select>
    </Labelled>
  );
}

/** More than one value of a list, one a line: a box each. */
export function ManyField(props: FieldProps & { values: readonly string[] }) {
  const { form, name, label, values } = props;
  const { above, below } = useField(props);
  const chosen = new Set((form.fields[name] ?? '').split('\n').filter(Boolean));
  const change = (value: string, isChosen: boolean): void => {
    if (isChosen) chosen.add(value);
    else chosen.delete(value);
    form.set(name, [...chosen].join('\n'));
  };
  return (
    <fieldset className="builder-field">
      <legend>{label}</legend>
      {above}
      <div className="builder-boxes">
        {values.map((value) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={chosen.has(value)}
              onChange={({ target }) => change(value, target.checked)}
            />{' '}
            <code>{value}</code>
          </label>
        ))}
      </div>
      {below}
    </fieldset>
  );
}

/** A switch: `on` or `off`. */
export function SwitchField(props: FieldProps) {
  const { form, name, label } = props;
  const { id, control, below } = useField(props);
  return (
    <div className="builder-field tool-switch">
      <input
        {...control}
        type="checkbox"
        checked={form.fields[name] === 'on'}
        onChange={({ target }) => form.set(name, target.checked ? 'on' : 'off')}
      />{' '}
      <label htmlFor={id}>{label}</label>
      {below}
    </div>
  );
}

/** Controls that belong together. */
export const Group = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <fieldset className="builder-group">
    <legend>{title}</legend>
    {children}
  </fieldset>
);
