/** Writes the link to the guide of the same task in the dashboard. */
import { blocks, heading, mdxMarkdown } from '../../../lib/text/mdx-text';

/** An address of the site itself as a route; any other as it is. */
const routeOrUrl = (url: string, siteUrl: string): string =>
  url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url;

/** The section; empty if the specification names no other documentation. */
export function docsSection(
  docs: { url: string; description?: string } | undefined,
  siteUrl: string,
): string {
  if (!docs) return '';
  const label = mdxMarkdown(docs.description ?? 'Read the guide');
  return blocks(
    heading(2, 'In the dashboard', 'in-the-dashboard'),
    `[${label}](${routeOrUrl(docs.url, siteUrl)})`,
  );
}
