/** What a caller must know of an operation before the details: scope, rate limit, whether a repeat is safe. */
import type { LocatedOperation, RateLimit } from '../../../lib/openapi/types';
import { code } from '../../../lib/text/mdx-text';
import { rateText } from '../../../lib/facts/derived-limits';
import { heldBy } from '../../../lib/openapi/schema-model';
import { jsonContent } from './media';

/** Rate limit policy of an operation with its numbers, in words. */
function rateLimitText(limit: string | RateLimit): string {
  if (typeof limit === 'string') return code(limit);
  const { policy, limit: requests, window } = limit;
  if (requests === undefined || window === undefined) return code(policy);
  return `${code(policy)}: ${rateText({ requests, seconds: window })}`;
}

/** True if the body or the items of its array have an `event_id`, by which the API knows a repeat. */
function hasEventId({ requestBody }: LocatedOperation): boolean {
  const schema = jsonContent(requestBody?.content)?.schema;
  const lists = Object.values(schema ? (heldBy(schema).form.schema.properties ?? {}) : {}).filter(
    (field) => field.items,
  );
  return [schema, ...lists].some(
    (holder) => holder && 'event_id' in (heldBy(holder).form.schema.properties ?? {}),
  );
}

/** Whether and how a request may be repeated. */
function repeatText(operation: LocatedOperation): string {
  const method = operation.method.toUpperCase();
  if (method === 'GET') return 'Safe to repeat';
  const names = new Set((operation.parameters ?? []).map((p) => p.name));
  if (names.has('Idempotency-Key')) {
    return method === 'PUT'
      ? `Idempotent; ${code('Idempotency-Key')} optional`
      : `Safe to repeat with the same ${code('Idempotency-Key')}`;
  }
  if (method === 'PUT' || method === 'DELETE') return 'Idempotent';
  return hasEventId(operation)
    ? `Safe to repeat with the same ${code('event_id')}`
    : 'Not safe to repeat: each request counts';
}

/** The facts as a definition list, in Markdown inside plain elements. */
export function factsList(operation: LocatedOperation): string {
  const limit = operation['x-whence-rate-limit'];
  const facts: [string, string | undefined][] = [
    ['Scope', operation['x-whence-scope'] && `[${code(operation['x-whence-scope'])}](/api/overview#scopes)`],
    ['Rate limit', limit && `[${rateLimitText(limit)}](/api/overview#rate-limits)`],
    ['Retries', repeatText(operation)],
  ];
  const rows = facts.flatMap(([name, text]) =>
    text ? [`<div>\n<dt>${name}</dt>\n<dd>${text}</dd>\n</div>`] : [],
  );
  return [`<dl className="page-facts">`, ...rows, '</dl>'].join('\n');
}
