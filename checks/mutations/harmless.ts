/**
 * Edits of written pages that change nothing a reader relies on: other words, another order, other line breaks. A check
 * that stumbles over them would teach writers to work around it.
 */
import type { List, Paragraph, Parents, Text } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import { Random } from '../../lib/random';
import type { PageCheck, WrittenPage } from '../page-checks';
import { pageWith } from '../page-checks';
import { replacement, type TextMutant } from './kind';

/** An edit of a page. */
export interface Edit extends TextMutant {
  kind: string;
  page: WrittenPage;
}

interface Prose {
  page: WrittenPage;
  node: Paragraph;
  start: number;
  text: string;
}

/** Words that say the same. */
const synonyms: readonly (readonly [string, string])[] = [
  ['shows', 'displays'],
  ['also', 'too, and also'],
  ['because', 'since'],
  ['but', 'yet'],
  ['gets', 'receives'],
  ['needs', 'requires'],
  ['only', 'solely'],
  ['often', 'frequently'],
  ['begins', 'starts'],
  ['big', 'large'],
  ['so', 'therefore'],
  ['such as', 'for example'],
];

/** Sentences without a fact. */
const additions = [
  'Keep that in mind when you plan ahead.',
  'Most teams settle on this early.',
  'If in doubt, ask a colleague to read along.',
  'This is worth a second look.',
  'Take your time with it.',
];

/** Paragraphs in running order, of a body without components, at the top of the page. */
function proseOf(page: WrittenPage): Prose[] {
  const found: Prose[] = [];
  visitParents(page.tree, 'paragraph', (node: Paragraph, parents: Parents[]) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    const isTop = parents.length === 1 && node.position?.start.column === 1;
    if (!isTop || start === undefined || end === undefined) return;
    found.push({ page, node, start, text: page.text.slice(start, end) });
  });
  return found;
}

const edited = (kind: string, { page, start, text }: Prose, to: string): Edit => ({
  kind,
  page,
  ...replacement(page.source.file, page.text, start, text, to),
});

/** Sentences of a paragraph that begin and end outside of links, code and elements. */
function sentencesOf(text: string): string[] {
  const parts = text.split(/(?<=[.!?]) (?=[A-Z])/);
  const isWhole = (part: string): boolean =>
    (part.match(/`/g)?.length ?? 0) % 2 === 0 &&
    (part.match(/\*\*/g)?.length ?? 0) % 2 === 0 &&
    (part.match(/\[/g)?.length ?? 0) === (part.match(/\]/g)?.length ?? 0) &&
    (part.match(/<\w/g)?.length ?? 0) === (part.match(/\/>|<\/\w/g)?.length ?? 0);
  return parts.every(isWhole) ? parts : [text];
}

/** Sentences that make sense on their own, because they refer to nothing in the one before. */
const standsAlone = (sentence: string): boolean =>
  !/^(?:It|He|She|They|This|That|These|Those|The (?:other|same|first|last|second)|Then|Both|So|But|Its|Their|One|Another|Below|If not)\b/.test(
    sentence,
  );

type Change = (prose: Prose, random: Random) => string | undefined;

const changes: Readonly<Record<string, Change>> = {
  'another order of sentences': ({ text }, random) => {
    const parts = sentencesOf(text);
    const places = parts.flatMap((_, index) =>
      index > 0 && parts.slice(index - 1, index + 2).every(standsAlone) ? [index] : [],
    );
    if (places.length === 0) return undefined;
    const at = random.pick(places);
    const [one = '', other = ''] = [parts[at - 1], parts[at]];
    return parts
      .with(at - 1, other)
      .with(at, one)
      .join(' ');
  },
  'another sentence': ({ text }, random) =>
    /[.!?]$/.test(text) && sentencesOf(text).length > 0 ? `${text} ${random.pick(additions)}` : undefined,
  'another word': ({ text }, random) => {
    const known = synonyms.filter(([word]) => new RegExp(`(?<=[a-z,] )${word}(?= [a-z])`).test(text));
    if (known.length === 0) return undefined;
    const [word, other] = random.pick(known);
    return text.replace(new RegExp(`(?<=[a-z,] )${word}(?= [a-z])`), other);
  },
  emphasis: ({ text, node }, random) => {
    const words = node.children
      .filter((child): child is Text => child.type === 'text')
      .flatMap(({ value }) => value.match(/(?<= )[a-z]{4,}(?= )/g) ?? []);
    if (words.length === 0) return undefined;
    const word = random.pick(words);
    return text.replace(` ${word} `, ` *${word}* `);
  },
  'a comma': ({ text }) => {
    if (/(?<=\w), (?:and|or) /.test(text)) return text.replace(/(?<=\w), (and|or) /, ' $1 ');
    return / because /.test(text) ? text.replace(/(?<=\w) because /, ', because ') : undefined;
  },
  'other line breaks': ({ text }) => {
    const plain = sentencesOf(text);
    return plain.length > 1 ? plain.join('\n') : undefined;
  },
};

/** Lists without order whose neighbors change places. */
function swappedItems(page: WrittenPage, random: Random): Edit[] {
  const found: Edit[] = [];
  visitParents(page.tree, 'list', (list: List, parents: Parents[]) => {
    if (list.ordered || parents.length > 1 || list.children.length < 3) return;
    const at = random.int(1, list.children.length - 1);
    const [one, other] = [list.children[at - 1], list.children[at]];
    const [from, middle] = [one?.position?.start.offset, one?.position?.end.offset];
    const [next, end] = [other?.position?.start.offset, other?.position?.end.offset];
    if (from === undefined || middle === undefined || next === undefined || end === undefined) return;
    const { text } = page;
    const to = text.slice(next, end) + text.slice(middle, next) + text.slice(from, middle);
    found.push({
      kind: 'another order of a list',
      page,
      ...replacement(page.source.file, text, from, text.slice(from, end), to),
    });
  });
  return found;
}

/** Harmless edits of pages, as many of each kind as there can be. The seed decides which. */
export function drawHarmless(pages: readonly WrittenPage[], seed: string, count: number): Edit[] {
  const random = new Random(`${seed} harmless`);
  const ofProse = Object.entries(changes).map(([kind, change]) =>
    pages.flatMap((page) =>
      proseOf(page).flatMap((prose) => {
        const to = change(prose, random);
        return to === undefined || to === prose.text ? [] : [edited(kind, prose, to)];
      }),
    ),
  );
  const all = [...ofProse, pages.flatMap((page) => swappedItems(page, random))];
  const each = Math.ceil(count / all.length);
  return all.flatMap((edits) => random.shuffle(edits).slice(0, each)).slice(0, count);
}

/** What the checks say of an edit. */
export async function alarms(
  { page, text }: Edit,
  checks: readonly PageCheck[],
): Promise<{ check: string; message: string }[]> {
  const changed = pageWith(page, text);
  const found: { check: string; message: string }[] = [];
  for (const check of checks)
    for (const { message } of await check.findings(changed)) found.push({ check: check.name, message });
  return found;
}
