/** Tables, code and figures on a phone: nothing is cut without a sign, and nothing covers anything. */
import type { Page } from '@playwright/test';
import { violations } from './accessibility';
import { layoutShifts, noteShifts } from './circumstances';
import { expect, test, visit } from './fixtures';
import { resize } from './tables-cut';
import { templates } from './templates';

test.use({ viewport: { width: 390, height: 844 } });

/** A table of a page, its folds open: what it is, and what happens when it is scrolled to its end. */
interface TableBox {
  name: string;
  /** What its classes make of it. */
  kind: 'records' | 'pair' | 'matrix' | 'chart' | undefined;
  isCut: boolean;
  /** True if the build says that a phone has room for it. */
  isFitted: boolean;
  /** True if the edge that cuts it has a shadow. */
  hasShadow: boolean;
  /** How far the names of its rows move when it is scrolled. */
  moved: number;
}

const tableBoxes = (page: Page): Promise<TableBox[]> =>
  page.locator('main .table-scroll').evaluateAll((boxes) => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    return boxes
      .filter((box) => box.clientWidth > 0)
      .map((box) => {
        const kinds = ['records', 'pair', 'matrix'] as const;
        const names = [...box.querySelectorAll('tr > :first-child')];
        const lefts = () => names.map((name) => name.getBoundingClientRect().left);
        const before = lefts();
        box.scrollLeft = box.scrollWidth;
        const moved = Math.max(...lefts().map((left, at) => Math.abs(left - (before[at] ?? 0))));
        box.scrollLeft = 0;
        return {
          name: box.getAttribute('aria-label') ?? '',
          kind: box.closest('.chart')
            ? ('chart' as const)
            : kinds.find((kind) => box.classList.contains(`table-${kind}`)),
          isCut: box.scrollWidth > box.clientWidth,
          isFitted: box.classList.contains('fits-phone'),
          hasShadow: getComputedStyle(box).backgroundAttachment.includes('local'),
          moved,
        };
      });
  });

/** Has grids of numbers that are too wide for a phone. */
const wideGrids = '/api/raw-data-export/event-table-schemas/ad-impression-event';

test('no table is cut without a sign: records and pairs fit, others keep the names of their rows', async ({
  page,
  watch,
}) => {
  watch.expectedErrors.push(/404/);
  const all: TableBox[] = [];
  for (const route of [...Object.values(templates), wideGrids]) {
    await page.goto(route);
    const boxes = await tableBoxes(page);
    const wrong = boxes.filter(({ kind, isCut, isFitted, hasShadow, moved }) =>
      !isFitted && (kind === 'matrix' || kind === 'chart') ? isCut && (!hasShadow || moved > 0) : isCut,
    );
    expect(wrong, route).toEqual([]);
    all.push(...boxes);
  }
  const count = (kind: TableBox['kind'], isCut: boolean) =>
    all.filter((box) => box.kind === kind && box.isCut === isCut).length;
  expect(count('records', false)).toBeGreaterThan(10);
  expect(count('pair', false)).toBeGreaterThan(5);
  expect(count('matrix', true)).toBeGreaterThan(2);
  expect(all.filter(({ isFitted }) => isFitted).length).toBeGreaterThan(1);
  expect(count('chart', true)).toBeGreaterThan(0);
});

test('a row of a record names its cells to the eye, and is a row of a table to a screen reader', async ({
  page,
}) => {
  await visit(page, templates.table);
  const table = page.getByRole('table').first();
  await expect(table.getByRole('columnheader')).toHaveText(['Column', 'Meaning', 'Example', 'Class']);
  const cells = table.getByRole('row').nth(1).getByRole('cell');
  await expect(cells).toHaveCount(4);
  const [first, second] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()];
  expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
  const label = await cells.nth(1).evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toContain('Meaning');
  expect(await violations(page)).toEqual([]);
});

test.describe('many records', () => {
  const route = templates.tableErrors;
  const rowsOf = (page: Page) => page.locator('.table-filter tbody tr:visible');
  const buttonOf = (page: Page) => page.locator('.show-all summary');

  test('show the first ones, and all of them on a button, whose place keeps the focus', async ({ page }) => {
    await noteShifts(page);
    await visit(page, route);
    await expect(rowsOf(page)).toHaveCount(10);
    expect(await layoutShifts(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await expect(buttonOf(page)).toHaveText('Show all 186');
    await buttonOf(page).focus();
    const { y = 0 } = (await buttonOf(page).boundingBox()) ?? {};
    await page.keyboard.press('Enter');
    await expect(rowsOf(page)).toHaveCount(186);
    await expect(buttonOf(page)).toBeHidden();
    const row = rowsOf(page).nth(10);
    await expect(row).toBeFocused();
    expect(Math.abs(((await row.boundingBox())?.y ?? 0) - y)).toBeLessThan(4);
  });

  test('are opened by the browser that finds a word or an address among the rest', async ({ page }) => {
    for (const place of ['#row-network', '#:~:text=device%20has%20no%20connection']) {
      await page.goto('about:blank');
      await visit(page, route);
      await expect(page.locator('.rest[hidden="until-found"]')).toHaveCount(1);
      await expect(rowsOf(page)).toHaveCount(10);
      await page.evaluate((href) => {
        document
          .querySelector('h1')
          ?.append(Object.assign(document.createElement('a'), { href, textContent: 'go' }));
      }, place);
      await page.getByRole('link', { name: 'go', exact: true }).click();
      await expect(rowsOf(page), place).toHaveCount(186);
    }
    await visit(page, `${route}#row-network`);
    await expect(page.locator('#row-network')).toBeInViewport();
  });

  test('that a filter leaves are all there', async ({ page }) => {
    await visit(page, route);
    await page.getByRole('searchbox').fill('409');
    await expect(page.getByRole('status')).toHaveText(/^\d+ of 186 /);
    const count = parseInt((await page.getByRole('status').textContent()) ?? '', 10);
    expect(count).toBeGreaterThan(1);
    await expect(rowsOf(page)).toHaveCount(count);
    await expect(buttonOf(page)).toBeHidden();
    await page.getByRole('searchbox').fill('');
    await expect(rowsOf(page)).toHaveCount(10);
  });

  test('are whole on paper and on a laptop', async ({ page }) => {
    await visit(page, route);
    await page.emulateMedia({ media: 'print' });
    await expect(rowsOf(page)).toHaveCount(186);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(rowsOf(page)).toHaveCount(186);
    await expect(buttonOf(page)).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('are whole', async ({ page }) => {
      await page.goto(route);
      await expect(rowsOf(page)).toHaveCount(186);
      await expect(buttonOf(page)).toBeHidden();
    });
  });
});

test('the buttons of code are above its first line', async ({ page }) => {
  for (const route of [templates.sdk, templates.apiOperation, templates.stylePage]) {
    await page.goto(route);
    const covered = await page.locator('figure.code').evaluateAll((blocks) =>
      blocks
        .filter((block) => block.getBoundingClientRect().height > 0)
        .filter((block) => {
          const code = block.querySelector('pre')?.getBoundingClientRect().top ?? 0;
          return [...block.querySelectorAll('button')].some(
            (button) => button.getBoundingClientRect().bottom > code,
          );
        })
        .map((block) => block.textContent),
    );
    expect(covered).toEqual([]);
    const copy = page.locator('figure.code .code-copy').first();
    await expect(copy).toHaveCSS('opacity', '1');
  }
});

test('an endpoint does not break after "https:", and its button covers nothing of it', async ({ page }) => {
  for (const route of [templates.apiOperation, '/api/management/get-app-partner-connection']) {
    await visit(page, route);
    for (const width of [320, 390, 997, 1280, 1440]) {
      await resize(page, width);
      const seen = await page
        .locator('.api-endpoint')
        .first()
        .evaluate((box) => {
          const linesOf = (element: Element): DOMRect[] => {
            const text = document.createRange();
            text.selectNodeContents(element);
            return [...text.getClientRects()].filter((rect) => rect.width > 0);
          };
          const [pre, button, server] = ['pre', 'button', '.api-server'].map((part) =>
            box.querySelector(part),
          );
          if (!pre || !button || !server) throw new Error('a part is missing');
          const [edge, over] = [pre.getBoundingClientRect().right, button.getBoundingClientRect()];
          return {
            linesOfServer: new Set(linesOf(server).map(({ top }) => top)).size,
            cut: Math.max(0, pre.scrollWidth - pre.clientWidth),
            covered: linesOf(pre).filter(
              (line) =>
                Math.min(line.right, edge) > over.left && line.top < over.bottom && line.bottom > over.top,
            ).length,
          };
        });
      expect(seen, `${route}, ${width} px`).toEqual({ linesOfServer: 1, cut: 0, covered: 0 });
    }
  }
});

test('labels of a drawing for a phone have the size of text', async ({ page }) => {
  await page.goto(templates.area);
  const sizes = await page.locator('.f-narrow').evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const { width } = drawing.getBoundingClientRect();
      const scale = width / ((drawing as SVGSVGElement).viewBox.baseVal.width || width);
      const texts = [...drawing.querySelectorAll('text')];
      return texts.map((text) => parseFloat(getComputedStyle(text).fontSize) * scale);
    }),
  );
  expect(sizes.length).toBeGreaterThan(20);
  expect(Math.min(...sizes)).toBeGreaterThan(10);
});

test('a figure is whole, and opens large on a tap', async ({ page }) => {
  await visit(page, templates.concept);
  const box = page.locator('.figure-drawing').first();
  expect(await box.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  const small = await box.locator('svg').boundingBox();
  /** How far the caption is below the top of the page. */
  const caption = () =>
    page
      .locator('.figure figcaption')
      .first()
      .evaluate((each) => each.getBoundingClientRect().top + window.scrollY);
  const below = await caption();
  await page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const large = await dialog.locator('svg').boundingBox();
  expect(large?.width).toBeGreaterThan(1.8 * (small?.width ?? 0));
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect((await box.locator('svg').boundingBox())?.width).toBe(small?.width);
  expect(await caption()).toBe(below);
  await expect(page.getByRole('button', { name: /^Enlarge/ }).first()).toBeFocused();
  await box.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});
