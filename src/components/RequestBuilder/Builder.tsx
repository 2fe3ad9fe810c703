/** The request builder: fields for parameters and body, and the request as code next to them. */
import { useEffect, useRef, useState } from 'react';
import type { RequestForm } from '../../../lib/shared/samples/fields';
import BodyField from './BodyField';
import FieldInput from './FieldInput';
import SnippetPanel, { useTab } from './SnippetPanel';
import { initialState } from './builder-state';
import { isNeeded, problemCount } from './problems';
import stylesUrl from './request-builder.tool-css';

/** Styles that load with it. */
export const styles = [stylesUrl];

const places = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
  ['form', 'Body: form'],
  ['part', 'Body: form'],
  ['file', 'Body'],
] as const;

function summary(count: number): string {
  if (count === 0) return 'The values follow the rules of the API.';
  return count === 1 ? 'One value breaks a rule of the API.' : `${count} values break rules of the API.`;
}

export default function Builder({ form }: { form: RequestForm }) {
  const [state, setState] = useState(() => initialState(form));
  const [tab, rememberTab] = useTab();
  const [chosen, setChosen] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { body } = form;

  return (
    <section className="builder" aria-label="Request builder">
      <h2 ref={heading} tabIndex={-1}>
        Your request
      </h2>
      <div className="builder-columns">
        <div>
          {places.map(([place, title]) => {
            const fields = state.fields.filter((field) => field.in === place);
            return (
              fields.length > 0 && (
                <fieldset key={place} className="builder-group">
                  <legend>{title}</legend>
                  {fields.map((field) => (
                    <FieldInput
                      key={field.name}
                      field={field}
                      isNeeded={isNeeded(field, form, state)}
                      onChange={(value) =>
                        setState((before) => ({
                          ...before,
                          fields: before.fields.map((other) =>
                            other.in === place && other.name === field.name ? { ...other, value } : other,
                          ),
                        }))
                      }
                    />
                  ))}
                </fieldset>
              )
            );
          })}
          {body && (body.kind === 'json' || body.kind === 'text') && (
            <BodyField
              body={body}
              text={state.text}
              onChange={(text) => setState((before) => ({ ...before, text }))}
            />
          )}
        </div>
        <div>
          <p role="status" className="builder-status">
            {summary(problemCount(form, state))}
          </p>
          <SnippetPanel
            form={form}
            state={state}
            tab={chosen ?? tab}
            onTab={(label) => {
              setChosen(label);
              rememberTab(label);
            }}
          />
        </div>
      </div>
    </section>
  );
}
