/**
 * Records as they are downloaded. What can be made from something else is left out: an anchor that follows from its
 * heading, and in lean parts each further occurrence of a word, which becomes a number.
 */
import type { Shard, ShardSection } from './types';
import { spellingOf, stopWords, wordsOf } from './words';

export interface PackedShard extends Shard {
  /**
   * Of a lean part: for each of its words, in the order of their first occurrence, the further sections that have it:
   * the distance to each as one character, and `!` after the last.
   */
  again?: string;
}

/** What the framework, or a table, makes of a heading or a name. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const restoreAnchor = (anchor: string, text: string): string =>
  anchor.replace('~', () => slugOf(text)).replace('=', () => text);

function shortenAnchor(anchor: string, text: string): string {
  const short = anchor.replace(slugOf(text) || text, '~').replace(text, '=');
  return restoreAnchor(short, text) === anchor ? short : anchor;
}

const withAnchors = (
  change: (anchor: string, text: string) => string,
  [anchor, level, heading, text, code, rows]: ShardSection,
): ShardSection =>
  [
    anchor && change(anchor, heading),
    level,
    heading,
    text,
    code,
    ...(rows
      ? [rows.map(([id, name, cells]): [string, string, string] => [change(id, name), name, cells])]
      : []),
  ] as ShardSection;

const eachSection = (shard: Shard, change: (section: ShardSection) => ShardSection): Shard => ({
  ...shard,
  pages: shard.pages.map((page) => ({ ...page, s: page.s.map((section) => change(section)) })),
});

/** Words that a section of a lean part says, in order, each once. */
function wordsIn([, , heading, text, code, rows = []]: ShardSection): Set<string> {
  const said = [heading, text, ...rows.map(([, name]) => name), code].join(' ');
  return new Set(
    wordsOf(said).flatMap((word) => (stopWords.has(word.whole) ? [] : [spellingOf(said, word)])),
  );
}

/** The first character that means a distance: those before it have a meaning in JSON, or end a list. */
const zero = 35;

/** A shard as it is downloaded. */
export function packed(shard: Shard): PackedShard {
  const short = eachSection(shard, (section) => withAnchors(shortenAnchor, section));
  if (!shard.lean) return short;
  /** The last section that has a word, and the distances to it. */
  const seen = new Map<string, { last: number; again: string }>();
  let number = -1;
  const lean = eachSection(short, (section) => {
    number += 1;
    const fresh: string[] = [];
    for (const word of section[4].split(' ')) {
      const entry = seen.get(word);
      if (!entry) fresh.push(word);
      else {
        entry.again += String.fromCodePoint(zero + number - entry.last);
        entry.last = number;
      }
    }
    const changed = section.with(4, fresh.join(' ')) as ShardSection;
    for (const word of wordsIn(changed)) if (!seen.has(word)) seen.set(word, { last: number, again: '' });
    return changed;
  });
  return { ...lean, again: [...seen.values()].map(({ again }) => `${again}!`).join('') };
}

/** The shard that was packed. */
export function unpacked({ again, ...shard }: PackedShard): Shard {
  if (again !== undefined) {
    const sections = shard.pages.flatMap(({ s }) => s);
    const lists = again.split('!');
    const seen = new Set<string>();
    const further = sections.map((): string[] => []);
    for (const [number, section] of sections.entries()) {
      for (const word of wordsIn(section)) {
        if (seen.has(word)) continue;
        let at = number;
        for (const distance of lists[seen.size] ?? '') {
          at += (distance.codePointAt(0) ?? zero) - zero;
          further[at]?.push(word);
        }
        seen.add(word);
      }
    }
    for (const [number, section] of sections.entries()) {
      section[4] = [section[4], ...(further[number] ?? [])].filter(Boolean).join(' ');
    }
  }
  return eachSection(shard, (section) => withAnchors(restoreAnchor, section));
}
