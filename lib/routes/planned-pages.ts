/**
 * Typed access to data/routes.json, which lists every page of the site. Sidebars, links, redirects,
 * sitemap and route tests read it here. Redirects are made by the rules in redirects.ts.
 */
import path from 'node:path';
import * as z from 'zod';
import { FileMemo, noteValue, unrecorded } from '../cache/inputs';
import { parseFacts } from '../yaml/read';
import { uniqueList } from '../../data/schema/unique-list';

const route = z
  .string()
  .regex(/^\/(?:[a-z0-9.-]+(?:\/[a-z0-9.-]+)*)?$/, 'is not a route without trailing slash');

const pageSchema = z.strictObject({
  path: route,
  title: z.string().min(1),
  area: z.enum(['docs', 'sdk', 'api', 'blog', 'other']),
  section: z.string(),
  sidebar: z.string().nullable(),
  /**
   * Why the page is here. `spec`, `public` and `list` are the list that the site was ordered with: the specification
   * names the page, the public documentation of such a product has it, or the list itself adds it. Pages that were added
   * since are `own`.
   */
  source: z.enum(['spec', 'public', 'list', 'own']),
  kind: z.string(),
  /** Anchors that redirects lead to. */
  anchors: z.array(z.strictObject({ id: z.string(), title: z.string() })).optional(),
  /** Which part of a spec an API page is made from. */
  openapi: z.enum(['info', 'tag', 'operation']).optional(),
  tag: z.string().optional(),
  date: z.iso.date().optional(),
  tags: z.array(z.string()).optional(),
  authors: z.array(z.string()).optional(),
});

const schema = z.strictObject({
  brand: z.string(),
  pages: uniqueList(pageSchema, (page) => page.path),
  sitemapExclude: z.array(z.string()),
  /**
   * Pages that search leaves out, as patterns: an index would be found next to each page that it leads to. What the sitemap
   * leaves out is another question: an old SDK version is not in it, and found by its readers.
   */
  searchExclude: z.array(z.string()),
});

export type RoutesFile = z.infer<typeof schema>;
export type PlannedPage = z.infer<typeof pageSchema>;

/**
 * Reads the list.
 * @throws Error with file, line and cure: no JSON, an unknown or missing key, a wrong value, a page that is listed
 * twice.
 */
export function parseRoutesFile(text: string, file = 'data/routes.json'): RoutesFile {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? 0);
    const line = text.slice(0, position).split('\n').length;
    throw new Error(`${file}:${line}: ${(error as Error).message} — Correct the JSON.`);
  }
  const result = schema.safeParse(raw);
  // JSON is YAML: the slower reader knows the lines.
  return result.success ? result.data : parseFacts(file, text, schema, 'lib/routes/planned-pages.ts');
}

const memo = new FileMemo<RoutesFile & { routes: ReadonlySet<string> }>('lib/routes/planned-pages');

const read = () =>
  memo.get(path.join(process.cwd(), 'data/routes.json'), (text) => {
    const parsed = parseRoutesFile(text);
    return { ...parsed, routes: new Set(parsed.pages.map((page) => page.path)) };
  });

/** All pages, as they are on disk. */
export const plannedPages = (): PlannedPage[] => read().pages;

/** Patterns of the pages that the sitemap leaves out. */
export const notInSitemap = (): readonly string[] => read().sitemapExclude;

/** Patterns of the pages that search leaves out. */
export const notSearched = (): readonly string[] => read().searchExclude;

/** Routes of all pages. A page that asks for them does not depend on titles and redirects. */
export function plannedRoutes(): ReadonlySet<string> {
  noteValue('planned-routes');
  return unrecorded(() => read().routes);
}
