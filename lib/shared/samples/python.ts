/** Samples for Python with the `requests` package. */
import { Digits, readJson, type Exact } from './exact-json';
import { layOut, linesOf, printLiteral, quoted as quote, type Dialect } from './literal';
import {
  apiKeyVariable,
  baseName,
  fullUrl,
  isFile,
  methodName,
  otherHeaders,
  plainQuery,
  problemMembers,
  shownAtMost,
  type Part,
  type SampleBody,
  type SampleRequest,
  type SampleWriter,
} from './types';

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

/** True if a literal sends the same digits again: any integer, and decimals that `float` prints as they are. */
function isLiteral(value: Exact): boolean {
  if (value instanceof Digits) {
    const { text } = value;
    if (/^-?\d+$/.test(text)) return text !== '-0';
    // Python prints smaller ones with an exponent.
    return /^-?\d+\.\d+$/.test(text) && String(Number(text)) === text && Math.abs(Number(text)) >= 1e-4;
  }
  if (Array.isArray(value)) return value.every(isLiteral);
  return value instanceof Map ? [...value.values()].every(isLiteral) : true;
}

const bytes = (file: string): string => `Path(${quote(file)}).read_bytes()`;

/** UTF-8 of a text, its lines below each other. */
function encoded(text: string): string {
  const [first = '', ...more] = linesOf(text).map(quote);
  if (more.length === 0) return `${first}.encode()`;
  return `(\n${[first, ...more].map((line) => `        ${line}\n`).join('')}    ).encode()`;
}

/** A value is a file without a name. */
function partLine(part: Part): string {
  const type = part.type === undefined ? '' : `, ${quote(part.type)}`;
  const value = isFile(part)
    ? `${quote(baseName(part.file))}, ${bytes(part.file)}`
    : `None, ${quote(part.value)}`;
  return `        (${quote(part.name)}, (${value}${type})),\n`;
}

/** The argument that the body is, and its type unless `requests` sets it. */
function bodyOf(body: SampleBody): { argument: string; type?: string } {
  switch (body.kind) {
    case 'json': {
      const exact = readJson(body.text);
      if (!isLiteral(exact)) return { argument: `data=${encoded(layOut(body.text))}`, type: body.type };
      const argument = `json=${printLiteral(exact, dialect, 4, 9)}`;
      return body.type === 'application/json' ? { argument } : { argument, type: body.type };
    }
    case 'text':
      return { argument: `data=${encoded(body.text)}`, type: body.type };
    case 'form': {
      const fields = body.fields.map(([name, value]) => `        (${quote(name)}, ${quote(value)}),\n`);
      return { argument: `data=[\n${fields.join('')}    ]` };
    }
    case 'multipart':
      return { argument: `files=[\n${body.parts.map(partLine).join('')}    ]` };
    case 'file':
      return { argument: `data=${bytes(body.file)}`, type: body.type };
  }
}

/** Looks at the status before it uses the answer, which may be a gateway's page, and parses only what is JSON. */
function answerLines(answer: SampleRequest['answer']): string[] {
  const print = {
    json: 'print(answer)',
    text: 'print(response.text)',
    file: 'Path("answer.bin").write_bytes(response.content)',
    none: 'print(f"HTTP {response.status_code}")',
  }[answer];
  const names = problemMembers.map(quote).join(', ');
  return [
    'is_json = response.content and "json" in response.headers.get("Content-Type", "")',
    'answer = response.json() if is_json else response.text',
    'if not response.ok:',
    '    problem = answer if isinstance(answer, dict) else {}',
    `    parts = [str(problem[name]) for name in (${names}) if name in problem]`,
    `    raise RuntimeError(f"HTTP {response.status_code}: {', '.join(parts) or response.text[:${shownAtMost}]}")`,
    print,
  ];
}

export const python: SampleWriter = {
  tab: 'Python',
  language: 'python',
  write(request) {
    const body = request.body && bodyOf(request.body);
    const answer = answerLines(request.answer);
    const pairs = plainQuery(request);
    const usesPath = [body?.argument ?? '', ...answer].some((line) => line.includes('Path('));
    const lines = [
      'import os',
      ...(usesPath ? ['from pathlib import Path'] : []),
      '',
      'import requests',
      '',
      `response = requests.${methodName(request)}(`,
      `    ${quote(pairs === undefined ? fullUrl(request) : request.url)},`,
    ];
    if (pairs !== undefined && pairs.length > 0) {
      const params = pairs.map(([name, value]) => `        (${quote(name)}, ${quote(value)}),`);
      lines.push('    params=[', ...params, '    ],');
    }
    lines.push(
      '    headers={',
      `        ${quote(request.apiKeyHeader)}: os.environ["${apiKeyVariable}"],`,
      ...otherHeaders(request, body?.type).map(([name, value]) => `        ${quote(name)}: ${quote(value)},`),
      '    },',
    );
    if (body) lines.push(`    ${body.argument},`);
    lines.push(`    timeout=${request.timeout},`, ')', ...answer);
    return lines.join('\n');
  },
};
