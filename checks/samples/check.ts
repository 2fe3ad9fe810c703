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
import { checkJava } from './java';
import { checkKotlin } from './kotlin';
import { checkManifest, type ManifestFacts } from './android-manifest';
import { checkProperties } from './properties';
import { requestTabFindings } from './request-tabs';
import type { SampleFinding } from './rules';
import { checkScript } from './scripts';
import { checkSql } from './sql';
import { loadSurface } from './surface';
import type { Trace } from './trace';
import { twinFindings } from './tab-parity';
import { checkText } from './urls';

/** SDK languages with the platform that they belong to, where the page does not say. */
const sdkLanguages: Readonly<Record<string, string>> = { kotlin: 'android', java: 'android' };

const packageSchema = z.strictObject({
  repository: z.url(),
  group: z.string(),
  latest: z.string(),
  artifacts: z.array(z.string()),
  manifest: z.strictObject({ permissions: z.array(z.string()), metaData: z.array(z.string()) }),
});

function packageFacts(
  platform: string,
  version: string,
): (PackageFacts & { manifest: ManifestFacts }) | undefined {
  const file = `declarations/${platform}/${version}/package.yaml`;
  return existsSync(file) ? parseFacts(file, readFileSync(file, 'utf8'), packageSchema) : undefined;
}

const codeCheckers = { kotlin: checkKotlin, java: checkJava } as const;

const isCode = (language: string): language is keyof typeof codeCheckers => language in codeCheckers;

/** The surface that a sample is written for; undefined if it is not declared. */
const surfaceOf = ({ platform, language, version }: Sample) =>
  loadSurface(platform ?? sdkLanguages[language] ?? 'android', version);

/** Server samples of API pages are Kotlin and C# too; they use no SDK, so the SDK rules find nothing to say. */
async function checkSdkCode(sample: Sample): Promise<SampleFinding[]> {
  const { language, code, version, meta } = sample;
  const platform = sample.platform ?? sdkLanguages[language] ?? 'android';
  const facts = packageFacts(platform, version);
  const gradle = facts && /\.gradle(\.kts)?$/.test(meta.values.title ?? '') ? checkGradle(code, facts) : [];
  const surface = await surfaceOf(sample);
  if (!surface || !isCode(language)) {
    return [
      {
        row: 0,
        message: `There are no declarations of ${platform} ${version}`,
        cure: `Add declarations/${platform}/${version}.`,
      },
    ];
  }
  const { findings } = await codeCheckers[language](code, surface, { fragment: meta.flags.has('fragment') });
  return [...gradle, ...findings, ...harmFindings(code)];
}

function checkGroovy({ code, platform, version }: Sample): SampleFinding[] {
  const facts = packageFacts(platform ?? 'android', version);
  return facts ? checkGradle(code, facts) : [];
}

/** XML is well-formed, and means something to Android. */
function checkMarkup({ code, platform, version }: Sample): SampleFinding[] {
  const malformed = checkXml(code);
  const facts = packageFacts(platform ?? 'android', version);
  return malformed.length > 0 || !facts ? malformed : checkManifest(code, facts.manifest);
}

type Checker = (sample: Sample) => SampleFinding[] | Promise<SampleFinding[]>;

/** The checker of each language that samples may have. */
const checkers: Readonly<Record<string, Checker>> = {
  kotlin: checkSdkCode,
  java: checkSdkCode,
  groovy: checkGroovy,
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
  text: ({ code }) => checkText(code),
};

async function checkCode(sample: Sample): Promise<SampleFinding[]> {
  const checker = checkers[sample.language];
  return checker
    ? checker(sample)
    : [
        {
          row: 0,
          message: `No check reads "${sample.language}"`,
          cure: `Use one of ${Object.keys(checkers).join(', ')}, or write check="off: reason" on the fence.`,
        },
      ];
}

/** Findings in one sample, at their line in the page. */
export async function checkSample(sample: Sample): Promise<Finding[]> {
  if (sample.exempt !== undefined) {
    return sample.exempt.trim() === ''
      ? [
          {
            file: sample.file,
            line: sample.line,
            message: 'The sample is exempt without a reason',
            cure: 'Write check="off: reason".',
          },
        ]
      : [];
  }
  const findings = await checkCode(sample);
  return findings.map(({ row, message, cure }) => ({
    file: sample.file,
    line: sample.line + row,
    message,
    cure,
  }));
}

/** What a Kotlin or Java sample does with the SDK. */
async function traceOf(sample: Sample): Promise<Trace | undefined> {
  const surface = await surfaceOf(sample);
  if (!surface || !isCode(sample.language)) return undefined;
  return (await codeCheckers[sample.language](sample.code, surface, { fragment: true })).trace;
}

/** Findings between the languages of one set of tabs. */
async function checkTwins(set: readonly Sample[]): Promise<Finding[]> {
  const [first, ...others] = set.filter(({ language, exempt }) => isCode(language) && exempt === undefined);
  if (!first) return [];
  const trace = await traceOf(first);
  const found = others.map(async (other) => twinFindings([first, other], [trace, await traceOf(other)]));
  return (await Promise.all(found)).flat();
}

/** All findings in samples: in each alone, and between the tabs of one set. */
export async function findingsOf(samples: readonly Sample[]): Promise<Finding[]> {
  const alone = (await Promise.all(samples.map(checkSample))).flat();
  const sets = tabSetsOf(samples);
  const twins = (await Promise.all(sets.map(checkTwins))).flat();
  return [...alone, ...sets.flatMap(requestTabFindings), ...twins];
}
