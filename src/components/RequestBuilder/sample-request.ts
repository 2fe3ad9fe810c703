/** The request that a reader has filled in, in the form that the writers of samples take. */
import { sampleTimeout } from '../../../lib/shared/samples';
import type { SampleRequest } from '../../../lib/shared/samples/types';
import type { BuilderOperation } from '../../../lib/shared/builder-operation';
import type { Json } from '../../../lib/shared/json-schema';
import type { ThemeParam, ThemeState } from './theme-state';

/** Parameters with a value; one with more than one value is there once for each. */
const pairs = (params: readonly ThemeParam[]): [string, string][] =>
  params.flatMap(({ name, value }) =>
    [value ?? []]
      .flat()
      .filter((item) => item !== '')
      .map((item): [string, string] => [name, item]),
  );

/** Path with the values that are filled in; what is not filled in keeps its name in braces. */
function filledPath(path: string, params: readonly ThemeParam[]): string {
  return path.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const value = params.find((param) => param.name === name)?.value;
    return typeof value === 'string' && value !== '' ? encodeURIComponent(value) : whole;
  });
}

/**
 * What the fields hold.
 * @throws Error if the text of the body is not JSON.
 */
export function requestOf(operation: BuilderOperation, state: ThemeState): SampleRequest {
  const text = state.body.type === 'raw' ? (state.body.content.value ?? '').trim() : '';
  let body: Json | undefined;
  try {
    body = text === '' ? undefined : (JSON.parse(text) as Json);
  } catch {
    throw new Error('The body is not JSON. Correct it, and the request appears here.');
  }
  const server = (state.server.value?.url ?? '').replace(/\/$/, '');
  return {
    method: operation.method,
    url: `${server}${filledPath(operation.path, state.params.path)}`,
    query: pairs(state.params.query),
    headers: pairs(state.params.header),
    apiKeyHeader: operation.apiKeyHeader,
    body,
    timeout: sampleTimeout,
  };
}
