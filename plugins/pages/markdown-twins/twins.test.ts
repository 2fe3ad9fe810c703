/** What each component is in Markdown, and that nothing is lost without a word. */
import { describe, expect, it, vi } from 'vitest';
import { twinPath } from '../../../lib/shared/twin-address';
import { plannedPages } from '../../../lib/routes/planned-pages';
import { filesOf } from '.';
import { hasTwin, twinOf, versionOf } from './twin';
import { groupOf } from './groups';
import { dataDownloads } from '../../../lib/downloads/list';
import { indexFiles } from './indexes';
import type { SiteMap } from './links';
import { jobs } from '../../../config/llms';

const site: SiteMap = {
  url: 'https://docs.whence.example',
  pages: new Set(['/docs/a', '/docs/b', '/']),
  redirects: new Map([['/old', '/docs/b#new']]),
};

const page = (body: string): string =>
  `<html><head><meta name="description" content="What it is."></head><body><main><article><div class="theme-doc-markdown markdown">` +
  `<header><h1>Title</h1></header>${body}</div></article></main></body></html>`;

/** Markdown below the head. */
const markdown = (body: string): string =>
  twinOf(page(body), '/docs/a', site).text.split('\n').slice(6).join('\n').trim();

it('begins with what the page is', () => {
  expect(twinOf(page('<p>Text</p>'), '/docs/a', site)).toEqual({
    title: 'Title',
    description: 'What it is.',
    text:
      '# Title\n\n> What it is.\n\nA. Page: https://docs.whence.example/docs/a. ' +
      'Index of all pages: https://docs.whence.example/llms.txt\n\nText\n',
    more: [],
  });
});

it('is the same of a minified page, which leaves out quotes and end tags', () => {
  const body = '<ul><li>One</li><li>Two</li></ul><p>Three</p><p>Four</p>';
  const minified = page(body)
    .replace('<html>', '<html dir=ltr lang=en>')
    .replace(/<\/(?:li|p)>/g, '')
    .replace('name="description"', 'name=description');
  expect(twinOf(minified, '/docs/a', site)).toEqual(twinOf(page(body), '/docs/a', site));
  const hidden = '<html lang=en><head><meta name=robots content=noindex></head>';
  expect(hasTwin(hidden, '/docs/a')).toBe(false);
});

it.each([
  [
    'tabs, each below its name',
    '<div class="theme-tabs-container tabs-container tabList__CuJ"><ul role="tablist" class="tabs"><li role="tab">A</li></ul><div class="margin-top--md">' +
      '<div role="tabpanel" class="tabItem_Ymn6"><p class="tab-name">Kotlin</p><p>One</p></div>' +
      '<div role="tabpanel" class="tabItem_Ymn6" hidden=""><p class="tab-name">Java</p><p>Two</p></div></div></div>',
    '**Kotlin**\n\nOne\n\n**Java**\n\nTwo',
  ],
  [
    'code with its language and file, without colors and controls',
    '<figure class="code"><figcaption>A.kt</figcaption><button class="code-copy">Copy</button><pre data-language="Kotlin"><code><span class="hk">val</span> a = "```"\n\n<mark>b</mark></code></pre></figure>',
    '````kotlin title="A.kt"\nval a = "```"\n\nb\n````',
  ],
  [
    'a request line',
    '<div class="api-endpoint"><span class="api-method api-method--get">GET</span><pre><code><span class="api-server">https:<wbr>//a</span>/b</code></pre></div>',
    '```http\nGET https://a/b\n```',
  ],
  [
    'tables with pipes, code and breaks in one line a row',
    '<div class="table-scroll table-matrix n2 least44"><table><colgroup><col></colgroup><thead><tr><th>A</th><th>B</th></tr></thead><tbody>' +
      '<tr><td>x | y<br>z</td><td><code>p|q</code></td></tr></tbody><tbody class="rest"><tr><td><ul><li>one</li><li>two</li></ul><ol><li>x</li></ol></td><td><p>p</p><p>q</p></td></tr></tbody></table>' +
      '<details class="show-all"><summary>Show all 3</summary></details></div>',
    '| A | B |\n| - | - |\n| x \\| y<br>z | `p\\|q` |\n| - one<br>- two<br>1. x | p<br>q |',
  ],
  [
    'cells that span',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td colspan="2">both</td></tr></tbody></table>',
    '| A | B |\n| - | - |\n| both | |',
  ],
  [
    'code of more than one line in a cell',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><pre><code>a\nb</code></pre></td></tr></tbody></table>',
    '| A |\n| - |\n| `a`<br>`b` |',
  ],
  [
    'a warning with its kind',
    '<div class="theme-admonition theme-admonition-warning admonition_xJq3 alert alert--warning"><div class="admonitionHeading_Gvgb"><span class="admonitionIcon_Rf37"><svg></svg></span>Costs money</div><div class="admonitionContent_BuS1"><p>Text</p></div></div>',
    '> **Warning: Costs money**\n>\n> Text',
  ],
  [
    'a note without another name',
    '<div class="theme-admonition theme-admonition-note admonition_xJq3 alert"><div class="admonitionHeading_Gvgb">note</div><div class="admonitionContent_BuS1"><p>Text</p></div></div>',
    '> **Note**\n>\n> Text',
  ],
  [
    'steps with what is below them',
    '<div class="steps"><ol><li><p>Go to <strong>Apps</strong>.</p><figure class="code"><pre data-language="JSON"><code>{}</code></pre></figure></li><li><p>Save.</p></li></ol></div>',
    '1. Go to **Apps**.\n\n   ```json\n   {}\n   ```\n\n2. Save.',
  ],
  [
    'a fold, open below its name',
    '<details class="alert"><summary>Show <code>x</code></summary><div><p>Text</p></div></details>',
    '**Show `x`**\n\nText',
  ],
  [
    'a chart in words and numbers',
    '<figure class="chart"><figcaption><strong>CPI</strong> It falls.</figcaption><svg role="img"><title>CPI</title><desc>From 2 to 1.</desc><text>no</text></svg>' +
      '<details><summary>Show as a table</summary><div class="table-scroll"><table><thead><tr><th>Day</th></tr></thead><tbody><tr><th>1</th></tr></tbody></table></div></details></figure>',
    '**CPI** It falls.\n\nDrawing: CPI. From 2 to 1.\n\n| Day |\n| - |\n| 1 |',
  ],
  [
    'a screen in sentences',
    '<figure class="chart"><div class="screen" aria-hidden="true"><p class="si">Apps</p></div><figcaption>A screen.<span class="visually-hidden"> The Apps screen.</span></figcaption></figure>',
    'A screen. The Apps screen.',
  ],
  [
    'facts as a list',
    '<dl class="page-facts"><div class="page-place"><dt>Scope</dt><dd><code>bids:write</code></dd></div><div><dt>Plan</dt><dd><span class="badge badge--pro">Pro</span> Bids</dd></div></dl>',
    '- **Scope:** `bids:write`\n- **Plan:** Pro Bids',
  ],
  [
    'fields without links to themselves',
    '<ul class="api-fields"><li class="api-field" id="body-a"><div class="api-field-head"><a class="api-field-name" href="#body-a"><code>a</code></a> <span class="api-type">string</span></div><p>What.</p></li></ul>',
    '- `a` string\n\n  What.',
  ],
  [
    'terms without their tooltips',
    '<p>A <span class="term-box"><a class="term" href="/docs/b">goal</a><span role="tooltip" class="term-tip">What it is</span></span>.</p>',
    'A [goal](https://docs.whence.example/docs/b.md).',
  ],
  [
    'links as they are elsewhere: of pages, of old addresses, of files, of parts, of others',
    '<p><a href="/docs/b/?x=1#c">1</a> <a href="/old/">2</a> <a href="/openapi/a.yaml">3</a> <a href="#d">4</a> <a href="https://other.example/x">5</a> <a href="/">6</a></p>',
    '[1](https://docs.whence.example/docs/b.md#c) [2](https://docs.whence.example/docs/b.md#new) [3](https://docs.whence.example/openapi/a.yaml) ' +
      '[4](https://docs.whence.example/docs/a.md#d) [5](https://other.example/x) [6](https://docs.whence.example/index.md)',
  ],
  [
    'headings without permalinks',
    '<h2 class="anchor" id="x">Why<a href="#x" class="hash-link">\u200b</a></h2><p>snake_case * 1 &lt; 2, &lt;b></p>',
    '## Why\n\nsnake_case \\* 1 < 2, \\<b>',
  ],
  [
    'strong text whose spaces are outside',
    '<p><strong>Question: </strong>A user<em> goes</em>.</p>',
    '**Question:** A user _goes_.',
  ],
])('has %s', (_, html, text) => {
  expect(markdown(html)).toBe(text);
});

it('divides a long page into files that programs take whole, also within a table', () => {
  const row = (at: number): string =>
    `<tr><td><code>name_${at}</code></td><td>${'What it is. '.repeat(5)}</td></tr>`;
  const rows = Array.from({ length: 1_500 }, (_, at) => row(at)).join('');
  const long = `<p>First</p><table><thead><tr><th>Name</th><th>Meaning</th></tr></thead><tbody>${rows}</tbody></table><p>Last</p>`;
  const { text, more } = twinOf(page(long), '/docs/a', site);
  const files = [text, ...more];
  expect(files.length).toBeGreaterThan(2);
  expect(Math.max(...files.map(({ length }) => length))).toBeLessThanOrEqual(50_000);
  expect(files.every((file) => file.includes('| Name | Meaning |\n| - | - |'))).toBe(true);
  expect(files.join('').match(/name_\d+/g)).toEqual(Array.from({ length: 1_500 }, (_, at) => `name_${at}`));
  expect(text).toContain(`Part 1 of ${files.length}. Part 2: https://docs.whence.example/docs/a.part-2.md`);
  expect(more[0]).toMatch(
    /^# Title, part 2\n\nPart 2 of \d+\. Part 1: https:\/\/docs\.whence\.example\/docs\/a\.md /,
  );
  expect(files.at(-1)).toMatch(/Last\n$/);
});

describe('what Markdown cannot say', () => {
  it.each([
    ['<video src="a.mp4"></video>', /^\/docs\/a — <video> has no form in Markdown — .*the element/],
    ['<div class="carousel">x</div>', /^\/docs\/a — <div class="carousel"> .*the class carousel/],
    ['<p><span class="new_aB1c">x</span></p>', /the class new means/],
  ])('stops the build: %s', (html, message) => {
    expect(() => markdown(html)).toThrow(message);
  });
});

it('says which version a page is of', () => {
  expect(versionOf('/sdk/6.0.x/android/setup')).toBe('SDK 6.0.x, Android (current)');
  expect(versionOf('/sdk/4.8.x/ios/setup')).toBe(
    'SDK 4.8.x, iOS (no longer maintained; current is SDK 6.0.x)',
  );
  expect(versionOf('/sdk/5.1.x/overview/')).toBe('SDK 5.1.x (older version; current is SDK 6.0.x)');
  expect(versionOf('/docs/classic/')).toBe(
    'Classic dashboard (no longer maintained; current is Partner Hub)',
  );
  expect(versionOf('/docs/promote/')).toBe('Promote');
});

it('is at the address of its page, and in the folder of an index', () => {
  expect(filesOf('/docs/promote/')).toEqual(['/docs/promote.md', '/docs/promote/index.md']);
  expect(filesOf('/docs/promote/x')).toEqual(['/docs/promote/x.md']);
  expect(filesOf('/')).toEqual(['/index.md']);
  expect(['/search', '/404.html', '/sdk/6.0.x/unity/x-internal'].map(twinPath)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(hasTwin('<head><meta data-rh="true" name="robots" content="noindex"></head>', '/docs/a')).toBe(
    false,
  );
});

describe('indexes', () => {
  const twin = (title: string) => ({ title, description: `About ${title}.`, text: `# ${title}\n`, more: [] });
  const routes = [
    ...jobs.flatMap(({ pages }) => pages),
    '/sdk/5.1.x/ios/setup',
    '/docs/classic/',
    '/docs/promote/bids',
    '/',
  ];
  const twins = new Map(routes.map((route) => [route, twin(`T${route}`)]));
  const files = indexFiles(twins, ['/docs/promote/bids']);

  it('lead from llms.txt to every page in two steps, older versions apart', () => {
    const start = files.get('/llms.txt') ?? '';
    const [current = '', older = ''] = start.split('## Older versions');
    const named = [...start.matchAll(/\((https:[^)]+\/(llms-[^)]+\.txt))\)/g)].map(
      ([, , file]) => `/${file}`,
    );
    expect(named.filter((file) => !files.has(file))).toEqual([]);
    const listed = named.map((file) => files.get(file)).join('\n');
    for (const file of files.keys())
      if (!['/llms.txt', '/404.md'].includes(file)) expect(start + listed).toContain(`${file})`);
    expect(current).toContain('About T/docs/promote/bids. All text');
    for (const route of routes) expect(listed).toContain(`https://docs.whence.example${twinPath(route)})`);
    expect(older).toContain('llms-sdk-5.1.x-ios.txt');
    expect(files.get('/404.md')).toContain('llms-promote.txt');
    expect(older).toContain('llms-classic.txt');
    for (const { files: forms } of dataDownloads()) expect(current).toContain(`${forms[0]?.path})`);
    expect(current).not.toMatch(/5\.1\.x|classic/);
    expect(files.get('/llms-full.txt')).not.toMatch(/5\.1\.x|classic/);
  });

  it('list pages in reading order, with what they are about', () => {
    const lines = (files.get('/llms-promote.txt') ?? '').split('\n').filter((line) => line.startsWith('- '));
    expect(lines[0]).toBe(
      '- [T/docs/promote/bids](https://docs.whence.example/docs/promote/bids.md): About T/docs/promote/bids.',
    );
    expect(files.get('/llms-full-promote.txt')).toMatch(/^# T\/docs\/promote\/bids\n\n---\n\n# T/);
  });

  it('leave out what pages of a reference are about where the room is short, and refuse too many pages', () => {
    const many = (count: number) =>
      new Map([
        ...twins,
        ...Array.from(
          { length: count },
          (_, at) => [`/sdk/6.0.x/unity/reference/c${at}`, twin(`Class ${at}`)] as const,
        ),
      ]);
    const index = indexFiles(many(100), []).get('/llms-sdk-6.0.x-unity.txt') ?? '';
    expect(index).toContain('- [Class 5](https://docs.whence.example/sdk/6.0.x/unity/reference/c5.md)\n');
    expect(index).toContain('About T/sdk/6.0.x/unity/install.');
    expect(() => indexFiles(many(200), [])).toThrow('llms-sdk-6.0.x-unity.txt has more than 8000 bytes');
  });

  it('name no page that is not there', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    indexFiles(new Map([['/', twin('Home')]]), []);
    expect(warn.mock.calls.join()).toContain('config/llms.ts — "Add the SDK to an app"');
    warn.mockRestore();
    expect(groupOf('/api/overview')).toMatchObject({ name: 'api', title: 'API' });
    const planned = new Set(plannedPages().map(({ path }) => path));
    const named = jobs.flatMap(({ pages }) => pages);
    expect(named.filter((route) => !planned.has(route))).toEqual([]);
  });
});
