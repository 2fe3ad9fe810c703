/** Reads the JSON content of bodies and its examples, wherever OpenAPI allows them. */
import type { LocatedOperation, MediaType } from '../../../lib/openapi/types';
import type { Json } from '../../../lib/shared/json-schema';

/** Content of the JSON media type, with or without a charset or a `+json` suffix. */
export function jsonContent(content: Readonly<Record<string, MediaType>> | undefined): MediaType | undefined {
  const type = Object.keys(content ?? {}).find((name) => /^application\/(.+\+)?json\b/.test(name));
  return type === undefined ? undefined : content?.[type];
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
