/**
 * Facts for `<Fact>` that are made from tables. Attribution windows and API rate limits are rows of a table on their own
 * pages and single numbers everywhere else; both come from one file. Servers apply them, so they are the same whatever
 * SDK version an app has.
 */
import { durationText, parseDuration } from './duration';
import type { ApiRateLimit, AttributionWindow, Limit } from './types';

/** Names of facts that differ from the key of their window. */
const shortNames: Readonly<Record<string, string>> = { install_referrer_wait: 'lateClaim' };

const ofServers = { sdk: 'same' } as const;

const camelCase = (name: string): string =>
  name.replace(/[_-]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function windowFacts({ key, zeroMeans, ...window }: AttributionWindow): Limit[] {
  const name = `attribution.${shortNames[key] ?? camelCase(key)}`;
  return (['default', 'min', 'max'] as const).map((which) => {
    const { amount, unit } = parseDuration(window[which]);
    return {
      key: which === 'default' ? name : `${name}${which === 'min' ? 'Min' : 'Max'}`,
      value: amount,
      bound: which === 'default' ? which : which === 'min' ? 'least' : 'most',
      unit: `${unit}s`,
      text: durationText(window[which], zeroMeans),
      words: [key.replaceAll('_', ' ')],
      elsewhere: ofServers,
    };
  });
}

/** A rate limit in words: "600 requests a minute". */
export function rateText({ requests, seconds }: Pick<ApiRateLimit, 'requests' | 'seconds'>): string {
  if (seconds === null) return `${requests.toLocaleString('en-US')} at a time`;
  const period = seconds === 3600 ? 'an hour' : seconds === 60 ? 'a minute' : `in ${seconds} seconds`;
  return `${requests.toLocaleString('en-US')} request${requests === 1 ? '' : 's'} ${period}`;
}

function rateFact(rate: ApiRateLimit): Limit {
  const { policy, requests } = rate;
  return {
    key: `api.rate.${camelCase(policy)}`,
    value: requests,
    bound: 'most',
    unit: 'requests',
    text: rateText(rate),
    words: [policy.replaceAll('-', ' ')],
    elsewhere: ofServers,
  };
}

/** Facts of both tables. */
export function derivedLimits(
  windows: readonly AttributionWindow[],
  rates: readonly ApiRateLimit[],
): Limit[] {
  return [...windows.flatMap(windowFacts), ...rates.map(rateFact)];
}
