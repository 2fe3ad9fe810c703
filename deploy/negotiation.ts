/**
 * Which readers get a page as Markdown: those whose `Accept` names `text/markdown` and likes nothing of the page's other form
 * better. Patterns are in what PCRE and RE2 have in common; a header that no pattern fits gets the page.
 */
import { site } from '../config/site';
import { twinPath } from '../lib/shared/twin-address';
import type { DeliveryInputs, Redirect } from './inputs';

/** A pattern over a header, and the parts of the quality that it finds: groups 1 and 2, or all. */
export interface Quality {
  pattern: string;
  isWhole: boolean;
}

/** Patterns for the quality of media types, the more exact first. */
const qualitiesOf = (types: readonly string[]): Quality[] =>
  types.flatMap((type) => {
    const name = `(?:^|,)\\s*${type.replace(/\*/g, '[*]')}\\s*`;
    return [
      { pattern: `${name};(?:[^,]*;)?\\s*q=([01])(?:[.]([0-9]{0,3}))?\\s*(?:[,;]|$)`, isWhole: false },
      { pattern: `${name}(?:;[^,]*)?(?:,|$)`, isWhole: true },
    ];
  });

export const markdownQualities = qualitiesOf(['text/markdown']);
export const pageQualities = qualitiesOf(['text/html', 'text/*', '*/*']);

/** What a request for a page's Markdown is answered with, by patterns over the path; `$1` is the route. */
export const twinPatterns: readonly (readonly [pattern: string, file: string])[] = [
  ['^/(?:index[.]html)?$', '/index.md'],
  ['^(/.*[^/])/index[.]html$', '$1.md'],
  ['^(/.*[^/])/?$', '$1.md'],
];

/** Paths that are answered in either form, or in Markdown alone. */
export const isNegotiated = '[.](?:html|md)$';

/** What a reader of Markdown gets where there is no page. */
export const missingTwin = '/404.md';

/** Canonical addresses of Markdown files, as a header has them. */
export function canonicalsOf({ files }: Pick<DeliveryInputs, 'files'>): [file: string, address: string][] {
  const known = new Set(files);
  return files
    .filter((file) => file.endsWith('.md') && file !== missingTwin)
    .map((file) => {
      const route = file.replace(/(?<=\/)index\.md$/, '').replace(/(?:\.part-\d+)?\.md$/, '');
      const isIndex = known.has(`${route}/index.md`);
      return [file, `<${site.url}${route}${isIndex ? '/' : ''}>; rel="canonical"`];
    });
}

/** Redirects of old addresses with `.md`, to the Markdown of the page that helps now. */
export function twinRedirects({ redirects, files }: Pick<DeliveryInputs, 'redirects' | 'files'>): Redirect[] {
  const known = new Set(files);
  return redirects.flatMap(({ from, path, fragment }) => {
    const [old, target] = [twinPath(from), twinPath(path)];
    return old && target && known.has(target) && !known.has(old)
      ? [{ from: old, path: target, fragment }]
      : [];
  });
}
