/** Samples for JavaScript and TypeScript: the platform's own `fetch`, in a module. The code is valid in both. */
import { Digits, readJson, type Exact } from './exact-json';
import { layOut, printLiteral, quoted, sum, type Dialect } from './literal';
import {
  apiKeyVariable,
  baseName,
  disposition,
  fullUrl,
  isFile,
  otherHeaders,
  plainQuery,
  problemMembers,
  shownAtMost,
  type Part,
  type SampleBody,
  type SampleRequest,
  type SampleWriter,
} from './types';

const quote = (text: string): string =>
  `'${quoted(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;

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

/** True if a literal sends the same again: numbers keep their digits, and no member changes the object's prototype. */
function isLiteral(value: Exact): boolean {
  if (value instanceof Digits) return String(Number(value.text)) === value.text;
  if (Array.isArray(value)) return value.every(isLiteral);
  if (value instanceof Map) return !value.has('__proto__') && [...value.values()].every(isLiteral);
  return true;
}

/** FormData makes every line break CRLF and gives a value with a type a file name, so those are written out. */
const isPlain = (part: Part): boolean =>
  isFile(part) || (part.type === undefined && !/[\r\n]/.test(part.value));

const bytes = (file: string): string => `await readFile(${quote(file)})`;

interface Sent {
  /** Statements before the call. */
  before: string[];
  /** The value of `body`. */
  value: string;
  /** The type as an expression; undefined if `fetch` finds it. */
  type?: string;
  readsFile?: boolean;
}

function multipart(parts: readonly Part[]): Sent {
  const readsFile = parts.some(isFile);
  if (parts.every(isPlain)) {
    const appended = parts.map((part) =>
      isFile(part)
        ? `form.append(${quote(part.name)}, new Blob([${bytes(part.file)}], { type: ${quote(part.type)} }), ${quote(baseName(part.file))});`
        : `form.append(${quote(part.name)}, ${quote(part.value)});`,
    );
    return { before: ['const form = new FormData();', ...appended, ''], value: 'form', readsFile };
  }
  const lines = parts.flatMap((part) => {
    const type = part.type === undefined ? '' : `Content-Type: ${part.type}\r\n`;
    const head = quote(`Content-Disposition: ${disposition(part)}\r\n${type}\r\n`);
    const value = isFile(part) ? bytes(part.file) : quote(part.value);
    return [`  \`--\${boundary}\\r\\n\`,`, `  ${head},`, `  ${value},`, `  '\\r\\n',`];
  });
  return {
    before: [
      'const boundary = crypto.randomUUID();',
      'const form = new Blob([',
      ...lines,
      '  `--${boundary}--\\r\\n`,',
      ']);',
      '',
    ],
    value: 'form',
    type: '`multipart/form-data; boundary=${boundary}`',
    readsFile,
  };
}

function sentOf(body: SampleBody): Sent {
  switch (body.kind) {
    case 'json': {
      const exact = readJson(body.text);
      const value = isLiteral(exact)
        ? `JSON.stringify(${printLiteral(exact, dialect, 2, 24)})`
        : sum(layOut(body.text), quote, 4);
      return { before: [], value, type: quote(body.type) };
    }
    case 'text':
      return { before: [], value: sum(body.text, quote, 4), type: quote(body.type) };
    case 'form': {
      const fields = body.fields.map(([name, value]) => `    [${quote(name)}, ${quote(value)}],\n`);
      return { before: [], value: `new URLSearchParams([\n${fields.join('')}  ])` };
    }
    case 'multipart':
      return multipart(body.parts);
    case 'file':
      return { before: [], value: bytes(body.file), type: quote(body.type), readsFile: true };
  }
}

/** Looks at the status before it uses the answer, which may be a gateway's page, and parses only what is JSON. */
function answerLines(answer: SampleRequest['answer']): string[] {
  const isBinary = answer === 'file';
  const print = {
    json: 'console.log(answer);',
    text: 'console.log(text);',
    file: "await writeFile('answer.bin', data);",
    none: 'console.log(`HTTP ${response.status}`);',
  }[answer];
  return [
    ...(isBinary
      ? ['const data = Buffer.from(await response.arrayBuffer());', 'const text = data.toString();']
      : ['const text = await response.text();']),
    "const isJson = text !== '' && response.headers.get('Content-Type')?.includes('json');",
    'const answer = isJson ? JSON.parse(text) : text;',
    'if (!response.ok) {',
    `  const { ${problemMembers.join(', ')} } = answer ?? {};`,
    `  const problem = [${problemMembers.join(', ')}].filter(Boolean).join(', ');`,
    `  throw new Error(\`HTTP \${response.status}: \${problem || text.slice(0, ${shownAtMost})}\`);`,
    '}',
    print,
  ];
}

export const javascript: SampleWriter = {
  tab: 'JavaScript',
  language: 'javascript',
  write(request) {
    const sent = request.body && sentOf(request.body);
    const files = [
      ...(sent?.readsFile ? ['readFile'] : []),
      ...(request.answer === 'file' ? ['writeFile'] : []),
    ];
    const pairs = plainQuery(request);
    const url = pairs === undefined ? fullUrl(request) : request.url;
    const hasQuery = pairs !== undefined && pairs.length > 0;
    const lines = [
      ...(files.length > 0 ? [`import { ${files.join(', ')} } from 'node:fs/promises';`, ''] : []),
      `const apiKey = process.env.${apiKeyVariable};`,
      `if (!apiKey) throw new Error('Set ${apiKeyVariable}.');`,
      '',
    ];
    if (hasQuery) {
      lines.push(`const url = new URL(${quote(url)});`);
      for (const [name, value] of pairs)
        lines.push(`url.searchParams.append(${quote(name)}, ${quote(value)});`);
      lines.push('');
    }
    if (sent) lines.push(...sent.before);
    lines.push(`const response = await fetch(${hasQuery ? 'url' : quote(url)}, {`);
    if (request.method !== 'GET') lines.push(`  method: ${quote(request.method)},`);
    lines.push(
      '  headers: {',
      `    ${quote(request.apiKeyHeader)}: apiKey,`,
      ...(sent?.type === undefined ? [] : [`    'Content-Type': ${sent.type},`]),
      ...otherHeaders(request, undefined).map(([name, value]) => `    ${key(name)}: ${quote(value)},`),
      '  },',
    );
    if (sent) lines.push(`  body: ${sent.value},`);
    lines.push(
      `  signal: AbortSignal.timeout(${request.timeout}_000),`,
      '});',
      '',
      ...answerLines(request.answer),
    );
    return lines.join('\n');
  },
};
