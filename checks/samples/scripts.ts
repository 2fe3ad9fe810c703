/**
 * JavaScript, Python and C# samples of API pages: they parse, send headers that the APIs read, and sign as the provider
 * endpoint checks signatures. That the tabs of one request send the same is in request-tabs.ts.
 */
import ts from 'typescript';
import { firstError, parseCode } from './grammar';
import { requestHeaderFindings } from './headers';
import type { SampleFinding } from './rules';

type Script = 'javascript' | 'python' | 'csharp';

const labels: Readonly<Record<Script, string>> = {
  javascript: 'JavaScript',
  python: 'Python',
  csharp: 'C#',
};

const rowAt = (code: string, index: number): number => code.slice(0, index).split('\n').length - 1;

/** Headers in object literals and dictionaries named `headers`. */
function headerFindings(code: string): SampleFinding[] {
  const added = [...code.matchAll(/\.Headers\.Add\("([\w-]+)", ("[^"]*"|[^)]+)\)/g)].flatMap((match) =>
    requestHeaderFindings(match[1] ?? '', (match[2] ?? '').replaceAll('"', ''), rowAt(code, match.index)),
  );
  const listed = [...code.matchAll(/headers(?:: |=)\{([^}]*)\}/g)].flatMap((block) =>
    [...(block[1] ?? '').matchAll(/['"]([\w-]+)['"]: ('[^']*'|"[^"]*"|`[^`]*`|[^,\n}]+)/g)].flatMap(
      (pair) => {
        const value = (pair[2] ?? '').trim();
        const literal = /^(['"])(.*)\1$/.exec(value)?.[2];
        return requestHeaderFindings(pair[1] ?? '', literal ?? value, rowAt(code, block.index + pair.index));
      },
    ),
  );
  return [...listed, ...added];
}

/** A step of a signature: how a sample says it, and what to write if it does not. */
interface SignatureStep {
  has: RegExp;
  step: string;
  write: string;
}

/** What no sample of a language has done yet, so nothing says how it would look. */
const unknownSteps = (language: string): SignatureStep[] => [
  {
    has: /^$/,
    step: `the check does not know the steps in ${language}`,
    write: 'them into checks/samples/scripts.ts',
  },
];

/**
 * How each language says the steps of a provider's signature: which parameters, in which order, joined how, under which algorithm
 * with which key, in which form. The page tells the steps in words.
 */
const providerSteps: Readonly<Record<Script, readonly SignatureStep[]>> = {
  javascript: [
    {
      has: /Object\.keys\(parameters\)\s+\.sort\(\)\s+\.map\(/,
      step: 'sort the parameters by name',
      write: '.sort()',
    },
    {
      has: /`\$\{name\}=\$\{parameters\[name\]\}`/,
      step: 'write name=value',
      write: '`${name}=${parameters[name]}`',
    },
    { has: /\.join\('&'\)/, step: 'join with &', write: ".join('&')" },
    {
      has: /createHmac\('sha256', secret\)/,
      step: 'HMAC-SHA256 with the secret',
      write: "createHmac('sha256', secret)",
    },
    { has: /\.update\(text, 'utf8'\)/, step: 'sign the text in UTF-8', write: ".update(text, 'utf8')" },
    { has: /\.digest\('hex'\)/, step: 'hexadecimal digits', write: ".digest('hex')" },
    {
      has: /import \{ createHmac \} from 'node:crypto';/,
      step: 'take HMAC from node:crypto',
      write: "import { createHmac } from 'node:crypto';",
    },
    {
      has: /secret = process\.env\.WHENCE_S2S_SECRET/,
      step: 'take the secret as key',
      write: 'process.env.WHENCE_S2S_SECRET',
    },
  ],
  python: [
    {
      has: /for name in sorted\(parameters\)/,
      step: 'sort the parameters by name',
      write: 'sorted(parameters)',
    },
    {
      has: /f"\{name\}=\{parameters\[name\]\}"/,
      step: 'write name=value',
      write: 'f"{name}={parameters[name]}"',
    },
    { has: /"&"\.join\(/, step: 'join with &', write: '"&".join(…)' },
    {
      has: /hmac\.new\(SECRET\.encode\(\), text\.encode\(\), hashlib\.sha256\)/,
      step: 'HMAC-SHA256 with the secret',
      write: 'hmac.new(SECRET.encode(), text.encode(), hashlib.sha256)',
    },
    { has: /\.hexdigest\(\)/, step: 'hexadecimal digits', write: '.hexdigest()' },
    {
      has: /SECRET = os\.environ\["WHENCE_S2S_SECRET"\]/,
      step: 'take the secret as key',
      write: 'os.environ["WHENCE_S2S_SECRET"]',
    },
  ],
  csharp: unknownSteps('C#'),
};

/**
 * The same of the signature of a tracking URL, which covers parameters that nobody knows beforehand. The sample is also run,
 * in tests/samples/link-signature.test.ts.
 */
const linkSteps: Readonly<Record<Script, readonly SignatureStep[]>> = {
  javascript: [
    {
      has: /import \{ createHmac \} from 'node:crypto';/,
      step: 'take HMAC from node:crypto',
      write: "import { createHmac } from 'node:crypto';",
    },
    {
      has: /searchParams\.delete\('signature'\)/,
      step: 'leave the signature out',
      write: "searchParams.delete('signature')",
    },
    {
      has: /\.sort\(\(\[a\], \[b\]\) =>\s+Buffer\.compare\(Buffer\.from\(a\), Buffer\.from\(b\)\)/,
      step: 'sort by name, byte by byte',
      write: '.sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))',
    },
    {
      has: /pair\.map\(encode\)\.join\('='\)\)\.join\('&'\)/,
      step: 'encode name and value, and join them with = and &',
      write: "pair.map(encode).join('=') and .join('&')",
    },
    {
      has: /createHmac\('sha256', key\)/,
      step: 'HMAC-SHA256 with the key',
      write: "createHmac('sha256', key)",
    },
    { has: /\.digest\('hex'\)/, step: 'hexadecimal digits', write: ".digest('hex')" },
    {
      has: /\bkey\] = \[[^\]]*process\.env\.WHENCE_LINK_KEY\]/,
      step: 'take the link signing key as key',
      write: 'process.env.WHENCE_LINK_KEY',
    },
  ],
  python: unknownSteps('Python'),
  csharp: unknownSteps('C#'),
};

const signs = (code: string): boolean => /\bsign\(|hmac/i.test(code);

const signatureFindings = (code: string, language: Script): SampleFinding[] =>
  (code.includes('CLICK_URL') ? linkSteps : providerSteps)[language]
    .filter(({ has }) => !has.test(code))
    .map(({ step, write }) => ({
      row: Math.max(
        code.split('\n').findIndex((line) => /sign\(|createHmac\(/.test(line)),
        0,
      ),
      message: `The signature is not made as the endpoint checks it: ${step}`,
      cure: `Write ${write}.`,
    }));

/** C# with `"""` strings, which the grammar does not know, as empty strings on as many lines. */
const withPlainStrings = (code: string): string =>
  code.replaceAll(/"""[\s\S]*?"""/g, (text) => `""${'\n'.repeat(text.split('\n').length - 1)}`);

/** The row of the first place that is not of the language; undefined if all is. */
async function errorRow(code: string, language: Script): Promise<number | undefined> {
  if (language === 'python') return firstError(await parseCode('python', code))?.startPosition.row;
  if (language === 'csharp')
    return firstError(await parseCode('csharp', withPlainStrings(code)))?.startPosition.row;
  const { diagnostics = [] } = ts.transpileModule(code, {
    reportDiagnostics: true,
    fileName: 'sample.mjs',
    compilerOptions: { allowJs: true, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext },
  });
  const [first] = diagnostics;
  return first && rowAt(code, first.start ?? 0);
}

/** Findings in a script. */
export async function checkScript(code: string, language: Script): Promise<SampleFinding[]> {
  const row = await errorRow(code, language);
  if (row !== undefined) {
    return [
      {
        row,
        message: `The sample is not valid ${labels[language]}`,
        cure: `Look at: ${code.split('\n')[row]?.trim().slice(0, 60)}`,
      },
    ];
  }
  return [...headerFindings(code), ...(signs(code) ? signatureFindings(code, language) : [])];
}
