/** What the parts of the check share: one page, and the elements that its bold names turned out to be. */
import type { Node, Root } from 'mdast';
import type { Element } from '../../../lib/dashboard/model';
import type { Finding } from '../../report';
import { blocksOf, type Block } from './blocks';
import { piecesOf, type Piece } from './bold';

export type Bold = Extract<Piece, { kind: 'bold' }>;

export interface PageBlock extends Block {
  pieces: Piece[];
}

export interface Page {
  file: string;
  blocks: PageBlock[];
  /** Place that the page says it is about; undefined if it says none. */
  place: Element | undefined;
  /** Permissions that the bar below its title names; empty if it has none. */
  permissions: readonly string[];
  /** Elements of bold names that the walk has found. */
  found: Map<Bold, Element>;
  /** Bold names that the walk has judged so that nobody else needs to. */
  judged: Set<Bold>;
  /** Numbered lists that lead through the dashboard. */
  walked: Node[];
  findings: Finding[];
  add(line: number, message: string, cure: string): void;
}

/** A page that nothing has looked at yet. */
export function newPage(
  file: string,
  tree: Root,
  place: Element | undefined,
  permissions: readonly string[] = [],
): Page {
  const findings: Finding[] = [];
  return {
    file,
    blocks: blocksOf(tree).map((block) => ({ ...block, pieces: piecesOf(block.node) })),
    place,
    permissions,
    found: new Map(),
    judged: new Set(),
    walked: [],
    findings,
    add: (line, message, cure) => {
      findings.push({ file, line, message, cure });
    },
  };
}

/** A date, which blog posts stress. */
const date = /^(?:January|February|March|April|May|June|July|August|September|October|November|December) \d/;

/** Stress, not a name: names on the screen begin with a capital letter or a sign, and are not code or an amount. */
export const isStress = ({ text, isMade }: Bold): boolean =>
  isMade || (!text.includes('>') && (/^[\p{Ll}\d−+(-]/u.test(text) || date.test(text)));

/** The text of pieces, bold names included. */
export const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');
