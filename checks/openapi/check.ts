/**
 * Own rules for the OpenAPI documents, on top of a linter's: references lead somewhere, examples fit their schemas,
 * every operation says what its page needs, and the pages that come out match the planned ones. The build runs them
 * before it generates pages, because the generator itself reports no failure.
 */
import { isPair, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { plannedPages } from '../../lib/routes/planned-pages';
import { slugOf } from '../../lib/routes/written-routes';
import { without } from '../../lib/openapi/directions';
import { exampleOf, hasParts, heldBy, typeName } from '../../lib/openapi/schema-model';
import { operationsOf, resolveDocument } from '../../lib/openapi/spec';
import { publishedDocument } from '../../lib/openapi/published';
import type { Header, LocatedOperation, MediaType, Parameter, Spec } from '../../lib/openapi/types';
import type { Schema } from '../../lib/shared/json-schema';
import { families } from '../../lib/openapi/families';
import { readText } from '../../lib/cache/inputs';
import { validatorFor } from '../../lib/openapi/documents';
import { keysOf, pointerOf, valueAt } from '../../lib/shared/json-pointer';
import { lineFinder } from '../../lib/yaml/lines';
import { yamlOf } from '../../lib/yaml/parse';
import type { Fix } from '../finding';
import type { Finding } from '../report';
import { loadCheckFacts } from './loaded-facts';
import { checkOperationFacts, checkSchemas } from './agreement';
import { parameterFields, requestForm } from '../../plugins/pages/api-pages/request-form';
import { checkKeywords, checkSchemaValues } from './keywords';
import { checkProblemExamples } from './problem-examples';
import { checkRates } from './rates';
import { checkReferences, checkSchemaWords, inside, sayError } from './schema-words';
import { nodesIn, type Path, type Say } from './report-at';
import { checkTexts } from './texts';

/** References that lead nowhere, with their place. */
const danglingReferences = (root: unknown): { path: Path; reference: string }[] =>
  [...nodesIn(root)].flatMap(({ node: { $ref: reference }, path }) =>
    typeof reference === 'string' && (!reference.startsWith('#/') || valueAt(root, reference) === undefined)
      ? [{ path: [...path, '$ref'], reference }]
      : [],
  );

/** A finding by its place in the document. */
interface Placed {
  path: Path;
  message: string;
  cure: string;
  fix?: Fix | undefined;
}

interface Check {
  findings: Placed[];
  /** Examples that were validated. */
  examples: number;
  /** The document as it is published, resolved; undefined if it cannot be. */
  spec: Spec | undefined;
}

/** Counts of a clean document, for the closing line. */
export interface SpecCounts {
  operations: number;
  schemas: number;
  examples: number;
}

/**
 * Checks a document as it is published.
 * @param file Its source in openapi/, by which scopes and pages are known.
 */
export function checkPublished(file: string, published: unknown, facts = loadCheckFacts()): Check {
  const findings: Placed[] = [];
  const say: Say = (path, message, cure, fix) => {
    findings.push({ path, message, cure, fix });
  };
  checkKeywords(published, say);
  const refused = findings.map(({ path }) => path);
  checkReferences(published, say);
  checkSchemas(published, facts, say);
  const soFar = findings.length;
  checkSchemaValues(published, say);
  // Nobody can say more of schemas that mean nothing, and Ajv fails at `nullable` without a type.
  const isOld = refused.some((path) => path.at(-1) === 'nullable');
  if (findings.length > soFar || isOld) return { findings, examples: 0, spec: undefined };
  let spec: Spec;
  try {
    spec = resolveDocument(published);
  } catch (error) {
    // The message begins with the pointer of what holds itself.
    sayError(error, keysOf((error as Error).message.split(' ')[0] ?? ''), say);
    return { findings, examples: 0, spec: undefined };
  }

  const schemas = Object.entries(spec.components?.schemas ?? {});
  for (const [name, schema] of schemas) {
    checkSchema(schema, ['components', 'schemas', name], say);
    checkSchemaWords(schema, ['components', 'schemas', name], say);
  }
  const values = schemas.flatMap(([name, schema]) => valuesOfSchema(schema, ['components', 'schemas', name]));
  checkDeclared(published, spec, refused, say);
  const whole = operationsOf(spec, (operation) => operation);
  const examples = whole.flatMap((operation) => examplesOfOperation(operation, say));
  for (const operation of operationsOf(spec)) {
    checkOperation(operation, say);
    for (const { schema, path } of schemasOf(operation)) {
      // What is left of a component in one direction must have words, too.
      checkSchemaWords(schema, path, (at, message, cure) => {
        if (!findings.some((other) => other.message === message)) say(at, message, cure);
      });
      if (!schema.title) values.push(...valuesOfSchema(schema, path));
    }
    try {
      requestForm({ ...operation, parameters: [] }, '', '');
    } catch (error) {
      sayError(error, ['paths', operation.path, operation.method, 'requestBody'], say);
    }
    checkProblemExamples(operation, facts, say);
    checkRates(operation, facts, say);
    checkOperationFacts(file, operation, facts, say);
  }
  const valued = [...examples, ...values].filter(({ schema }) => schema);
  for (const { schema = {}, value, path, what = 'example' } of valued)
    for (const problem of validatorFor(schema)(value))
      say(path, `the ${what} does not fit its schema: ${problem}`, `Correct the ${what} or the schema.`);
  return { findings, examples: valued.length, spec };
}

/** Checks a parsed source, and the document that is published of it. */
export function checkSource(file: string, source: unknown, facts = loadCheckFacts()): Check {
  const findings: Placed[] = danglingReferences(source).map(({ path, reference }) => ({
    path,
    message: `${reference} leads nowhere`,
    cure: 'Correct the reference, or add what it names.',
  }));
  checkTexts(source, facts.limits, (path, message, cure) => findings.push({ path, message, cure }));
  // What is not there cannot be published.
  if (findings.length > 0) return { findings, examples: 0, spec: undefined };
  return checkPublished(file, publishedDocument(source, facts), facts);
}

/** Says which headers and parameters no page or sample can write, at the places where they are, once each. */
function checkDeclared(published: unknown, spec: Spec, refused: readonly Path[], say: Say): void {
  for (const { node, path } of nodesIn(published, ['example', 'examples', 'properties'])) {
    const whole = valueAt(spec, pointerOf(path)) as Parameter;
    if ('$ref' in node) continue;
    if (path.at(-2) === 'headers' && whole.schema && hasParts(heldBy(whole.schema).form))
      say([...path, 'schema'], "pages can't show the parts of a header", 'Describe it as one text.');
    const isRefused = refused.some((other) => path.every((key, index) => other[index] === key));
    if (path.at(-2) !== 'parameters' || isRefused) continue;
    try {
      parameterFields(whole);
    } catch (error) {
      sayError(error, path, say);
    }
  }
}

/** The schemas that an operation writes itself: of its parameters and of its bodies. */
function schemasOf({ path, method, parameters = [], requestBody, responses }: LocatedOperation) {
  const at = ['paths', path, method];
  const ofContent = (content: Record<string, MediaType> = {}, place: Path) =>
    Object.entries(content).flatMap(([type, { schema }]) =>
      schema ? [{ schema, path: [...place, 'content', type, 'schema'] }] : [],
    );
  return [
    ...parameters.flatMap(({ schema }, index) =>
      schema ? [{ schema, path: [...at, 'parameters', index, 'schema'] }] : [],
    ),
    ...ofContent(requestBody?.content, [...at, 'requestBody']),
    ...Object.entries(responses).flatMap(([status, { content, headers = {} }]) => [
      ...ofContent(content, [...at, 'responses', status]),
      ...Object.entries(headers).flatMap(([name, { schema }]) =>
        schema ? [{ schema, path: [...at, 'responses', status, 'headers', name, 'schema'] }] : [],
      ),
    ]),
  ];
}

/** Members that every operation has, each with the cure if it has none. */
const needed = {
  operationId: 'Name it; the slug of its page is made of it.',
  summary: 'Write the title of its page.',
  description: 'Say what it does and when it is needed.',
  'x-whence-scope': 'Name the scope that a key needs.',
  'x-whence-rate-limit': 'Name the policy that counts it.',
} as const;

function checkOperation(operation: LocatedOperation, say: Say): void {
  const at = ['paths', operation.path, operation.method];
  for (const [member, cure] of Object.entries(needed))
    if (!operation[member as keyof typeof needed]) say(at, `has no ${member}`, cure);
  const { operationId, parameters = [], responses } = operation;
  if (/\d/.test(operationId))
    say(
      [...at, 'operationId'],
      `${operationId} has a digit, which breaks slugs`,
      'Write the number as a word.',
    );
  const statuses = Object.keys(responses);
  const errors = statuses.filter((status) => /^[45]/.test(status));
  if (errors.length === 0) say(at, 'has no error response', 'Add those that it can give.');
  const told = operation['x-whence-errors'] ?? [];
  if (told.length === 0) say(at, 'has no x-whence-errors', 'List code, cause and cure of each error.');
  for (const [index, { status, code }] of told.entries()) {
    const message = `${code} has the status ${status}, which is not a response`;
    if (!statuses.includes(String(status)))
      say([...at, 'x-whence-errors', index], message, 'Add the response.');
  }
  for (const status of errors) {
    const place = [...at, 'responses', status];
    if (!told.some((error) => String(error.status) === status))
      say(place, 'is in no entry of x-whence-errors', 'Say when it comes and what to do.');
  }
  for (const [index, { name, description }] of parameters.entries())
    if (!description)
      say([...at, 'parameters', index], `parameter ${name} has no description`, 'Say what it does.');
}

/** An example with its place; without a schema, nothing holds it. */
interface Example {
  schema: Schema | undefined;
  value: unknown;
  path: Path;
  /** What it is, if not an example. */
  what?: 'default' | 'value';
}

/** The one example or the named ones of what has a schema. */
const examplesIn = ({ schema, example, examples = {} }: MediaType | Header, path: Path): Example[] => [
  ...(example === undefined ? [] : [{ schema, value: example, path: [...path, 'example'] }]),
  ...Object.entries(examples).flatMap(([name, { value }]) =>
    value === undefined ? [] : [{ schema, value, path: [...path, 'examples', name] }],
  ),
];

/** All examples of an operation; says which bodies have none. */
function examplesOfOperation(
  { path, method, parameters = [], requestBody, responses }: LocatedOperation,
  say: Say,
): Example[] {
  const at = ['paths', path, method];
  const ofContent = (
    content: Record<string, MediaType> = {},
    place: Path,
    flag: 'readOnly' | 'writeOnly',
  ): Example[] =>
    Object.entries(content).flatMap(([type, body]) => {
      const at = [...place, 'content', type];
      if (exampleOf(body.schema) !== undefined)
        say(
          [...at, 'schema'],
          'the example of the schema is not shown',
          'Leave it out: the body has its own.',
        );
      if (body.example === undefined && !body.examples)
        say(at, 'has no example', 'Add one with values of the sample world.');
      if (/[/+]xml\b/.test(type) && body.schema && typeName(body.schema) !== 'string') {
        const cure = 'Write { type: string }, and show the XML in the example.';
        say([...at, 'schema'], "pages can't show the fields of XML", cure);
        return [];
      }
      const schema = body.schema && without(body.schema, flag, { not: {} });
      return examplesIn({ ...body, ...(schema && { schema }) }, at);
    });
  return [
    ...parameters.flatMap((parameter, index) => examplesIn(parameter, [...at, 'parameters', index])),
    ...ofContent(requestBody?.content, [...at, 'requestBody'], 'readOnly'),
    ...Object.entries(responses).flatMap(([status, { content, headers = {} }]) => [
      ...ofContent(content, [...at, 'responses', status], 'writeOnly'),
      ...Object.entries(headers).flatMap(([name, header]) =>
        examplesIn(header, [...at, 'responses', status, 'headers', name]),
      ),
    ]),
  ];
}

/** All values of a schema and of those inside it: examples, defaults, and what it lists. */
function valuesOfSchema(schema: Schema, path: Path): Example[] {
  const of = (name: 'examples' | 'enum', what?: 'value'): Example[] =>
    (schema[name] ?? []).map((value, index) => ({ schema, value, path: [...path, name, index], what }));
  const one = (name: 'example' | 'default' | 'const', what?: Example['what']): Example[] =>
    schema[name] === undefined ? [] : [{ schema, value: schema[name], path: [...path, name], what }];
  return [
    ...[...of('examples'), ...one('example'), ...one('default', 'default')],
    ...[...of('enum', 'value'), ...one('const', 'value')],
    ...inside(schema).flatMap(([inner, place]) => valuesOfSchema(inner, [...path, ...place])),
  ];
}

function checkSchema(schema: Schema, path: Path, say: Say): void {
  if (schema.enum && new Set(schema.enum.map((value) => JSON.stringify(value))).size !== schema.enum.length)
    say([...path, 'enum'], 'names a value twice', 'Remove the duplicate.');
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const place = [...path, 'properties', name];
    if (!property.description) say(place, 'has no description', 'Say what it means.');
    checkSchema(property, place, say);
  }
  if (schema.items) checkSchema(schema.items, [...path, 'items'], say);
}

/** Pages that the document makes and planned pages must be the same. */
function checkSlugs(file: string, text: string, spec: Spec): Finding[] {
  const family = families.find((f) => f.specFile === file);
  if (!family) return [];
  const base = `/api/${family.folder}/`;
  const operationIds = new Map(
    operationsOf(spec).map(({ operationId = '' }) => [base + slugOf(operationId), operationId]),
  );
  const made = new Set([
    base + slugOf(spec.info.title.toLowerCase()),
    ...(family.tagPages ? (spec.tags ?? []).map((tag) => base + slugOf(tag.name)) : []),
    ...operationIds.keys(),
  ]);
  const planned = plannedPages().filter((page) => page.openapi !== undefined && page.path.startsWith(base));
  const wanted = planned.map((page) => page.path);
  const titles = operationsOf(spec).flatMap(({ operationId = '', summary }) => {
    const route = base + slugOf(operationId);
    const title = planned.find((page) => page.path === route)?.title;
    return title === undefined || title === summary ? [] : [{ route, title, summary }];
  });
  const lines = text.split('\n').map((line) => line.trim());
  const finding = (route: string, message: string, cure: string): Finding => {
    const line = lines.indexOf(`operationId: ${operationIds.get(route) ?? ''}`) + 1 || 1;
    return { file, line, message, cure };
  };
  const add = (route: string): string =>
    operationIds.has(route)
      ? `Run: npm run new -- operation ${operationIds.get(route) ?? ''}`
      : 'Add the route, or correct the name.';
  return [
    ...titles.map(({ route, title, summary = '' }) =>
      finding(route, `the summary "${summary}" is not the title of its page, "${title}"`, 'Write the title.'),
    ),
    ...wanted
      .filter((route) => !made.has(route))
      .map((route) =>
        finding(route, `nothing makes the page ${route}`, 'Correct an operationId, a tag or info.title.'),
      ),
    ...[...made]
      .filter((route) => !wanted.includes(route))
      .map((route) => finding(route, `${route} is not in data/routes.json`, add(route))),
  ];
}

/** Numbers whose digits are others once they are read, such as `1.0`, and limits of 64 bits. */
function changedNumbers(file: string, document: Document, counter: LineCounter): Finding[] {
  const found: Finding[] = [];
  visit(document, {
    Scalar(key, { value, source, range }, ancestors) {
      if (key === 'key' || typeof value !== 'number' || source === String(value)) return;
      const line = counter.linePos(range?.[0] ?? 0).line;
      const message = `${String(ancestors.findLast(isPair)?.key)}: ${source} is read as ${value}, and pages show that`;
      const cure = /^\d{16}/.test(source ?? '')
        ? 'Numbers keep 15 digits: say it in the description, or make the value a text.'
        : `Write ${value}, or a text in quotes if the digits matter.`;
      found.push({ file, line, message, cure });
    },
  });
  return found;
}

/**
 * Checks a source.
 * @param file Name for messages; a known specification is also checked against the planned pages.
 * @param text Its YAML; read from the file if absent.
 */
export function specFindings(file: string, text = readText(file)): Finding[] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const broken = document.errors[0];
  if (broken) {
    const line = broken.linePos?.[0].line ?? 1;
    return [{ file, line, message: `${broken.message.split('\n')[0]}`, cure: 'Correct the YAML.' }];
  }
  const { findings, spec } = checkSource(file, document.toJS());
  const lineOf = lineFinder(document, counter);
  return [
    ...changedNumbers(file, document, counter),
    ...findings.map(({ path, message, cure, fix }) => ({
      file,
      line: lineOf(path),
      message: `${pointerOf(path)}: ${message}`,
      cure,
      fix,
    })),
    ...(spec ? checkSlugs(file, text, spec) : []),
  ];
}

/** What a document holds. */
export function specCounts(file: string): SpecCounts {
  const { spec, examples } = checkSource(file, yamlOf(file, readText(file)));
  return {
    operations: spec ? operationsOf(spec).length : 0,
    schemas: Object.keys(spec?.components?.schemas ?? {}).length,
    examples,
  };
}
