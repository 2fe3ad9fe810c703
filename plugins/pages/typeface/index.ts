/**
 * Docusaurus plugin: the site's typeface, from the first paint of the first page on. It is Figtree (SIL Open Font License 1.1):
 * open letters that stay apart in names and numbers, all weights in one file. The font is inside a style sheet:
 * browsers paint nothing before their style sheets are there, and a script of a few lines then makes the font of its bytes
 * (face.js), so no text is seen in another face, and none moves. A preloaded font comes after the first paint where the line is slow.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { inlineScript } from '../../../lib/files/inline-script';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);

/** The style sheet, and its address below the site's root, which changes with its content: browsers may keep it. */
function sheet(): { css: string; file: string } {
  const font = readFileSync(source).toString('base64');
  const css = `@font-face{font-family:Figtree;font-weight:300 900;src:url(data:font/woff2;base64,${font}) format("woff2")}`;
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return { css, file: `assets/fonts/figtree.${hash}.css` };
}

export default function typeface({ siteDir, baseUrl }: LoadContext): Plugin {
  const { css, file } = sheet();
  const script = inlineScript([path.join(siteDir, 'plugins/pages/typeface/face.js')]);
  return {
    name: 'typeface',
    // `npm start` writes no files.
    injectHtmlTags: () => ({
      headTags:
        process.env.NODE_ENV === 'development'
          ? [{ tagName: 'style', innerHTML: css }]
          : [
              {
                tagName: 'link',
                attributes: { rel: 'stylesheet', href: `${baseUrl}${file}`, 'data-face': '' },
              },
              { tagName: 'script', innerHTML: script },
            ],
    }),
    postBuild({ outDir }) {
      const target = path.join(outDir, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, css);
    },
  };
}
