/**
 * Holds the specifications to data/: limits of schemas, values of enums, scopes and codes. The schemas are typed for the
 * people and generators that download them, so a check has to keep them true.
 */
import { readText } from '../../lib/cache/inputs';
import { slugOf } from '../../lib/routes/written-routes';
import { families } from '../../lib/openapi/families';
import type { LocatedOperation } from '../../lib/openapi/types';
import { pointerOf, valueAt } from '../../lib/shared/json-pointer';
import { didYouMean } from '../../lib/text/closest';
import type { CheckFacts } from './loaded-facts';
import type { Fix } from '../finding';
import { isNode, nodesIn, type Node, type Path, type Say } from './report-at';

/** Bounds that a schema takes from a fact, each with the values that are plain enough to need none. */
const bounds: Readonly<Record<string, readonly number[]>> = {
  maxLength: [],
  minLength: [1],
  maxItems: [],
  minItems: [1],
  maxProperties: [],
  minProperties: [1],
  // 400 to 599 are the statuses of errors.
  maximum: [599],
  minimum: [0, 1, 400],
};

/** `x-whence-limit` names the fact of each bound: `{ maxLength: app.nameLength }`. */
function checkBounds(schema: Node, path: Path, { limits }: CheckFacts, say: Say): void {
  const named = (isNode(schema['x-whence-limit']) ? schema['x-whence-limit'] : {}) as Record<string, string>;
  for (const [bound, plain] of Object.entries(bounds)) {
    const value = schema[bound];
    if (typeof value === 'number' && !(bound in named) && !plain.includes(value))
      say([...path, bound], `${bound} ${value} is bound to no fact`, 'Name the fact under x-whence-limit.');
  }
  for (const [bound, key] of Object.entries(named)) {
    const fact = limits.find((limit) => limit.key === key);
    const keys = limits.map((limit) => limit.key);
    if (!fact) say([...path, 'x-whence-limit', bound], `there is no fact "${key}"`, didYouMean(key, keys));
    else if (schema[bound] !== fact.value) {
      const message = `${bound} is ${String(schema[bound])}, but ${key} is ${String(fact.value)}`;
      say([...path, bound], message, 'data/limits.yaml has the number.');
    }
  }
}

/** `x-whence-enum` names the list of data/ that an enum is; other enums explain each value. */
function checkEnum(schema: Node, path: Path, { enums }: CheckFacts, say: Say): void {
  const list = schema['x-whence-enum'];
  const values = (Array.isArray(schema.enum) ? schema.enum : []).map(String);
  const explained = isNode(schema['x-enumDescriptions']) ? Object.keys(schema['x-enumDescriptions']) : [];
  if (list === undefined && !Array.isArray(schema.enum) && explained.length === 0) return;
  const known = enums.find(({ id }) => id === list);
  const ids = enums.map(({ id }) => id);
  if (list !== undefined && !known)
    say([...path, 'x-whence-enum'], `there is no list "${String(list)}"`, didYouMean(String(list), ids));
  if (list === undefined && explained.length === 0)
    say(path, 'an enum has neither x-whence-enum nor x-enumDescriptions', 'Say what each value means.');
  const wanted = [known?.values.map(({ value }) => String(value)) ?? [], explained];
  for (const names of wanted.filter(({ length }) => length > 0)) {
    for (const name of names.filter((value) => !values.includes(value)))
      say([...path, 'enum'], `the value "${name}" is missing`, 'Add it.');
    for (const name of values.filter((value) => !names.includes(value)))
      say([...path, 'enum'], `the value "${name}" is unknown`, didYouMean(name, names));
  }
  if (known && (known.extensible ?? false) !== (schema['x-extensible-enum'] === true))
    say(path, `x-extensible-enum does not say what ${known.id} is in data/`, 'Mark it, or do not.');
}

/** A field that may be absent may be null, so a field that is neither required nor nullable has lost its place. */
function checkOptional(schema: Node, path: Path, say: Say): void {
  if (schema.additionalProperties !== false || !isNode(schema.properties)) return;
  const oneOf = (Array.isArray(schema.oneOf) ? schema.oneOf : []) as { required?: string[] }[];
  const required = [schema.required ?? [], ...oneOf.map((option) => option.required ?? [])].flat();
  for (const [name, field] of Object.entries(schema.properties as Record<string, Node>)) {
    const options = [field, ...(Array.isArray(field.anyOf) ? (field.anyOf as Node[]) : [])];
    const isNullable = options.some(({ type }) => [type].flat().includes('null'));
    // No request has a read-only field, so nobody could send null.
    if (!isNullable && field.readOnly !== true && !required.includes(name))
      say(
        [...path, 'properties', name],
        `${name} is neither required nor nullable`,
        'Make it one of the two.',
      );
  }
}

const at = (node: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((inner, name) => (isNode(inner) ? inner[name] : undefined), node);

/** A condition on the name of an event lets it have its predefined dimensions on top of the own ones. */
function checkPredefined(schema: Node, path: Path, { limits, predefined }: CheckFacts, say: Say): void {
  const own = Number(limits.find(({ key }) => key === 'event.dimensions')?.value);
  const most = ['properties', 'dimensions', 'maxProperties'];
  const rules = at(schema, 'dependentSchemas', 'name', 'allOf');
  for (const [index, rule] of (Array.isArray(rules) ? rules : []).entries()) {
    const hold = (holds: boolean, branch: string, message: string, cure: string): void => {
      if (!holds) say([...path, 'dependentSchemas', 'name', 'allOf', index, branch], message, cure);
    };
    const names = at(rule, 'then', 'properties', 'name', 'enum');
    if (Array.isArray(names)) {
      const message = 'the names are not those of data/predefined-events.yaml';
      hold(names.join() === [...predefined.keys()].join(), 'then', message, 'List them in its order.');
      const cure = `Write maxProperties: ${own}.`;
      hold(at(rule, 'else', ...most) === own, 'else', `an own event has up to ${own} dimensions`, cure);
    }
    const count = predefined.get(String(at(rule, 'if', 'properties', 'name', 'const')));
    if (count === undefined) continue;
    const message = `the event has ${count} dimensions on top of ${own} own ones`;
    hold(at(rule, 'then', ...most) === own + count, 'then', message, `Write maxProperties: ${own + count}.`);
  }
}

/** Answers send every documented field. */
function checkAnswer(schema: Node, path: Path, say: Say): void {
  if (schema.additionalProperties === false || !isNode(schema.properties)) return;
  const required = Array.isArray(schema.required) ? schema.required : [];
  for (const name of Object.keys(schema.properties))
    if (!required.includes(name) && name !== 'errors' && at(schema.properties, name, 'writeOnly') !== true)
      say([...path, 'properties', name], `${name} is not required`, 'Answers send every documented field.');
}

/** Members whose values are neither schemas nor our own texts, or are rules: these repeat fields only to narrow them. */
const skipped = [
  ...['example', 'examples', 'x-enumDescriptions', 'x-whence-limit'],
  ...['dependentSchemas', 'if', 'then', 'else', 'not'],
];

/** Names of the component schemas that a part of the document leads to. */
function schemasFrom(document: unknown, part: unknown, found = new Set<string>()): Set<string> {
  for (const { node } of nodesIn(part, ['example', 'examples'])) {
    const reference = String(node.$ref ?? '');
    if (found.has(reference) || !reference.startsWith('#/components/')) continue;
    found.add(reference);
    schemasFrom(document, valueAt(document, reference), found);
  }
  return found;
}

/** True for what is below one of these members of the document's components, paths, or operations. */
const isIn = ([root, ...below]: Path, ...members: readonly string[]): boolean =>
  (root === 'components' ? below.slice(0, 1) : below.slice(1, 3)).some((part) =>
    members.includes(String(part)),
  );

/** A part of a path that is the media type of a form, whose absent values can't be null. */
const isForm = (part: Path[number]): boolean => /^(?:multipart\/|application\/x-www)/.test(String(part));

/** Says where a document, with its references in place, differs from data/. */
export function checkSchemas(document: unknown, facts: CheckFacts, say: Say): void {
  const responses = [...nodesIn(document)].flatMap(({ node }) =>
    isNode(node.responses) ? [node.responses] : [],
  );
  const answered = schemasFrom(document, responses);
  for (const { node, path } of nodesIn(document, skipped)) {
    checkBounds(node, path, facts, say);
    checkEnum(node, path, facts, say);
    if (node.type !== 'object') continue;
    const inRequest = isIn(path, 'parameters', 'requestBody', 'requestBodies');
    if (!isIn(path, 'parameters') && !path.some(isForm)) checkOptional(node, path, say);
    checkPredefined(node, path, facts, say);
    const [root, kind, name] = path;
    const isComponent = root === 'components' && kind === 'schemas';
    const isAnswer = isComponent ? answered.has(pointerOf([root, kind, name ?? ''])) : !inRequest;
    if (isAnswer) checkAnswer(node, path, say);
  }
}

const scopesFile = 'data/api-scopes.yaml';

/** The row of a further route, after the others of its scope; undefined if there is no such scope. */
export function scopeRow(scope: string, route: string): (Fix & { file: string; start: number }) | undefined {
  const entry = new RegExp(`^- scope: ${scope}\\n(?: .*\\n)*`, 'm').exec(readText(scopesFile));
  return entry
    ? { file: scopesFile, start: entry.index + entry[0].length, from: '', to: `    - ${route}\n` }
    : undefined;
}

/** Says where the scope, the codes or the body limit of an operation differ from data/. */
export function checkOperationFacts(
  file: string,
  operation: LocatedOperation,
  facts: CheckFacts,
  say: Say,
): void {
  const at = ['paths', operation.path, operation.method];
  const prefix = facts.prefixes.get(file) ?? '';
  if (!operation.path.startsWith(`${prefix}/`))
    say(at.slice(0, 2), `the path does not begin with ${prefix}/`, 'data/api-families.yaml has the prefix.');
  const family = families.find(({ specFile }) => specFile === file);
  const scope = operation['x-whence-scope'] ?? '';
  const route = `/api/${family?.folder ?? ''}/${slugOf(operation.operationId)}`;
  const right = facts.scopes.find(({ routes }) => routes.includes(route))?.scope;
  if (family && scope !== right)
    say(
      [...at, 'x-whence-scope'],
      `the scope is ${scope}, but data/api-scopes.yaml has ${String(right)}`,
      right === undefined ? 'Add the route to its scope there.' : 'Correct one.',
      right === undefined ? scopeRow(scope, route) : undefined,
    );
  for (const [index, { status, code, when }] of (operation['x-whence-errors'] ?? []).entries()) {
    const hold = (
      holds: boolean,
      message: string,
      cure: string,
      place = ['x-whence-errors', index],
    ): void => {
      if (!holds) say([...at, ...place], message, cure);
    };
    const entry = facts.errors.errors.find((error) => error.code === code);
    const unknown = `${code} with ${status} is not in data/api-errors.yaml`;
    hold(entry?.status === status, unknown, 'Correct code or status.');
    if (code === 'insufficient_scope')
      hold(
        when.includes(`\`${scope}\``),
        `the cause does not name ${scope}`,
        'Name the scope of the operation.',
      );
    if (code !== 'payload_too_large') continue;
    const limit = facts.limits.find(({ key }) => key === operation['x-whence-body-limit'])?.text;
    const lacks = `the cause does not name ${limit ?? 'a limit'}`;
    hold(limit !== undefined && when.includes(limit), lacks, 'Name x-whence-body-limit.');
    const said = operation.requestBody?.description ?? '';
    hold(
      said.includes(limit ?? ''),
      `the description does not name ${limit}`,
      'Name the limit of the body.',
      ['requestBody'],
    );
  }
}
