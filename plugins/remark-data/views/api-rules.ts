/** Views of what all HTTP APIs share: `api-families` and `rate-limits`. */
import type { View } from '..';
import { loadApiFamilies, loadApiRateLimits } from '../../../data/load';
import { code, markdownText, table } from '../markdown';

/** The families with their prefixes and where each is described. */
export const apiFamilies: View = {
  render: () =>
    table(
      ['Family', 'Prefix', 'What it is for'],
      loadApiFamilies().map(({ name, prefix, purpose, docs }) => [
        `[${name}](${docs})`,
        code(prefix),
        markdownText(purpose),
      ]),
    ),
};

const spans: Readonly<Record<number, string>> = { 60: 'a minute', 3600: 'an hour' };

/** Policies as the `RateLimit` headers name them, with their numbers in words. */
export const rateLimits: View = {
  render: () =>
    table(
      ['Policy', 'Holds for', 'Limit', 'Counted for each'],
      loadApiRateLimits().map(({ policy, holdsFor, requests, seconds, per }) => {
        const count = requests.toLocaleString('en-US');
        const limit =
          seconds === null
            ? `${count} at a time`
            : `${count} requests ${spans[seconds] ?? `in ${seconds} seconds`}`;
        return [code(policy), markdownText(holdsFor), limit, per];
      }),
    ),
};
