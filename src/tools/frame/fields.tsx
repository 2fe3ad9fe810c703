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
}

/** What labels, help and problem have to do with a control. */
function useField({ form, name, help }: FieldProps) {
  const id = useId();
  const problem = form.problems[name];
  const described = [help !== undefined && `${id}-help`, problem !== undefined && `${id}-problem`].filter(
    Boolean,
  );
  return {
    id,
    control: {
      id,
      'aria-invalid': problem !== undefined,
      'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    },
    notes: (
      <>
        {help !== undefined && (
          <span id={`${id}-help`} className="builder-help">
            {help}
          </span>
        )}
        {problem !== undefined && (
          <span id={`${id}-problem`} className="builder-problem">
            {problem}
          </span>
        )}
      </>
    ),
  };
}

type Field = ReturnType<typeof useField>;

/** A control with its label above and its notes below. */
const Labelled = ({ field, label, children }: { field: Field; label: ReactNode; children: ReactNode }) => (
  <div className="builder-field">
    <label htmlFor={field.id}>{label}</label>
    {children}
    {field.notes}
  </div>
);

/** A line of text; what is typed stays as it is. */
export function TextField(props: FieldProps & { inputMode?: 'decimal' | 'numeric' | 'text' }) {
  const { form, name, label, inputMode = 'text' } = props;
  const field = useField(props);
  return (
    <Labelled field={field} label={label}>
      <input
        {...field.control}
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={form.fields[name] ?? ''}
        onChange={({ target }) => form.set(name, target.value)}
      />
    </Labelled>
  );
}

/** Lines of text, such as a value for each day. */
export function LinesField(props: FieldProps) {
  const { form, name, label } = props;
  const field = useField(props);
  return (
    <Labelled field={field} label={label}>
      <textarea
        {...field.control}
        rows={8}
        autoComplete="off"
        spellCheck={false}
        value={form.fields[name] ?? ''}
        onChange={({ target }) => form.set(name, target.value)}
      />
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

/** A switch: `on` or `off`. */
export function SwitchField(props: FieldProps) {
  const { form, name, label } = props;
  const { id, control, notes } = useField(props);
  return (
    <div className="builder-field tool-switch">
      <input
        {...control}
        type="checkbox"
        checked={form.fields[name] === 'on'}
        onChange={({ target }) => form.set(name, target.checked ? 'on' : 'off')}
      />{' '}
      <label htmlFor={id}>{label}</label>
      {notes}
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
