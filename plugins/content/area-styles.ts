/**
 * Docusaurus plugin: writes the accents and marks of the areas (config/areas.ts) where src/css/frame.css says
 * `@area-styles`. Marks are masks in the style sheet, so no page asks for a file or has a drawing in its text.
 */
import type { Plugin } from '@docusaurus/types';
import type { AtRule, Plugin as PostCssPlugin } from 'postcss';
import { areas, otherMarks } from '../../config/areas';
import { iconBody } from '../parts/icon';

export function markUrl(name: string): string {
  const body = iconBody(name).replaceAll('"', "'").replaceAll('currentColor', 'red');
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>${body}</svg>`;
  return `url("data:image/svg+xml,${svg.replace(/[#%<>]/g, (sign) => encodeURIComponent(sign))}")`;
}

/**
 * The root element of an area's pages, by the navbar: it is the same before and after scripts run. Classes of the framework
 * on the root element come and go while a page starts, so colors would flicker.
 */
const within = (path: string): string => `:has(.navbar__link--active[href*='${path}'])`;

const rules = (): string => {
  const signs = [...areas.map(({ path, mark }) => [path.slice(1), mark]), ...Object.entries(otherMarks)];
  return [
    `html { ${signs.map(([name = '', mark = '']) => `--w-sign-${name}: ${markUrl(mark)}`).join('; ')} }`,
    ...signs.map(([name = '']) => `.search-sign-${name}::before { mask-image: var(--w-sign-${name}) }`),
    ...areas.map(
      ({ path, light, dark }) =>
        `html${within(path)} { --w-accent: ${light}; --w-area: var(--w-sign-${path.slice(1)}); --w-area-mark: var(--w-accent) }\n@media not print { html[data-theme='dark']${within(path)} { --w-accent: ${dark} } }`,
    ),
  ].join('\n');
};

const areaStyles: PostCssPlugin = {
  postcssPlugin: 'area-styles',
  AtRule: { 'area-styles': (rule: AtRule) => void rule.replaceWith(rules()) },
};

export default function areaStylesPlugin(): Plugin {
  return {
    name: 'area-styles',
    configurePostCss: (options) => ({
      ...options,
      plugins: [areaStyles, ...(options.plugins as unknown[])],
    }),
  };
}
