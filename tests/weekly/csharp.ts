/**
 * Compiles the C# samples of the SDK docs with Mono's compiler, page by page. The SDK's side comes from `declarations/unity`, with
 * bodies that do nothing; the code of Unity and of plugins is in `declarations/unity/others`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../../checks/report';
import type { Sample } from '../../checks/samples/extract';
import type { Part } from './part';

const usings = [
  'System',
  'System.Collections.Generic',
  'System.Threading.Tasks',
  'UnityEngine',
  'UnityEngine.Events',
];

/** A surface as code that Mono's compiler takes: it knows neither nullable references nor members without a body. */
function withBodies(declarations: string): string {
  const classes = [...declarations.matchAll(/\bclass (\w+)/g)].map(([, name = '']) => name);
  const bases = [...declarations.matchAll(/\bclass \w+ : (\w+)/g)].map(([, name = '']) => name);
  return declarations
    .replace(/^#nullable.*$/gm, '')
    .replace(/^\s*\/\/\/.*$/gm, '')
    .replace(new RegExp(`(\\b(?:string|Action|${classes.join('|')})|>)\\?`, 'g'), '$1')
    .replace(/\);/g, ') { throw null; }')
    .replace(/\bclass (\w+)[^{]*\{/g, (head, name: string) =>
      bases.includes(name) ? `${head} internal ${name}() { }` : head,
    );
}

/** A sample that is part of a method becomes a whole one. */
const whole = (code: string): string =>
  /^\s*(?:\[\w+[^\n]*\]\s*)?(?:(?:public|internal|sealed|static|abstract|partial) )*(?:class|interface|enum|struct) /m.test(
    code,
  )
    ? code
    : code.replace(
        /^((?:using [\w.]+;\s*)*)([\s\S]*)$/,
        '$1static class Part { static async void Run() { $2 } }',
      );

function compile(folder: string, args: readonly string[]): string[] {
  const { error, stdout, stderr } = spawnSync('mcs', ['-target:library', '-warn:0', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (error) throw new Error("Mono's C# compiler is missing: install the package mono-mcs.");
  return `${stdout}${stderr}`.split('\n').filter((line) => line.includes('error CS'));
}

/** The SDK and what samples use next to it, as a library. */
function makeLibrary(folder: string, version: string): void {
  const declared = readFileSync(`declarations/unity/${version}/Whence.cs`, 'utf8');
  const head = usings.map((name) => `using ${name};`).join(' ');
  writeFileSync(path.join(folder, 'Whence.cs'), `${head}\n${withBodies(declared)}`);
  const others = path.resolve('declarations/unity/others/third-party.cs');
  const [error] = compile(folder, ['-out:Whence.dll', 'Whence.cs', others]);
  if (error) throw new Error(`The declarations of Unity ${version} don't compile: ${error}`);
  // A compiler that accepts this would accept every sample.
  writeFileSync(
    path.join(folder, 'Wrong.cs'),
    'static class Wrong { static void Run() { Whence.WhenceSDK.Wrong(); } }',
  );
  if (compile(folder, ['-r:Whence.dll', '-out:Wrong.dll', 'Wrong.cs']).length === 0)
    throw new Error('The compiler accepts a call that the SDK does not have.');
}

/** What the compiler says of the samples of one page. */
function compilePage(folder: string, samples: readonly Sample[]): Finding[] {
  const file = samples[0]?.file ?? '';
  for (const { line, code } of samples) writeFileSync(path.join(folder, `${line}.cs`), whole(code));
  const names = samples.map(({ line }) => `${line}.cs`);
  return compile(folder, ['-r:Whence.dll', '-define:UNITY_IOS', '-out:Page.dll', ...names]).map((said) => {
    const [, start, row, message = said] = /(\d+)\.cs\((\d+),\d+\): error (.*)$/.exec(said) ?? [];
    return {
      file,
      line: Number(start ?? samples[0]?.line) + Number(row ?? 1) - 1,
      message: `The sample doesn't compile: ${message}`,
      cure: 'Correct it. A name of another package belongs in declarations/unity/others.',
    };
  });
}

export const csharp: Part = (all) => {
  const samples = all.filter(
    ({ file, version, language, exempt }) =>
      /^sdk(?:_versioned_docs)?\//.test(file) &&
      language === 'csharp' &&
      exempt === undefined &&
      existsSync(`declarations/unity/${version}/Whence.cs`),
  );
  const findings: Finding[] = [];
  for (const version of new Set(samples.map((sample) => sample.version))) {
    const folder = path.join('.cache/weekly/csharp', version);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    makeLibrary(folder, version);
    const own = samples.filter((sample) => sample.version === version);
    for (const file of new Set(own.map((sample) => sample.file)))
      findings.push(
        ...compilePage(
          folder,
          own.filter((sample) => sample.file === file),
        ),
      );
  }
  return { findings, what: `${samples.length} C# samples` };
};
