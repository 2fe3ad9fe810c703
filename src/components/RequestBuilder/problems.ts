/** What is wrong with the values in the builder, as the schemas of the operation see it. */
import type { Schema } from '../../../lib/shared/json-schema';
import { Digits, readJson, type Exact } from '../../../lib/shared/samples/exact-json';
import type { RequestBodyForm } from '../../../lib/shared/samples/fields';
import type { FilledField } from '../../../lib/shared/samples/request';
import { validate, type Problem } from './validate';
import { isList, isOfBody } from './builder-state';

export const hasType = (schema: Schema, ...names: string[]): boolean =>
  names.some((name) => [schema.type ?? []].flat().includes(name));

/** The value of a text; text that isn't a number stays text, so the type check names it. */
export function typedValue(text: string, schema: Schema): Exact {
  if (hasType(schema, 'integer', 'number') && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text)) return new Digits(text);
  if (hasType(schema, 'boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** Problems of a JSON text: of its syntax, or of its values. */
function jsonProblems(text: string, schema: Schema): Problem[] {
  try {
    return validate(readJson(text), schema);
  } catch (error) {
    return [{ pointer: '', message: `Is not JSON: ${(error as Error).message}.` }];
  }
}

/** Problems of one value of a field. */
function valueProblems(text: string, { type, isFile }: FilledField, schema: Schema): Problem[] {
  if (isFile) return text === '' ? [{ pointer: '', message: 'Must be the name of a file.' }] : [];
  return type === undefined || hasType(schema, 'string')
    ? validate(typedValue(text, schema), schema)
    : jsonProblems(text, schema);
}

/**
 * Messages for one field; empty if its value is good or may be left out.
 * @param isNeeded False for a field of a body that is not sent.
 */
export function fieldProblems(field: FilledField, isNeeded = field.required): string[] {
  const { schema, value } = field;
  if (value === undefined) return isNeeded ? ['Is required.'] : [];
  if (typeof value === 'string') return unique(valueProblems(value, field, schema));
  // The list as a whole has rules, too.
  const { items = {}, ...list } = schema;
  const ofList = validate(
    value.map((item) => typedValue(item, items)),
    list,
  );
  return unique([...value.flatMap((item) => valueProblems(item, field, items)), ...ofList]);
}

const unique = (problems: readonly Problem[]): string[] => [
  ...new Set(problems.map(({ message }) => message)),
];

/** Problems of the body's text: of its syntax, or of its values. */
export function bodyProblems(text: string | undefined, body: RequestBodyForm): Problem[] {
  if (!text || (body.kind === 'json' && text.trim() === ''))
    return body.required ? [{ pointer: '', message: 'Is required.' }] : [];
  return body.kind === 'json' ? jsonProblems(text, body.schema) : validate(text, body.schema);
}

/** True for fields that must be filled in as the others are. */
export const isNeeded = (
  field: FilledField,
  body: RequestBodyForm | undefined,
  fields: readonly FilledField[],
): boolean =>
  field.required &&
  (!isOfBody(field) ||
    body?.required === true ||
    fields.some((other) => isOfBody(other) && other.value !== undefined));

/** True if the schema takes an empty text, so leaving the field out and sending it empty differ. */
export const mayBeEmpty = (field: FilledField): boolean =>
  field.in !== 'path' &&
  !field.isFile &&
  !isList(field) &&
  hasType(field.schema, 'string') &&
  validate('', field.schema).length === 0;
