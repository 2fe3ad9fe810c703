/**
 * Fields that go one way: a request leaves out what is read only, an answer what is write only, and neither requires them.
 * What is written of an operation is made of schemas that have been through here.
 */
import type { Schema } from '../shared/json-schema';
import type { Operation } from './types';

type Flag = 'readOnly' | 'writeOnly';

/** True for a field that goes one way, whichever member of its `allOf` says so, or in each of its forms. */
const isMarked = (field: Schema, flag: Flag): boolean =>
  field[flag] === true ||
  (field.allOf ?? []).some((member) => isMarked(member, flag)) ||
  [field.anyOf ?? [], field.oneOf ?? []].some((forms) => {
    const values = forms.filter(({ type }) => type !== 'null');
    return values.length > 0 && values.every((form) => isMarked(form, flag));
  });

/** Names of the marked fields of an object, whichever member of its `allOf` describes them. */
const markedFields = ({ properties = {}, allOf = [] }: Schema, flag: Flag): string[] => [
  ...Object.keys(properties).filter((name) => isMarked(properties[name] ?? {}, flag)),
  ...allOf.flatMap((member) => markedFields(member, flag)),
];

/**
 * A schema without the fields that are marked. Rules between fields stay: a check says which of them name one that is gone.
 * @param instead Takes the place of a field, for a validator that must refuse it.
 */
export function without(
  schema: Schema,
  flag: Flag,
  instead?: Schema,
  around: readonly string[] = [],
): Schema {
  const gone = new Set([...around, ...markedFields(schema, flag)]);
  const inner = (one: Schema): Schema => without(one, flag, instead);
  const forms = (all: Schema[]): Schema[] => {
    const kept = all.filter((form) => !isMarked(form, flag));
    return (kept.length > 0 ? kept : all).map(inner);
  };
  const { properties, required, items, allOf, anyOf, oneOf, additionalProperties: rest } = schema;
  const fields = Object.entries(properties ?? {}).flatMap(([name, field]): [string, Schema][] =>
    gone.has(name) ? (instead ? [[name, instead]] : []) : [[name, inner(field)]],
  );
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(fields) }),
    ...(required && { required: required.filter((name) => !gone.has(name)) }),
    ...(items && { items: inner(items) }),
    ...(typeof rest === 'object' && { additionalProperties: inner(rest) }),
    ...(allOf && { allOf: allOf.map((member) => without(member, flag, instead, [...gone])) }),
    ...(anyOf && { anyOf: forms(anyOf) }),
    ...(oneOf && { oneOf: forms(oneOf) }),
  };
}

/** A part of an operation whose schemas have the fields of one direction. */
function inPlace<T>(part: T, flag: Flag): T {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((item: unknown) => inPlace(item, flag)) as T;
  const members = Object.entries(part).map(([name, member]: [string, unknown]) => {
    if (name === 'schema') return [name, without(member as Schema, flag)];
    return [name, /^examples?$/.test(name) ? member : inPlace(member, flag)];
  });
  return Object.fromEntries(members) as T;
}

/** An operation whose parameters, body and answers have the fields of their direction alone. */
export function directed<O extends Operation>(operation: O): O {
  if (!/"(?:read|write)Only":true/.test(JSON.stringify(operation))) return operation;
  const { responses, ...request } = operation;
  return {
    ...operation,
    ...inPlace({ parameters: request.parameters, requestBody: request.requestBody }, 'readOnly'),
    responses: inPlace(responses, 'writeOnly'),
  };
}
