/**
 * The one place that knows where content is and how it is parsed: every check of Markdown sources (samples, links,
 * front matter, terminology) starts here and so sees the same pages in the same way.
 */
import type { Root, Yaml } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { filesBelow, readText } from '../cache/inputs';
import { platformNames } from '../../config/platforms';
import { filledFrontMatter } from '../facts/front-matter';
import { folders, type Instance } from './folders';
import { routeOfSource } from '../routes/written-routes';
import { yamlOf } from '../yaml/parse';

export interface Source {
  /** Relative to the site. */
  file: string;
  instance: Instance;
  /** Version path (`6.0.x`, `classic`); undefined where there are no versions, and for today's dashboard docs. */
  version: string | undefined;
  route: string | undefined;
  /** SDK platform folder, on platform pages. */
  platform: string | undefined;
  /** Written by a generator: checks of people's text leave it out. */
  generated: boolean;
}

/** All Markdown sources, in a stable order. */
export function listSources(): Source[] {
  return folders.flatMap(({ folder, instance, version }) => {
    const pages = filesBelow(folder).filter((name) => /\.mdx?$/.test(name));
    return pages.map((name) => {
      const file = `${folder}/${name}`;
      const first = name.split('/')[0] ?? '';
      return {
        file,
        instance,
        version,
        route: routeOfSource(file),
        platform: instance === 'sdk' && Object.hasOwn(platformNames, first) ? first : undefined,
        generated: /\.(api|tag|info)\.mdx$|^sdk_versioned_docs\/.*\/reference\//.test(file),
      };
    });
  });
}

export interface ParsedSource {
  frontMatter: Record<string, unknown>;
  /** Tree with MDX nodes and directives; positions count from the start of the file. */
  tree: Root;
  text: string;
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

const cache = new Map<string, ParsedSource>();

/**
 * Parses text as a page.
 * @throws Error `file:line: what — cure` if MDX or front matter is not valid.
 */
export function parsePage(file: string, text: string): ParsedSource {
  let tree: Root;
  try {
    tree = parser.parse(text) as Root;
  } catch (error) {
    const { reason, message, line } = error as { reason?: string; message: string; line?: number };
    throw new Error(
      `${file}:${line ?? 1}: ${reason ?? message} — Write braces and < outside code as \\{ and \\<, and close every tag.`,
    );
  }
  const head = tree.children.find((node): node is Yaml => node.type === 'yaml');
  // The text begins on the line below the first rule.
  const frontMatter = head ? yamlOf(file, head.value, 2) : null;
  const filled = filledFrontMatter(
    file,
    (frontMatter as Record<string, unknown> | null) ?? {},
    routeOfSource(file),
  );
  return { frontMatter: filled, tree, text };
}

/** Parses one file, once a process. */
export function parseSource(file: string): ParsedSource {
  const known = cache.get(file);
  if (known) return known;
  const parsed = parsePage(file, readText(file));
  cache.set(file, parsed);
  return parsed;
}
