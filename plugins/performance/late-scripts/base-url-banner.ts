/**
 * What the home page says if its styles are not where it looks for them, most often because the site is served below
 * a path that it was not built for. The framework has such a banner (`baseUrlIssueBanner`), but takes scripts that start
 * late for missing ones, and its style attributes break the policy of the site. This one waits in a `template`, which
 * browsers do not show and search engines do not read, until recovery.js finds that the styles are missing. It has no
 * styles, because none are loaded where it shows.
 */

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const banner = (baseUrl: string): string =>
  '<template id="base-url-banner"><p role="alert"><mark><b>The styles and scripts of this site were not found.</b> ' +
  `It was built to be served at <code>${escapeHtml(baseUrl)}</code>, and this page was opened at <samp></samp>. ` +
  'If these differ, serve the site at the first path, or set <code>baseUrl</code> in config/site.ts to the second and ' +
  'build it again. If they are the same, files are missing on the server.</mark></p></template>';

/**
 * The home page with its banner.
 * @throws Error if the document has no end.
 */
export function withBanner(html: string, baseUrl: string, file: string): string {
  const end = html.lastIndexOf('</body>');
  if (end < 0)
    throw new Error(`${file} has no </body>. See the template of plugins/performance/late-scripts.`);
  return `${html.slice(0, end)}${banner(baseUrl)}\n${html.slice(end)}`;
}
