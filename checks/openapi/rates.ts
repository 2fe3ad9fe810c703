/**
 * Holds the rate limits of an operation to data/api-rate-limits.yaml: the policy with its numbers, and the headers that
 * tell them. A client reads its pace from there.
 */
import { rateOf } from '../../lib/openapi/problem-detail';
import type { LocatedOperation } from '../../lib/openapi/types';
import { didYouMean } from '../../lib/text/closest';
import type { CheckFacts } from './loaded-facts';
import type { Say } from './report-at';

/** Says what is wrong with the policy and with the examples of the rate-limit headers. */
export function checkRates(operation: LocatedOperation, { rates }: CheckFacts, say: Say): void {
  const at = ['paths', operation.path, operation.method];
  const rate = rateOf(operation, rates);
  const named = operation['x-whence-rate-limit'];
  if (named === undefined) return;
  const given = typeof named === 'object' ? named : { policy: named };
  if (!rate) {
    const cure = didYouMean(
      given.policy,
      rates.map(({ policy }) => policy),
    );
    say([...at, 'x-whence-rate-limit'], `there is no policy "${given.policy}"`, cure);
    return;
  }
  const cure = 'data/api-rate-limits.yaml has the numbers.';
  if (given.limit !== rate.requests || given.window !== rate.seconds)
    say(
      [...at, 'x-whence-rate-limit'],
      `${given.policy} allows ${rate.requests} in ${String(rate.seconds)} s, not ${String(given.limit)} in ${String(given.window)} s`,
      cure,
    );
  for (const [status, response] of Object.entries(operation.responses)) {
    for (const [name, { example }] of Object.entries(response.headers ?? {})) {
      const place = [...at, 'responses', status, 'headers', name];
      const told = String(example);
      const wanted = `"${rate.policy}";q=${rate.requests};w=${String(rate.seconds)}`;
      if (name === 'RateLimit-Policy' && told !== wanted)
        say(place, `the example of ${operation.operationId} is ${told}, not ${wanted}`, cure);
      if (name === 'RateLimit') {
        const [, policy, left, reset] = /^"([\w-]+)";r=(\d+);t=(\d+)$/.exec(told) ?? [];
        const fits =
          policy === rate.policy && Number(left) < rate.requests && Number(reset) <= (rate.seconds ?? 0);
        if (!fits)
          say(place, `the example of ${operation.operationId}, ${told}, does not fit ${wanted}`, cure);
      }
    }
  }
}
