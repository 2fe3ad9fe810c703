/**
 * Docusaurus plugin: a typeface of the site's own that costs the first visit no paint. It is Figtree (SIL Open Font License
 * 1.1): open letters that stay apart in names and numbers, all weights in one file. A small script in each document
 * fetches it after the page is loaded, and uses it from the next visit on (face.js; `html[data-face]` in
 * src/css/tokens.css).
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { inlineScript } from '../../../lib/files/inline-script';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);

/** Address of the font below the site's root. Its name changes with its content, so browsers may keep it. */
export function typefaceFile(): string {
  const hash = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 8);
  return `assets/fonts/figtree.${hash}.woff2`;
}

export default function typeface({ siteDir, baseUrl }: LoadContext): Plugin {
  const file = typefaceFile();
  const script = inlineScript([path.join(siteDir, 'plugins/pages/typeface/face.js')], {
    file: `${baseUrl}${file}`,
  });
  return {
    name: 'typeface',
    injectHtmlTags: () => ({ preBodyTags: [{ tagName: 'script', innerHTML: script }] }),
    postBuild({ outDir }) {
      const target = path.join(outDir, file);
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(source, target);
    },
  };
}
