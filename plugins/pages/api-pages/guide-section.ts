/** Writes the link to the guide of the same task in the dashboard. */
import { site } from '../../../config/site';
import { blocks, heading, mdxMarkdown } from '../../../lib/text/mdx-text';

/** An address of the site itself as a route; any other as it is. */
const routeOrUrl = (url: string): string =>
  url.startsWith(`${site.url}/`) ? url.slice(site.url.length) : url;

/** The section; empty if the specification names no other documentation. */
export function guideSection(docs: { url: string; description?: string } | undefined): string {
  if (!docs) return '';
  const label = mdxMarkdown(docs.description ?? 'Read the guide');
  return blocks(heading(2, 'In the dashboard', 'in-the-dashboard'), `[${label}](${routeOrUrl(docs.url)})`);
}
