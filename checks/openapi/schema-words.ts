/**
 * What a schema's keywords say together: that every rule has words, that members of an `allOf` don't contradict each other,
 * that required names are fields, and that what is next to a reference doesn't replace what the reference says.
 */
import { conditionsOf } from '../../lib/openapi/conditions';
import { constraintsOf } from '../../lib/openapi/constraints';
import {
  exampleOf,
  formOf,
  hasParts,
  heldBy,
  isCondition,
  longestExample,
  mapValues,
  typeName,
  withoutRules,
} from '../../lib/openapi/schema-model';
import { valueAt } from '../../lib/shared/json-pointer';
import { requiredGroups, type Schema } from '../../lib/shared/json-schema';
import { isNode, nodesIn, type Path, type Say } from './report-at';

/** The schemas inside a schema that have fields or forms, with their places. */
export const inside = (schema: Schema): [Schema, Path][] => [
  ...Object.entries(schema.properties ?? {}).map(([name, field]): [Schema, Path] => [
    field,
    ['properties', name],
  ]),
  ...(schema.items ? [[schema.items, ['items']] as [Schema, Path]] : []),
  ...(typeof schema.additionalProperties === 'object'
    ? [[schema.additionalProperties, ['additionalProperties']] as [Schema, Path]]
    : []),
  ...(['allOf', 'anyOf', 'oneOf'] as const).flatMap((kind) =>
    (schema[kind] ?? []).map((member, index): [Schema, Path] => [member, [kind, index]]),
  ),
];

/** Names of fields in the rules between the fields of an object. */
function namesInRules({ allOf = [], anyOf = [], oneOf = [], ...schema }: Schema): string[] {
  const { if: condition, then, else: otherwise, not, dependentSchemas = {}, dependentRequired = {} } = schema;
  const conditions = [condition, then, otherwise, not].filter((rule) => rule !== undefined);
  const rules = [...conditions, ...Object.values(dependentSchemas), ...allOf.filter(isCondition)];
  return [
    ...[anyOf, oneOf].flatMap((options) => requiredGroups(options)?.flat() ?? []),
    ...Object.entries(dependentRequired).flat(2),
    ...Object.keys(dependentSchemas),
    ...rules.flatMap((rule) => [
      ...Object.keys(rule.properties ?? {}),
      ...(rule.required ?? []),
      ...namesInRules(rule),
    ]),
  ];
}

/** Says what an error of the writers names, with the cure that ends its message. */
export function sayError(error: unknown, path: Path, say: Say): void {
  const [message = '', ...cure] = (error as Error).message.split(/(?<=[.:]) (?=[A-Z])/);
  say(path, message, cure.join(' ') || 'Write the rule another way.');
}

/**
 * Says what pages could not put into words.
 * @param schema Resolved.
 */
export function checkSchemaWords(schema: Schema, path: Path, say: Say): void {
  try {
    typeName(schema);
    constraintsOf(schema);
    const form = formOf(schema);
    conditionsOf(form.schema);
    const { properties, required = [] } = form.schema;
    for (const name of properties ? required.filter((one) => !(one in properties)) : [])
      say(
        [...path, 'required'],
        `"${name}" is required, but is not a field here`,
        'Describe it under properties.',
      );
    for (const name of properties ? new Set(namesInRules(schema)) : [])
      if (!(name in properties!) && !required.includes(name))
        say(path, `a rule names "${name}", which is not a field here`, 'Describe it under properties.');
    const example = exampleOf(form.schema);
    const held = form.schema.items ?? mapValues(form.schema);
    const lost =
      held && exampleOf(held) !== undefined && (example !== undefined || hasParts(heldBy(held).form));
    if (lost || (typeof example === 'object' && JSON.stringify(example).length > longestExample))
      say(path, 'an example of a value with parts is not shown', 'Put it into the example of the body.');
  } catch (error) {
    sayError(error, path, say);
    return;
  }
  for (const [inner, place] of inside(schema))
    checkSchemaWords(place[0] === 'allOf' ? withoutRules(inner) : inner, [...path, ...place], say);
}

/** Members of a reference's object that describe its place, or that add up with what the reference says. */
const beside =
  /^(?:\$ref|title|description|examples?|default|deprecated|readOnly|writeOnly|properties|x-.*)$/;

/** Says where what is next to a reference would replace a rule of what the reference leads to. */
export function checkReferences(document: unknown, say: Say): void {
  for (const { node, path } of nodesIn(document, ['example', 'examples', 'x-whence-problems'])) {
    if (typeof node.$ref !== 'string') continue;
    const target = valueAt(document, node.$ref);
    for (const name of Object.keys(node).filter((key) => !beside.test(key)))
      if (isNode(target) && name in target && JSON.stringify(target[name]) !== JSON.stringify(node[name]))
        say(
          [...path, name],
          `"${name}" replaces the one of ${node.$ref}`,
          'Write an allOf, or a schema of both.',
        );
  }
}
