/**
 * Bold text of a page, with the reason why it is bold: the name of something on a screen, the first words of a list
 * item that says what the item is about, or stress.
 */
import type { Link, Node, Parent, PhrasingContent, Strong } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** A piece of a text, in reading order. */
export type Piece =
  | { kind: 'text'; text: string; line: number }
  | {
      kind: 'bold';
      text: string;
      line: number;
      lead: boolean;
      /** Of code, a link or a component, not of plain text. */
      isMade: boolean;
    };

/** True if a bold text begins its paragraph and what follows makes it a heading of the paragraph. */
function isLead(strong: Strong, parent: Parent): boolean {
  if (parent.type !== 'paragraph' || parent.children[0] !== strong) return false;
  const text = toString(strong);
  const after = parent.children[1];
  const next = after && 'value' in after ? String(after.value) : '';
  return /[.:?!]$/.test(text) || next.startsWith(':') || parent.children.length === 1;
}

/** Pieces of a node, its inner lists and cells included. */
export function piecesOf(node: Node, parent?: Parent): Piece[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'strong') {
    const strong = node as Strong;
    return [
      {
        kind: 'bold',
        text: toString(strong).replace(/\s+/g, ' ').trim(),
        line,
        lead: parent !== undefined && isLead(strong, parent),
        isMade: strong.children.some((child) => child.type !== 'text'),
      },
    ];
  }
  if (node.type === 'link') return [{ kind: 'text', text: toString(node as Link), line }];
  if ('children' in node) {
    return (node as Parent).children.flatMap((child) => piecesOf(child, node as Parent));
  }
  if (node.type === 'text' || node.type === 'inlineCode') {
    return [{ kind: 'text', text: String((node as PhrasingContent & { value: string }).value), line }];
  }
  return [];
}

/** Label without the mark that ends a lead-in: `Name:` is `Name`. */
export const bare = (text: string): string => text.replace(/[.:?!]$/, '').trim();
