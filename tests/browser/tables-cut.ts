/** Tables and pages that are wider than their room, and parts of an article that are higher than theirs. */
import type { Page } from '@playwright/test';
import { idle } from './circumstances';

/** Widths from which tables of words and short values are whole. */
const laptop = 1024;

/** Longer than a page takes for what it does in the frames after a new width, in milliseconds. */
const patience = 5_000;

/**
 * Gives the page a width, and waits until it has that form: parts of it follow in the next frames. On a busy machine, a
 * browser can leave out frames of a page that it does not show, so this waits for a while and not for a frame alone.
 */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await Promise.race([idle(page), new Promise((done) => setTimeout(done, patience))]);
}

/**
 * Tables that are cut, folds open, and what leaves the window at the side. On phones and tablets, a table may scroll in its
 * box, and from the first laptop on only rows of data, as an export has them: they may be wider than any page.
 */
export const cutAt = (page: Page, width: number): Promise<string[]> =>
  page.evaluate(
    ({ at, isLaptop }) => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
      const over = document.documentElement.scrollWidth - innerWidth;
      const cut = [...document.querySelectorAll('main .table-scroll')].filter(
        (box) =>
          (box.firstElementChild?.scrollWidth ?? 0) > box.clientWidth &&
          box.clientWidth > 0 &&
          (getComputedStyle(box).overflowX === 'clip' ||
            (isLaptop && !/\bleast(?:6|7|8|9|1)\d/.test(box.className))),
      );
      return [
        ...(over > 0 ? [`${at}: ${over} px wider than the window`] : []),
        ...cut.map((box) => `${at}: ${box.ariaLabel} is cut`),
      ];
    },
    { at: width, isLaptop: width >= laptop },
  );

/** Parts of an article that a reader would have to scroll down apart from the page, folds open. */
export const scrolledDown = (page: Page, width: number): Promise<string[]> =>
  page.evaluate((at) => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    return [...document.querySelectorAll('article *')]
      .filter((part) => part.scrollHeight > part.clientHeight)
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
      .map(
        (part) =>
          `${at}: ${part.localName}.${part.className} hides ${part.scrollHeight - part.clientHeight} px`,
      );
  }, width);
