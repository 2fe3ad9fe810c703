/**
 * Docusaurus plugin: leaves out the rules of the CSS framework whose classes appear nowhere in theme, site or content. It is
 * a catalog, of which a site uses a third; own style sheets hold what is used and stay as they are.
 */
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Helpers, Plugin as PostCssPlugin, Root } from 'postcss';

/** Where class names that readers meet can come from. */
const classSources = [
  'node_modules/@docusaurus/theme-classic/lib/**/*.js',
  'node_modules/@docusaurus/theme-common/lib/**/*.js',
  '{src,plugins,config}/**/*.{ts,tsx,mdx,svg}',
  '{docs,sdk,api,blog,versioned_docs,sdk_versioned_docs}/**/*.mdx',
];

const htmlElements =
  'html body main nav header footer article section aside h1 h2 h3 h4 h5 h6 p a ul ol li dl dt dd blockquote hr br pre code kbd samp var table caption thead tbody tfoot tr th td img svg picture video figure figcaption b strong i em u s small sub sup mark abbr cite q time input button select textarea label fieldset legend details summary iframe'.split(
    ' ',
  );

export default function cssPurge({ siteDir }: LoadContext): Plugin {
  return {
    name: 'css-purge',
    configurePostCss(options) {
      const purge = purgeCss({
        content: classSources.map((glob) => path.join(siteDir, glob)),
        keyframes: true,
        // Markdown names no elements, so all of them count as used.
        safelist: htmlElements,
      }) as PostCssPlugin;
      const catalogOnly: PostCssPlugin = {
        postcssPlugin: 'css-purge',
        async OnceExit(root: Root, helpers: Helpers) {
          if (!/[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) return;
          await purge.OnceExit?.(root, helpers);
        },
      };
      return { ...options, plugins: [...(options.plugins as unknown[]), catalogOnly] };
    },
  };
}
