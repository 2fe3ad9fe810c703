/**
 * The look of the templates against look.json. Boxes and styles in a face of the tests' own are compared, not pixels: pixels
 * of text, curves and shadows differ between machines and from one release of Chromium to the next, and a baseline that
 * fails for those is soon updated unread. Numbers say in a review what moves, fit in one file of some 60 kB, and cost two
 * loads a template. Boxes may differ by 2 px, styles not at all. What they cannot see is paint: which box covers which.
 *
 * After a change that is meant: npx playwright test look.spec --update-snapshots, and read the difference.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from './fixtures';
import { differences, lookOf, openBlank, settledLook, type Look } from './look-baseline';
import { templates } from './templates';

const file = 'tests/browser/look.json';
const widths = [390, 1440] as const;

/** A change of the style sheet that nobody meant, and the kind of block that shows it, for each template. */
const seeded = {
  home: ['main h1 { font-size: 2rem !important }', 'title'],
  guide: ['.steps { margin-left: 1rem !important }', 'steps'],
  concept: ['.markdown > * { max-width: 44rem !important }', 'text'],
  sdk: ['.tabs__item { padding: 0.6rem 1rem !important }', 'tab'],
  apiOperation: ['.api-part { display: block !important }', 'samples'],
  table: ['.table-scroll th { font-weight: 400 !important }', 'table head'],
  blogList: ['.navbar { height: 4.5rem !important }', 'navbar'],
  blogPost: ['.markdown > h2 { margin-top: 2rem !important }', 'heading'],
  search: ['main input { border-radius: 0 !important }', 'search field'],
  stylePage: ['.card-list > ul { gap: 2rem !important }', 'card'],
  notFound: [':root { --w-text-muted: #888 !important }', 'footer'],
} as const satisfies Partial<Record<keyof typeof templates, readonly [css: string, kind: string]>>;

type Template = keyof typeof seeded;

const read = (): Record<string, Look> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Look>) : {};

// Updates write one file, so these run in turn.
test.describe.configure({ mode: 'default' });

for (const [name, [css, kind]] of Object.entries(seeded) as [Template, readonly [string, string]][]) {
  for (const width of widths) {
    test(`${name} looks as before, ${width} px`, async ({ page, watch }, { config }) => {
      if (name === 'notFound') watch.expectedErrors.push(/404/);
      await page.setViewportSize({ width, height: 900 });
      await openBlank(page, templates[name]);
      const key = `${name} ${width}`;
      if (['all', 'changed'].includes(config.updateSnapshots))
        writeFileSync(file, `${JSON.stringify({ ...read(), [key]: await settledLook(page) }, null, 2)}\n`);
      const expected = read()[key];
      expect(expected, `${file} has no "${key}": run with --update-snapshots`).toBeDefined();
      // Parts such as what the search page suggests come after the page.
      await expect.poll(async () => differences(expected ?? {}, await lookOf(page))).toEqual([]);

      // The comparison sees what it is for.
      if (width !== 1440) return;
      const look = await lookOf(page);
      await page.addStyleTag({ content: css });
      const changed = differences(look, await lookOf(page));
      expect(changed.filter((difference) => difference.startsWith(`${kind}:`))).not.toEqual([]);
    });
  }
}
