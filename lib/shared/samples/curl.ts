/** Samples for curl: `--fail-with-body` makes scripts notice errors and still shows what went wrong. */
import { layOut } from './literal';
import {
  apiKeyVariable,
  fullUrl,
  isFile,
  otherHeaders,
  type Part,
  type SampleBody,
  type SampleWriter,
} from './types';

/** Single-quoted shell word. */
const quote = (text: string): string => `'${text.replace(/'/g, `'\\''`)}'`;

/** A text in which curl looks for no `;type=`, no `@` and no `<`. */
const inForm = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

function form(part: Part): string {
  if (isFile(part)) {
    const file = /^[\w./-]+$/.test(part.file) ? part.file : inForm(part.file);
    return `--form ${quote(`${part.name}=@${file};type=${part.type}`)}`;
  }
  if (part.type === undefined) return `--form-string ${quote(`${part.name}=${part.value}`)}`;
  return `--form ${quote(`${part.name}=${inForm(part.value)};type=${part.type}`)}`;
}

function dataOf(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'json':
      return [`--data ${quote(layOut(body.text))}`];
    case 'text':
      return [`--data-raw ${quote(body.text)}`];
    case 'form':
      return body.fields.map(
        ([name, value]) => `--data-urlencode ${quote(`${encodeURIComponent(name)}=${value}`)}`,
      );
    case 'multipart':
      return body.parts.map(form);
    case 'file':
      return [`--data-binary ${quote(`@${body.file}`)}`];
  }
}

/** A header without a value ends in a semicolon: with a colon, curl would leave it out. */
const header = ([name, value]: readonly [string, string]): string =>
  `--header ${quote(value === '' ? `${name};` : `${name}: ${value}`)}`;

export const curl: SampleWriter = {
  tab: 'curl',
  language: 'bash',
  write(request) {
    const { body, method } = request;
    const parts = [
      `curl --silent --show-error --fail-with-body --max-time ${request.timeout}`,
      ...(method === 'GET' && body === undefined ? [] : [`--request ${method}`]),
      quote(fullUrl(request)),
      `--header "${request.apiKeyHeader}: $${apiKeyVariable}"`,
      ...otherHeaders(request, body && 'type' in body ? body.type : undefined).map(header),
      ...dataOf(body),
      // The answer of an error is in the file, too.
      ...(request.answer === 'file' ? ['--output answer.bin'] : []),
    ];
    return parts.join(' \\\n  ') + (request.answer === 'file' ? ' || (cat answer.bin >&2; false)' : '');
  },
};
