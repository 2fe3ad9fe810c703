/**
 * Edits of written pages that change nothing a reader relies on: other words, another order, other line breaks. A check
 * that stumbles over them would teach writers to work around it.
 */
import type { List, Paragraph, Parents, Text } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import { Random } from '../../lib/random';
import type { WrittenPage } from '../../checks/page-checks';
import { edit, kindsOf, onPage, pages, saidOf, type TextEdit } from './kit';

interface Drawn {
  page: WrittenPage;
  change: TextEdit;
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

/** Sentences of a paragraph that begin and end outside of links, code, quotations and elements. */
function sentencesOf(text: string): string[] {
  const parts = text.split(/(?<=[.!?]) (?=[A-Z])/);
  const isWhole = (part: string): boolean =>
    (part.match(/`/g)?.length ?? 0) % 2 === 0 &&
    (part.match(/\*\*/g)?.length ?? 0) % 2 === 0 &&
    (part.match(/"/g)?.length ?? 0) % 2 === 0 &&
    (part.match(/\[/g)?.length ?? 0) === (part.match(/\]/g)?.length ?? 0) &&
    (part.match(/<\w/g)?.length ?? 0) === (part.match(/\/>|<\/\w/g)?.length ?? 0);
  return parts.every(isWhole) ? parts : [text];
}

/** Sentences that make sense on their own: they refer to nothing in the one before, and do not head the paragraph. */
const standsAlone = (sentence: string): boolean =>
  !/^(?:\*\*|It|He|She|They|This|That|These|Those|The (?:other|same|first|last|second)|Then|Both|So|But|Its|Their|One|Another|Below|If not)\b/.test(
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

/** Edits of all paragraphs. */
const ofProse = (change: Change, random: Random): Drawn[] =>
  pages().flatMap((page) =>
    proseOf(page).flatMap((prose) => {
      const to = change(prose, random);
      return to === undefined || to === prose.text
        ? []
        : [{ page, change: edit(page.source.file, page.text, prose.start, prose.text, to) }];
    }),
  );

/** Lists without order whose neighbors change places. */
const swappedItems = (random: Random): Drawn[] =>
  pages().flatMap((page) => {
    const found: Drawn[] = [];
    const { text } = page;
    visitParents(page.tree, 'list', (list: List, parents: Parents[]) => {
      if (list.ordered || parents.length > 1 || list.children.length < 3) return;
      const at = random.int(1, list.children.length - 1);
      const [one, other] = list.children.slice(at - 1).map(({ position }) => position);
      const [from, middle, next, end] = [one?.start, one?.end, other?.start, other?.end].map(
        (place) => place?.offset ?? 0,
      ) as [number, number, number, number];
      const to = text.slice(next, end) + text.slice(middle, next) + text.slice(from, middle);
      found.push({ page, change: edit(page.source.file, text, from, text.slice(from, end), to) });
    });
    return found;
  });

const ofLists = 'another order of a list';

/** Whether a check says of an edit what it does not say of the page without it, which is seen here apart from other pages. */
async function isSaidAnew(page: WrittenPage, { text }: TextEdit): Promise<boolean> {
  const said = await saidOf(page, text);
  if (said.length === 0) return false;
  const before = await saidOf(page, page.text);
  return said.some((finding) => !before.includes(finding));
}

/** Edits that no check may say anything of: `found` is a false alarm. 200 where 25 of a kind are drawn elsewhere. */
export const harmlessKinds = kindsOf('harmless', [...Object.keys(changes), ofLists], (seed, count) => {
  const random = new Random(`${seed} harmless`);
  const all: [string, Drawn[]][] = Object.entries(changes).map(([kind, change]) => [
    kind,
    ofProse(change, random),
  ]);
  all.push([ofLists, swappedItems(random)]);
  return all.flatMap(([kind, edits]) =>
    random
      .shuffle(edits)
      .slice(0, Math.ceil((count * 8) / all.length))
      .map(({ page, change }) => ({ kind, ...onPage(page, change), found: () => isSaidAnew(page, change) })),
  );
});
