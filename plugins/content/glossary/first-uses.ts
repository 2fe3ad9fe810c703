/**
 * The build makes the first use of a term on a page of the docs a `<Term>`: whoever meets "postback" on a page that a
 * search has opened gets its meaning there, and no writer has to remember it. Only sentences and lists are looked at.
 * Headings, links, code and bold names say something else with the word; cells and captions are short, and a table's box would
 * cut the tooltip. What data makes is the same on many pages. How many there are on a page: config/markdown.ts.
 */
import type { Paragraph, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { automaticTermsPerPage } from '../../../config/markdown';
import { loadAutomaticTerms, loadGlossary } from '../../../lib/facts/load';
import { attributeOf, isJsx } from '../../../lib/markdown/mdx-nodes';
import { walk } from '../../../lib/markdown/walk';
import { trimSlash } from '../../../lib/shared/trim-slash';
import { frontMatterOf } from '../../../lib/yaml/front-matter';
import { glossaryRoute, termAddress, termElement, type GlossaryTerm } from './term-element';

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A word as a pattern: it may begin a sentence. "SAN" and "eCPM" are written one way. */
const patternOf = (word: string): string => {
  const [first = '', second = ''] = word;
  if (second === second.toUpperCase() || /^[a-z][A-Z]/.test(word)) return escaped(word);
  return `[${first.toLowerCase()}${first.toUpperCase()}]${escaped(word.slice(1))}`;
};

const wordsOf = ({ term, variants }: GlossaryTerm): string[] => [term, ...variants];

/** Finds words of the glossary; "cohort" is not one in "cohort-wide", nor "attribution" in "attribution window". */
class Words {
  readonly #terms = new Map<string, GlossaryTerm>();
  readonly #pattern: RegExp;

  constructor(glossary: readonly GlossaryTerm[]) {
    for (const term of glossary) for (const word of wordsOf(term)) this.#terms.set(word.toLowerCase(), term);
    const words = glossary.flatMap(wordsOf).sort((a, b) => b.length - a.length);
    this.#pattern = new RegExp(`(?<![\\w-])(?:${words.map(patternOf).join('|')})(?![\\w-])`, 'g');
  }

  /** The term that a text is, whole. */
  of(text: string): GlossaryTerm | undefined {
    return this.#terms.get(text.trim().toLowerCase());
  }

  /** Terms of a text with their words, in order; not by words that have another meaning. */
  *in(text: string): Generator<{ term: GlossaryTerm; word: string; at: number }> {
    for (const { 0: word, index: at } of text.matchAll(this.#pattern)) {
      const term = this.of(word);
      const others = Object.keys(term?.alsoMeans ?? {}).map((other) => other.toLowerCase());
      if (term && !others.includes(word.toLowerCase())) yield { term, word, at };
    }
  }
}

const known = new WeakMap<object, Words>();

function wordsIn(glossary: readonly GlossaryTerm[]): Words {
  const words = known.get(glossary) ?? new Words(glossary);
  known.set(glossary, words);
  return words;
}

/** Terms that the page explains already: its own, the ones in its title, and the ones that its writer has linked. */
function explained(tree: Root, words: Words, route: string, title: string): Set<string> {
  const ids = new Set([...words.in(title)].map(({ term }) => term.id));
  const targets = new Set<string>([route]);
  walk(tree, (node) => {
    if (isJsx(node, 'Term')) ids.add(attributeOf(node, 'id'));
    if (node.type !== 'link') return;
    targets.add(trimSlash(node.url));
    const term = words.of(toString(node));
    if (term) ids.add(term.id);
  });
  for (const term of loadGlossary())
    if (targets.has(trimSlash(termAddress(term))) || (term.guide !== undefined && targets.has(term.guide)))
      ids.add(term.id);
  return ids;
}

/** What holds sentences: lists, quotes, notes, and the steps of a guide. */
const isHolder = (node: RootContent): node is RootContent & Parents =>
  /^(?:list|listItem|blockquote|containerDirective)$/.test(node.type) || isJsx(node, 'Steps');

/** Paragraphs of the page's own text, in order. */
function* paragraphsOf(parent: Parents): Generator<Paragraph> {
  for (const node of parent.children as RootContent[])
    if (node.type === 'paragraph' && node.position) yield node;
    else if (isHolder(node)) yield* paragraphsOf(node);
}

/** Makes the first word of a paragraph that is still to be explained a term; undefined if there is none. */
function linkIn(
  paragraph: Paragraph,
  words: Words,
  isOpen: (id: string) => boolean,
): GlossaryTerm | undefined {
  for (const [index, node] of paragraph.children.entries()) {
    if (node.type !== 'text' || !node.position) continue;
    for (const { term, word, at } of words.in(node.value)) {
      if (!isOpen(term.id)) continue;
      const text = (value: string): PhrasingContent[] =>
        value === '' ? [] : [{ type: 'text', value, position: node.position }];
      const element = termElement(term, `term-${term.id}`, [{ type: 'text', value: word }], {});
      const rest = node.value.slice(at + word.length);
      paragraph.children.splice(index, 1, ...text(node.value.slice(0, at)), element, ...text(rest));
      return term;
    }
  }
  return undefined;
}

/**
 * Makes first uses on a page terms.
 * @param route The page's route, without a trailing slash.
 * @throws Error with file, line and cure if a listed term is not in the glossary, or has two meanings.
 */
export function linkFirstUses(tree: Root, file: VFile, route: string): void {
  if (route === glossaryRoute) return;
  const words = wordsIn(loadGlossary());
  const { frontMatter = frontMatterOf(file.path, String(file.value)) } = file.data as {
    frontMatter?: { title?: string };
  };
  const done = explained(tree, words, route, String(frontMatter.title ?? ''));
  const open = new Set(loadAutomaticTerms().filter((id) => !done.has(id)));
  let left: number = automaticTermsPerPage;
  for (const paragraph of paragraphsOf(tree)) {
    if (left === 0) return;
    const term = linkIn(paragraph, words, (id) => open.has(id));
    if (!term) continue;
    open.delete(term.id);
    left -= 1;
  }
}
