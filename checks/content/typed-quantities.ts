/**
 * Numbers with a unit that a page or a drawing types. Such a number is a fact or a result, and a component or a placeholder shows
 * it, so it can't go wrong and changes with its source. What code, `<Cite>`, or a message of the product says is proven
 * there. The texts of data have the same rule (checks/data/quantities.ts).
 */
import type { Messages } from '../../lib/dashboard/messages';
import { factForm, factForms } from '../../lib/facts/forms';
import { loadLimits } from '../../lib/facts/load';
import { quantityFinder } from '../../lib/facts/quantity-finder';
import type { Limit } from '../../lib/facts/types';
import type { Exceptions } from '../exceptions';
import type { Finding } from '../report';
import type { Passage } from './passages';

/** What shows the number that is typed, for each fact that has it. */
const shownBy = (found: string, isPlain: boolean, limits: readonly Limit[]): string[] =>
  limits.flatMap((fact) => {
    if (fact.text === found) return [isPlain ? `{fact:${fact.key}}` : `<Fact id="${fact.key}" />`];
    const form = factForms.find((name) => {
      try {
        return factForm(fact, name) === found;
      } catch {
        return false;
      }
    });
    if (form === undefined) return [];
    return [isPlain ? `{${form}:${fact.key}}` : `<Fact id="${fact.key}" as="${form}" />`];
  });

/** Places of the messages that a text quotes. */
const quotedIn = (text: string, messages: Pick<Messages, 'has'>): (readonly [number, number])[] =>
  [...text.matchAll(/"([^"]+)"/g)].flatMap(({ 0: whole, 1: quoted = '', index }) =>
    messages.has(quoted) ? [[index, index + whole.length] as const] : [],
  );

/** The check of passages. @param exceptions Notes those that it needs. */
export function typedQuantities(
  messages: Pick<Messages, 'has'>,
  exceptions: Exceptions,
): (file: string, passages: readonly Passage[]) => Finding[] {
  const limits = loadLimits();
  const finder = quantityFinder(limits, { money: true });
  return (file, passages) =>
    passages.flatMap((passage) => {
      const quoted = quotedIn(passage.text, messages);
      return finder(passage.typed)
        .filter(({ start }) => !quoted.some(([from, to]) => start >= from && start < to))
        .filter(({ text }) => !exceptions.find('typed', file, text))
        .map(({ text, start }) => {
          const shown = shownBy(text, passage.isPlain, limits);
          const [only, other] = shown;
          return {
            file,
            line: passage.lineAt(start),
            message: `"${text}" is typed`,
            cure: only
              ? `Write ${shown.slice(0, 3).join(' or ')}.`
              : 'Add the fact with `npm run new -- fact <key>`, and show it by key, or cite the result that has it.',
            fix: only && other === undefined ? { from: text, to: only } : undefined,
          };
        });
    });
}
