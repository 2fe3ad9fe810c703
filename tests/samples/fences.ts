/** Samples of a page that a test writes. */
import type { Root } from 'mdast';
import { samplesIn, type Sample } from '../../checks/samples/extract';
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
