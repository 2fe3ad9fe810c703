/**
 * Words for what only later versions of the SDK do, or only earlier ones: an adapter, a pairing by QR, an attribution that is
 * unattributed, a queue that stays. No name of the SDK shows them, so a page that starts as a copy of another version's keeps
 * them easily. What the words are, and in which version they begin or end, is in data/sdk-behavior.yaml; a sentence that
 * denies them, or that speaks of another version, is left alone.
 */
import { sdkVersions } from '../../config/versions';
import { loadSdkBehavior } from '../../lib/facts/load';
import { holds } from '../../lib/facts/scope';
import type { ParsedSource, Source } from '../../lib/markdown/sources';
import { literalSource } from '../../lib/text/pattern';
import type { Finding } from '../report';
import { sentenceAt } from './sentences';
import { visitPlaces } from './own-version';

type Row = ReturnType<typeof loadSdkBehavior>[number];

/** Phrases in any number and case; "…" is up to four words. */
const phrases = (texts: readonly string[]): string =>
  texts
    .map((text) => literalSource(text).replaceAll(' … ', String.raw` (?:\S+ ){0,4}?`))
    .map((source) => String.raw`(?<![\w-])${source}(?:s|es)?(?![\w-])`)
    .join('|');

const finder = (texts: readonly string[]): RegExp => new RegExp(phrases(texts), 'gi');

/** What holds of a row in a version; undefined if it has nothing of it. */
export const valueIn = ({ values }: Row, version: string): string | undefined =>
  sdkVersions.flatMap(({ path }) => (holds(version, path) && values[path]) || [])[0];

const isOf =
  (platform: string | undefined) =>
  ({ platforms }: Row): boolean =>
    !platform || !platforms || platforms.some((one) => one === platform);

/** Rows whose words a text has and whose value two versions differ in. */
export const differingRows = (
  text: string,
  platform: string | undefined,
  one: string,
  other: string,
): Row[] =>
  loadSdkBehavior()
    .filter(isOf(platform))
    .filter((row) => valueIn(row, one) !== valueIn(row, other))
    .filter((row) =>
      new RegExp(phrases([...(row.words ?? []), ...(row.new ?? []), ...(row.old ?? [])]), 'i').test(text),
    );

/** A no, not, or without in the clause before; "the" or "your" before the word says that it is there. */
const deniedBefore =
  /(?:\b(?:no|not|never|without|lacks?|neither|nor|cannot)\b|n't\b)(?![^,;:.]*\b(?:the|its|your|this) $)[^,;:.]*$/i;
const deniedAfter = /^[^,;:.]*\b(?:isn't|aren't|don't|doesn't) (?:available|exist|needed|there|part)\b/i;

/** Words of another version on a page of the SDK. */
export function behaviorProblems(
  { file, instance, platform, version }: Source,
  page: Pick<ParsedSource, 'tree' | 'text'>,
): Finding[] {
  if (instance !== 'sdk' || version === undefined) return [];
  const rows = loadSdkBehavior()
    .filter(isOf(platform))
    .flatMap((row) => {
      const valued = sdkVersions.map(({ path }) => path).filter((path) => path in row.values);
      const [last = '', first = ''] = [valued[0], valued.at(-1)];
      const isPast = valueIn(row, version) !== row.values[first];
      return [
        ...(row.new && !holds(version, last) ? [{ row, of: last, pattern: finder(row.new) }] : []),
        ...(row.old && isPast ? [{ row, of: first, pattern: finder(row.old) }] : []),
      ];
    });
  const findings: Finding[] = [];
  visitPlaces(page, version, ({ node, written, start, rowHead, isOwn }) => {
    if (!/^(?:paragraph|heading|tableCell|yaml)$/.test(node.type)) return;
    // Addresses say nothing, and keep their length for the places of what follows.
    const text = written.replaceAll(/\]\([^)]*\)/g, (address) => ' '.repeat(address.length));
    for (const { row, of, pattern } of rows)
      for (const { 0: words, index } of text.matchAll(pattern)) {
        const sentence = sentenceAt(text, index);
        const at = sentence.indexOf(words);
        const line = page.text.slice(0, start + index).split('\n').length;
        // The other cells of a row say what its first one means.
        const isHead = node.type === 'tableCell' && rowHead === '';
        const about = isHead ? (page.text.split('\n')[line - 1] ?? '') : '';
        const isDenied =
          deniedBefore.test(sentence.slice(0, at)) ||
          deniedAfter.test(sentence.slice(at + words.length)) ||
          /\| (?:Not available|.*\bcan't\b)/.test(about);
        if (isDenied || !isOwn(words, start + index)) continue;
        findings.push({
          file,
          line,
          message: `${words} is of ${of}, and ${version} lacks it`,
          cure: `${row.about} in ${version}: ${valueIn(row, version) ?? 'none'}. Write that, or say which version is meant.`,
        });
      }
  });
  return findings;
}
