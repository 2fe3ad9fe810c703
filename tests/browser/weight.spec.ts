/**
 * Bytes and requests of a first visit, as the browser makes them: what loads before the page can be read, what makes it
 * interactive, and what is fetched ahead. Sizes are exact (brotli 11 of the built files), whatever the test server
 * sends.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { documents, filesAhead, scripts, styles, typeface, type ScriptBudget } from '../../config/budgets';
import { fileSize } from '../../lib/built-site/weight';
import { layoutShifts, noteShifts } from './circumstances';
import { expect, hydrated, test, visit } from './fixtures';
import { templates } from './templates';

interface Transfer {
  document: number;
  styles: number;
  /** Scripts that make the page interactive: those that the document names. */
  scripts: number;
  scriptFiles: number;
  /** Scripts of pages that the reader may open next. */
  ahead: number;
  aheadFiles: number;
  other: string[];
  /** Sizes of the typeface's style sheets. */
  faces: number[];
}

/** Size of a built file or page, in bytes after brotli 11. */
function builtSize(pathname: string): number {
  const candidates = [pathname, `${pathname}/index.html`, `${pathname}.html`].map((file) =>
    path.join('build', decodeURIComponent(file)),
  );
  const file = candidates.find((candidate) => existsSync(candidate) && /\.\w+$/.test(candidate));
  if (!file) throw new Error(`build/ has no file for ${pathname}.`);
  return fileSize(file);
}

async function firstVisit(
  page: Page,
  route: string,
  quiet: () => Promise<void>,
  act?: () => Promise<void>,
): Promise<Transfer> {
  const transfer: Transfer = {
    document: 0,
    styles: 0,
    scripts: 0,
    scriptFiles: 0,
    ahead: 0,
    aheadFiles: 0,
    other: [],
    faces: [],
  };
  const requests: { type: string; pathname: string }[] = [];
  const note = (request: Request): void => {
    const { pathname } = new URL(request.url());
    requests.push({ type: request.resourceType(), pathname });
  };
  page.on('request', note);
  await page.goto(route);
  const named = await page.locator('meta[name="late-scripts"]').getAttribute('content');
  await act?.();
  await hydrated(page);
  await quiet();
  page.off('request', note);
  const own = new Set((named ?? '').split(' '));
  for (const { type, pathname } of requests) {
    const size = builtSize(pathname);
    if (type === 'document') transfer.document += size;
    else if (pathname.startsWith('/assets/fonts/')) transfer.faces.push(size);
    else if (type === 'stylesheet') transfer.styles += size;
    else if (type !== 'script') transfer.other.push(`${type} ${pathname}`);
    else if (own.has(pathname)) {
      transfer.scripts += size;
      transfer.scriptFiles += 1;
    } else {
      transfer.ahead += size;
      transfer.aheadFiles += 1;
    }
  }
  return transfer;
}

test.beforeEach(({ page }) => noteShifts(page));

const { notFound: _, ...pages } = templates;

/** Budget of a page's scripts, by its name in templates.ts. */
function scriptBudget(name: string): ScriptBudget {
  if (/^blog(?:List|Tag)$/.test(name)) return scripts.postList;
  if (/^(?:api|table|blog)/.test(name)) return scripts.longText;
  return scripts.ordinary;
}

/** Budget of a page's document, by its name in templates.ts and what it shows. */
async function documentBudget(page: Page, name: string): Promise<number> {
  if (/^(?:api|table)/.test(name)) return documents.reference;
  if (name === 'sdk') return documents.sdkFlow;
  return (await page.locator('.screen').count()) > 0 ? documents.withScreens : documents.ordinary;
}

for (const [name, route] of Object.entries(pages)) {
  test(`${name} keeps its budget on a first visit`, async ({ page, quiet }) => {
    const transfer = await firstVisit(page, route, quiet);
    const first = transfer.document + transfer.styles;
    console.log(
      `${name.padEnd(12)} before hydration ${first} (document ${transfer.document}, styles ${transfer.styles}), hydration ${transfer.scripts} in ${transfer.scriptFiles} files, ahead ${transfer.ahead} in ${transfer.aheadFiles} files (bytes, brotli 11)`,
    );
    expect(transfer.styles, 'styles').toBeLessThanOrEqual(styles.bytes);
    expect(transfer.document, 'document').toBeLessThanOrEqual(await documentBudget(page, name));
    const budget = scriptBudget(name);
    expect(transfer.scripts, 'hydration').toBeLessThanOrEqual(budget.bytes);
    expect(transfer.scriptFiles).toBeLessThanOrEqual(budget.files);
    expect(transfer.aheadFiles, 'only the next page is fetched ahead').toBeLessThanOrEqual(filesAhead);
    expect(transfer.faces.length, 'the typeface is one file').toBe(typeface.files);
    for (const bytes of transfer.faces) expect(bytes).toBeLessThanOrEqual(typeface.bytes);
    expect(await layoutShifts(page)).toEqual([]);
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

test('nothing moves on a narrow screen either', async ({ page, quiet }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of [templates.home, templates.guide, templates.apiOperation, templates.table]) {
    await visit(page, route);
    await quiet();
    expect(await layoutShifts(page), route).toEqual([]);
  }
});

test('what moves is found', async ({ page }) => {
  await visit(page, templates.guide);
  await page.evaluate(() => document.querySelector('main h1')?.before(document.createElement('hr')));
  await expect.poll(() => layoutShifts(page)).not.toEqual([]);
});

// What a page needs and does not name would be asked for late, and would show here.
test('fetches nothing but what the document names on a slow or metered connection', async ({
  page,
  quiet,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '2g' } });
  });
  for (const route of [templates.guide, templates.home]) {
    const transfer = await firstVisit(page, route, quiet, () => page.locator('h1').hover());
    expect(transfer.aheadFiles, route).toBe(0);
  }
});
