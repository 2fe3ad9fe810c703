/** Side files: the queries of a page, named once next to it. */
import type * as z from 'zod';
import { resultsSchema } from '../../data/schema/results';
import { FileMemo, fileExists } from '../cache/inputs';
import { parseWithLines, type Parsed } from '../yaml/read';

export type PageQuery = z.infer<typeof resultsSchema>[number];

export type ReportQuery = Extract<PageQuery, { report: string }>;

export type ReportName = ReportQuery['report'];

/** Pages that are components and show results too. */
export const componentsWithResults = ['src/home/index.tsx'] as const;

/** The side file of a page: its name with another ending. */
export const sideFileOf = (page: string): string => page.replace(/\.(?:mdx?|tsx)$/, '.results.yaml');

const memo = new FileMemo<Parsed<PageQuery[]>>('lib/results/side-files');

function read(page: string): Parsed<PageQuery[]> {
  const file = sideFileOf(page);
  return memo.get(file, (text) => parseWithLines(file, text, resultsSchema, 'data/schema/results.ts'));
}

/**
 * Queries of a page; none if it has no side file.
 * @throws Error `file:line: what — cure` for each entry that does not fit.
 */
export const queriesOfPage = (page: string): readonly PageQuery[] =>
  fileExists(sideFileOf(page)) ? read(page).facts : [];

/** Line of the side file on which a query begins, for messages. */
export function lineOfQuery(page: string, id: string): number {
  const { facts, lineAt } = read(page);
  return lineAt(facts.findIndex((query) => query.id === id));
}
