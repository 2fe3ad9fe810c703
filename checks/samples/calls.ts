/** Reads curl calls out of shell samples: method, address, headers, and the data in each of the ways curl sends them. */
import { parse } from 'shell-quote';

/** Splits a shell command into words. Variables stay as they are written; patterns and operators do nothing. */
export function shellWords(command: string): string[] {
  const oneLine = command.replace(/\\\n/g, '');
  return parse(oneLine, (name) => `$${name}`).flatMap((part) => {
    if (typeof part === 'string') return [part];
    return 'pattern' in part ? [part.pattern] : [];
  });
}

/** A request, read from a curl call or received from a program. */
export interface ApiCall {
  method: string;
  url: string;
  /** By name in lower case. */
  headers: Map<string, string>;
  /** What is not a form. */
  body: string | undefined;
  /** Fields of a form. Fields of curl's `--data-urlencode` are here too if `--get` puts them into the query. */
  form: [name: string, value: string][];
  /** 0-based line of the call inside the sample; 0 if it was received. */
  row: number;
}

const withValue = new Set([
  '-X',
  '--request',
  '-H',
  '--header',
  '-d',
  '--data',
  '--data-raw',
  '--data-binary',
  '--json',
  '--data-urlencode',
  '-o',
  '--output',
  '-m',
  '--max-time',
  '--retry',
  '-u',
  '--write-out',
  '-w',
  '--url-query',
]);

/** The curl calls in a shell sample. */
export function curlCalls(code: string): ApiCall[] {
  const calls: ApiCall[] = [];
  const pattern = /(?:^|[\n|;&(]\s*|\$\()\s*curl\s((?:'[^']*'|"(?:\\.|[^"])*"|\\[\s\S]|[^\n|;&)])*)/g;
  for (const match of code.matchAll(pattern)) {
    const words = shellWords(match[1] ?? '');
    const call: ApiCall = {
      method: '',
      url: '',
      headers: new Map(),
      body: undefined,
      form: [],
      row: code.slice(0, match.index + match[0].indexOf('curl')).split('\n').length - 1,
    };
    for (let i = 0; i < words.length; i += 1) {
      const word = words[i] ?? '';
      const value = withValue.has(word) ? (words[(i += 1)] ?? '') : '';
      if (word === '-X' || word === '--request') call.method = value;
      else if (word === '-H' || word === '--header') {
        const [name = '', ...rest] = value.split(':');
        call.headers.set(name.trim().toLowerCase(), rest.join(':').trim());
      } else if (/^(-d|--data(-raw|-binary)?|--json)$/.test(word)) call.body = value;
      else if (word === '--data-urlencode') {
        const [name = '', ...rest] = value.split('=');
        call.form.push([name, rest.join('=')]);
      } else if (word === '-G' || word === '--get') call.method = 'GET';
      else if (word === '--url-query') call.url += `${call.url.includes('?') ? '&' : '?'}${value}`;
      else if (/^https?:/.test(word)) call.url = word;
    }
    call.method ||= call.body === undefined && call.form.length === 0 ? 'GET' : 'POST';
    calls.push(call);
  }
  return calls;
}

/** Matches the paths of a template such as /apps/{app_id}, and catches the value of each name. */
export function pathPattern(template: string): RegExp {
  return new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '([^/]+)')}$`);
}

/** A shell variable can have any value. */
export const isVariable = (value: string): boolean => /\$\{?\w+\}?/.test(value);
