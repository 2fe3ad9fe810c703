/**
 * The HTML template of every page. It is the framework's (core/lib/ssg/ssgTemplate.html.js) but for one thing: the
 * scripts are named in a meta tag, and a small loader starts them late (loader.js). `ssrTemplate` is a documented key of
 * the configuration; plugins/late-hydration/template.test.ts holds this template to the framework's.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** How the framework's template loads scripts, and what stands there instead. */
export const eagerScripts = `    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
`;
const lateScripts = `    <meta name="late-scripts" content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
`;

const loader = (siteDir: string): string =>
  readFileSync(path.join(siteDir, 'plugins/late-hydration/loader.js'), 'utf8');

/**
 * The template with late scripts.
 * @param original The framework's template.
 * @throws Error if the framework's template has changed, with what to do.
 */
export function lateTemplate(original: string, siteDir = process.cwd()): string {
  if (!original.includes(eagerScripts) || !original.includes('<%~ it.postBodyTags %>')) {
    throw new Error(
      'The HTML template of the framework has changed. Compare core/lib/ssg/ssgTemplate.html.js with plugins/late-hydration.',
    );
  }
  return original
    .replace(eagerScripts, () => lateScripts)
    .replace(
      '<%~ it.postBodyTags %>',
      () => `<%~ it.postBodyTags %>\n    <script>${loader(siteDir)}</script>`,
    );
}
