/** Astro Starlight with its defaults: Expressive Code, Pagefind, a sidebar of all areas with groups collapsed. */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dialects, writeCorpus } from '../corpus';
import type { Corpus } from '../corpus';
import { install } from '../install';
import { writeFiles } from '../files';
import { homeText, siteTitle, siteUrl, type Target } from './target';

function config(corpus: Corpus): string {
  const sidebar = corpus.areas.map((area) => ({
    label: area.label,
    collapsed: true,
    items: [
      `docs/${area.slug}`,
      ...area.groups.map((group) => ({
        label: group.label,
        collapsed: true,
        autogenerate: { directory: `docs/${area.slug}/${group.slug}` },
      })),
    ],
  }));
  return `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: '${siteUrl}',
  integrations: [
    starlight({ title: '${siteTitle}', favicon: '/favicon.ico', sidebar: ${JSON.stringify(sidebar)} }),
  ],
});
`;
}

const contentConfig = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

export const starlight: Target = {
  name: 'starlight',
  label: 'Starlight',
  prepare({ folder, repo }, corpus) {
    install(folder, path.join(repo, 'tools/bench/packages/starlight'));
    rmSync(path.join(folder, 'src'), { recursive: true, force: true });
    // Every content file keeps its address below /docs.
    writeCorpus(corpus, path.join(folder, 'src/content/docs/docs'), dialects.plain);
    writeFiles(folder, {
      'tsconfig.json': '{ "extends": "astro/tsconfigs/strict" }\n',
      'astro.config.mjs': config(corpus),
      'src/content.config.ts': contentConfig,
      'src/content/docs/index.md': homeText(corpus),
    });
    cpSync(path.join(repo, 'static/img/favicon.ico'), path.join(folder, 'public/favicon.ico'));
  },
  command: () => [process.execPath, 'node_modules/astro/astro.js', 'build'],
  source: (page) => `src/content/docs/docs/${page.file}`,
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
  caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  output: 'dist',
};
