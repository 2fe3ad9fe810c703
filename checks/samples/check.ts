/** Sends each sample to the checker of its language, and knows which languages samples may have. */
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { parseFacts } from '../../lib/facts/read';
import type { Finding } from '../report';
import type { Sample } from './extract';
import { checkShell } from './curl';
import { checkGradle, checkJson, checkXml, checkYaml, type PackageFacts } from './formats';
import { checkJava } from './java';
import { checkKotlin } from './kotlin';
import type { SampleFinding } from './rules';
import { loadSurface } from './surface';

/** SDK languages with the platform that they belong to, where the page does not say. */
const sdkLanguages: Readonly<Record<string, string>> = { kotlin: 'android', java: 'android' };

/** Languages whose samples nothing needs to be checked in, beyond what the page's own tests do. */
const plain = new Set([
  'text',
  'url',
  'log',
  'tree',
  'http',
  'csv',
  'diff',
  'properties',
  'markdown',
  'toml',
  'ruby',
  'sql',
  'python',
  'javascript',
  'typescript',
  'tsx',
  'jsx',
  'swift',
  'objectivec',
  'csharp',
]);

const packageSchema = z.strictObject({
  repository: z.url(),
  group: z.string(),
  latest: z.string(),
  artifacts: z.array(z.string()),
});

function packageFacts(platform: string, version: string): PackageFacts | undefined {
  const file = `declarations/${platform}/${version}/package.yaml`;
  return existsSync(file) ? parseFacts(file, readFileSync(file, 'utf8'), packageSchema) : undefined;
}

/** Server samples of API pages are Kotlin and C# too; they use no SDK, so the SDK rules find nothing to say. */
async function checkCode(sample: Sample): Promise<SampleFinding[]> {
  const { language, code, version, meta } = sample;
  const fragment = meta.flags.has('fragment');
  if (language === 'kotlin' || language === 'java') {
    const platform = sample.platform ?? sdkLanguages[language] ?? 'android';
    const facts = packageFacts(platform, version);
    const gradle = facts && /\.gradle(\.kts)?$/.test(meta.values.title ?? '') ? checkGradle(code, facts) : [];
    const surface = await loadSurface(platform, version);
    if (!surface) {
      return [
        {
          row: 0,
          message: `There are no declarations of ${platform} ${version}`,
          cure: `Add declarations/${platform}/${version}.`,
        },
      ];
    }
    const check = language === 'kotlin' ? checkKotlin : checkJava;
    return [...gradle, ...(await check(code, surface, { fragment }))];
  }
  switch (language) {
    case 'groovy': {
      const facts = packageFacts(sample.platform ?? 'android', version);
      return facts ? checkGradle(code, facts) : [];
    }
    case 'json':
      return checkJson(code, meta.values.schema);
    case 'markup':
      return checkXml(code);
    case 'yaml':
      return checkYaml(code);
    case 'bash':
      return checkShell(code);
    default:
      return plain.has(language)
        ? []
        : [
            {
              row: 0,
              message: `Samples cannot be in "${language}"`,
              cure: 'Use a language that checks/samples/check.ts knows.',
            },
          ];
  }
}

/** True if samples of the language are looked into, not only accepted. */
export const isChecked = (language: string): boolean => !plain.has(language);

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

/** All findings in samples. */
export async function findingsOf(samples: readonly Sample[]): Promise<Finding[]> {
  return (await Promise.all(samples.map(checkSample))).flat();
}
