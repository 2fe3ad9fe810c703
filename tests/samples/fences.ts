/** Samples of a page that a test writes, and what the checkers say of them. */
import type { Root } from 'mdast';
import { expect } from 'vitest';
import { samplesIn, type Sample } from '../../checks/samples/extract';
import { loadSurface } from '../../checks/samples/load-surface';
import { checkSdkCode } from '../../checks/samples/sdk-code';
import type { SampleLanguage } from '../../checks/samples/tree';
import { parsePage } from '../../lib/markdown/sources';

/** The page as a reader of the Android docs sees it. */
export const androidPage = {
  file: 'sdk/android/x.mdx',
  version: '6.0.x',
  platform: 'android',
  instance: 'sdk',
} as const;

/** All fences of a text. */
export const fencesIn = (text: string, page: Parameters<typeof samplesIn>[0] = androidPage): Sample[] =>
  samplesIn(page, parsePage(page.file, text).tree as Root, '6.0.x');

/** The one fence of a language with its code. */
export function fence(language: string, code: string, meta = ''): Sample {
  const [found] = fencesIn(`\`\`\`${language} ${meta}\n${code}\n\`\`\``);
  if (!found) throw new Error('no sample');
  return found;
}

/** Says of code in an SDK language what its checker does, as `row: message`. */
export const checkerOf =
  (language: SampleLanguage, platform: string, version = '6.0.x') =>
  async (code: string, isFragment = true): Promise<string[]> => {
    const surface = await loadSurface(platform, version);
    if (!surface) throw new Error('no declarations');
    const { findings } = await checkSdkCode(language, code, surface, isFragment);
    return findings.map(({ row, message }) => `${row}: ${message}`);
  };

/** Findings must have a part, or be none where the part is empty. */
export function expectSaid(found: string, part: string): void {
  if (part === '') expect(found).toBe('');
  else expect(found).toContain(part);
}
