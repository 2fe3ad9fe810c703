/**
 * What samples send is what was filled in, whatever the value: curl, JavaScript and Python are run, and the strings of Kotlin
 * and C# are read by the rules of their language.
 */
import { describe, expect, it } from 'vitest';
import { sampleWriters } from '../../lib/shared/samples';
import { readJson } from '../../lib/shared/samples/exact-json';
import type { Pair, Part, SampleBody, SampleRequest } from '../../lib/shared/samples/types';
import { testPython } from '../../lib/toolchain/test-python.mjs';
import { withFixedAnswer, type RawRequest } from './run/fixed-answer';
import { literalsOf } from './run/literals';
import { runLanguages, type RunLanguage } from './run/programs';
import { execute } from './run/run';

/** Values that a quote, an escape, a template or a client's own syntax could change. */
const nasty: readonly string[] = [
  '',
  ' ',
  "Player's choice | DE",
  'say "no"',
  'back\\slash \\n \\u0041 \\',
  'two\nlines\n',
  'two\r\nlines\r',
  '\ttab \b \f \u001f \u007f',
  '$HOME ${HOME} $(id) `id` #{1 + 1} %s %41 {0} {{x}}',
  '"""',
  "'''",
  '""" $x """',
  '@bids.csv',
  '<bids.csv',
  'a;type=text/html,b',
  'a=b&c=d+e',
  '😀 é ß',
  'line\u2028paragraph\u2029next\u0085\ufeffend',
  '!history \u00a0 <!-- </script>',
];

const text = `name,note\n${nasty.join(',')}\n`;
const json = `{"texts": ${JSON.stringify(nasty)}, "half": "\\ud800", "nothing": null, "10": 1, "9": [true, false, {}, []]}`;
const digits = `{"id": 12345678901234567, "price": 0.12345678901234567891, "cost": 1.50, "small": 1e-7, "big": 1E400, "zero": -0, "note": ${JSON.stringify(nasty.join(''))}}`;
const file = 'bids; "new" v2.csv';

const pairs = (name: string, values: readonly string[] = nasty): Pair[] =>
  values.map((value) => [name, value]);

/** What headers can hold. */
const inHeaders = nasty.filter((value) => /^$|^[!-~]([\t -~]*[!-~])?$/.test(value));

const parts: readonly Part[] = [
  ...nasty.map((value) => ({ name: 'note', value })),
  { name: 'meta', value: digits, type: 'application/json' },
  { name: 'upload', file, type: 'text/csv' },
  { name: 'last', value: 'x' },
];

const bodies: Readonly<Record<string, SampleBody>> = {
  json: { kind: 'json', type: 'application/json', text: json },
  'JSON of another type': { kind: 'json', type: 'application/merge-patch+json', text: json },
  'JSON with long numbers': { kind: 'json', type: 'application/json', text: digits },
  'a member named __proto__': { kind: 'json', type: 'application/json', text: '{"__proto__": {"a": 1}}' },
  text: { kind: 'text', type: 'text/csv', text },
  'an empty text': { kind: 'text', type: 'text/plain', text: '' },
  form: { kind: 'form', fields: pairs('note') },
  multipart: { kind: 'multipart', parts },
  'multipart of plain values': {
    kind: 'multipart',
    parts: parts.filter(
      (part) => !('value' in part) || !(part.type !== undefined || /[\r\n]/.test(part.value)),
    ),
  },
  file: { kind: 'file', type: 'image/png', file },
};

const requestWith = (body: SampleBody | undefined): SampleRequest => ({
  method: 'POST',
  url: 'https://api.whence.example/x',
  query: [],
  headers: [],
  cookies: [],
  apiKeyHeader: 'X-Whence-Api-Key',
  body,
  answer: 'json',
  timeout: 30,
});

const inQuery: SampleRequest = {
  ...requestWith(undefined),
  query: pairs('q[it]'),
  headers: inHeaders.map((value, index) => [`X-${index}`, value]),
  cookies: pairs('c'),
};
const joined: SampleRequest = {
  ...requestWith(undefined),
  query: [
    ['q', nasty],
    ['r', 'a,b'],
  ],
};

const codeOf = (language: string, request: SampleRequest): string =>
  sampleWriters.find((writer) => writer.language === language)?.write(request) ?? '';

/** Pairs of a query or a form, with the commas that join lists. */
const decoded = (search: string): Pair[] =>
  search.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=').map((side) => side.replaceAll('+', ' '));
    return [decodeURIComponent(name), value.split(',').map(decodeURIComponent).join(', ')];
  });

const cookiesOf = (header = ''): Pair[] =>
  header.split('; ').map((pair) => [pair.replace(/=.*/, ''), decodeURIComponent(pair.replace(/^.*?=/, ''))]);

/** Parts of a form as `name`, `type`, `file` and `value`. */
function partsOf(content: string, boundary: string) {
  const delimiter = `--${boundary}`;
  const [start, ...rest] = `\r\n${content}`.split(`\r\n${delimiter}`);
  expect(start).toBe('');
  expect(rest.pop()?.trim()).toBe('--');
  return rest.map((part) => {
    const [head = '', ...value] = part.split('\r\n\r\n');
    return {
      name: /\bname="?([^";\r]*)"?/.exec(head)?.[1],
      isFile: head.includes('filename='),
      type: /Content-Type: (\S+)/i.exec(head)?.[1],
      value: value.join('\r\n\r\n'),
    };
  });
}

const content = 'id\n17\n';

/** What a form must be, with the file's content as its value. */
const expectedParts = (sent: readonly Part[]) =>
  sent.map((part) => ({
    name: part.name,
    isFile: 'file' in part,
    type: part.type,
    value: 'file' in part ? content : part.value,
  }));

function expectBody(body: SampleBody, request: RawRequest): void {
  const received = request.body.toString();
  const type = request.headers['content-type'] ?? '';
  if (body.kind === 'json') expect(readJson(received)).toEqual(readJson(body.text));
  else if (body.kind === 'text') expect(received).toBe(body.text);
  else if (body.kind === 'form') expect([...new URLSearchParams(received)]).toEqual(body.fields);
  else if (body.kind === 'file') expect(received).toBe(content);
  else {
    const boundary = /boundary="?([^";]+)/.exec(type)?.[1] ?? '';
    expect(partsOf(received, boundary)).toEqual(expectedParts(body.parts));
  }
  const expected =
    'type' in body
      ? body.type
      : body.kind === 'form'
        ? 'application/x-www-form-urlencoded'
        : 'multipart/form-data';
  expect(type.startsWith(expected)).toBe(true);
}

async function sent(language: RunLanguage, request: SampleRequest): Promise<RawRequest> {
  const code = codeOf(language, request);
  return withFixedAnswer({ status: 204, body: '' }, async (api, received) => {
    const { stderr } = await execute({ language, code }, api, { [file]: content });
    expect(stderr).toBe('');
    const [first] = received;
    if (!first) throw new Error('Nothing was sent.');
    return first;
  });
}

const languages = (Object.keys(runLanguages) as RunLanguage[]).filter(
  (language) => language !== 'python' || testPython() !== undefined,
);

describe.each(languages)('%s sends exactly', (language) => {
  it('query, headers and cookies', async () => {
    const { url, headers } = await sent(language, inQuery);
    expect([...new URLSearchParams(url.split('?')[1])]).toEqual(pairs('q[it]'));
    expect(inHeaders.map((_, index) => headers[`x-${index}`])).toEqual(inHeaders);
    expect(cookiesOf(headers.cookie)).toEqual(pairs('c'));
  });

  it('lists with commas', async () => {
    const { url } = await sent(language, joined);
    expect(decoded(url.split('?')[1] ?? '')).toEqual([
      ['q', nasty.join(', ')],
      ['r', 'a,b'],
    ]);
  });

  it.each(Object.entries(bodies))('%s', async (_, body) => {
    expectBody(body, await sent(language, requestWith(body)));
  });
});

/** Kotlin writes a form as one text with the boundaries in it. */
function expectKotlinForm(
  found: readonly string[],
  body: Extract<SampleBody, { kind: 'form' | 'multipart' }>,
) {
  if (body.kind === 'form') {
    const forms = found.filter((literal) => literal.startsWith('note='));
    expect(forms.map((literal) => [...new URLSearchParams(literal)])).toEqual([body.fields]);
    return;
  }
  const from = found.findIndex((literal) => literal.startsWith('--<boundary>'));
  const to = found.findLastIndex((literal) => literal.endsWith('--<boundary>--\r\n'));
  const whole = found.slice(from, to + 1).map((literal) => (literal === file ? content : literal));
  expect(partsOf(whole.join(''), '<boundary>')).toEqual(expectedParts(body.parts));
}

/** C# hands each value over, with its name and type. */
function expectCSharpForm(
  found: readonly string[],
  body: Extract<SampleBody, { kind: 'form' | 'multipart' }>,
) {
  if (body.kind === 'form') {
    const from = found.indexOf('note');
    expect(found.slice(from, from + 2 * body.fields.length)).toEqual(body.fields.flat());
    return;
  }
  for (const part of body.parts) {
    const at = found.indexOf('file' in part ? part.file : part.value);
    const after = part.type === undefined && !('file' in part) ? 1 : 2;
    expect(found[at + after], JSON.stringify(part)).toBe(JSON.stringify(part.name));
    if (part.type !== undefined) expect(found[at + 1]).toBe(part.type);
  }
}

describe.each([
  ['kotlin', expectKotlinForm],
  ['csharp', expectCSharpForm],
] as const)('%s writes exactly', (language, expectForm) => {
  const strings = (request: SampleRequest): string[] => literalsOf(codeOf(language, request), language);

  it('query, headers and cookies', () => {
    const found = strings(inQuery);
    const url = found.find((literal) => literal.startsWith('https:')) ?? '';
    expect([...new URL(url).searchParams]).toEqual(pairs('q[it]'));
    expect(inHeaders.map((_, index) => found[found.indexOf(`X-${index}`) + 1])).toEqual(inHeaders);
    expect(cookiesOf(found[found.indexOf('Cookie') + 1])).toEqual(pairs('c'));
  });

  it.each(Object.entries(bodies))('%s', (_, body) => {
    const found = strings(requestWith(body));
    if (body.kind === 'json')
      expect(readJson(found.find((literal) => /^[{[]/.test(literal)) ?? '')).toEqual(readJson(body.text));
    else if (body.kind === 'text') expect(found).toContain(body.text);
    else if (body.kind === 'file') expect(found).toContain(body.file);
    else expectForm(found, body);
  });
});

describe('strings are read by the rules of the language', () => {
  it('and what does not compile is found', () => {
    expect(literalsOf('x("a\\$b" + "c", "$d")', 'kotlin')).toEqual(['a$bc', '<d>']);
    expect(literalsOf('x("a" +\n  "c")', 'csharp')).toEqual(['ac']);
    expect(() => literalsOf('"\\f"', 'kotlin')).toThrow(/no escape/);
    expect(() => literalsOf('"a\u2028b"', 'csharp')).toThrow(/line break/);
  });
});
