/**
 * Typed access to data/routes.json, the manifest of every page and redirect that the site must serve. Sidebars, links,
 * redirects, sitemap and route tests read it here.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const route = z
  .string()
  .regex(/^\/(?:[a-z0-9.-]+(?:\/[a-z0-9.-]+)*)?$/, 'is not a route without trailing slash');

const pageSchema = z.strictObject({
  path: route,
  title: z.string().min(1),
  area: z.enum(['docs', 'sdk', 'api', 'blog', 'other']),
  section: z.string(),
  sidebar: z.string().nullable(),
  source: z.enum(['spec', 'own', 'public']),
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
  pages: z.array(pageSchema),
  redirects: z.array(z.strictObject({ from: z.string(), to: z.string(), source: z.string() })),
  sitemapExclude: z.array(z.string()),
});

export type Manifest = z.infer<typeof schema>;
export type ManifestPage = z.infer<typeof pageSchema>;

let cached: Manifest | undefined;

/**
 * The manifest, read once a process.
 * @throws Error that names the entry and the rule it breaks.
 */
export function manifest(file = path.join(process.cwd(), 'data/routes.json')): Manifest {
  if (cached) return cached;
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new Error(`data/routes.json: ${issue?.path.join('.')} ${issue?.message}. Correct the entry.`);
  }
  const seen = new Set<string>();
  for (const page of result.data.pages) {
    if (seen.has(page.path))
      throw new Error(`data/routes.json: ${page.path} stands twice. Remove one entry.`);
    seen.add(page.path);
  }
  cached = result.data;
  return cached;
}
