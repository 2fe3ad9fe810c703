/** Samples for curl: `--fail-with-body` makes scripts notice errors and still shows what went wrong. */
import { printJson } from './literal';
import { apiKeyVariable, fullUrl, type SampleWriter } from './types';

/** Single-quoted shell word. */
const quote = (text: string): string => `'${text.replace(/'/g, `'\\''`)}'`;

export const curl: SampleWriter = {
  tab: 'curl',
  language: 'bash',
  write(request) {
    const get = request.method === 'GET';
    const parts = [
      `curl --silent --show-error --fail-with-body --max-time ${request.timeout}`,
      ...(get ? [] : [`--request ${request.method}`]),
      quote(fullUrl(request)),
      `--header "${request.apiKeyHeader}: $${apiKeyVariable}"`,
      ...(request.body === undefined ? [] : [`--header 'Content-Type: application/json'`]),
      ...request.headers.map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
      ...(request.body === undefined ? [] : [`--data ${quote(printJson(request.body))}`]),
    ];
    return parts.join(' \\\n  ');
  },
};
