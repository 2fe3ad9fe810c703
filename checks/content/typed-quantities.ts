/**
 * Numbers with a unit that a page types. Such a number is a fact or a result, and a component shows it, so it can't go wrong
 * and changes with its source. What code, `<Cite>`, or a message of the product says is proven there. The texts of data have the
 * same rule (checks/data/quantities.ts).
 */
import type { Root } from 'mdast';
import type { Messages } from '../../lib/dashboard/messages';
import { factForm, factForms } from '../../lib/facts/forms';
import { loadLimits } from '../../lib/facts/load';
import { quantityFinder } from '../../lib/facts/quantity-finder';
import type { Limit } from '../../lib/facts/types';
import { frontMatterOf } from '../../lib/yaml/front-matter';
import type { Exceptions } from '../exceptions';
import type { Finding } from '../report';
import { passagesOf } from './literals/passages';

interface Content {
  tree: Root;
  /** Of the whole file: its front matter is read as it is typed, before its facts are filled. */
  text: string;
}

/** The components that show what a page types, each with its fact. */
const componentsOf = (found: string, limits: readonly Limit[]): string[] =>
  limits.flatMap((fact) => {
    if (fact.text === found) return [`<Fact id="${fact.key}" />`];
    const form = factForms.find((name) => {
      try {
        return factForm(fact, name) === found;
      } catch {
        return false;
      }
    });
    return form === undefined ? [] : [`<Fact id="${fact.key}" as="${form}" />`];
  });

const cureOf = (components: readonly string[]): string =>
  components.length === 0
    ? 'Add the fact with `npm run new -- fact <key>`, and show it by key, or cite the result that has it.'
    : `Write ${components.slice(0, 3).join(' or ')}.`;

/** Places of the messages that a text quotes. */
const quotedIn = (text: string, messages: Pick<Messages, 'has'>): (readonly [number, number])[] =>
  [...text.matchAll(/"([^"]+)"/g)].flatMap(({ 0: whole, 1: quoted = '', index }) =>
    messages.has(quoted) ? [[index, index + whole.length] as const] : [],
  );

/** The check of pages. @param exceptions Notes those that it needs. */
export function typedQuantities(
  messages: Pick<Messages, 'has'>,
  exceptions: Exceptions,
): (file: string, content: Content) => Finding[] {
  const limits = loadLimits();
  const texts = new Map(limits.map(({ key, text }) => [key, text]));
  const finder = quantityFinder(limits, { money: true });
  return (file, { tree, text: source }) =>
    passagesOf(tree, frontMatterOf(file, source), (id) => texts.get(id) ?? '').flatMap((passage) => {
      const quoted = quotedIn(passage.text, messages);
      return finder(passage.typed)
        .filter(({ start }) => !quoted.some(([from, to]) => start >= from && start < to))
        .filter(({ text }) => !exceptions.find('typed', file, text))
        .map(({ text, start }) => ({
          file,
          line: passage.lineAt(start),
          message: `"${text}" is typed`,
          cure: cureOf(componentsOf(text, limits)),
        }));
    });
}
