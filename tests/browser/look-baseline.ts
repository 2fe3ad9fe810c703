/**
 * What a page looks like, as numbers: for each kind of block its edges, its distance from the block above, and the styles that
 * a reader sees. Everything is measured in one blank face, and of each kind only the first block counts, so neither the
 * machine's fonts nor an edited sentence changes them.
 */
import type { Page } from '@playwright/test';
import { blankFace } from '../lib/blank-face';
import { visit } from './fixtures';

/** Left edge, width, distance from the block above and, where no text decides it, height; in CSS pixels, rounded. */
interface Geometry {
  x: number;
  width?: number;
  gap?: number;
  height?: number;
}

/** One kind of block: its geometry, and its styles in one line. */
interface Block extends Geometry {
  style: string;
}

export type Look = Record<string, Block>;

/** Kinds of blocks by name. Parts whose size is the frame's have a height; the width of `inline` ones is their text's. */
const kinds: Readonly<Record<string, { selector: string; fixed?: true; inline?: true }>> = {
  navbar: { selector: 'nav.navbar', fixed: true },
  'navbar link': { selector: '.navbar__items .navbar__link', inline: true },
  'search button': { selector: '.navbar .search-button', fixed: true },
  announcement: { selector: '.theme-announcement-bar', fixed: true },
  sidebar: { selector: '.theme-doc-sidebar-container, aside.col' },
  'sidebar link': { selector: '.theme-doc-sidebar-menu a.menu__link:not(.menu__link--active)' },
  'active sidebar link': { selector: '.theme-doc-sidebar-menu a.menu__link--active' },
  'contents list': { selector: '.table-of-contents' },
  'contents button': { selector: '.theme-doc-toc-mobile button', fixed: true },
  breadcrumbs: { selector: '.breadcrumbs__link', inline: true },
  title: { selector: 'main h1' },
  'page facts': { selector: '.page-facts' },
  heading: { selector: 'main h2' },
  subheading: { selector: 'main h3' },
  text: { selector: 'main p' },
  link: { selector: 'main p a:not(.term)', inline: true },
  list: { selector: '.markdown > ul, .markdown > ol' },
  steps: { selector: '.steps' },
  note: { selector: '.theme-admonition' },
  table: { selector: '.table-scroll' },
  'table head': { selector: '.table-scroll th' },
  'table cell': { selector: '.table-scroll td' },
  code: { selector: 'main .code' },
  'code text': { selector: 'main .code pre', inline: true },
  copy: { selector: 'main .code-copy', fixed: true },
  'inline code': { selector: 'main p code', inline: true },
  tabs: { selector: 'main [role="tablist"]', fixed: true },
  tab: { selector: 'main [role="tab"]', inline: true },
  badge: { selector: 'main .badge', inline: true },
  figure: { selector: '.figure' },
  endpoint: { selector: '.api-endpoint' },
  'builder button': { selector: '.builder-open', fixed: true, inline: true },
  samples: { selector: '.api-samples' },
  field: { selector: '.api-field' },
  card: { selector: '.card-list > ul > li' },
  'home hero': { selector: '.home-hero' },
  'home area': { selector: '.home-area' },
  'home journey': { selector: '.home-journey' },
  'home platforms': { selector: '.home-start fieldset', fixed: true },
  'home jobs': { selector: '.home-jobs' },
  'home news': { selector: '.home-news' },
  'search field': { selector: 'main input', fixed: true },
  result: { selector: '.search-result' },
  post: { selector: 'main article' },
  tag: { selector: "main a[rel='tag']", inline: true },
  'page tools': { selector: '.page-tools' },
  'next page': { selector: '.pagination-nav__link', inline: true },
  footer: { selector: 'footer.footer' },
  'footer title': { selector: '.footer__title', inline: true },
};

const face = blankFace('Blank').toString('base64');
const css = `@font-face { font-family: Blank; src: url(data:font/ttf;base64,${face}) }
  *, ::before, ::after { font-family: Blank !important; transition: none !important; animation: none !important }`;

/** Opens a page in the blank face, and waits until the face is used. */
export async function openBlank(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, path);
  await page.addStyleTag({ content: css });
  await page.evaluate(async () => {
    await document.fonts.load('16px Blank');
    await document.fonts.ready;
  });
}

/** Measures the page as it is now. */
export const lookOf = (page: Page): Promise<Look> =>
  page.evaluate((all) => {
    const look: Look = {};
    const visible = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
    };
    for (const [name, { selector, fixed, inline }] of Object.entries(all)) {
      const element = [...document.querySelectorAll(selector)].find(visible);
      if (!element) continue;
      const box = element.getBoundingClientRect();
      let above = element.previousElementSibling;
      while (above && !visible(above)) above = above.previousElementSibling;
      const gap = above && Math.round(box.top - above.getBoundingClientRect().bottom);
      const style = getComputedStyle(element);
      look[name] = {
        x: Math.round(box.left),
        ...(inline ? {} : { width: Math.round(box.width) }),
        // Next to each other, not below.
        ...(gap !== null && gap >= 0 && !inline ? { gap } : {}),
        ...(fixed ? { height: Math.round(box.height) } : {}),
        style: [
          `${style.fontWeight} ${style.fontSize}/${style.lineHeight}`,
          style.color,
          `on ${style.backgroundColor}`,
          `padding ${style.padding}`,
          `border ${style.borderTopWidth} ${style.borderLeftWidth} ${style.borderTopColor}`,
          `radius ${style.borderTopLeftRadius}`,
          style.textDecorationLine,
        ].join('; '),
      };
    }
    return look;
  }, kinds);

/** Pixels by which an edge may differ: both of a distance may be rounded the other way. */
const tolerance = 2;

/** What differs, as sentences; empty if nothing does. */
export function differences(expected: Look, actual: Look): string[] {
  return [...new Set([...Object.keys(expected), ...Object.keys(actual)])].flatMap((name) => {
    const [before, now] = [expected[name], actual[name]];
    if (!before || !now) return [`${name}: ${now ? 'is new' : 'is gone'}`];
    const moved = (['x', 'width', 'gap', 'height'] as const).flatMap((side) => {
      const [from, to] = [before[side], now[side]];
      if (from === to) return [];
      if (from === undefined || to === undefined) return [`${name}: ${side} is ${to ?? 'not measured'}`];
      return Math.abs(from - to) > tolerance ? [`${name}: ${side} is ${to}, was ${from}`] : [];
    });
    return before.style === now.style ? moved : [...moved, `${name}: is ${now.style}, was ${before.style}`];
  });
}
