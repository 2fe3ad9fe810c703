/** The request that a reader has filled in, in the form that the writers of samples take. */
import { sampleTimeout } from '../../../lib/shared/samples/request';
import type { SampleRequest } from '../../../lib/shared/samples/types';
import type { BuilderOperation } from '../../../lib/shared/builder-operation';
import { paramsIn, type BuilderParam, type BuilderState } from './builder-state';

/** Parameters with a value; one with more than one value is there once for each. */
const pairs = (params: readonly BuilderParam[]): [string, string][] =>
  params.flatMap(({ name, value }) =>
    [value ?? []]
      .flat()
      .filter((item) => item !== '')
      .map((item): [string, string] => [name, item]),
  );

/** Path with the values that are filled in; what is not filled in keeps its name in braces. */
function filledPath(path: string, params: readonly BuilderParam[]): string {
  return path.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const value = params.find((param) => param.name === name)?.value;
    return typeof value === 'string' && value !== '' ? encodeURIComponent(value) : whole;
  });
}

/**
 * What the fields hold.
 * @throws Error if the text of the body is not JSON.
 */
export function requestOf(operation: BuilderOperation, state: BuilderState): SampleRequest {
  const text = (state.body ?? '').trim();
  try {
    if (text !== '') JSON.parse(text);
  } catch {
    throw new Error('The body is not JSON. Correct it, and the request appears here.');
  }
  const server = (operation.servers[0]?.url ?? '').replace(/\/$/, '');
  return {
    method: operation.method,
    url: `${server}${filledPath(operation.path, paramsIn(state, 'path'))}`,
    query: pairs(paramsIn(state, 'query')),
    headers: pairs(paramsIn(state, 'header')),
    apiKeyHeader: operation.apiKeyHeader,
    cookies: pairs(paramsIn(state, 'cookie')),
    body: text === '' ? undefined : { kind: 'json', type: 'application/json', text },
    answer: 'json',
    timeout: sampleTimeout,
  };
}
