/** The request that the samples of an operation send, and their fences. */
import type { LocatedOperation } from '../../../lib/openapi/types';
import { sampleWriters } from '../../../lib/shared/samples';
import type { RequestField } from '../../../lib/shared/samples/fields';
import { requestOf } from '../../../lib/shared/samples/request';
import type { SampleRequest } from '../../../lib/shared/samples/types';
import { fence } from '../../../lib/text/mdx-text';
import { requestForm } from './request-form';

/** Optional query parameters that a sample shows; more would bury what the call is about. */
const optionalAtMost = 2;

/** Parameters of lists that no first call needs. */
const paging = ['limit', 'cursor'];

/** All but optional query parameters after the first ones; members of an object count as one. */
function shownFields(fields: readonly RequestField[]): RequestField[] {
  const stem = ({ name }: RequestField): string => name.replace(/\[.*/, '');
  const optional = fields.filter(
    (field) =>
      field.in === 'query' && !field.required && field.example !== undefined && !paging.includes(field.name),
  );
  const shown = [...new Set(optional.map(stem))].slice(0, optionalAtMost);
  return fields.filter((field) => field.in !== 'query' || field.required || shown.includes(stem(field)));
}

/**
 * The request that the samples of an operation send.
 * @throws Error if what must be sent has no example, or if no sample can send it.
 */
export function sampleRequest(
  operation: LocatedOperation,
  server: string,
  apiKeyHeader: string,
): SampleRequest {
  const { fields, ...form } = requestForm(operation, server, apiKeyHeader);
  const shown = shownFields(fields).map((field) => ({ ...field, value: field.example }));
  const missing = (what: string): never => {
    throw new Error(`${operation.operationId}: ${what} has no example. Give it one in the specification.`);
  };
  for (const [, name = ''] of operation.path.matchAll(/\{([^}]+)\}/g))
    if (!shown.some((field) => field.in === 'path' && field.name === name && field.value !== undefined))
      missing(`path parameter "${name}"`);
  const request = requestOf(form, shown, form.body?.examples[0]?.value);
  if (form.body?.required && request.body === undefined) missing('the request body');
  return request;
}

/** The "Samples" fences, one a language, that become tabs. */
export function sampleFences(request: SampleRequest): string {
  return sampleWriters
    .map((writer) => fence(writer.language, writer.write(request), `tab="${writer.tab}"`))
    .join('\n\n');
}
