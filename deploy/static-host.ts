/**
 * The `_headers` and `_redirects` files that static hosts and CDNs read (Cloudflare Pages, Netlify and others). Written
 * for what these have in common: if more than one section fits a path, their headers are joined, so sections must not
 * set the same header twice, and pages are revalidated by default.
 */
import { cacheRules, contentTypes, openToOtherSites } from '../config/delivery';
import type { DeliveryInputs } from './inputs';

/** Limits of the strictest of these hosts. */
export const hostLimits = { headerSections: 100, headerLine: 2_000, redirects: 2_000, redirectLine: 1_000 };

/** Types that such hosts do not know on their own. */
const unknownTypes = ['md', 'yaml', 'sql', 'jsonl', 'parquet'] as const;

/** Sections as `path → headers`. */
function headerSections({ headers, files }: DeliveryInputs): Map<string, Record<string, string>> {
  const sections = new Map<string, Record<string, string>>([['/*', headers]]);
  const add = (path: string, name: string, value: string): void => {
    sections.set(path, { ...sections.get(path), [name]: value });
  };
  for (const { pattern, value } of cacheRules) {
    const prefix = /^\^(\/[\w-]+\/)$/.exec(pattern)?.[1];
    if (prefix) add(`${prefix}*`, 'Cache-Control', value);
    // A rule that is not a folder names its files one by one.
    else
      files.filter((file) => new RegExp(pattern).test(file)).forEach((f) => add(f, 'Cache-Control', value));
  }
  for (const extension of unknownTypes) {
    add(`/*.${extension}`, 'Content-Type', contentTypes[extension]?.type ?? '');
  }
  add('/*.md', 'X-Robots-Tag', 'noindex');
  // Markdown and its indexes are more files than a host reads sections.
  for (const many of ['/*.md', '/llms*']) add(many, 'Access-Control-Allow-Origin', '*');
  const open = new RegExp(openToOtherSites);
  const folders = new Set(
    files
      .filter((file) => open.test(file) && !/^\/llms|\.md$/.test(file))
      .map((file) => `/${file.split('/')[1] ?? ''}`),
  );
  for (const folder of [...folders].sort()) {
    if (files.includes(folder)) add(folder, 'Access-Control-Allow-Origin', '*');
    else if (files.filter((file) => file.startsWith(`${folder}/`)).every((file) => open.test(file)))
      add(`${folder}/*`, 'Access-Control-Allow-Origin', '*');
  }
  return sections;
}

/**
 * Text of `_headers`.
 * @throws Error if a host would drop a part of it.
 */
export function headersFile(inputs: DeliveryInputs): string {
  const sections = headerSections(inputs);
  if (sections.size > hostLimits.headerSections) {
    throw new Error(`_headers has ${sections.size} sections; hosts read ${hostLimits.headerSections}.`);
  }
  const lines = [...sections].flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > hostLimits.headerLine);
  if (long) throw new Error(`_headers has a line of ${long.length} characters: ${long.slice(0, 60)}…`);
  return `${lines.join('\n')}\n`;
}

/**
 * Text of `_redirects`. Hosts keep the reader's query on their own.
 * @throws Error if a host would drop a part of it.
 */
export function redirectsFile({ redirects }: DeliveryInputs): string {
  const lines = redirects.flatMap(({ from, path, fragment }) =>
    [from, `${from}/`].map((form) => `${form} ${path}${fragment} 301`),
  );
  if (lines.length > hostLimits.redirects) {
    throw new Error(`_redirects has ${lines.length} lines; hosts read ${hostLimits.redirects}.`);
  }
  const long = lines.find((line) => line.length > hostLimits.redirectLine);
  if (long) throw new Error(`_redirects has a line of ${long.length} characters: ${long.slice(0, 60)}…`);
  return `${lines.join('\n')}\n`;
}
