/**
 * Values that no client can send as they are, whatever the language. The samples would end with an error of the client or,
 * worse, send something else, so there is no sample of them.
 */
import { isFile, type SampleBody, type SampleRequest } from './types';

/** @throws Error if a text has half of a character, which UTF-8 doesn't have. JSON alone can escape it. */
export function assertWhole(name: string, text: string): void {
  if (/\p{Surrogate}/u.test(text))
    throw new Error(`${name}: half of a character (a lone surrogate) can be sent in JSON alone.`);
}

/** Texts of a body that is not JSON, with what they are called. */
function textsOf(body: SampleBody | undefined): (readonly [name: string, text: string])[] {
  if (body === undefined || body.kind === 'json') return [];
  if (body.kind === 'text') return [['The body', body.text]];
  if (body.kind === 'form') return [...body.fields];
  if (body.kind === 'file') return [['The file name', body.file]];
  return body.parts.map((part) => [part.name, isFile(part) ? part.file : part.value]);
}

/** @throws Error that names the first value that can't be sent. */
export function assertSendable({ url, query, headers, cookies, body }: SampleRequest): void {
  if (/\/\.\.?(?=\/|$)/.test(url))
    throw new Error('The path has "." or "..": clients take such a value for a folder.');
  for (const [name, value] of headers)
    if (!/^$|^[!-~]([\t -~]*[!-~])?$/.test(value))
      throw new Error(
        `${name}: a header has ASCII characters alone, without line breaks and without spaces around them.`,
      );
  for (const [name, value] of query) for (const text of [value].flat()) assertWhole(name, text);
  for (const [name, value] of cookies) assertWhole(name, value);
  for (const [name, text] of textsOf(body)) {
    assertWhole(name, text);
    if (text.includes('\0')) throw new Error(`${name}: a command can't hold the character U+0000.`);
  }
}
