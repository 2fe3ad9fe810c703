/** HTTP headers of samples: only those that the APIs read or send, with values that they accept. */
import { loadApiRateLimits } from '../../lib/facts/load';
import { didYouMean } from '../../lib/text/closest';
import { finding, unless, type SampleFinding } from './rules';

/** Headers of requests, in lower case, with what a value looks like. */
const requestHeaders: Readonly<Record<string, { name: string; value: RegExp; cure: string }>> = {
  'x-whence-api-key': {
    name: 'X-Whence-Api-Key',
    // In shell, JavaScript and Python: nothing but the key, and never the key itself in a sample.
    value:
      /^(?:\$\{?WHENCE_API_KEY\}?|apiKey|(?:process\.env\.|ENV\.)WHENCE_API_KEY|os\.environ\["WHENCE_API_KEY"\])$/,
    cure: 'Send the key alone, from the variable WHENCE_API_KEY.',
  },
  'content-type': {
    name: 'Content-Type',
    value: /^application\/json$/,
    cure: 'Write application/json.',
  },
  'idempotency-key': {
    name: 'Idempotency-Key',
    value: /^[\w-]{1,64}$|^\$/,
    cure: 'Write up to 64 letters, digits, hyphens and underscores.',
  },
};

/** What is wrong with the name of a request's header; nothing if the APIs read it. */
export function headerNameFindings(name: string, row: number): SampleFinding[] {
  const names = Object.values(requestHeaders).map((header) => header.name);
  const cure = didYouMean(name, names) || `There are: ${names.join(', ')}.`;
  const isKnown = Object.hasOwn(requestHeaders, name.toLowerCase());
  return unless(isKnown, row, `The APIs read no header ${name}`, cure);
}

/** Findings in one header of a request. `value` is an expression in the sample's language unless it is a literal. */
export function requestHeaderFindings(name: string, value: string, row: number): SampleFinding[] {
  const known = requestHeaders[name.toLowerCase()];
  return known
    ? unless(known.value.test(value), row, `${known.name} is "${value}"`, known.cure)
    : headerNameFindings(name, row);
}

/** Members of a rate limit header with the fact that each repeats; a counter is at most that fact. */
const members: Readonly<
  Record<string, readonly { key: string; of: 'requests' | 'seconds'; exact: boolean }[]>
> = {
  'RateLimit-Policy': [
    { key: 'q', of: 'requests', exact: true },
    { key: 'w', of: 'seconds', exact: true },
  ],
  RateLimit: [
    { key: 'r', of: 'requests', exact: false },
    { key: 't', of: 'seconds', exact: false },
  ],
};

function rateLimitFindings(name: string, value: string, row: number): SampleFinding[] {
  const limits = loadApiRateLimits();
  const [quoted = '', ...rest] = value.split(';');
  const policy = limits.find((limit) => `"${limit.policy}"` === quoted);
  if (!policy) {
    const names = limits.map((limit) => limit.policy);
    const cure = didYouMean(quoted, names) || `There are: ${names.join(', ')}.`;
    return [finding(row, `${quoted} is not a policy`, cure)];
  }
  const wanted = members[name] ?? [];
  const fits = wanted.every(({ key, of, exact }, i) => {
    const [, given] = new RegExp(`^${key}=(\\d+)$`).exec(rest[i] ?? '') ?? [];
    const limit = policy[of];
    return (
      given !== undefined && limit !== null && (exact ? Number(given) === limit : Number(given) <= limit)
    );
  });
  const right = wanted.map(({ key, of, exact }) => `${key}${exact ? '=' : '≤'}${policy[of]}`).join(';');
  return unless(
    fits && rest.length === wanted.length,
    row,
    `${name} does not fit the policy ${policy.policy}`,
    `It allows ${policy.requests} requests in ${policy.seconds} seconds: write ${right}.`,
  );
}

/** Headers of a response, one a line. */
export const checkHttp = (code: string): SampleFinding[] =>
  code.split('\n').flatMap((line, row) => {
    const [, name = '', value = ''] = /^([\w-]+): (.+)$/.exec(line) ?? [];
    if (name in members) return rateLimitFindings(name, value, row);
    const known = [...Object.keys(members), 'Retry-After'];
    return unless(
      name === 'Retry-After' && /^\d+$/.test(value),
      row,
      `"${line}" is not a header of the APIs`,
      didYouMean(name, known) || 'Write one header a line.',
    );
  });
