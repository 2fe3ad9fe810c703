/**
 * Docusaurus plugin and HTML template: scripts start late. The template is the framework's
 * (core/lib/ssg/ssgTemplate.html.js) but for one thing: the scripts are named in a meta tag, a small loader starts them
 * late (loader.js), and a page whose files cannot be had helps itself (recovery.js). `ssrTemplate` is a documented key
 * of the configuration; plugins/performance/late-scripts/template.test.ts holds this template to the framework's.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { inlineScript } from '../../../lib/files/inline-script';
import { withBanner } from './base-url-banner';

/** How the framework's template loads scripts, and what replaces that. */
export const eagerScripts = `    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
`;
const lateScripts = `    <meta name="late-scripts" content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
`;

/** One script, so the policy has one hash for both. */
const inlined = (siteDir: string): string =>
  inlineScript(
    ['recovery.js', 'loader.js'].map((file) => path.join(siteDir, 'plugins/performance/late-scripts', file)),
  );

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
