/** Samples for Python with the `requests` package. */
import { printLiteral, type Dialect } from './literal';
import { apiKeyVariable, methodName, type SampleWriter } from './types';

/** JSON strings are Python strings but for characters outside the basic plane, which Python takes as they are. */
const quote = (text: string): string => JSON.stringify(text);

const dialect: Dialect = {
  string: quote,
  key: quote,
  true: 'True',
  false: 'False',
  null: 'None',
  trailingComma: true,
  pad: '',
  indent: 4,
};

export const python: SampleWriter = {
  tab: 'Python',
  language: 'python',
  write(request) {
    const lines = [
      'import os',
      '',
      'import requests',
      '',
      `response = requests.${methodName(request)}(`,
      `    ${quote(request.url)},`,
    ];
    if (request.query.length > 0) {
      const pairs = request.query.map(([name, value]) => `(${quote(name)}, ${quote(value)})`);
      lines.push('    params=[', ...pairs.map((pair) => `        ${pair},`), '    ],');
    }
    lines.push(
      '    headers={',
      `        ${quote(request.apiKeyHeader)}: os.environ["${apiKeyVariable}"],`,
      ...request.headers.map(([name, value]) => `        ${quote(name)}: ${quote(value)},`),
      '    },',
    );
    if (request.body !== undefined) lines.push(`    json=${printLiteral(request.body, dialect, 4, 9)},`);
    lines.push(
      `    timeout=${request.timeout},`,
      ')',
      'answer = response.json()',
      'if not response.ok:',
      `    raise RuntimeError(f"{answer['code']}: {answer['detail']} (request {answer['request_id']})")`,
      'print(answer)',
    );
    return lines.join('\n');
  },
};
