/**
 * Words the `detail` of an error for one operation. data/api-errors.yaml has the wording with placeholders, because an
 * example that operations shared would show the scope or the limit of another one.
 */
import { rateText } from '../facts/derived-limits';
import type { ApiRateLimit } from '../facts/types';
import { bytesOf } from './sizes';
import type { SpecFacts } from './spec-facts';
import type { Operation, Response } from './types';

/** The part of an error body that its `detail` depends on. */
interface Wanted {
  code: string;
  errors?: readonly unknown[];
}

/** The policy that counts the requests of an operation, or undefined. */
export function rateOf(operation: Operation, rates: readonly ApiRateLimit[]): ApiRateLimit | undefined {
  const named = operation['x-whence-rate-limit'];
  const policy = typeof named === 'object' ? named.policy : named;
  return rates.find((rate) => rate.policy === policy);
}

const number = (value: number): string => value.toLocaleString('en-US');

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? ' is' : 's are'}`;

/** How far over the limit the body of an example is: a quarter. */
const excess = 1.25;

/** What the placeholders mean for an operation; undefined if it has no such thing. */
function placeholders(
  operation: Operation,
  response: Response,
  { errors = [] }: Wanted,
  facts: SpecFacts,
): Readonly<Record<string, string | undefined>> {
  const rate = rateOf(operation, facts.rates);
  const limit = facts.limits.find(({ key }) => key === operation['x-whence-body-limit']);
  const bytes = limit && bytesOf(limit);
  const keyParameter = operation.parameters?.find(({ name }) => name === 'Idempotency-Key');
  const text = (value: unknown): string | undefined =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  return {
    scope: operation['x-whence-scope'],
    rate: rate === undefined || rate.seconds === null ? undefined : rateText(rate),
    bodyLimit: bytes === undefined ? undefined : number(bytes),
    bodyBytes: bytes === undefined ? undefined : number(bytes * excess),
    idempotencyKey: text(keyParameter?.example ?? Object.values(keyParameter?.examples ?? {})[0]?.value),
    retryAfter: text(response.headers?.['Retry-After']?.example),
    fields: counted(errors.length, 'field'),
    parameters: counted(errors.length, 'parameter'),
  };
}

/**
 * What `detail` of an error must say.
 * @param operation With its references resolved, and so the response.
 * @returns The text, the placeholder that the operation lacks, or undefined if each operation words the code itself.
 */
export function problemDetail(
  operation: Operation,
  response: Response,
  problem: Wanted,
  facts: SpecFacts,
): { text: string } | { lacks: string } | undefined {
  const wording = facts.errors.errors.find(({ code }) => code === problem.code)?.detail;
  if (wording === undefined) return undefined;
  const values = placeholders(operation, response, problem, facts);
  const lacks = [...wording.matchAll(/\{(\w+)\}/g)].find(([, name = '']) => values[name] === undefined)?.[1];
  if (lacks !== undefined) return { lacks };
  return { text: wording.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '') };
}
