/**
 * The look of the templates against look.json. Boxes and styles in a face of the tests' own are compared, not pixels: pixels
 * of text, curves and shadows differ between machines and from one release of Chromium to the next, and a baseline that
 * fails for those is soon updated unread. Numbers say in a review what moves, fit in one file, and cost two loads a
 * template. Boxes may differ by 2 px, styles not at all. What they cannot see is paint: which box covers which.
 *
 * After a change that is meant: npx playwright test look.spec --update-snapshots, and read the difference.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from './fixtures';
import { differences, lookOf, openBlank, type Look } from './look-baseline';
import { templates } from './templates';

const file = 'tests/browser/look.json';
const widths = [390, 1440] as const;

const names = [
  ...(['home', 'guide', 'concept', 'sdk', 'apiOperation', 'table'] as const),
  ...(['blogList', 'blogPost', 'search', 'stylePage', 'notFound'] as const),
];

const read = (): Record<string, Look> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Look>) : {};

// Updates write one file, so these run in turn.
test.describe.configure({ mode: 'default' });

for (const name of names) {
  for (const width of widths) {
    test(`${name} looks as before, ${width} px`, async ({ page, watch }, { config }) => {
      if (name === 'notFound') watch.expectedErrors.push(/404/);
      await page.setViewportSize({ width, height: 900 });
      await openBlank(page, templates[name]);
      const key = `${name} ${width}`;
      if (['all', 'changed'].includes(config.updateSnapshots)) {
        await page.waitForLoadState('networkidle');
        writeFileSync(file, `${JSON.stringify({ ...read(), [key]: await lookOf(page) }, null, 2)}\n`);
      }
      const expected = read()[key];
      expect(expected, `${file} has no "${key}": run with --update-snapshots`).toBeDefined();
      // Parts such as what the search page suggests come after the page.
      await expect.poll(async () => differences(expected ?? {}, await lookOf(page))).toEqual([]);
    });
  }
}

test('the comparison sees what moves, and what has another style', async ({ page }) => {
  await openBlank(page, templates.guide);
  const look = await lookOf(page);
  await page.addStyleTag({
    content: '.steps { margin-left: 1rem !important } h1 { color: gray !important }',
  });
  const changed = differences(look, await lookOf(page)).join('\n');
  expect(changed).toMatch(/^steps: x is/m);
  expect(changed).toMatch(/^title: is .*, was/m);
});
