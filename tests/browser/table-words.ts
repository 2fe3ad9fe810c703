/** Words of tables that are broken although they are no longer than a column should allow for. */
import type { Page } from '@playwright/test';

/** Such words of the page at its width, with the names of their tables. Addresses, patterns and hyphened words may break. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    for (const cell of document.querySelectorAll('.table-scroll :is(th, td)')) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text as Text).data.matchAll(/(?<!\S)[\w.,:;()’]{2,24}(?!\S)/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = range.getClientRects();
          const [first, last] = [lines[0], lines[lines.length - 1]];
          if (first && last && last.top >= first.bottom)
            found.push(`${word} (${cell.closest('.table-scroll')?.ariaLabel ?? ''})`);
        }
      }
    }
    return found;
  });
