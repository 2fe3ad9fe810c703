/**
 * JavaScript, Python and C# samples of API pages: they parse, send headers that the APIs read, and sign as the provider
 * endpoint checks signatures. That the tabs of one request send the same is in request-tabs.ts.
 */
import ts from 'typescript';
import { firstError, parseCode } from '../../lib/declarations/grammar';
import { requestHeaderFindings } from './headers';
import { finding, rowAt, unless, type SampleFinding } from './rules';

type Script = 'javascript' | 'python' | 'csharp';

const labels: Readonly<Record<Script, string>> = {
  javascript: 'JavaScript',
  python: 'Python',
  csharp: 'C#',
};

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

/** A step of a signature, what to write, and how a sample says it, if that differs. */
type SignatureStep = readonly [step: string, write: string, has?: RegExp | string];

const nodeHmac: SignatureStep = ['take HMAC from node:crypto', "import { createHmac } from 'node:crypto';"];

/**
 * How each language says the steps of a provider's signature: which parameters, in which order, joined how, under which
 * algorithm with which key, in which form. The page tells the steps in words.
 */
const providerSteps: Partial<Readonly<Record<Script, readonly SignatureStep[]>>> = {
  javascript: [
    ['sort the parameters by name', '.sort()', /Object\.keys\(parameters\)\s+\.sort\(\)\s+\.map\(/],
    ['write name=value', '`${name}=${parameters[name]}`'],
    ['join with &', ".join('&')"],
    ['HMAC-SHA256 with the secret', "createHmac('sha256', secret)"],
    ['sign the text in UTF-8', ".update(text, 'utf8')"],
    ['hexadecimal digits', ".digest('hex')"],
    nodeHmac,
    ['take the secret as key', 'process.env.WHENCE_S2S_SECRET', 'secret = process.env.WHENCE_S2S_SECRET'],
  ],
  python: [
    ['sort the parameters by name', 'sorted(parameters)', 'for name in sorted(parameters)'],
    ['write name=value', 'f"{name}={parameters[name]}"'],
    ['join with &', '"&".join(…)', '"&".join('],
    ['HMAC-SHA256 with the secret', 'hmac.new(SECRET.encode(), text.encode(), hashlib.sha256)'],
    ['hexadecimal digits', '.hexdigest()'],
    ['take the secret as key', 'os.environ["WHENCE_S2S_SECRET"]', 'SECRET = os.environ["WHENCE_S2S_SECRET"]'],
  ],
};

/**
 * The same of the signature of a tracking URL, which covers parameters that nobody knows beforehand. The sample is also
 * run, in tests/samples/link-signature.test.ts.
 */
const linkSteps: typeof providerSteps = {
  javascript: [
    nodeHmac,
    ['leave the signature out', "searchParams.delete('signature')"],
    [
      'sort by name, byte by byte',
      '.sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))',
      /\.sort\(\(\[a\], \[b\]\) =>\s+Buffer\.compare\(Buffer\.from\(a\), Buffer\.from\(b\)\)/,
    ],
    [
      'encode name and value, and join them with = and &',
      "pair.map(encode).join('=') and .join('&')",
      "pair.map(encode).join('=')).join('&')",
    ],
    ['HMAC-SHA256 with the key', "createHmac('sha256', key)"],
    ['hexadecimal digits', ".digest('hex')"],
    [
      'take the link signing key as key',
      'process.env.WHENCE_LINK_KEY',
      /\bkey\] = \[[^\]]*process\.env\.WHENCE_LINK_KEY\]/,
    ],
  ],
};

/**
 * The same of receivers of webhooks, which check a signature and its age. They are also run, in
 * tests/samples/webhook-receivers.test.ts.
 */
const webhookSteps: typeof providerSteps = {
  javascript: [
    ['take HMAC from node:crypto', "import { createHmac, timingSafeEqual } from 'node:crypto';"],
    ['refuse an old time', 'now - Number(t) > 300'],
    ['HMAC-SHA256 with the secret', "createHmac('sha256', secret)"],
    ['sign the time, a dot and the body', '.update(`${t}.`).update(body)'],
    ['compare in constant time', 'timingSafeEqual('],
  ],
  python: [
    ['refuse an old time', '- int(t) > 300'],
    [
      'HMAC-SHA256 of the time, a dot and the body',
      'hmac.new(secret.encode(), t.encode() + b"." + body, hashlib.sha256)',
    ],
    ['compare in constant time', 'hmac.compare_digest('],
  ],
};

/** What no sample of a language has done yet, so nothing says how it would look. */
const unknownSteps = (language: Script): SignatureStep[] => [
  [`the check does not know the steps in ${labels[language]}`, 'them into checks/samples/scripts.ts', /^$/],
];

const signs = (code: string): boolean => /\bsign\(|hmac/i.test(code);

function signatureFindings(code: string, language: Script): SampleFinding[] {
  const kind = code.includes('CLICK_URL')
    ? linkSteps
    : code.includes('X-Whence-Signature')
      ? webhookSteps
      : providerSteps;
  const steps = kind[language] ?? unknownSteps(language);
  const row = rowAt(code, code.search(/sign\(|createHmac\(/));
  return steps.flatMap(([step, write, has = write]) =>
    unless(
      typeof has === 'string' ? code.includes(has) : has.test(code),
      row,
      `The signature is not made as the endpoint checks it: ${step}`,
      `Write ${write}.`,
    ),
  );
}

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
  if (row !== undefined)
    return [
      finding(
        row,
        `The sample is not valid ${labels[language]}`,
        `Look at: ${code.split('\n')[row]?.trim().slice(0, 60)}`,
      ),
    ];
  return [...headerFindings(code), ...(signs(code) ? signatureFindings(code, language) : [])];
}
