/**
 * Runs a program of a page against the mock. Its text stays as readers copy it, but for the address of the API; it gets
 * the variables that the pages name, an empty folder and no way to another host.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { site } from '../../../config/site';
import { loadEndpoints } from '../../../lib/facts/load';
import { testPython } from '../../../lib/toolchain/test-python.mjs';
import { MockApi, type Received } from './mock-api';
import type { Program, RunLanguage } from './programs';

/** Ends a program that hangs. No result depends on how long one takes. */
const timeout = 120_000;

/** How a file of each language is run. */
const commands: Readonly<Record<RunLanguage, (file: string) => string[]>> = {
  bash: (file) => ['bash', '-eu', '-o', 'pipefail', file],
  javascript: (file) => [
    process.execPath,
    '--import',
    path.resolve('tests/samples/run/only-loopback.mjs'),
    file,
  ],
  python: (file) => [testPython() ?? 'python3', '-I', file],
};

const endings: Readonly<Record<RunLanguage, string>> = { bash: 'sh', javascript: 'mjs', python: 'py' };

/** The secret that the samples of the provider endpoint are signed with, and a key of such an endpoint. */
function providerVariables(): Record<string, string> {
  const auth = loadEndpoints().find((endpoint) => endpoint.auth.kind === 'signature')?.auth;
  return {
    WHENCE_PROVIDER_KEY: `rp_${'0'.repeat(24)}`,
    WHENCE_S2S_SECRET: auth?.kind === 'signature' ? auth.sampleSecret : '',
  };
}

/** What a program finds around it: nothing of this machine but its programs. */
const surroundings = (mock: Api, folder: string): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: folder,
  LANG: 'C.UTF-8',
  WHENCE_API_KEY: mock.apiKey,
  ...providerVariables(),
  // Whatever is not on loopback goes to the mock, which refuses it.
  http_proxy: mock.origin,
  https_proxy: mock.origin,
  no_proxy: '127.0.0.1',
});

/** What came of a run. */
export interface Ran {
  /** Requests that the API received. */
  received: readonly Received[];
  /** What went wrong, each as `file:line: what`. */
  problems: string[];
}

/** What a program calls instead of the API. */
export interface Api {
  /** `http://127.0.0.1:<port>`. */
  origin: string;
  apiKey: string;
}

/** How a program ended. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs a program to its end.
 * @param files What its folder holds, by name.
 */
export async function execute(
  { language, code }: Pick<Program, 'language' | 'code'>,
  mock: Api,
  files: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const folder = mkdtempSync(path.join(tmpdir(), 'whence-sample-'));
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
    const file = path.join(folder, `sample.${endings[language]}`);
    writeFileSync(file, code.replaceAll(site.apiUrl, mock.origin));
    const [program = '', ...args] = commands[language](file);
    const child = spawn(program, args, {
      cwd: folder,
      env: surroundings(mock, folder),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout,
      killSignal: 'SIGKILL',
    });
    const ended = new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', resolve);
    });
    const [exit, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
    return { code: exit, stdout, stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The lines of an error output that say what happened, without excerpts of code and stacks. */
function gist(stderr: string): string {
  const lines = stderr.trim().split('\n');
  const errors = lines.filter((line) =>
    /^(?:[\w.]*(?:Error|Exception): |\s*\[cause\]: |curl: |.*: line \d+: )/.test(line),
  );
  return (errors.length > 0 ? errors : lines.slice(-1)).map((line) => line.trim()).join(' ');
}

/** Runs a program. It must end well, print what it got, and have sent nothing but right requests. */
export async function runProgram(program: Program): Promise<Ran> {
  const mock = await new MockApi().start();
  try {
    const { code, stdout, stderr } = await execute(program, mock);
    const { received, otherHosts } = mock;
    const problems = [
      ...received.flatMap(({ method, path: target, problems: wrong }) =>
        wrong.map((problem) => `${method} ${target}: ${problem}`),
      ),
      ...otherHosts.map((host) => `The program calls ${host}, which is not the API.`),
      ...(received.length > 0 ? [] : ['The program sends the API no request.']),
      ...(code === 0 ? [] : [`The program ends with ${code ?? 'no code: it hung'}: ${gist(stderr)}`]),
      ...(code !== 0 || stdout.trim() !== '' ? [] : ['The program prints nothing of the answer.']),
    ];
    return { received, problems: problems.map((problem) => `${program.file}:${program.line}: ${problem}`) };
  } finally {
    await mock.stop();
  }
}
