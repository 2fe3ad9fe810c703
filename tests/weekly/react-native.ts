/**
 * Compiles the React Native samples with the packages as published, at the oldest and the newest release that the pages promise.
 * The checker of samples has hand-written types of one release of each package, so it can't see that an older one differs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../../checks/report';
import type { Sample } from '../../checks/samples/extract';
import { compiledLanguages, fileNames, textOf } from '../../checks/samples/typescript';
import type { Part } from './part';

const sdk = 'react-native-whence-sdk';

interface Row {
  name: string;
  /** Version of the SDK whose samples are compiled. */
  version: string;
  /** Exact releases. A sample that imports a package which a row lacks is left out of that row. */
  packages: Readonly<Record<string, string>>;
  /** Samples whose page states a later floor than the row has. */
  later?: readonly string[];
}

const rows: readonly Row[] = [
  {
    name: 'newest',
    version: '6.0.x',
    packages: {
      typescript: '5.9.3',
      'react-native': '0.82.1',
      react: '19.1.1',
      '@types/react': '19.1.17',
      '@react-native-async-storage/async-storage': '2.2.0',
      '@react-native-firebase/analytics': '23.8.8',
      '@react-native-firebase/app': '23.8.8',
      'react-native-applovin-max': '9.6.0',
      'react-native-google-mobile-ads': '15.8.3',
      'react-native-iap': '14.7.20',
      'react-native-nitro-modules': '0.35.0',
      'unity-levelplay-mediation': '9.2.0',
    },
  },
  {
    name: 'oldest',
    version: '6.0.x',
    packages: {
      typescript: '5.4.5',
      'react-native': '0.79.0',
      react: '19.0.0',
      '@types/react': '19.0.14',
      '@react-native-async-storage/async-storage': '2.2.0',
      '@react-native-firebase/analytics': '22.0.0',
      '@react-native-firebase/app': '22.0.0',
      'react-native-applovin-max': '8.2.0',
      'react-native-google-mobile-ads': '15.0.0',
      'react-native-iap': '14.7.5',
      'react-native-nitro-modules': '0.31.1',
      'unity-levelplay-mediation': '9.0.0',
    },
  },
  // The oldest React Native of the SDK: react-native-iap 14 doesn't run there, and LevelPlay's package has its earlier name.
  {
    name: 'React Native 0.76',
    version: '6.0.x',
    packages: {
      typescript: '5.4.5',
      'react-native': '0.76.9',
      react: '18.3.1',
      '@types/react': '18.3.12',
      '@react-native-async-storage/async-storage': '2.2.0',
      '@react-native-firebase/analytics': '22.0.0',
      '@react-native-firebase/app': '22.0.0',
      'react-native-applovin-max': '8.1.0',
      'react-native-google-mobile-ads': '15.0.0',
      'unity-levelplay-mediation': 'npm:ironsource-mediation@3.2.0',
    },
    later: ['src/maxRevenue.ts'],
  },
];

/** What an app's own template has as well. */
const common = { '@types/jest': '29.5.14', '@types/node': '20.19.0' };

const optionsOf = (version: string) => ({
  compilerOptions: {
    strict: true,
    isolatedModules: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    allowJs: true,
    checkJs: true,
    jsx: 'react-jsx',
    lib: ['es2022'],
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    types: ['jest', 'node', 'react-native'],
    paths: {
      [sdk]: [path.resolve('declarations/react-native', version, 'index.d.ts')],
      react: ['./node_modules/@types/react'],
      'react/jsx-runtime': ['./node_modules/@types/react/jsx-runtime.d.ts'],
    },
  },
  include: ['pages', 'mock.d.ts'],
});

function run(folder: string, command: string, args: readonly string[]) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (error) throw error;
  return { status, output: `${stdout}${stderr}` };
}

/** Installs a row, unless its folder has it from an earlier run. */
function install(folder: string, packages: Readonly<Record<string, string>>): void {
  const text = JSON.stringify({ private: true, dependencies: { ...packages, ...common } });
  const done = path.join(folder, 'installed.json');
  if (existsSync(done) && readFileSync(done, 'utf8') === text) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), text);
  // Peers are in the table, and no script of a package runs.
  const args = ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  const { status, output } = run(folder, 'npm', args);
  if (status !== 0) throw new Error(`npm can't install ${folder}: ${output}`);
  writeFileSync(done, text);
}

/** Packages that a sample imports, apart from the SDK's. */
const packagesOf = ({ code }: Sample): string[] =>
  [...code.matchAll(/ from '((?:@[\w-]+\/)?[a-z][\w-]*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== sdk);

/** What the compiler says of samples in one row. */
function compile(samples: readonly Sample[], { name: row, version }: Row, folder: string): Finding[] {
  rmSync(path.join(folder, 'pages'), { recursive: true, force: true });
  const files = new Map(
    [...fileNames(samples)].map(([name, sample]) => [
      path.join('pages', path.relative('.samples', name)),
      sample,
    ]),
  );
  for (const [name, sample] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, textOf(sample));
  }
  writeFileSync(path.join(folder, 'mock.d.ts'), `declare module '${sdk}/jest/mock';`);
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(optionsOf(version)));
  const compiler = ['node_modules/typescript/lib/tsc.js', '--pretty', 'false'];
  const { status, output } = run(folder, process.execPath, compiler);
  const findings = [...output.matchAll(/^(pages\/.+?)\((\d+),\d+\): error (.+)$/gm)].flatMap(
    ([, name = '', line = '', message = '']) => {
      const sample = files.get(name);
      const cure = `"${row}" is a row of tests/weekly/react-native.ts: state a floor that compiles.`;
      return sample ? [{ file: sample.file, line: sample.line - 1 + Number(line), message, cure }] : [];
    },
  );
  if (status !== 0 && findings.length === 0) throw new Error(`The compiler fails: ${output}`);
  return findings;
}

export const reactNative: Part = (all) => {
  const samples = all.filter(
    ({ platform, version, language, exempt }) =>
      platform === 'react-native' &&
      rows.some((row) => row.version === version) &&
      compiledLanguages.includes(language) &&
      exempt === undefined,
  );
  const compiled = new Set<Sample>();
  const findings = rows.flatMap((row) => {
    const { version, packages, later = [] } = row;
    const folder = path.join('.cache/weekly', `${version} ${row.name}`.replaceAll(' ', '-'));
    install(folder, packages);
    const own = samples.filter(
      (sample) =>
        sample.version === version &&
        packagesOf(sample).every((name) => name in packages) &&
        !later.includes(sample.meta.values.title ?? ''),
    );
    for (const sample of own) compiled.add(sample);
    return compile(own, row, folder);
  });
  const left = samples
    .filter((sample) => !compiled.has(sample))
    .map(({ file, line }) => ({
      file,
      line,
      message: 'No row has all packages that the sample imports',
      cure: 'Add them to tests/weekly/react-native.ts.',
    }));
  const what = `${samples.length} React Native samples with the packages of ${rows.length} rows`;
  return { findings: [...findings, ...left], what };
};
