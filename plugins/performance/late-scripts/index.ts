/**
 * Docusaurus plugin and HTML template: scripts start late. The template is the framework's
 * (core/lib/ssg/ssgTemplate.html.js) but for one thing: the scripts are named in a meta tag, a small loader starts them
 * late (loader.js), and a page whose files cannot be had helps itself (recovery.js). `ssrTemplate` is a documented key
 * of the configuration; plugins/performance/late-scripts/template.test.ts holds this template to the framework's.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withBanner } from './base-url-banner';

/** How the framework's template loads scripts, and what replaces that. */
export const eagerScripts = `    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
`;
const lateScripts = `    <meta name="late-scripts" content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
`;

/** One script, so the policy has one hash for both. Minified here, once: documents are not (scripts/docusaurus.mjs). */
function inlined(siteDir: string): string {
  const source = ['recovery.js', 'loader.js']
    .map((file) => readFileSync(path.join(siteDir, 'plugins/performance/late-scripts', file), 'utf8'))
    .join('');
  const { code } = rspack.experiments.swc.minifySync(source, {
    compress: true,
    mangle: true,
    format: { comments: false },
  });
  if (/<\/script|<!--/i.test(code))
    throw new Error('plugins/performance/late-scripts: a script cannot hold its own end.');
  return code;
}

/**
 * The template with late scripts.
 * @param original The framework's template.
 * @throws Error if the framework's template has changed, with what to do.
 */
export function lateTemplate(original: string, siteDir = process.cwd()): string {
  if (!original.includes(eagerScripts) || !original.includes('<%~ it.postBodyTags %>')) {
    throw new Error(
      'The HTML template of the framework has changed. Compare core/lib/ssg/ssgTemplate.html.js with plugins/performance/late-scripts.',
    );
  }
  return original
    .replace(eagerScripts, () => lateScripts)
    .replace(
      '<%~ it.postBodyTags %>',
      () => `<%~ it.postBodyTags %>\n    <script>${inlined(siteDir)}</script>`,
    );
}

/** Writes the banner into the home page, whose address has no other document. */
export default function lateScriptsPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'late-scripts',
    postBuild({ outDir }) {
      const file = path.join(outDir, 'index.html');
      writeFileSync(file, withBanner(readFileSync(file, 'utf8'), baseUrl, file));
    },
  };
}
