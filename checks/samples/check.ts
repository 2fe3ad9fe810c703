/** Sends each sample to the checker of its language, and each set of tabs to what compares them. */
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { parseFacts } from '../../lib/yaml/read';
import type { Finding } from '../report';
import { tabSetsOf, type Sample } from './extract';
import { checkCsv } from './csv';
import { checkShell } from './curl';
import { checkGradle, checkJson, checkXml, checkYaml, type PackageFacts } from './formats';
import { harmFindings } from './harm';
import { checkHttp } from './headers';
import { checkManifest, type ManifestFacts } from './android-manifest';
import { checkProperties } from './properties';
import { requestTabFindings } from './request-tabs';
import { finding, type SampleFinding } from './rules';
import { checkScript } from './scripts';
import { checkSdkCode, sdkLanguages, type CheckedSample } from './sdk-code';
import { checkSql } from './sql';
import { loadSurface } from './load-surface';
import { twinFindings } from './tab-parity';
import { checkText } from './urls';

const packageSchema = z.strictObject({
  repository: z.url(),
  group: z.string(),
  latest: z.string(),
  artifacts: z.array(z.string()),
  manifest: z.strictObject({ permissions: z.array(z.string()), metaData: z.array(z.string()) }),
});

/** The platform of a language of the SDK; others are Android's. */
const platformOfLanguage: Readonly<Record<string, string>> = { swift: 'ios' };

/** The platform that a sample is written for: the page's, or the language's where the page is for all. */
const platformOf = ({ platform, language }: Sample): string =>
  platform ?? platformOfLanguage[language] ?? 'android';

function packageFacts(sample: Sample): (PackageFacts & { manifest: ManifestFacts }) | undefined {
  const file = `declarations/${platformOf(sample)}/${sample.version}/package.yaml`;
  return existsSync(file) ? parseFacts(file, readFileSync(file, 'utf8'), packageSchema) : undefined;
}

const checkedCode = new WeakMap<Sample, Promise<CheckedSample | undefined>>();

/** A sample of the SDK, checked once; undefined if the surface that it is written for is not declared. */
function checkedOnce(sample: Sample): Promise<CheckedSample | undefined> {
  const check = async (): Promise<CheckedSample | undefined> => {
    const { language, code, meta, version } = sample;
    const surface = await loadSurface(platformOf(sample), version);
    const sdkLanguage = sdkLanguages[language];
    return surface && sdkLanguage && checkSdkCode(sdkLanguage, code, surface, meta.flags.has('fragment'));
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
  return [...(isGradle ? checkBuild(sample) : []), ...checked.findings, ...harmFindings(sample.code)];
}

function checkBuild(sample: Sample): SampleFinding[] {
  const facts = packageFacts(sample);
  return facts ? checkGradle(sample.code, facts) : [];
}

/** XML is well-formed, and means something to Android. */
function checkMarkup(sample: Sample): SampleFinding[] {
  const malformed = checkXml(sample.code);
  const facts = packageFacts(sample);
  return malformed.length > 0 || !facts ? malformed : checkManifest(sample.code, facts.manifest);
}

type Checker = (sample: Sample) => SampleFinding[] | Promise<SampleFinding[]>;

/** The checker of each language that samples may have. */
const checkers: Readonly<Record<string, Checker>> = {
  kotlin: checkCode,
  java: checkCode,
  swift: checkCode,
  groovy: checkBuild,
  markup: checkMarkup,
  json: ({ code, meta }) => checkJson(code, meta.values.schema),
  yaml: ({ code }) => checkYaml(code),
  bash: ({ code }) => checkShell(code),
  javascript: ({ code }) => checkScript(code, 'javascript'),
  python: ({ code }) => checkScript(code, 'python'),
  csharp: ({ code }) => checkScript(code, 'csharp'),
  sql: ({ code }) => checkSql(code),
  csv: ({ code, meta }) => checkCsv(code, meta.values.title),
  http: ({ code }) => checkHttp(code),
  properties: ({ code }) => checkProperties(code),
  text: ({ code, meta, platform, version }) =>
    checkText(code, { title: meta.values.title, platform, version }),
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
  return first ? others.flatMap((other) => twinFindings(first, other)) : [];
}

/** All findings in samples: in each alone, and between the tabs of one set. */
export async function findingsOf(samples: readonly Sample[]): Promise<Finding[]> {
  const alone = (await Promise.all(samples.map(checkSample))).flat();
  const sets = tabSetsOf(samples);
  const twins = (await Promise.all(sets.map(checkTwins))).flat();
  return [...alone, ...sets.flatMap(requestTabFindings), ...twins];
}
