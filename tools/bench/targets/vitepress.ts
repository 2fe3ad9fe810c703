/** VitePress with its default theme, local search, addresses without .html, and a sidebar of all areas. */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeCorpus } from '../lib/corpus';
import type { Corpus } from '../lib/corpus-plan';
import { install } from '../lib/install';
import { listensOn, homeText, siteTitle, siteUrl, writeFiles, type Target } from './target';

function config(corpus: Corpus): string {
  const sidebar = corpus.areas.map((area) => ({
    text: area.label,
    link: `${area.page.route}/`,
    collapsed: true,
    items: area.groups.map((group) => ({
      text: group.label,
      collapsed: true,
      items: group.pages.map((page) => ({ text: page.title, link: page.route })),
    })),
  }));
  return `import { defineConfig } from 'vitepress';

export default defineConfig({
  title: '${siteTitle}',
  srcDir: 'content',
  cleanUrls: true,
  sitemap: { hostname: '${siteUrl}' },
  themeConfig: {
    nav: [{ text: 'Docs', link: '/' }],
    search: { provider: 'local' },
    editLink: { pattern: 'https://code.example.com/docs/edit/main/:path' },
    sidebar: ${JSON.stringify(sidebar)},
  },
});
`;
}

export const vitepress: Target = {
  name: 'vitepress',
  label: 'VitePress',
  prepare({ folder, repo, versions }, corpus) {
    install(folder, versions.vitepress);
    rmSync(path.join(folder, 'content'), { recursive: true, force: true });
    // VitePress shows only the headings of the text.
    writeCorpus(corpus, path.join(folder, 'content/docs'), { withHeading: true });
    writeFiles(folder, {
      // Or the bundler finds the one of the repository around it.
      'tsconfig.json': '{}\n',
      '.vitepress/config.mts': config(corpus),
      // It knows the page of a folder by its address with a slash only.
      'content/index.md': homeText(corpus, { slash: true }),
    });
    cpSync(path.join(repo, 'static/img/favicon.ico'), path.join(folder, 'content/public/favicon.ico'));
  },
  command: () => [process.execPath, 'node_modules/vitepress/bin/vitepress.js', 'build'],
  devCommand: (_place, port) => [
    process.execPath,
    'node_modules/vitepress/bin/vitepress.js',
    'dev',
    ...listensOn(port),
    '--strictPort',
  ],
  source: (page) => `content/docs/${page.file}`,
  caches: ['.vitepress/dist', '.vitepress/cache', 'node_modules/.vite'],
  output: '.vitepress/dist',
  search: () => 'MiniSearch',
};
