/** What is wrong with the values in the builder, as the schemas of the operation see it. */
import type { BuilderOperation } from '../../../lib/shared/builder-operation';
import type { Json, Schema } from '../../../lib/shared/json-schema';
import { validate, type Problem } from './validate';
import type { BuilderParam } from './builder-state';

/** The value of a text; text that is not a number stays text, so the type check names it. */
export function typedValue(text: string, schema: Schema): Json {
  const types = [schema.type ?? []].flat();
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(\.\d+)?$/.test(text.trim()))
    return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** Messages for one parameter; empty if its value is good or may be left out. */
export function parameterProblems({ required, schema, value }: BuilderParam): string[] {
  const given = Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
  if (!given) return required ? ['Is required.'] : [];
  const typed = Array.isArray(value)
    ? value.map((item) => typedValue(item, schema.items ?? {}))
    : typedValue(value ?? '', schema);
  return [...new Set(validate(typed, schema).map((problem) => problem.message))];
}

/** Problems of the body's text: of its syntax, or of its values. */
export function bodyProblems(text: string, body: NonNullable<BuilderOperation['body']>): Problem[] {
  if (text.trim() === '') return body.required ? [{ pointer: '', message: 'Is required.' }] : [];
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (error) {
    return [{ pointer: '', message: `Is not JSON: ${(error as Error).message}.` }];
  }
  return validate(value, body.schema);
}
