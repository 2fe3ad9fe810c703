/** State of the API theme's store for one operation. The builder's fields write to it; snippets are made from it. */
import { isList } from './lists';
import type { BuilderOperation, BuilderParameter } from '../../../lib/shared/builder-operation';
import type { Json } from '../../../lib/shared/json-schema';

export interface ThemeParam extends BuilderParameter {
  /** What the reader typed; a list for repeatable parameters. */
  value?: string | string[];
  style?: 'form';
  explode?: boolean;
}

export interface ThemeState {
  accept: { value: string; options: string[] };
  contentType: { value: string | undefined; options: string[] };
  server: { value: { url: string } | undefined; options: { url: string }[] };
  body: { type: 'empty' } | { type: 'raw'; content: { type: 'string'; value?: string } };
  params: Record<BuilderParameter['in'], ThemeParam[]>;
  auth: {
    data: Record<string, Record<string, string | undefined>>;
    options: Record<string, { key: string; type: 'apiKey'; in: 'header'; name: string; scopes: string[] }[]>;
    selected: string;
  };
  response: { value: undefined };
  schemaSelection: { selections: Record<string, number> };
  encodingSelection: Record<string, string>;
}

/** What snippets have where the reader puts the key; the builder never asks for one. */
export const keyPlaceholder = 'YOUR_API_KEY';

/** A value as the text of an input. */
export function inputText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Readable JSON for the body's editor. */
export const bodyText = (value: Json): string => JSON.stringify(value, null, 2);

function initialValue({ required, example, schema }: BuilderParameter): string | string[] | undefined {
  if (!required || example === undefined) return undefined;
  if (isList(schema)) return [example].flat().map(inputText);
  return inputText(example);
}

/** The state that the builder opens with: required values and the body filled in from the specification's examples. */
export function initialState(operation: BuilderOperation): ThemeState {
  const params: ThemeState['params'] = { path: [], query: [], header: [], cookie: [] };
  for (const parameter of operation.parameters) {
    params[parameter.in].push({
      ...parameter,
      // Lists in the query are repeated parameters. On single values the theme would take `explode` for an object's.
      ...(parameter.in === 'query' && isList(parameter.schema) ? { style: 'form', explode: true } : {}),
      value: initialValue(parameter),
    });
  }
  const example = operation.body?.examples[0];
  const contentType = operation.body?.contentType;
  return {
    accept: { value: operation.accept, options: [operation.accept] },
    contentType: { value: contentType, options: contentType ? [contentType] : [] },
    server: { value: operation.servers[0], options: operation.servers },
    body: example
      ? { type: 'raw', content: { type: 'string', value: bodyText(example.value) } }
      : { type: 'empty' },
    params,
    auth: {
      data: { ApiKeyAuth: { apiKey: keyPlaceholder } },
      options: {
        ApiKeyAuth: [
          { key: 'ApiKeyAuth', type: 'apiKey', in: 'header', name: operation.apiKeyHeader, scopes: [] },
        ],
      },
      selected: 'ApiKeyAuth',
    },
    response: { value: undefined },
    schemaSelection: { selections: {} },
    encodingSelection: {},
  };
}
