/** Samples for JavaScript and TypeScript: the platform's own `fetch`, in a module. The code is valid in both. */
import { printLiteral, type Dialect } from './literal';
import { apiKeyVariable, type SampleWriter } from './types';

const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name));

const dialect: Dialect = {
  string: quote,
  key,
  true: 'true',
  false: 'false',
  null: 'null',
  trailingComma: true,
  pad: ' ',
  indent: 2,
};

export const javascript: SampleWriter = {
  tab: 'JavaScript',
  language: 'javascript',
  write(request) {
    const hasQuery = request.query.length > 0;
    const lines = [
      `const apiKey = process.env.${apiKeyVariable};`,
      `if (!apiKey) throw new Error('Set ${apiKeyVariable}.');`,
      '',
    ];
    if (hasQuery) {
      lines.push(`const url = new URL(${quote(request.url)});`);
      for (const [name, value] of request.query)
        lines.push(`url.searchParams.append(${quote(name)}, ${quote(value)});`);
      lines.push('');
    }
    lines.push(`const response = await fetch(${hasQuery ? 'url' : quote(request.url)}, {`);
    if (request.method !== 'GET') lines.push(`  method: ${quote(request.method)},`);
    lines.push(
      '  headers: {',
      `    ${quote(request.apiKeyHeader)}: apiKey,`,
      ...(request.body === undefined ? [] : [`    'Content-Type': 'application/json',`]),
      ...request.headers.map(([name, value]) => `    ${key(name)}: ${quote(value)},`),
      '  },',
    );
    if (request.body !== undefined) {
      lines.push(`  body: JSON.stringify(${printLiteral(request.body, dialect, 2, 24)}),`);
    }
    lines.push(
      `  signal: AbortSignal.timeout(${request.timeout}_000),`,
      '});',
      '',
      'const answer = await response.json();',
      'if (!response.ok) {',
      '  throw new Error(`${answer.code}: ${answer.detail} (request ${answer.request_id})`);',
      '}',
      'console.log(answer);',
    );
    return lines.join('\n');
  },
};
