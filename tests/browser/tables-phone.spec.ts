/** Tables, code and figures on a phone: nothing is cut without a sign, and nothing covers anything. */
import type { Page } from '@playwright/test';
import { violations } from './accessibility';
import { expect, test, visit } from './fixtures';
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

test('records say their roles and the name of each cell, whatever lays them out', async ({ page }) => {
  const roles = {
    table: 'table',
    thead: 'rowgroup',
    tbody: 'rowgroup',
    tr: 'row',
    th: 'columnheader',
    td: 'cell',
  };
  for (const route of [templates.table, templates.reference, templates.apiTag, templates.glossary]) {
    await page.goto(route);
    const said = await page.locator('.table-records table').evaluateAll((tables) =>
      tables.map((table) => {
        const heads = [...table.querySelectorAll('th')].map((head) => head.textContent.trim());
        return {
          roles: [table, ...table.querySelectorAll('thead, tbody, tr, th, td')].map((part) => [
            part.localName,
            part.getAttribute('role'),
          ]),
          labels: [...table.querySelectorAll('tbody tr')].map((row) =>
            [...row.children].slice(1).map((cell) => cell.getAttribute('data-label')),
          ),
          heads: heads.slice(1),
        };
      }),
    );
    expect(said.length, route).toBeGreaterThan(0);
    for (const table of said) {
      expect(table.roles.filter(([name, role]) => roles[name as keyof typeof roles] !== role)).toEqual([]);
      for (const labels of table.labels) expect(labels).toEqual(table.heads);
    }
  }
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

test('a record that an address leads to is marked from edge to edge', async ({ page }) => {
  await visit(page, `${templates.tableErrors}#row-network`);
  const row = page.locator('tr:has(#row-network)');
  await expect(row).toBeInViewport();
  const colors = await row.evaluate((each) =>
    [each, each.firstElementChild, each.nextElementSibling].map(
      (box) => box && getComputedStyle(box).backgroundColor,
    ),
  );
  expect(colors[0]).toBe(colors[1]);
  expect(colors[0]).not.toBe(colors[2]);
  // So is the one under the pointer.
  const next = page.locator('tr:has(#row-network) + tr');
  await next.hover();
  const hovered = await next.evaluate((each) =>
    [each, each.firstElementChild].map((box) => box && getComputedStyle(box).backgroundColor),
  );
  expect(hovered[0]).toBe(hovered[1]);
  expect(hovered[0]).not.toBe('rgba(0, 0, 0, 0)');
});

test.describe('many records', () => {
  const route = templates.tableErrors;
  const rowsOf = (page: Page) => page.locator('.table-filter tbody tr:visible');
  const buttonOf = (page: Page) => page.locator('.show-all summary');

  test('show the first ones, and all of them on a button, whose place keeps the focus', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((list) => {
        (window as unknown as { shifts: unknown[] }).shifts.push(...list.getEntries());
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page, route);
    await expect(rowsOf(page)).toHaveCount(10);
    expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
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
  for (const width of [320, 390, 997, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const route of [templates.apiOperation, '/api/management/get-app-partner-connection']) {
      await page.goto(route);
      const lines = await page
        .locator('.api-server')
        .first()
        .evaluate((server) => {
          const range = document.createRange();
          range.selectNodeContents(server);
          return new Set([...range.getClientRects()].filter((rect) => rect.width > 0).map(({ top }) => top))
            .size;
        });
      expect(lines).toBe(1);
      const endpoint = page.locator('.api-endpoint pre').first();
      expect(await endpoint.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThanOrEqual(0);
      const covered = await page
        .locator('.api-endpoint')
        .first()
        .evaluate((box) => {
          const [pre, button] = [box.querySelector('pre'), box.querySelector('button')];
          if (!pre || !button) throw new Error('no address or no button');
          const text = document.createRange();
          text.selectNodeContents(pre);
          const [edge, over] = [pre.getBoundingClientRect().right, button.getBoundingClientRect()];
          return [...text.getClientRects()].filter(
            (line) =>
              Math.min(line.right, edge) > over.left && line.top < over.bottom && line.bottom > over.top,
          ).length;
        });
      expect(covered, `${route}, ${width} px`).toBe(0);
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
