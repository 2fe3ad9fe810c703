/** Reads the content of bodies and its examples, wherever OpenAPI allows them. */
import type { LocatedOperation, MediaType } from '../../../lib/openapi/types';
import type { Json } from '../../../lib/shared/json-schema';

/** True for JSON, with or without a charset or a `+json` suffix. */
export const isJson = (type: string): boolean => /^application\/(.+\+)?json\b/.test(type);

/** Content of the JSON media type. */
export function jsonContent(content: Readonly<Record<string, MediaType>> | undefined): MediaType | undefined {
  const type = Object.keys(content ?? {}).find(isJson);
  return type === undefined ? undefined : content?.[type];
}

/** A body in one of the media types that it can have. */
export interface Content {
  type: string;
  media: MediaType;
}

/** All contents of a body, JSON first: it is what most readers take. */
export const contentsOf = (content: Readonly<Record<string, MediaType>> = {}): Content[] =>
  Object.entries(content)
    .map(([type, media]) => ({ type, media }))
    .toSorted((a, b) => Number(isJson(b.type)) - Number(isJson(a.type)));

/** Forms, whose examples are written field by field, as JSON is. */
const isForm = (type: string): boolean => /^(?:multipart\/|application\/x-www-form-urlencoded\b)/.test(type);

/** Languages of fences by what a media type ends with. */
const languages: readonly [RegExp, string][] = [
  [/csv\b/, 'csv'],
  [/xml\b/, 'xml'],
  [/html\b/, 'html'],
  [/yaml\b/, 'yaml'],
];

/** The language in which an example of a media type is shown. */
export function fenceLanguage(type: string): string {
  if (isJson(type) || isForm(type)) return 'json';
  return languages.find(([pattern]) => pattern.test(type))?.[1] ?? 'text';
}

export interface NamedExample {
  name: string;
  /** Empty if the specification gives none. */
  title: string;
  /** Markdown; empty if the specification gives none. */
  note: string;
  value: Json;
}

/** Examples of a media type in the order of the specification. */
export function examplesOf(media: MediaType | undefined): NamedExample[] {
  const named = Object.entries(media?.examples ?? {}).flatMap(([name, { summary, description, value }]) =>
    value === undefined ? [] : [{ name, title: summary ?? '', note: description ?? '', value }],
  );
  if (named.length > 0) return named;
  const single = media?.example ?? media?.schema?.example ?? media?.schema?.examples?.[0];
  return single === undefined ? [] : [{ name: 'example', title: '', note: '', value: single }];
}

/** Examples of an operation's request body. */
export function bodyExamples(operation: LocatedOperation): NamedExample[] {
  return examplesOf(jsonContent(operation.requestBody?.content));
}
