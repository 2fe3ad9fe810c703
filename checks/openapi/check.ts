/**
 * Own rules for the OpenAPI documents, on top of a linter's: references lead somewhere, examples fit their schemas,
 * every operation says what its page needs, and the pages that come out match the planned ones. The build runs them
 * before it generates pages, because the generator itself reports no failure.
 */
import { LineCounter, parse, parseDocument } from 'yaml';
import { plannedPages } from '../../lib/routes/planned-pages';
import { slugOf } from '../../lib/routes/written-routes';
import { operationsOf, resolveDocument } from '../../lib/openapi/spec';
import { publishedDocument } from '../../lib/openapi/published';
import type { LocatedOperation, MediaType, Spec } from '../../lib/openapi/types';
import type { Json, Schema } from '../../lib/shared/json-schema';
import { families } from '../../lib/openapi/families';
import { readText } from '../../lib/cache/inputs';
import { validatorFor } from '../../lib/openapi/documents';
import { pointerOf, valueAt } from '../../lib/shared/json-pointer';
import { lineFinder } from '../../lib/yaml/lines';
import type { Fix } from '../finding';
import type { Finding } from '../report';
import { loadCheckFacts } from './loaded-facts';
import { checkOperationFacts, checkSchemas } from './agreement';
import { checkProblemExamples } from './problem-examples';
import { checkRates } from './rates';
import type { Path, Say } from './report-at';
import { checkTexts } from './texts';

/** References that lead nowhere, with their place. */
function danglingReferences(root: unknown): { path: Path; reference: string }[] {
  const found: { path: Path; reference: string }[] = [];
  const exists = (reference: string): boolean => valueAt(root, reference) !== undefined;
  const walk = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) value.forEach((item, i) => walk(item, [...path, i]));
    else if (value !== null && typeof value === 'object') {
      for (const [key, child] of Object.entries(value)) {
        if (key === '$ref' && typeof child === 'string') {
          if (!child.startsWith('#/') || !exists(child))
            found.push({ path: [...path, key], reference: child });
        } else walk(child, [...path, key]);
      }
    }
  };
  walk(root, []);
  return found;
}

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
  checkSchemas(published, facts, say);
  let spec: Spec;
  try {
    spec = resolveDocument(published);
  } catch (error) {
    say([], (error as Error).message, 'End the recursion.');
    return { findings, examples: 0, spec: undefined };
  }

  let examples = 0;
  const validate = (schema: Schema, value: unknown, path: Path): void => {
    examples += 1;
    for (const problem of validatorFor(schema)(value)) {
      say(path, `the example does not fit its schema: ${problem}`, 'Correct the example or the schema.');
    }
  };
  const media = (content: Record<string, MediaType> | undefined, path: Path, needed: boolean): void => {
    for (const [type, body] of Object.entries(content ?? {})) {
      const named = Object.entries(body.examples ?? {});
      if (needed && named.length === 0 && body.example === undefined) {
        say([...path, type], 'has no example', 'Add one with values of the sample world.');
      }
      if (!body.schema) continue;
      if (body.example !== undefined) validate(body.schema, body.example, [...path, type, 'example']);
      for (const [name, example] of named)
        validate(body.schema, example.value, [...path, type, 'examples', name]);
    }
  };

  for (const operation of operationsOf(spec)) {
    checkOperation(operation, say, validate, media);
    checkProblemExamples(operation, facts, say);
    checkRates(operation, facts, say);
    checkOperationFacts(file, operation, facts, say);
  }
  for (const [name, schema] of Object.entries(spec.components?.schemas ?? {})) {
    checkSchema(schema, ['components', 'schemas', name], say, validate);
  }
  return { findings, examples, spec };
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

type Validate = (schema: Schema, value: unknown, path: Path) => void;

function checkOperation(
  operation: LocatedOperation,
  say: Say,
  validate: Validate,
  media: (content: Record<string, MediaType> | undefined, path: Path, needed: boolean) => void,
): void {
  const at = ['paths', operation.path, operation.method];
  const { operationId, summary, description } = operation;
  if (!operationId) say(at, 'has no operationId', 'Name it; the slug of its page is made of it.');
  else if (/\d/.test(operationId)) {
    say(
      [...at, 'operationId'],
      `${operationId} has a digit, which breaks slugs`,
      'Write the number as a word.',
    );
  }
  if (!summary) say(at, 'has no summary', 'Write the title of its page.');
  if (!description) say(at, 'has no description', 'Say what it does and when it is needed.');
  if (!operation['x-whence-scope']) say(at, 'has no x-whence-scope', 'Name the scope that a key needs.');
  if (!operation['x-whence-rate-limit'])
    say(at, 'has no x-whence-rate-limit', 'Name the policy that counts it.');

  const statuses = Object.keys(operation.responses);
  if (!statuses.some((status) => /^[45]/.test(status)))
    say(at, 'has no error response', 'Add those that it can give.');
  const told = operation['x-whence-errors'] ?? [];
  if (told.length === 0) say(at, 'has no x-whence-errors', 'List code, cause and cure of each error.');
  told.forEach(({ status, code }, index) => {
    if (!statuses.includes(String(status))) {
      say(
        [...at, 'x-whence-errors', index],
        `${code} has the status ${status}, which is not a response`,
        'Add the response.',
      );
    }
  });
  for (const status of statuses.filter((s) => /^[45]/.test(s))) {
    if (!told.some((error) => String(error.status) === status)) {
      say(
        [...at, 'responses', status],
        'is in no entry of x-whence-errors',
        'Say when it comes and what to do.',
      );
    }
  }

  for (const [index, parameter] of (operation.parameters ?? []).entries()) {
    const name = `parameter ${parameter.name}`;
    if (!parameter.description)
      say([...at, 'parameters', index], `${name} has no description`, 'Say what it does.');
    if (parameter.schema && parameter.example !== undefined) {
      validate(parameter.schema, parameter.example, [...at, 'parameters', index, 'example']);
    }
    for (const [example, { value }] of Object.entries(parameter.examples ?? {})) {
      if (parameter.schema)
        validate(parameter.schema, value, [...at, 'parameters', index, 'examples', example]);
    }
  }
  media(operation.requestBody?.content, [...at, 'requestBody', 'content'], true);
  for (const [status, response] of Object.entries(operation.responses)) {
    media(response.content, [...at, 'responses', status, 'content'], true);
    for (const [name, header] of Object.entries(response.headers ?? {})) {
      const { schema, example } = header as { schema?: Schema; example?: Json };
      if (schema && example !== undefined)
        validate(schema, example, [...at, 'responses', status, 'headers', name]);
    }
  }
}

function checkSchema(schema: Schema, path: Path, say: Say, validate: Validate): void {
  if (schema.enum && new Set(schema.enum.map(String)).size !== schema.enum.length) {
    say([...path, 'enum'], 'names a value twice', 'Remove the duplicate.');
  }
  for (const [index, example] of (schema.examples ?? []).entries()) {
    validate(schema, example, [...path, 'examples', index]);
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!property.description) say([...path, 'properties', name], 'has no description', 'Say what it means.');
    checkSchema(property, [...path, 'properties', name], say, validate);
  }
  if (schema.items) checkSchema(schema.items, [...path, 'items'], say, validate);
}

/** Pages that the document makes and planned pages must be the same. */
function checkSlugs(file: string, text: string, spec: Spec): Finding[] {
  const family = families.find((f) => f.specFile === file);
  if (!family) return [];
  const base = `/api/${family.folder}/`;
  const made = new Set([
    base + slugOf(spec.info.title.toLowerCase()),
    ...(family.tagPages ? (spec.tags ?? []).map((tag) => base + slugOf(tag.name)) : []),
    ...operationsOf(spec).map((operation) => base + slugOf(operation.operationId ?? '')),
  ]);
  const wanted = plannedPages()
    .filter((page) => page.openapi !== undefined && page.path.startsWith(base))
    .map((page) => page.path);
  const lines = text.split('\n');
  const operationIds = new Map(
    operationsOf(spec).map(({ operationId = '' }) => [base + slugOf(operationId), operationId]),
  );
  const lineOf = (route: string): number =>
    lines.findIndex((line) => line.trim() === `operationId: ${operationIds.get(route) ?? ''}`) + 1 || 1;
  const finding = (route: string, message: string, cure: string): Finding => ({
    file,
    line: lineOf(route),
    message,
    cure,
  });
  return [
    ...wanted
      .filter((route) => !made.has(route))
      .map((route) =>
        finding(route, `nothing makes the page ${route}`, 'Correct an operationId, a tag or info.title.'),
      ),
    ...[...made]
      .filter((route) => !wanted.includes(route))
      .map((route) =>
        finding(
          route,
          `${route} is not in data/routes.json`,
          operationIds.has(route)
            ? `Run: npm run new -- operation ${operationIds.get(route) ?? ''}`
            : 'Add the route, or correct the name.',
        ),
      ),
  ];
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
  const { spec, examples } = checkSource(file, parse(readText(file)));
  return {
    operations: spec ? operationsOf(spec).length : 0,
    schemas: Object.keys(spec?.components?.schemas ?? {}).length,
    examples,
  };
}
