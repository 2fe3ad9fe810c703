/** The request builder: fields for parameters and body, and the request as code next to them. */
import { useEffect, useRef, useState } from 'react';
import type { RequestForm } from '../../../lib/shared/samples/fields';
import type { Fields } from '../../tools/frame/address';
import { Group } from '../../tools/frame/fields';
import type { Form } from '../../tools/frame/tool';
import BodyField from './BodyField';
import FieldInput from './FieldInput';
import SnippetPanel from './SnippetPanel';
import { bodyKey, filledFields, initialFields, keyOf } from './builder-state';
import { bodyProblems, fieldProblems, isNeeded } from './problems';
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

export default function Builder({ form: operation }: { form: RequestForm }) {
  const [fields, setFields] = useState<Fields>(() => initialFields(operation));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { body } = operation;
  const filled = filledFields(operation, fields);
  const needed = filled.filter((field) => isNeeded(field, body, filled));
  const problems = Object.fromEntries(
    filled.flatMap((field) => {
      const found = fieldProblems(field, needed.includes(field));
      return found.length > 0 ? [[keyOf(field), found.join(' ')] as const] : [];
    }),
  );
  const ofBody = body?.kind === 'json' || body?.kind === 'text' ? bodyProblems(fields[bodyKey], body) : [];
  const form: Form = {
    fields,
    problems,
    set: (name, value) => setFields((before) => ({ ...before, [name]: value })),
    replace: setFields,
  };

  return (
    <section className="builder" aria-label="Request builder">
      <h2 ref={heading} tabIndex={-1}>
        Your request
      </h2>
      <div className="builder-columns">
        <div>
          {places.map(([place, title]) => {
            const ofPlace = filled.filter((field) => field.in === place);
            return (
              ofPlace.length > 0 && (
                <Group key={place} title={title}>
                  {ofPlace.map((field) => (
                    <FieldInput
                      key={field.name}
                      field={field}
                      form={form}
                      isNeeded={needed.includes(field)}
                    />
                  ))}
                </Group>
              )
            );
          })}
          {body && (body.kind === 'json' || body.kind === 'text') && (
            <BodyField body={body} form={form} problems={ofBody} />
          )}
        </div>
        <div>
          <p role="status" className="builder-status">
            {summary(Object.keys(problems).length + ofBody.length)}
          </p>
          <SnippetPanel form={operation} fields={filled} text={fields[bodyKey]} />
        </div>
      </div>
    </section>
  );
}
