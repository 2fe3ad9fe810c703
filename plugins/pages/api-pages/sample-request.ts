/** The request that the samples of an operation send, and their fences. */
import type { LocatedOperation, Parameter } from '../../../lib/openapi/types';
import type { Json } from '../../../lib/shared/json-schema';
import { sampleTimeout, sampleWriters } from '../../../lib/shared/samples';
import type { SampleRequest } from '../../../lib/shared/samples/types';
import { fence } from '../../../lib/text/mdx-text';
import { bodyExamples } from './media';
import { parameterExample } from './parameters';

function text(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Optional query parameters that a sample shows; more would bury what the call is about. */
const optionalAtMost = 2;

/** Parameters of lists that no first call needs. */
const paging = ['limit', 'cursor'];

function pairs(parameters: readonly Parameter[]): [string, string][] {
  return parameters.flatMap((parameter): [string, string][] => {
    const example = parameterExample(parameter);
    if (example === undefined || example === null) return [];
    return [example].flat().map((value) => [parameter.name, text(value)]);
  });
}

/** What must be there, and the first optional ones that the specification gives an example. */
function shownQuery(parameters: readonly Parameter[]): Parameter[] {
  const query = parameters.filter((p) => p.in === 'query' && parameterExample(p) !== undefined);
  const optional = query.filter((p) => !p.required && !paging.includes(p.name)).slice(0, optionalAtMost);
  return query.filter((p) => p.required || optional.includes(p));
}

/**
 * The request that the samples of an operation send.
 * @throws Error if a path parameter has no example, or if a body is required and has none.
 */
export function sampleRequest(
  operation: LocatedOperation,
  server: string,
  apiKeyHeader: string,
): SampleRequest {
  const parameters = operation.parameters ?? [];
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = parameters.find((p) => p.in === 'path' && p.name === name);
    const example = parameter && parameterExample(parameter);
    if (example === undefined || example === null) {
      throw new Error(
        `${operation.operationId}: path parameter "${name}" has no example. Give it one in the specification.`,
      );
    }
    return encodeURIComponent(text(example));
  });
  const body = bodyExamples(operation)[0]?.value;
  if (operation.requestBody?.required && body === undefined) {
    throw new Error(
      `${operation.operationId}: the request body has no example. Give it one in the specification.`,
    );
  }
  return {
    method: operation.method.toUpperCase(),
    url: `${server.replace(/\/$/, '')}${path}`,
    query: pairs(shownQuery(parameters)),
    headers: pairs(
      parameters.filter((p) => p.in === 'header' && p.name.toLowerCase() !== apiKeyHeader.toLowerCase()),
    ),
    apiKeyHeader,
    body,
    timeout: sampleTimeout,
  };
}

/** The "Samples" fences, one a language, that become tabs. */
export function sampleFences(request: SampleRequest): string {
  return sampleWriters
    .map((writer) => fence(writer.language, writer.write(request), `tab="${writer.tab}"`))
    .join('\n\n');
}
