/** Side files: the queries of a page, named once next to it. */
import { LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import { resultsSchema } from '../../data/schema/results';
import { fileExists, readText } from '../cache/inputs';
import { parseFacts } from '../yaml/read';
import { lineFinder } from '../yaml/lines';

export type PageQuery = z.infer<typeof resultsSchema>[number];

export type ReportQuery = Extract<PageQuery, { report: string }>;

export type ReportName = ReportQuery['report'];

/** Pages that are components and show results too. */
export const componentsWithResults = ['src/home/index.tsx'] as const;

/** The side file of a page: its name with another ending. */
export const sideFileOf = (page: string): string => page.replace(/\.(?:mdx?|tsx)$/, '.results.yaml');

/**
 * Queries of a page; none if it has no side file.
 * @throws Error `file:line: what — cure` for each entry that does not fit.
 */
export function queriesOfPage(page: string): PageQuery[] {
  const file = sideFileOf(page);
  return fileExists(file) ? parseFacts(file, readText(file), resultsSchema, 'data/schema/results.ts') : [];
}

/** Line of the side file on which a query begins, for messages. */
export function lineOfQuery(page: string, id: string): number {
  const lines = new LineCounter();
  const document = parseDocument(readText(sideFileOf(page)), { lineCounter: lines });
  const place = queriesOfPage(page).findIndex((query) => query.id === id);
  return lineFinder(document, lines)([place]);
}
