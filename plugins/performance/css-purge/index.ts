/**
 * Docusaurus plugin: leaves out the rules of the CSS framework whose classes appear nowhere in theme, site or content,
 * and its custom properties that nothing reads. It is a catalog, of which a site uses a third; own style sheets hold what
 * is used and stay as they are.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Helpers, Plugin as PostCssPlugin, Root } from 'postcss';

/** Folders with files, by their endings, from which class names that readers meet can come. */
const classSources: readonly { folders: readonly string[]; files: string }[] = [
  {
    folders: ['node_modules/@docusaurus/theme-classic/lib', 'node_modules/@docusaurus/theme-common/lib'],
    files: '*.js',
  },
  { folders: ['src', 'plugins', 'config'], files: '*.{ts,tsx,mdx,svg}' },
  { folders: ['docs', 'sdk', 'api', 'blog', 'versioned_docs', 'sdk_versioned_docs'], files: '*.mdx' },
];

/**
 * Components of the theme that this site's settings leave out: a sidebar that hides, social networks of authors, HTML in
 * sidebars, and logos from image files.
 */
const unusedModules = [
  'theme-classic/lib/theme/Blog/Components/Author/Socials',
  'theme-classic/lib/theme/DocRoot/Layout/Sidebar/ExpandButton',
  'theme-classic/lib/theme/DocSidebar/Desktop/CollapseButton',
  'theme-classic/lib/theme/DocSidebarItem/Html',
  'theme-classic/lib/theme/Footer/Logo',
  'theme-classic/lib/theme/Icon/Socials',
  'theme-common/lib/components/ThemedComponent',
];

const htmlElements =
  'html body main nav header footer article section aside h1 h2 h3 h4 h5 h6 p a ul ol li dl dt dd blockquote hr br pre code kbd samp var table caption thead tbody tfoot tr th td img svg picture video figure figcaption b strong i em u s small sub sup mark abbr cite q time input button select textarea label fieldset legend details summary iframe'.split(
    ' ',
  );

/**
 * Classes of settings and components that this site does not use. The theme names them all the same, or the text of a
 * page has the same word.
 */
const unusedClasses = [
  'avatar__photo',
  'button--active',
  'button--outline',
  'button--secondary',
  'card',
  'col--4',
  'col--offset-1',
  'footer--dark',
  'footer__link-separator',
  'footer__logo',
  'hero',
  'hero--primary',
  'hero__subtitle',
  'margin-top--lg',
  'navbar--dark',
  'navbar--primary',
  'padding--lg',
  'pagination',
  'tabs--block',
];

/** Classes that pages have, and of which src/css sets all that the catalog would: kinds of notes, and the version's badge. */
export const restyledClasses: readonly string[] = [
  'alert--danger',
  'alert--info',
  'alert--secondary',
  'alert--success',
  'alert--warning',
  'badge--secondary',
];

/** Where else the catalog's custom properties are used. A script that puts a name together has its beginning. */
const propertySources: readonly { folder: string; files: RegExp }[] = [
  { folder: 'node_modules/@docusaurus/theme-classic/lib', files: /\.(?:css|js)$/ },
  { folder: 'node_modules/@docusaurus/theme-common/lib', files: /\.(?:css|js)$/ },
  { folder: 'node_modules/@docusaurus/core/lib/client', files: /\.(?:css|js)$/ },
  { folder: 'src', files: /[.-]css$|\.tsx?$/ },
];

const readsIn = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** Names of custom properties that styles and scripts other than the catalog read, such as `--ifm-color-emphasis-`. */
const readElsewhere = (siteDir: string): string[] =>
  propertySources.flatMap(({ folder, files }) =>
    readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => files.test(file))
      .flatMap((file) => readsIn(readFileSync(path.join(siteDir, folder, file), 'utf8'))),
  );

/** Properties that the site's tokens set, in both color modes. */
function ownProperties(siteDir: string): ReadonlySet<string> {
  const tokens = readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
  const own = tokens.slice(0, tokens.indexOf('[data-theme'));
  return new Set([...own.matchAll(/^ +(--ifm-[\w-]+):/gm)].map(([, name = '']) => name));
}

/** Leaves out what the catalog says of properties that the site's tokens, which outrank it, set anyway. */
export function purgeReplaced(root: Root, own: ReadonlySet<string>): void {
  root.walkRules(/^(?::root|html\[data-theme=['"]?dark['"]?\])$/, (rule) => {
    rule.walkDecls((declaration) => {
      if (own.has(declaration.prop)) declaration.remove();
    });
  });
}

/** Leaves out custom properties that nothing reads, and then those that only they have read. */
export function purgeProperties(root: Root, elsewhere: readonly string[]): void {
  const starts = elsewhere.filter((name) => name.endsWith('-'));
  for (let isDone = false; !isDone;) {
    const read = new Set([...elsewhere, ...readsIn(root.toString())]);
    isDone = true;
    root.walkDecls(/^--/, (declaration) => {
      const { prop } = declaration;
      if (read.has(prop) || starts.some((start) => prop.startsWith(start))) return;
      declaration.remove();
      isDone = false;
    });
  }
}

export default function cssPurge({ siteDir }: LoadContext): Plugin {
  return {
    name: 'css-purge',
    configurePostCss(options) {
      const purge = purgeCss({
        content: classSources.flatMap(({ folders, files }) =>
          folders.map((folder) => path.join(siteDir, folder, '**', files)),
        ),
        keyframes: true,
        // Markdown names no elements, so all of them count as used.
        safelist: htmlElements,
        blocklist: [...unusedClasses, ...restyledClasses],
      }) as PostCssPlugin;
      const catalogOnly: PostCssPlugin = {
        postcssPlugin: 'css-purge',
        async OnceExit(root: Root, helpers: Helpers) {
          const file = (root.source?.input.file ?? '').replaceAll('\\', '/');
          if (unusedModules.some((folder) => file.includes(`/${folder}/`))) root.removeAll();
          if (!file.includes('/infima/')) return;
          await purge.OnceExit?.(root, helpers);
          purgeReplaced(root, ownProperties(siteDir));
          purgeProperties(root, readElsewhere(siteDir));
          // A class that a writer uses for the first time must come out of the bundler's cache. The development server
          // would do the work again with each edit.
          if (process.env.NODE_ENV !== 'production') return;
          for (const dir of classSources.flatMap(({ folders }) => folders))
            helpers.result.messages.push({
              type: 'dir-dependency',
              plugin: 'css-purge',
              dir: path.join(siteDir, dir),
            });
        },
      };
      return { ...options, plugins: [...(options.plugins as unknown[]), catalogOnly] };
    },
  };
}
