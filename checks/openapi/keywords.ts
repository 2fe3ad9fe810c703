/**
 * Every keyword of a specification is shown by the API pages or refused here, so no part of it is lost without a word. The
 * table has all keywords of OpenAPI 3.1 and JSON Schema 2020-12; a test walks the standards' own schemas for one that it
 * lacks, and the pages of a fixture for one that they don't show.
 */
import { schemaProblems } from '../../lib/openapi/documents';
import { isNode, nodesIn, type Node, type Path, type Say } from './report-at';

/** Objects of OpenAPI 3.1, named as the schema of the standard names them. */
type ObjectKind =
  | 'document'
  | 'info'
  | 'contact'
  | 'license'
  | 'server'
  | 'components'
  | 'path-item'
  | 'operation'
  | 'external-documentation'
  | 'parameter'
  | 'header'
  | 'request-body'
  | 'media-type'
  | 'encoding'
  | 'response'
  | 'example'
  | 'tag'
  | 'security-scheme'
  | 'schema';

/** Schemas inside schemas have the same keywords, but for some that only a field can have. */
type Kind = ObjectKind | 'held-schema' | 'member' | 'names';

/** A keyword that is shown as a value, one that holds an object or some of them, or one that is refused with this cure. */
export type Rule = 'shown' | { is: Kind } | { each: Kind } | { cure: string };

const no = (cure: string): Rule => ({ cure });
const is = (kind: Kind): Rule => ({ is: kind });
const each = (kind: Kind): Rule => ({ each: kind });

/** The same rule for more than one keyword. */
const all = (rule: Rule, ...names: readonly string[]): Record<string, Rule> =>
  Object.fromEntries(names.map((name) => [name, rule]));

const inPaths = no('Declare it once, in the document.');
const oneCall = no('The samples have no call for it. Use get, put, post, patch, or delete.');
const asFields = no('Describe the fields: pages show a parameter by its schema.');
const byComponent = no('Put the schema under components/schemas and refer to it.');
const plainList = no('Describe all items with `items`: pages show one kind of item.');
const plainObject = no(
  'Name the fields, or describe the rest with `additionalProperties` and `propertyNames`.',
);

export const keywords: Readonly<Record<ObjectKind, Readonly<Record<string, Rule>>>> = {
  document: {
    ...all('shown', 'openapi', 'security'),
    info: is('info'),
    servers: each('server'),
    paths: each('path-item'),
    components: is('components'),
    tags: each('tag'),
    jsonSchemaDialect: no('Leave it out: schemas are of JSON Schema 2020-12.'),
    webhooks: no('Describe what Whence sends on a page of its guide.'),
    externalDocs: no('Link it in info.description.'),
  },
  info: {
    ...all('shown', 'title', 'description', 'version'),
    contact: is('contact'),
    license: is('license'),
    summary: no('Begin info.description with it.'),
    termsOfService: no('Link it in info.description.'),
  },
  contact: all('shown', 'name', 'url', 'email'),
  license: { ...all('shown', 'name', 'url'), identifier: no('Give its url.') },
  server: { ...all('shown', 'url', 'description'), variables: no('Write the whole address.') },
  components: {
    schemas: each('schema'),
    responses: each('response'),
    parameters: each('parameter'),
    examples: each('example'),
    requestBodies: each('request-body'),
    headers: each('header'),
    securitySchemes: each('security-scheme'),
    ...all(no('Describe it on the page of the operation.'), 'links', 'callbacks'),
    pathItems: no('Write it under paths.'),
  },
  'path-item': {
    ...all({ is: 'operation' }, 'get', 'put', 'post', 'delete', 'patch'),
    ...all(oneCall, 'options', 'head', 'trace'),
    parameters: each('parameter'),
    ...all(no('Say it in each operation.'), 'summary', 'description'),
    servers: inPaths,
    $ref: no('Write the path out.'),
  },
  operation: {
    ...all('shown', 'tags', 'summary', 'description', 'operationId', 'deprecated'),
    externalDocs: is('external-documentation'),
    parameters: each('parameter'),
    requestBody: is('request-body'),
    responses: each('response'),
    callbacks: no('Describe what Whence sends on a page of its guide.'),
    ...all(inPaths, 'security', 'servers'),
  },
  'external-documentation': all('shown', 'description', 'url'),
  parameter: {
    ...all('shown', 'name', 'in', 'description', 'required', 'deprecated', 'style', 'explode', 'example'),
    schema: is('schema'),
    examples: each('example'),
    content: asFields,
    allowEmptyValue: no('Say in the description what an empty value means, and allow it by the schema.'),
    allowReserved: no('Samples encode all values. Leave it out.'),
  },
  header: {
    ...all('shown', 'description', 'deprecated', 'example'),
    schema: is('schema'),
    examples: each('example'),
    content: asFields,
    required: no('Leave it out: the page says with which statuses a header comes.'),
    ...all(no('Describe the header as one text.'), 'style', 'explode'),
  },
  'request-body': { ...all('shown', 'description', 'required'), content: each('media-type') },
  'media-type': {
    schema: is('schema'),
    example: 'shown',
    examples: each('example'),
    encoding: each('encoding'),
  },
  encoding: {
    contentType: 'shown',
    ...all(
      no('Parts are written by their content type alone.'),
      'headers',
      'style',
      'explode',
      'allowReserved',
    ),
  },
  response: {
    description: 'shown',
    headers: each('header'),
    content: each('media-type'),
    links: no('Say in the description what to call next.'),
  },
  example: {
    ...all('shown', 'summary', 'description', 'value'),
    externalValue: no('Write the value: pages can show no other.'),
  },
  tag: { ...all('shown', 'name', 'description'), externalDocs: is('external-documentation') },
  'security-scheme': {
    ...all('shown', 'type', 'name', 'in', 'description'),
    ...all(no('Samples send an API key in a header.'), 'scheme', 'bearerFormat', 'flows', 'openIdConnectUrl'),
  },
  schema: {
    ...all('shown', 'description', 'type', 'format', 'enum', 'const', 'default', 'example', 'examples'),
    ...all('shown', 'readOnly', 'writeOnly', 'deprecated', 'contentMediaType', 'contentEncoding'),
    ...all('shown', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'),
    ...all('shown', 'minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'uniqueItems'),
    ...all('shown', 'minProperties', 'maxProperties', 'required', 'dependentRequired'),
    // Their words are checked by lib/openapi/conditions.ts, which has fewer.
    ...all(is('member'), 'if', 'then', 'else', 'not'),
    dependentSchemas: each('member'),
    title: no('A component has its name, and a form of a oneOf can have a title.'),
    properties: each('schema'),
    additionalProperties: is('held-schema'),
    propertyNames: is('names'),
    items: is('held-schema'),
    ...all({ each: 'member' }, 'allOf', 'anyOf', 'oneOf'),
    ...all(
      byComponent,
      '$defs',
      'definitions',
      '$id',
      '$schema',
      '$anchor',
      '$dynamicRef',
      '$dynamicAnchor',
      '$vocabulary',
    ),
    $comment: no('Write a comment of YAML.'),
    ...all(plainList, 'prefixItems', 'contains', 'minContains', 'maxContains', 'unevaluatedItems'),
    ...all(plainObject, 'patternProperties', 'unevaluatedProperties'),
    dependencies: no('Write dependentRequired or dependentSchemas.'),
    contentSchema: no('Describe the content in the description.'),
    nullable: no("Write type: [string, 'null']."),
    discriminator: no('Give each form a field with `const`.'),
    xml: no('Show the XML in an example.'),
    externalDocs: no('Link it in the description.'),
  },
};

const onField = no('Put it on the field.');
const ofField = all(onField, 'default', 'readOnly', 'writeOnly', 'deprecated');
const onlyNames = ['type', 'format', 'enum', 'pattern', 'minLength', 'maxLength'];

/** The rule of a keyword; undefined for one that the standards don't have. */
function ruleOf(kind: Kind, name: string): Rule | undefined {
  if (kind === 'names')
    return onlyNames.includes(name) ? 'shown' : no(`A rule of names is one of ${onlyNames.join(', ')}.`);
  if (kind === 'member') return name === 'title' ? 'shown' : ruleOf('schema', name);
  if (kind === 'held-schema') return ofField[name] ?? ruleOf('schema', name);
  return keywords[kind][name];
}

/** Extensions that pages, checks, or the download read. */
const extensions = /^x-(?:enumDescriptions|extensible-enum|keywords|displayName|whence-[a-z-]+)$/;

/** Kinds that are written out where they are used. */
const unreferenced: readonly Kind[] = ['document', 'path-item'];

const schemaKinds: readonly Kind[] = ['schema', 'held-schema', 'member', 'names'];

function walk(node: unknown, kind: Kind, path: Path, say: Say): void {
  const isSchema = schemaKinds.includes(kind);
  // Another rule judges closed and open objects.
  if (isSchema && typeof node === 'boolean' && path.at(-1) !== 'additionalProperties')
    say(
      path,
      `pages have no words for the schema "${node}"`,
      !node && path.at(-2) === 'properties'
        ? `Write not: { required: [${String(path.at(-1))}] }.`
        : 'Describe the value, or leave the schema out.',
    );
  if (!isNode(node)) return;
  if ('$ref' in node && !unreferenced.includes(kind) && !isSchema) {
    for (const name of Object.keys(node).filter((key) => key !== '$ref'))
      say([...path, name], `"${name}" next to a $ref is not shown`, 'Write it where the reference leads.');
    return;
  }
  for (const [name, value] of Object.entries(node)) {
    const at = [...path, name];
    if (isSchema && name === '$ref') continue;
    if (name.startsWith('x-')) {
      if (!extensions.test(name))
        say(at, `nothing reads the extension "${name}"`, 'Remove it, or correct its name.');
      continue;
    }
    const rule = ruleOf(kind, name);
    if (rule === undefined) say(at, `there is no keyword "${name}" here`, 'Correct its name or its place.');
    else if (rule === 'shown') continue;
    else if ('cure' in rule) say(at, `pages can't show "${name}"`, rule.cure);
    else if ('is' in rule) walk(value, rule.is, at, say);
    else if (isNode(value) || Array.isArray(value))
      for (const [key, child] of Object.entries(value))
        walk(child, rule.each, [...at, Array.isArray(value) ? Number(key) : key], say);
  }
  for (const rule of valueRules[isSchema ? 'schema' : kind] ?? []) rule(node, path, say);
}

type ValueRule = (node: Node, path: Path, say: Say) => void;

const keysOf = (value: unknown): string[] => (isNode(value) ? Object.keys(value) : []);

function onlyOne(name: string, what: string): ValueRule {
  return (node, path, say) => {
    const value = node[name];
    const count = Array.isArray(value) ? value.length : keysOf(value).length;
    if (count > 1)
      say([...path, name], `there is more than one ${what}`, 'Pages show one. Leave the others out.');
  };
}

/** Examples of what holds one: a value next to named ones, or next to one of its schema, would be lost. */
const oneExample: ValueRule = ({ example, examples, schema }, path, say) => {
  const inSchema = isNode(schema) && ('example' in schema || 'examples' in schema);
  if ([example !== undefined, examples !== undefined, inSchema].filter(Boolean).length > 1)
    say(path, 'has examples in more than one place', 'Keep one place: pages show no other.');
};

/** Cures of what schemas of older versions have; of everything else, the message says it. */
const valueCures: Readonly<Record<string, string>> = {
  exclusiveMinimum: 'Write the number here, and leave minimum out.',
  exclusiveMaximum: 'Write the number here, and leave maximum out.',
  required: 'List the names of the required fields on their object.',
};

/** True for the place of a schema that is in no other one. */
const isOutermost = (path: Path): boolean =>
  path[0] === 'components' && path[1] === 'schemas'
    ? path.length === 3
    : path.at(-1) === 'schema' && !path.includes('properties');

function isExpression(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}

/** Says which keywords of schemas have values that JSON Schema doesn't know. */
export function checkSchemaValues(document: unknown, say: Say): void {
  for (const { node, path } of nodesIn(document, ['example', 'examples'])) {
    // Ajv does not check formats in its meta-schema, and fails at the first value that it compares.
    if (typeof node.pattern === 'string' && !isExpression(node.pattern))
      say([...path, 'pattern'], 'the value of "pattern" is not a regular expression', 'Correct it.');
    for (const { path: inner, message } of isOutermost(path) ? schemaProblems(node) : []) {
      const name = inner.findLast((key) => !/^\d+$/.test(key)) ?? 'the schema';
      const cure = valueCures[name] ?? 'JSON Schema 2020-12 says what it can be.';
      say([...path, ...inner], `the value of "${name}" ${message}`, cure);
    }
  }
}

const contents: ValueRule = (node, path, say) => {
  for (const type of keysOf(node.content)) {
    const at = [...path, 'content', type];
    if (type.includes('*')) say(at, `${type} names no media type`, 'Name each type.');
    if (isNode(node.content) && isNode(node.content[type]) && !('schema' in node.content[type]))
      say(at, 'has no schema', 'Give it one; a file is { type: string, format: binary }.');
  }
};

/** What only values show, by kind. */
const valueRules: Partial<Record<Kind, readonly ValueRule[]>> = {
  document: [
    onlyOne('servers', 'server'),
    onlyOne('security', 'way to authenticate'),
    ({ tags, paths }, path, say) => {
      const items = isNode(paths) ? Object.values(paths).filter(isNode) : [];
      const used = items
        .flatMap((item) => Object.values(item))
        .flatMap((one) => (isNode(one) ? one.tags : []));
      for (const [index, tag] of (Array.isArray(tags) ? tags : []).entries())
        if (isNode(tag) && !used.includes(tag.name))
          say([...path, 'tags', index], `no operation has the tag "${String(tag.name)}"`, 'Leave it out.');
    },
    ({ openapi, security, components }, path, say) => {
      if (!/^3\.1\.\d+$/.test(String(openapi)))
        say([...path, 'openapi'], `pages can't show OpenAPI ${String(openapi)}`, 'Write it in 3.1.');
      const known = isNode(components) ? keysOf(components.securitySchemes) : [];
      const cure = 'Name the scheme: pages say that every request needs its key.';
      const [first] = Array.isArray(security) ? (security as unknown[]) : [];
      if (first === undefined) say([...path, 'security'], 'has no security', cure);
      else if (keysOf(first).length !== 1 || !known.includes(keysOf(first)[0] ?? ''))
        say([...path, 'security', 0], 'is not the scheme of components/securitySchemes', cure);
    },
  ],
  components: [onlyOne('securitySchemes', 'way to authenticate')],
  'security-scheme': [
    ({ type, in: place }, path, say) => {
      if (type !== 'apiKey' || place !== 'header')
        say(path, 'is not an API key in a header', 'Samples send no other. Use type: apiKey and in: header.');
    },
  ],
  'path-item': [
    ({ get }, path, say) => {
      if (isNode(get) && 'requestBody' in get)
        say(
          [...path, 'get', 'requestBody'],
          "samples can't send a body with GET",
          'Use parameters, or POST.',
        );
    },
  ],
  operation: [
    onlyOne('tags', 'tag'),
    ({ responses }, path, say) => {
      for (const status of keysOf(responses).filter((name) => !/^[1-5]\d\d$/.test(name)))
        say([...path, 'responses', status], `pages can't show the status "${status}"`, 'Name each status.');
    },
  ],
  parameter: [
    ({ in: place, name }, path, say) => {
      if (place === 'header' && /^(?:accept|content-type|authorization)$/i.test(String(name)))
        say([...path, 'name'], `OpenAPI ignores a parameter ${String(name)}`, 'Media types and key say it.');
    },
    oneExample,
  ],
  encoding: [
    ({ contentType }, path, say) => {
      if (String(contentType).includes('*'))
        say([...path, 'contentType'], `${String(contentType)} names no media type`, 'Name each type.');
    },
  ],
  header: [oneExample],
  'media-type': [oneExample],
  example: [
    (node, path, say) => {
      if (!('value' in node || 'externalValue' in node))
        say(path, 'has no value', 'Write it, or leave the example out.');
    },
  ],
  'request-body': [contents],
  response: [contents],
  schema: [
    ({ additionalProperties }, path, say) => {
      if (additionalProperties === true)
        say([...path, 'additionalProperties'], 'true is the default', 'Leave it out.');
    },
    ({ type, ...more }, path, say) => {
      const [name] = /^(?:any|one)Of$/.test(String(path.at(-2))) && type === 'null' ? Object.keys(more) : [];
      if (name !== undefined)
        say(
          [...path, name],
          'is not shown of a null',
          'Say in the description of the field what null means.',
        );
    },
    onlyOne('examples', 'example'),
    oneExample,
    ({ readOnly, writeOnly, enum: values }, path, say) => {
      if (readOnly === true && writeOnly === true)
        say([...path, 'writeOnly'], 'is in no request and in no answer', 'Keep one of the two.');
      if (Array.isArray(values) && values.every((value) => value === null))
        say([...path, 'enum'], 'has no value', "List the values; null alone is type: 'null'.");
    },
  ],
};

/** Says which keywords of a published document, with its references in place, the pages would lose. */
export const checkKeywords = (document: unknown, say: Say): void => walk(document, 'document', [], say);
