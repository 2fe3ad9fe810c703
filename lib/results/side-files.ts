/** Side files: the queries of a page, named once next to it. */
import { existsSync, readFileSync } from 'node:fs';
import type * as z from 'zod';
import { resultsSchema } from '../../data/schema/results';
import { parseFacts } from '../facts/read';

export type PageQuery = z.infer<typeof resultsSchema>[number];

/** The side file of a page: `docs/a.mdx` has `docs/a.results.yaml`. */
export const sideFileOf = (page: string): string => page.replace(/\.mdx?$/, '.results.yaml');

/**
 * Queries of a page; none if it has no side file.
 * @throws Error `file:line: what — cure` for each entry that does not fit.
 */
export function queriesOfPage(page: string): PageQuery[] {
  const file = sideFileOf(page);
  return existsSync(file)
    ? parseFacts(file, readFileSync(file, 'utf8'), resultsSchema, 'data/schema/results.ts')
    : [];
}
