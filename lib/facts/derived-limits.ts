/**
 * Facts for `<Fact>` that are made from tables. Attribution windows and API rate limits are rows of a table on their own
 * pages and single numbers everywhere else; both come from one file. Servers apply them, so they are the same whatever
 * SDK version an app has. What the SDK adds to an app is a row of its requirements.
 */
import { durationText, parseDuration } from './duration';
import { currentSdkVersion } from '../../config/versions';
import { limitText } from './limit-text';
import type { ApiRateLimit, AttributionWindow, Limit, Requirements } from './types';

/** Names of facts that differ from the key of their window. */
const shortNames: Readonly<Record<string, string>> = { install_referrer_wait: 'lateClaim' };

const ofServers = { sdk: 'same' } as const;

/** `bid_events` as bidEvents. */
export const camelCase = (name: string): string =>
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
    elsewhere: ofServers,
  };
}

/** What the SDK adds to an app, `sdk.size`: the amount with which the row `size` of each platform begins, by version. */
function sizeFacts(requirements: readonly Requirements[]): Limit[] {
  const amounts = requirements.flatMap(({ platform, rows }) =>
    Object.entries(rows.find(({ key }) => key === 'size')?.in ?? {}).map(([version, text]) => {
      const [, value, unit = ''] = /^([\d.]+) (\S+?),?(?: |$)/.exec(text) ?? [];
      const name = version === currentSdkVersion ? platform : `${version}/${platform}`;
      return [name, { value: Number(value), unit }] as const;
    }),
  );
  return amounts.slice(0, 1).map(([, first]) => ({
    key: 'sdk.size',
    bound: 'exact',
    ...first,
    text: limitText(first),
    elsewhere: Object.fromEntries(amounts),
  }));
}

/** Facts of the tables. */
export function derivedLimits(
  windows: readonly AttributionWindow[],
  rates: readonly ApiRateLimit[],
  requirements: readonly Requirements[] = [],
): Limit[] {
  return [...windows.flatMap(windowFacts), ...rates.map(rateFact), ...sizeFacts(requirements)];
}
