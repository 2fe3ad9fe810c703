/**
 * What a reader sees of a document that has arrived in part stays where it is when the rest arrives. On a slow connection
 * or processor, browsers paint before they have read the whole document.
 */
import { expect, test, type Page } from '@playwright/test';
import { templates } from './templates';

const { notFound: _, ...pages } = templates;
/** Those that differ on a phone in more than what is next to the text. */
const { home, guide, apiOperation, table, blogTag } = templates;
const pagesOfWidth = { 390: { home, guide, apiOperation, table, blogTag }, 1440: pages };

test.use({ javaScriptEnabled: false });

/** Where the elements of the first screen are, in the order of the document. */
const places = (page: Page): Promise<string[]> =>
  page
    .locator(
      '.theme-announcement-bar a, .navbar a, .navbar button, main :is(h1, p, h2, li, dl, pre, .table-scroll th, .table-scroll td), footer a',
    )
    .evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).visibility === 'visible')
        .map((element) => ({ tag: element.tagName, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.top < innerHeight)
        .map(({ tag, box }) => `${tag} at ${box.left}, ${box.top}`),
    );

for (const width of [390, 1440] as const) {
  test(`no template moves while it arrives, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, route] of Object.entries(pagesOfWidth[width])) {
      await page.goto(route);
      const whole = await places(page);
      const html = await page.evaluate(async () => (await fetch(location.href)).text());
      const partsOf = (start: string, end: string, shares: readonly number[]): [string, number][] => {
        const from = html.indexOf(start);
        if (from === -1) return [];
        const length = html.indexOf(end, from) - from;
        // Cut between two elements.
        return shares.map((share) => [`${share} of ${start}`, html.lastIndexOf('<', from + length * share)]);
      };
      // What surrounds the pages is one for all of them.
      const frame = [
        ...partsOf('<div class="theme-announcement-bar', '</button>', [0.5]),
        ...partsOf('<div class="row footer__links', 'footer__copyright', [0.3, 0.6]),
      ];
      for (const [part, cut] of [
        ...(route === templates.blogTag ? frame : []),
        ...partsOf('navbar__items--right', '</nav>', [0.2, 0.4, 0.8]),
        ...partsOf('class="api-part"', 'class="api-samples"', [0.9]),
        ...partsOf('<main', '</main>', [0.1, 0.3, 0.6, 0.9]),
      ]) {
        await page.setContent(html.slice(0, cut));
        const arrived = await places(page);
        expect(arrived, `${name}, ${part}`).toEqual(whole.slice(0, arrived.length));
      }
    }
  });
}
