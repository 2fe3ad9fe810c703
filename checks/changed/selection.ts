/**
 * Which pages a check of the sources judges: all of them, or with `--changed` those that a writer has edited. A page that
 * nobody edited can break as well, when the heading that it links to is renamed, so pages that link to an edited one are
 * known here too.
 */
import { parseArgs } from 'node:util';
import { readText } from '../../lib/cache/inputs';
import { contentFolders } from '../../lib/markdown/folders';
import type { Source } from '../../lib/markdown/sources';
import { sideFileOf } from '../../lib/results/side-files';
import { routeOfSource } from '../../lib/routes/written-routes';
import { changedFiles, type ChangedFiles } from './changed-files';
import { literalSource } from '../../lib/text/pattern';

export interface Scope {
  /** True if everything is judged. */
  whole: boolean;
  /** The sources that are judged. */
  pages<T extends Pick<Source, 'file'>>(sources: readonly T[]): T[];
  /** The sources that are not judged but seem to link to a page that is edited or removed. */
  linking<T extends Pick<Source, 'file'>>(sources: readonly T[]): T[];
  /** True if a file that may be no page is judged. */
  has(file: string): boolean;
  /** True if facts, guides and comments are judged, too: a file other than a page is edited, or a page that they may name is gone. */
  beyondPages: boolean;
}

/** Everything is judged. */
const wholeSite: Scope = {
  whole: true,
  pages: (sources) => [...sources],
  linking: () => [],
  has: () => true,
  beyondPages: true,
};

const isPage = (file: string): boolean =>
  /\.mdx?$/.test(file) && contentFolders.some((folder) => file.startsWith(`${folder}/`));

/** Finds addresses of a page in Markdown: its route, or its file as a neighbor names it. */
function addressPattern(page: string): string {
  const route = routeOfSource(page);
  const file = `[(/]${literalSource(page.split('/').at(-1) ?? '')}`;
  return route === undefined ? file : `${file}|${literalSource(route)}/?(?![\\w/-])`;
}

/**
 * The scope of edited files. A side file counts as its page.
 * @param textOf Text of a page; a parameter so that tests need no disk.
 */
export function scopeOfFiles(
  { files, removed }: Pick<ChangedFiles, 'files' | 'removed'>,
  textOf: (file: string) => string = readText,
): Scope {
  const edited = new Set(files);
  const has = (file: string): boolean => edited.has(file) || edited.has(sideFileOf(file));
  const pages = files.filter((file) => /\.mdx?$/.test(file));
  const addresses = pages.length > 0 ? new RegExp(pages.map(addressPattern).join('|')) : /(?!)/;
  return {
    whole: false,
    has,
    beyondPages: removed.length > 0 || !files.every(isPage),
    pages: (sources) => sources.filter(({ file }) => has(file)),
    linking: (sources) => sources.filter(({ file }) => !has(file) && addresses.test(textOf(file))),
  };
}

/**
 * The scope that a check is asked for on its command line.
 * @param args Without the node binary and the script.
 * @throws Error for an option other than `--changed` and `--fix`, or if there is no history to compare with.
 */
export function scopeOf(args: readonly string[] = process.argv.slice(2)): Scope {
  const { values } = parseArgs({
    args: [...args],
    // Findings are mended where they are reported.
    options: { changed: { type: 'boolean', default: false }, fix: { type: 'boolean' } },
  });
  return values.changed ? scopeOfFiles(changedFiles()) : wholeSite;
}
