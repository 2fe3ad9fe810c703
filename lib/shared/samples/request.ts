/** The request that filled in fields make. The build fills in examples, a reader of the request builder the rest. */
import { readJson } from './exact-json';
import type { RequestField, RequestForm } from './fields';
import { assertSendable, assertWhole } from './sendable';
import type { Pair, Part, SampleBody, SampleRequest } from './types';

/** Recommended client time-out of the common rules, in seconds. */
const sampleTimeout = 30;

/** A field with its value: undefined if it is not sent; an empty text is a value. */
export interface FilledField extends RequestField {
  value?: string | readonly string[] | undefined;
}

/** Values of a field, none if it is not sent. */
const valuesOf = ({ value }: FilledField): readonly string[] => (value === undefined ? [] : [value].flat());

const pairs = (fields: readonly FilledField[]): Pair[] =>
  fields.flatMap((field) => valuesOf(field).map((value): Pair => [field.name, value]));

/** Pairs of places in which a list is always one value. */
const joinedPairs = (fields: readonly FilledField[]): Pair[] =>
  fields
    .filter((field) => valuesOf(field).length > 0)
    .map((field): Pair => [field.name, valuesOf(field).join(',')]);

/** Path with the values that are filled in; what is not filled in keeps its name in braces. */
function filledPath(path: string, fields: readonly FilledField[]): string {
  return path.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const field = fields.find((other) => other.name === name);
    const values = field ? valuesOf(field) : [];
    for (const value of values) assertWhole(name, value);
    return values.map(encodeURIComponent).join(',') || whole;
  });
}

const partsOf = (field: FilledField): Part[] =>
  valuesOf(field).map((value): Part => {
    const { name, type, isFile } = field;
    if (isFile) return { name, file: value, type: type ?? 'application/octet-stream' };
    return { name, value, ...(type === undefined ? {} : { type }) };
  });

/** The body; undefined if nothing of it is filled in. */
function bodyOf(
  { kind, type }: NonNullable<RequestForm['body']>,
  fields: readonly FilledField[],
  text: string | undefined,
): SampleBody | undefined {
  if (kind === 'form') {
    const filled = pairs(fields.filter((field) => field.in === 'form'));
    return filled.length > 0 ? { kind, fields: filled } : undefined;
  }
  if (kind === 'multipart') {
    const parts = fields.filter((field) => field.in === 'part').flatMap(partsOf);
    return parts.length > 0 ? { kind, parts } : undefined;
  }
  if (kind === 'file') {
    const [file] = fields.filter((field) => field.in === 'file').flatMap(valuesOf);
    return file === undefined ? undefined : { kind, type, file };
  }
  if (text === undefined || (kind === 'json' && text.trim() === '')) return undefined;
  if (kind === 'json') {
    try {
      readJson(text);
    } catch {
      throw new Error('The body is not JSON. Correct it, and the request appears here.');
    }
  }
  return { kind, type, text };
}

/**
 * The request that the fields make.
 * @param text Text of the body if it is JSON or a text; undefined if none is sent.
 * @throws Error if the text of a JSON body is not JSON, or if nothing can send one of the values.
 */
export function requestOf(
  form: Omit<RequestForm, 'fields'>,
  fields: readonly FilledField[],
  text: string | undefined,
): SampleRequest {
  const of = (place: RequestField['in']): FilledField[] => fields.filter((field) => field.in === place);
  const request: SampleRequest = {
    method: form.method,
    url: `${form.server.replace(/\/$/, '')}${filledPath(form.path, of('path'))}`,
    query: of('query').flatMap((field): SampleRequest['query'] =>
      field.joined && valuesOf(field).length > 0 ? [[field.name, valuesOf(field)]] : pairs([field]),
    ),
    headers: joinedPairs(of('header')),
    cookies: pairs(of('cookie')),
    apiKeyHeader: form.apiKeyHeader,
    body: form.body && bodyOf(form.body, fields, text),
    answer: form.answer,
    timeout: sampleTimeout,
  };
  assertSendable(request);
  return request;
}
