/**
 * Where a long name in code may break. Browsers break `bid_upload_row_too_large` at no underscore, so one such name would
 * take the room of a table's sentences, or break in the middle of a word.
 */
import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { textElement } from './mdx-nodes';
import { walk } from './walk';

/** Names up to this many characters stay in one line. */
const longestPiece = 16;

/** Up to this many characters, a word of a name stays whole; a longer one such as `automaticInAppPurchaseTracking` has humps. */
const longestWord = 25;

/** A name, or the call of one with names: `enableIntegration(Integration.APPLOVIN_MAX)`. */
const name = /^[A-Za-z][\w.]*(?:\([\w., ]*\))?$/;

const humpsOf = (word: string): string[] =>
  word.length > longestWord ? word.split(/(?<=[a-z\d])(?=[A-Z])/) : [word];

/** The words of a name, each with the sign after it. */
export const wordsOfName = (code: string): string[] => code.split(/(?<=[_.(])(?=[^_.()])/);

/** The pieces of a name that is longer than a column should be, or the name itself; JSON and addresses are not names. */
export function piecesOf(code: string): string[] {
  if (code.length <= longestPiece || !name.test(code)) return [code];
  const pieces: string[] = [];
  for (const part of wordsOfName(code).flatMap(humpsOf)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + part.length <= longestPiece)
      pieces[pieces.length - 1] = last + part;
    else pieces.push(part);
  }
  return pieces;
}

const lineBreakOpportunity: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] };

/** As if a writer had typed the tag: the framework makes a block of any other code that has elements in it. */
const inlineCode = (children: ElementContent[]): ElementContent =>
  ({
    ...textElement('code', {}, children as never),
    data: { _mdxExplicitJsx: true },
  }) as unknown as ElementContent;

/** Lets the names in the code below an element break between their pieces; by default only long ones have some. */
export function breakNames(element: Element, split: (name: string) => string[] = piecesOf): void {
  walk(element, (code, index, parent) => {
    if (code.type !== 'element' || code.tagName !== 'code' || !parent || index === undefined) return;
    const pieces = split(toString(code));
    if (pieces.length === 1 || code.children.length !== 1) return;
    const children = pieces.flatMap((value, at): ElementContent[] => [
      ...(at > 0 ? [{ ...lineBreakOpportunity }] : []),
      { type: 'text', value },
    ]);
    parent.children[index] = inlineCode(children) as never;
  });
}
