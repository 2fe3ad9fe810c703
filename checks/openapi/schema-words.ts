/**
 * What a schema's keywords say together: that every rule has words, that members of an `allOf` don't contradict each other,
 * that required names are fields, and that what is next to a reference doesn't replace what the reference says.
 */
import { conditionsOf } from '../../lib/openapi/conditions';
import { constraintsOf } from '../../lib/openapi/constraints';
import { formOf, isCondition, typeName } from '../../lib/openapi/schema-model';
import { valueAt } from '../../lib/shared/json-pointer';
import type { Schema } from '../../lib/shared/json-schema';
import { isNode, nodesIn, type Path, type Say } from './report-at';

/** The schemas inside a schema that have fields or forms, with their places. */
const inside = (schema: Schema): [Schema, Path][] => [
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
  } catch (error) {
    const [message = '', ...cure] = (error as Error).message.split(/(?<=[.:]) (?=[A-Z])/);
    say(path, message, cure.join(' ') || 'Write the rule another way.');
    return;
  }
  for (const [inner, place] of inside(schema))
    if (!isCondition(inner)) checkSchemaWords(inner, [...path, ...place], say);
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
