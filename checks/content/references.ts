/**
 * What pages say of things that have one right form everywhere: the status of an error code, the number of a standard, how
 * many rows the table below has.
 */
import type { Paragraph, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { loadApiErrors } from '../../lib/facts/load';
import type { Finding } from '../report';
import { blocksOf } from './page-blocks';

/** Standards that the product follows. */
const standards = [
  'ISO 3166-1',
  'ISO 3166-2',
  'ISO 4217',
  'ISO 8601',
  'RFC 3339',
  'RFC 3986',
  'RFC 4180',
  'RFC 6901',
  'RFC 8594',
  'RFC 9457',
  'RFC 9745',
];

const standard = /\b(?:RFC|ISO) \d{4}(?:-\d)?\b/g;

const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const oneOf = new RegExp(String.raw`\bis one of (${words.join('|')})\.$`);

type Problem = Omit<Finding, 'file'>;

/** "403 insufficient_scope" with the status of another code. */
function statusProblems(tree: Root): Problem[] {
  const { errors } = loadApiErrors();
  return blocksOf(tree).flatMap(({ line, text }) =>
    [...text.matchAll(/\b([45]\d\d) ([a-z]+(?:_[a-z]+)+)\b/g)].flatMap(([, status, code]) => {
      const error = errors.find((entry) => entry.code === code);
      return error === undefined || String(error.status) === status
        ? []
        : [
            {
              line,
              message: `${error.code} has the status ${error.status}, not ${status ?? ''}`,
              cure: 'data/api-errors.yaml has the status of each code.',
            },
          ];
    }),
  );
}

const standardProblems = (tree: Root): Problem[] =>
  blocksOf(tree).flatMap(({ line, text }) =>
    (text.match(standard) ?? [])
      .filter((name) => !standards.includes(name))
      .map((name) => ({
        line,
        message: `${name} is not a standard that Whence follows`,
        cure: `Correct the number, or add it to checks/content/references.ts: ${standards.join(', ')}.`,
      })),
  );

/** "It is one of five." above a table with another number of rows. */
const countProblems = ({ children }: Root): Problem[] =>
  children.flatMap((node, index) => {
    const table = children[index + 1];
    const count = node.type === 'paragraph' ? oneOf.exec(toString(node as Paragraph))?.[1] : undefined;
    if (count === undefined || table?.type !== 'table') return [];
    const rows = (table as Table).children.length - 1;
    return words.indexOf(count) + 2 === rows
      ? []
      : [
          {
            line: node.position?.start.line ?? 1,
            message: `The table has ${rows} rows, not ${count}`,
            cure: 'Correct the word, or the table.',
          },
        ];
  });

/** Findings in one page. */
export const referenceProblems = (file: string, tree: Root): Finding[] =>
  [...statusProblems(tree), ...standardProblems(tree), ...countProblems(tree)].map((found) => ({
    file,
    ...found,
  }));
