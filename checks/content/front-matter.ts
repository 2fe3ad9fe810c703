/** The schema of front matter, for all content sets. */
import * as z from 'zod';
import { routeOfSource } from '../../lib/routes/written-routes';
import type { Finding } from '../report';

const common = {
  title: z.string().min(1),
  description: z
    .string()
    .min(60, 'is shorter than 60 characters')
    // How long one with a fact is, the check of pages sees, which fills it.
    .regex(/^(?:.{0,160}|.*\{[a-z]+:.*)$/s, 'is longer than 160 characters')
    .regex(/[.?!]$/, 'does not end with a period'),
  keywords: z.array(z.string().min(1)).min(1).optional(),
};

export const pageSchema = z.strictObject({
  ...common,
  sidebar_label: z.string().optional(),
  sidebar_position: z.number().optional(),
  wrapperClassName: z.string().optional(),
  hide_table_of_contents: z.boolean().optional(),
  /** Reached by its address alone: in no menu, search or sitemap. */
  unlisted: z.literal(true).optional(),
});

export const postSchema = z.strictObject({
  ...common,
  slug: z.string().regex(/^[a-z0-9-]+$/, 'is lower-case words with hyphens'),
  authors: z.array(z.string()).min(1),
  tags: z.array(z.string()).min(1),
});

export interface SourceFrontMatter {
  file: string;
  /** The planned title of the page; undefined if it has none. */
  title: string | undefined;
  frontMatter: Record<string, unknown>;
}

/** Schema errors, titles that differ from the planned ones, descriptions and routes that two pages share. */
export function frontMatterProblems(sources: readonly SourceFrontMatter[]): Finding[] {
  const findings: Finding[] = [];
  const seen = new Map<string, string>();
  const routes = new Map<string, string>();
  for (const { file, title, frontMatter } of sources) {
    const add = (message: string, cure: string): void => {
      findings.push({ file, line: 1, message, cure });
    };
    const result = (file.startsWith('blog/') ? postSchema : pageSchema).safeParse(frontMatter);
    for (const issue of result.error?.issues ?? []) {
      const key =
        issue.path.join('.') || ('keys' in issue ? (issue.keys as string[]).join(', ') : 'front matter');
      add(`Front matter: ${key} ${issue.message}`, 'STYLEGUIDE.md, section "Front matter", shows the form.');
    }
    if (title !== undefined && frontMatter.title !== title)
      add(`Title "${String(frontMatter.title)}" is not the one of data/routes.json`, `Write "${title}".`);
    const route = routeOfSource(file) ?? file;
    const other = routes.get(route);
    if (other !== undefined)
      add(`${route} is the route of ${other} as well`, 'Rename one of the files, or delete it.');
    routes.set(route, file);
    const description = String(frontMatter.description ?? '');
    const twin = seen.get(description);
    if (description && twin) add(`Same description as ${twin}`, 'Say what this page alone gives.');
    seen.set(description, file);
  }
  return findings;
}
