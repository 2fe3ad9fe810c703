/** Sends each sample to the checker of its language, and each set of tabs to what compares them. */
import type { Finding } from '../report';
import { tabSetsOf, type Sample } from './extract';
import { checkCsv } from './csv';
import { checkShell } from './curl';
import { checkJson, checkXml, checkYaml } from './formats';
import { firstError, parseCode } from '../../lib/declarations/grammar';
import { namesIn } from './foreign-names';
import { harmFindings } from './harm';
import { checkHttp } from './headers';
import { checkApp, checkInstall, checkUnityManifest, checkPlist, packageFacts } from './install';
import { checkManifest } from './android-manifest';
import { checkProperties } from './properties';
import { requestTabFindings } from './request-tabs';
import { finding, rowAt, unless, type SampleFinding } from './rules';
import { checkScript } from './scripts';
import {
  checkSdkCode,
  platformOfLanguage,
  sdkLanguages,
  syntaxFinding,
  type CheckedSample,
} from './sdk-code';
import { checkSql } from './sql';
import { loadSurface } from './load-surface';
import { twinFindings } from './tab-parity';
import { compile, compiledFindings, compiledLanguages } from './typescript';
import { checkText } from './urls';

/** The platform that a sample is written for: an app in React Native has code of both systems next to its own. */
const platformOf = ({ platform, language }: Sample): string =>
  platform === 'react-native' || platform === undefined
    ? (platformOfLanguage[language] ?? 'android')
    : platform;

/** True for code that uses the React Native SDK; other JavaScript is a server's. */
const isCompiled = ({ platform, language, meta }: Sample): boolean =>
  compiledLanguages.includes(language) &&
  (platform === 'react-native' || meta.values.tab === 'React Native' || language !== 'javascript');

/** True for code that uses the Unity SDK; other C# is a server's. */
const isUnity = ({ file, meta }: Sample): boolean => file.startsWith('sdk') || meta.values.tab === 'Unity';

/** Names that the samples of a page declare, by its file. */
const namesOnPage = new Map<string, Set<string>>();

async function readNames(samples: readonly Sample[]): Promise<void> {
  for (const { file } of samples) namesOnPage.delete(file);
  for (const { file, language, code } of samples) {
    const grammar = sdkLanguages[language]?.grammar;
    if (!grammar || !(language in platformOfLanguage)) continue;
    const names = namesOnPage.get(file) ?? new Set();
    for (const name of namesIn(await parseCode(grammar, code))) names.add(name);
    namesOnPage.set(file, names);
  }
}

const checkedCode = new WeakMap<Sample, Promise<CheckedSample | undefined>>();

/** A sample of the SDK, checked once; undefined if the surface that it is written for is not declared. */
function checkedOnce(sample: Sample): Promise<CheckedSample | undefined> {
  const check = async (): Promise<CheckedSample | undefined> => {
    const { file, language, code, meta, version } = sample;
    const isFragment = meta.flags.has('fragment');
    const surface = await loadSurface(platformOf(sample), version);
    const sdkLanguage = sdkLanguages[language];
    return (
      surface && sdkLanguage && checkSdkCode(sdkLanguage, code, surface, isFragment, namesOnPage.get(file))
    );
  };
  const checked = checkedCode.get(sample) ?? check();
  checkedCode.set(sample, checked);
  return checked;
}

/** Server samples of API pages are Kotlin and C# too; they use no SDK, so the SDK rules find nothing to say. */
async function checkCode(sample: Sample): Promise<SampleFinding[]> {
  const checked = await checkedOnce(sample);
  if (!checked) {
    const surface = `${platformOf(sample)} ${sample.version}`;
    return [
      finding(0, `There are no declarations of ${surface}`, `Add declarations/${surface.replace(' ', '/')}.`),
    ];
  }
  const isGradle = /\.gradle(\.kts)?$/.test(sample.meta.values.title ?? '');
  return [
    ...(isGradle ? checkGradle(sample) : []),
    ...checked.findings,
    ...(checked.root ? harmFindings(checked.root) : []),
  ];
}

const checkGradle = (sample: Sample): SampleFinding[] => checkBuild(sample, 'gradle', 'android');

function checkBuild(
  sample: Sample,
  format: 'gradle' | 'swift' | 'podfile' | 'npm',
  platform: string,
): SampleFinding[] {
  const facts = packageFacts(platform, sample.version);
  return facts ? checkInstall(sample.code, format, facts, sample.version) : [];
}

/** A build file of an iOS app in its language. */
async function checkAppleBuild(sample: Sample, grammar: 'swift' | 'ruby'): Promise<SampleFinding[]> {
  const { code, meta } = sample;
  const whole = meta.flags.has('fragment') ? `let package = Package(${code.replace(/,\s*$/, '')})` : code;
  const error = firstError(await parseCode(grammar, whole));
  return error
    ? [syntaxFinding(error, grammar === 'ruby' ? 'Ruby' : 'Swift')]
    : checkBuild(sample, grammar === 'ruby' ? 'podfile' : 'swift', 'ios');
}

/** XML is well-formed, and means something to Android or iOS. */
function checkMarkup(sample: Sample): SampleFinding[] {
  const malformed = checkXml(sample.code);
  const isPlist = /\.(?:plist|entitlements)$/.test(sample.meta.values.title ?? '');
  const facts = packageFacts(isPlist ? 'ios' : 'android', sample.version);
  if (malformed.length > 0 || !facts) return malformed;
  return isPlist ? checkPlist(sample.code, facts) : checkManifest(sample.code, facts.manifest);
}

/** Plain text; the address of the package is what build files name as well. */
function checkPlain(sample: Sample): SampleFinding[] {
  const { code, meta, platform, version } = sample;
  return /^https:\/\/sdk\.\S+$/.test(code)
    ? checkBuild(sample, 'swift', 'ios')
    : checkText(code, { title: meta.values.title, platform, version });
}

/** Code of the React Native SDK: what the compiler says, and what would harm. */
async function checkCompiled(sample: Sample): Promise<SampleFinding[]> {
  return [...compiledFindings(sample), ...harmFindings(await parseCode('tsx', sample.code))];
}

/** JSON, which is also how an app says what the SDK's package is to do. */
function checkData(sample: Sample): SampleFinding[] {
  const { code, meta, platform } = sample;
  const malformed = checkJson(code, meta.values.schema);
  const { title = '' } = meta.values;
  const facts =
    /^(?:react-native|unity)$/.test(platform ?? '') && packageFacts(platform ?? '', sample.version);
  if (malformed.length > 0 || !facts) return malformed;
  return title.endsWith('manifest.json') ? checkUnityManifest(code, facts) : checkApp(code, title, facts);
}

/** Commands, which can install the SDK's package. */
const checkCommands = (sample: Sample): SampleFinding[] => [
  ...checkShell(sample.code),
  ...(sample.platform === 'react-native' ? checkBuild(sample, 'npm', 'react-native') : []),
];

type Checker = (sample: Sample) => SampleFinding[] | Promise<SampleFinding[]>;

/** The checker of each language that samples may have. */
const checkers: Readonly<Record<string, Checker>> = {
  kotlin: checkCode,
  java: checkCode,
  swift: (sample) =>
    sample.meta.values.title === 'Package.swift' ? checkAppleBuild(sample, 'swift') : checkCode(sample),
  ruby: (sample) => checkAppleBuild(sample, 'ruby'),
  groovy: checkGradle,
  markup: checkMarkup,
  json: checkData,
  yaml: ({ code }) => checkYaml(code),
  bash: checkCommands,
  javascript: (sample) =>
    isCompiled(sample) ? checkCompiled(sample) : checkScript(sample.code, 'javascript'),
  typescript: checkCompiled,
  tsx: checkCompiled,
  python: ({ code }) => checkScript(code, 'python'),
  csharp: (sample) => (isUnity(sample) ? checkCode(sample) : checkScript(sample.code, 'csharp')),
  sql: ({ code }) => checkSql(code),
  csv: ({ code, meta }) => checkCsv(code, meta.values.title),
  http: ({ code }) => checkHttp(code),
  properties: ({ code, meta }) => checkProperties(code, meta.values.title),
  text: checkPlain,
};

/** Findings in one sample, at their line in the page. */
export async function checkSample(sample: Sample): Promise<Finding[]> {
  const { file, line, exempt, language } = sample;
  if (exempt !== undefined && exempt.trim() !== '') return [];
  const checker = checkers[language];
  const findings =
    exempt !== undefined
      ? [finding(0, 'The sample is exempt without a reason', 'Write check="off: reason".')]
      : checker
        ? await checker(sample)
        : [
            finding(
              0,
              `No check reads "${language}"`,
              `Use one of ${Object.keys(checkers).join(', ')}, or write check="off: reason" on the fence.`,
            ),
          ];
  return findings.map(({ row, message, cure }) => ({ file, line: line + row, message, cure }));
}

/** Findings between the languages of one set of tabs. */
async function checkTwins(set: readonly Sample[]): Promise<Finding[]> {
  const traced = set
    .filter(({ language, exempt }) => language in sdkLanguages && exempt === undefined)
    .map(async (sample) => ({ sample, trace: (await checkedOnce(sample))?.trace }));
  const [first, ...others] = await Promise.all(traced);
  // Tabs of one language show two apps, and tabs of two platforms two SDKs.
  return others.flatMap((other) =>
    first &&
    first.sample.language !== other.sample.language &&
    platformOf(first.sample) === platformOf(other.sample)
      ? twinFindings(first, other)
      : [],
  );
}

/** What a file of a reader's app exports or declares as a whole, with what has to be passed. */
const shared = /^export (?:async )?function (\w+)\(([^{]*)|^public (?:\w+ )*class (\w+)(.*)/gm;

/** A name that a page of the platform has for something else: an app that has both samples has two of it. */
function clashFindings(samples: readonly Sample[]): Finding[] {
  const first = new Map<string, { head: string; file: string }>();
  const own = samples.filter(
    ({ file, language }) =>
      /^(?:csharp|typescript|tsx)$/.test(language) && !/\/reference\/|changelog/.test(file),
  );
  return own.flatMap(({ file, line, code, platform, version }) =>
    [...code.matchAll(shared)].flatMap(({ 0: all, 1: name, 2: passed = '', 3: type = '', index }) => {
      const head = name ? passed.replace(/,?\s*\w+\?:[^,)]*|,?\s*(?=\))|\s+/g, '') : all;
      const key = `${platform} ${version} ${name ?? type}`;
      const known = first.get(key) ?? { head, file };
      first.set(key, known);
      const message = `${name ?? type} is something else in ${known.file}`;
      const isSame = !platform || known.file === file || known.head === head;
      return unless(isSame, line + rowAt(code, index), message, 'Give one of them another name.').map(
        ({ row, ...said }) => ({ file, line: row, ...said }),
      );
    }),
  );
}

/** A log shows an event that a sample of its page sends. */
const queuedFindings = (samples: readonly Sample[]): Finding[] =>
  samples.flatMap(({ file, line, language, code }) => {
    const sent = samples.filter((one) => one.file === file && one.language !== 'text').map((one) => one.code);
    if (language !== 'text' || !/\b(?:publish|track)Event\b/i.test(sent.join())) return [];
    return [...code.matchAll(/Event queued: (\w+)/g)].flatMap(({ 1: name = '', index }) =>
      sent.join().includes(name)
        ? []
        : {
            file,
            line: line + rowAt(code, index),
            message: `No sample of the page sends ${name}`,
            cure: 'Show the event of a sample.',
          },
    );
  });

/** What samples say together: of their page, and of the app that has them all. */
export const acrossFindings = (samples: readonly Sample[]): Finding[] => [
  ...clashFindings(samples),
  ...queuedFindings(samples),
];

/** All findings in samples: in each alone, and between the tabs of one set. */
export async function findingsOf(samples: readonly Sample[]): Promise<Finding[]> {
  compile(samples.filter((sample) => isCompiled(sample) && sample.exempt === undefined));
  await readNames(samples);
  const alone = (await Promise.all(samples.map(checkSample))).flat();
  const sets = tabSetsOf(samples);
  const twins = (await Promise.all(sets.map(checkTwins))).flat();
  return [...alone, ...sets.flatMap(requestTabFindings), ...twins, ...acrossFindings(samples)];
}
