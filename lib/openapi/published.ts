/**
 * Makes the document that readers download of a source in openapi/. The source names only what differs between operations:
 * error responses that follow from `x-whence-errors`, their headers and bodies, and numbers of data/limits.yaml in
 * texts are filled in here. So each operation shows its path, scope and limits, and the source says everything once.
 * Bodies that operations word alike are under `components/x-whence-problems` and stay out of the download.
 */
import { site } from '../../config/site';
import { fillLimits } from '../facts/in-text';
import type { Schema } from '../shared/json-schema';
import { valueAt } from '../shared/json-pointer';
import { errorRoute } from './error-anchor';
import { problemDetail } from './problem-detail';
import { loadSpecFacts, type SpecFacts } from './spec-facts';
import {
  methods,
  type Example,
  type Header,
  type MediaType,
  type Operation,
  type Parameter,
  type Response,
  type Spec,
} from './types';

type Node = Readonly<Record<string, unknown>>;

const problemType = 'application/problem+json';

/** Reads parts of a document, with their own references followed. */
class Reader {
  constructor(private readonly document: unknown) {}

  /** What a node is, or what its `$ref` names. */
  follow<T>(node: T): T {
    const { $ref } = node as { $ref?: string };
    return $ref === undefined ? node : ((valueAt(this.document, $ref) ?? node) as T);
  }

  /** A reference to a component, if the document has it. */
  component<T>(kind: string, name: string): T | undefined {
    const $ref = `#/components/${kind}/${name}`;
    return valueAt(this.document, $ref) === undefined ? undefined : ({ $ref } as T);
  }

  header(name: string): Header | undefined {
    return valueAt(this.document, `#/components/headers/${name}`) as Header | undefined;
  }
}

/** The value with which the page of an operation shows a parameter. */
const shown = (parameter: Parameter): unknown =>
  parameter.example ?? Object.values(parameter.examples ?? {})[0]?.value;

/** The path of an operation with the values of its parameters; a word of `detail` that fits a parameter wins. */
function instanceOf(path: string, parameters: readonly Parameter[], detail: string): string {
  const words = detail.replace(/\.$/, '').split(' ');
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((p) => p.in === 'path' && p.name === name);
    const { pattern, type } = parameter?.schema ?? {};
    const form = pattern ?? (type === 'integer' ? String.raw`^\d+$` : undefined);
    const named = form === undefined ? undefined : words.find((word) => new RegExp(form).test(word));
    const example = parameter && shown(parameter);
    return named ?? (example === undefined ? `{${name}}` : String(example));
  });
}

/** Headers of an error: a request that fails counts like one that succeeds, unless the service is down. */
function errorHeaders(status: string, operation: Operation, reader: Reader): Record<string, Header> {
  const success = Object.entries(operation.responses).find(([code]) => code.startsWith('2'))?.[1];
  const kept = Object.entries(success?.headers ?? {}).filter(
    ([name]) => name === 'X-Request-Id' || (status !== '503' && name.startsWith('RateLimit')),
  );
  const wait =
    status === '429' || status === '503' ? reader.component<Header>('headers', 'Retry-After') : undefined;
  return { ...Object.fromEntries(kept), ...(wait && { 'Retry-After': wait }) };
}

/** An operation of a document whose references of parameters are followed, with its place. */
interface Placed {
  path: string;
  operation: Operation;
  reader: Reader;
  facts: SpecFacts;
}

/** Fills an error body that names only its code and what the operation words itself; what is written stays. */
function problemBody(placed: Placed, response: Response, written: Node): Node {
  const { path, operation, reader, facts } = placed;
  const { code, ...rest } = (written ?? {}) as { code: string; errors?: unknown[]; detail?: string };
  const entry = facts.errors.errors.find((error) => error.code === code);
  if (!entry || 'type' in rest) return written;
  const wording = problemDetail(operation, response, { code, ...rest }, facts);
  const detail = rest.detail ?? (wording && 'text' in wording ? wording.text : entry.title);
  return {
    type: `${site.url}${errorRoute(code)}`,
    title: entry.title,
    status: entry.status,
    detail,
    instance: instanceOf(path, operation.parameters ?? [], code === 'not_found' ? detail : ''),
    code,
    request_id: reader.header('X-Request-Id')?.example,
    ...rest,
  };
}

/** An error response in full: what is written, and what follows from the status and the codes of the operation. */
function errorResponse(placed: Placed, status: string, written: Partial<Response>): Response {
  const { operation, reader, facts } = placed;
  const headers = written.headers ?? errorHeaders(status, operation, reader);
  const response: Response = {
    description:
      written.description ??
      facts.errors.statuses.find((s) => String(s.status) === status)?.description ??
      '',
    headers,
  };
  const resolved: Response = {
    ...response,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, header]) => [name, reader.follow(header)]),
    ),
  };
  const { example: single, ...media }: MediaType = written.content?.[problemType] ?? {};
  const examples: Record<string, Example> = {
    ...(single !== undefined && { example: { value: single } }),
    ...media.examples,
  };
  const bodies = Object.values(examples).map((example) => reader.follow(example).value as Node | undefined);
  for (const { code, status: own } of operation['x-whence-errors'] ?? []) {
    const example = facts.errors.errors.find((error) => error.code === code)?.example;
    if (String(own) === status && example !== undefined && !bodies.some((body) => body?.code === code))
      examples[code] = { summary: example, value: { code } };
  }
  const filled = Object.entries(examples).map(([name, example]) => {
    const { value, ...about } = reader.follow(example);
    return [name, { ...about, value: problemBody(placed, resolved, value as Node) }] as const;
  });
  const schema = media.schema ?? reader.component<Schema>('schemas', 'Problem');
  // A document without a body of errors has errors without a body.
  if (!schema && filled.length === 0 && !written.content) return response;
  return {
    ...response,
    content: {
      ...written.content,
      [problemType]: {
        ...media,
        ...(schema && { schema }),
        examples: Object.fromEntries(filled),
        ...(single !== undefined && media.examples && { example: single }),
      } as MediaType,
    },
  };
}

/** The responses of an operation. Numeric names are in ascending order in any object, so statuses need no sorting. */
function withErrors(placed: Placed): Record<string, Response> {
  const { operation, facts } = placed;
  const { responses, 'x-whence-errors': errors = [] } = operation;
  const statuses = new Set([
    ...errors.map(({ status }) => String(status)),
    ...Object.keys(responses).filter((status) => /^[45]/.test(status)),
  ]);
  const made = [...statuses].flatMap((status) => {
    const written = responses[status];
    const known = facts.errors.statuses.some((s) => String(s.status) === status);
    const isOurs = written
      ? !('$ref' in written) && (!written.content || problemType in written.content)
      : known;
    return isOurs ? [[status, errorResponse(placed, status, written ?? {})] as const] : [];
  });
  return { ...responses, ...Object.fromEntries(made) };
}

/**
 * The document that is published: the same references, with error responses and numbers in place.
 * @param source A parsed OpenAPI 3.1 document; not changed.
 * @throws Error naming a placeholder without a fact.
 */
export function publishedDocument(source: unknown, facts = loadSpecFacts()): unknown {
  const document = fillLimits(source, facts.limits) as Spec;
  const reader = new Reader(document);
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const shared = (item.parameters ?? []) as Parameter[];
    const operations = methods.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      if (!operation?.responses) return [];
      const parameters = [...(operation.parameters ?? []), ...shared].map((p) => reader.follow(p));
      const placed = { path, operation: { ...operation, parameters }, reader, facts };
      return [[method, { ...operation, responses: withErrors(placed) }] as const];
    });
    return [path, { ...item, ...Object.fromEntries(operations) }] as const;
  });
  const { 'x-whence-problems': _, ...components } = (document.components ?? {}) as Node;
  const { 'x-keywords': __, ...info } = (document.info ?? {}) as Node;
  return {
    ...document,
    ...(document.info && { info }),
    paths: Object.fromEntries(paths),
    ...(document.components && { components }),
  };
}
