/**
 * Which version a place of a page speaks of: the page's version, unless its sentence, the first one of its paragraph, its column,
 * its row, a section around it, or its fence names another one.
 */
import type { Nodes, Table, TableCell, TableRow } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import { parseFenceMeta } from '../../lib/markdown/fence-meta';
import type { ParsedSource } from '../../lib/markdown/sources';
import { versionsIn } from './links';
import { sentenceAt } from './sentences';

/** Words that mean another version without its number. */
const otherWords = /\b(?:(?:later|newer|earlier|older|other) versions?|the update|is gone)\b/i;

/** A node with its text as it is written, and where that starts. */
interface Place {
  node: Nodes;
  written: string;
  start: number;
  /** The first cell of its row, if it is in another one. */
  rowHead: string;
  /** The headings above it. */
  above: string;
  /** The one version that its column names, if it is in a table. */
  columnVersion: string | undefined;
  /** Whether a name at an offset of the page is of the page's version. `others` are numbers that no SDK version has. */
  isOwn: (name: string, at: number, others?: RegExp) => boolean;
}

/** Reads all places but fences of another version. */
export function visitPlaces(
  { tree, text }: Pick<ParsedSource, 'tree' | 'text'>,
  version: string,
  read: (place: Place) => void,
): void {
  const headings: string[] = [];
  const start = (node: Nodes | undefined): number => node?.position?.start.offset ?? 0;
  const written = (node: Nodes | undefined): string =>
    text.slice(start(node), node?.position?.end.offset ?? 0);
  visitParents(tree, (node: Nodes, parents: Nodes[]) => {
    if (node.type === 'heading') {
      headings.length = node.depth;
      headings[node.depth] = written(node);
    }
    if (node.type === 'code' && parseFenceMeta(node.meta).values.version !== undefined) return;
    const block =
      [...parents, node].findLast(({ type }) => /^(?:paragraph|heading|tableCell)$/.test(type)) ?? node;
    const row = parents.find((one): one is TableRow => one.type === 'tableRow');
    const head = parents.find((one): one is Table => one.type === 'table')?.children[0];
    const around = [head?.children[row?.children.indexOf(block as TableCell) ?? 0], row?.children[0]];
    const [column = '', about = ''] = around.map((one) => (one === block ? '' : written(one)));
    // A column of the page's version speaks of it in each section.
    const sections = versionsIn(column).join() === version ? [] : headings;
    const said = [...sections, column, about].join('\n');
    const isOwn: Place['isOwn'] = (name, at, others = /$^/g) => {
      // The first sentence of a paragraph says what the others are about.
      const near = [0, at - start(block)].map((place) =>
        sentenceAt(written(block), place).replaceAll(name, ''),
      );
      const all = (node.type === 'code' ? said : [said, ...near].join('\n')).replaceAll(others, '');
      return !otherWords.test(all) && versionsIn(all).every((one) => one === version);
    };
    const rowHead = row?.children[0] === block ? '' : written(row?.children[0]);
    const [columnVersion, more] = new Set(versionsIn(column));
    read({
      ...{ node, written: written(node), start: start(node), rowHead, isOwn },
      above: headings.join('\n'),
      columnVersion: more === undefined ? columnVersion : undefined,
    });
  });
}
