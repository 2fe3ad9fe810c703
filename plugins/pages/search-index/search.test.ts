/** Records from HTML, what is left out, synonyms, and the development server's records. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { documentKey } from '../built-document';
import { excludedFrom } from './excluded';
import { shardsOf, writeSearchData } from '.';
import { changedSince, lastBuildHandler, servesLastBuild } from './last-build';
import { readingOrder } from './reading-order';
import { pageRecords } from './records';
import { pagesOfAllVersions } from './shared-pages';
import { suggestedPages } from './suggested';
import type { SearchStart } from '../../../lib/facts/types';

const doc = (body: string, head = '') => `<html><head>
  <meta name="docsearch:docusaurus_tag" content="docs-default-current">
  <meta name="docsearch:language" content="en">
  <meta name="description" content="What it is."><meta name="keywords" content="one,two">${head}</head>
  <body><nav>Menu</nav><main><article>
  <ul><li class="breadcrumbs__item">Bid management</li><li class="breadcrumbs__item">Bids</li></ul>
  <div class="theme-doc-markdown"><header><h1>Bids</h1></header>${body}</div>
  <footer>Edit this page</footer></article></main></body></html>`;

const sections = (body: string) => pageRecords(doc(body), '/docs/promote/bids')?.page.s;

describe('records', () => {
  it('have one section a heading, with the place of the page', () => {
    const found = pageRecords(
      doc(
        '<p>Text <code>bid_amount</code>.</p><h2 id="a">First<a class="hash-link" href="#a">#</a></h2><p>More</p>',
      ),
      '/docs/promote/bids',
    );
    expect(found).toEqual({
      tag: 'docs-default-current',
      language: 'en',
      page: {
        u: '/docs/promote/bids',
        g: 'Promote › Bid management',
        k: 'one, two',
        s: [
          ['', 1, 'Bids', 'What it is. Text bid_amount.', ''],
          ['a', 2, 'First', 'More.', ''],
        ],
      },
    });
  });

  it('keep table cells apart, words of inline elements together, and identifiers of code', () => {
    expect(
      sections(
        '<table><tr><td>one<td>two</table><p>in<em>side</em></p><pre>val bidAmount = 1 // by hand</pre>',
      )?.[0],
    ).toEqual(['', 1, 'Bids', 'What it is. one; two. inside.', 'bidAmount']);
  });

  it('keep the space before a name that begins with a point', () => {
    expect(sections('<p>Only <code>.refused</code> , <code>.off</code> .</p>')?.[0]).toEqual([
      '',
      1,
      'Bids',
      'What it is. Only .refused, .off.',
      '',
    ]);
  });

  it('read figures, and leave out controls and ways on', () => {
    expect(
      sections(
        '<svg><title>T</title><desc>What the figure shows</desc><text>x</text></svg><button>Copy</button><h2 id="n">Next steps</h2><p>Go on</p>',
      ),
    ).toEqual([['', 1, 'Bids', 'What it is. What the figure shows.', '']]);
  });

  it('have the rows that are looked up, by their codes or words', () => {
    expect(
      sections(`<h2 id="e">Errors</h2><p>All.</p><table><thead><tr><th>Code<th>When</tr></thead><tbody>
        <tr><td><span id="BID_A"><code>BID_A</code></span><br><small>error</small></td><td>Too many.</td></tr>
        <tr id="row-x"><td><code>{x}</code>, <code>{y}</code></td><td>Macros.</td></tr>
        <tr id="row-size"><td>File size</td><td>5 MB</td></tr>
        <tr><td>example</td><td>Not looked up.</td></tr></tbody></table>
        <ul><li class="api-field" id="body-bids"><div><a href="#body-bids"><code>bids</code></a> array</div><p>The bids.</p>
        <ul><li class="api-field" id="body-bids-amount"><a href="#body-bids-amount"><code>amount</code></a><p>How much.</p></li></ul></li>
        <li class="api-field" id="problem-code"><a><code>code</code></a><p>Repeated.</p></li></ul>`)?.[1],
    ).toEqual([
      'e',
      2,
      'Errors',
      // Heads of columns are found like code, and not shown.
      'All. example; Not looked up. code Repeated.',
      'when',
      [
        ['BID_A', 'BID_A', 'error; Too many.'],
        ['row-x', '{x}, {y}', 'Macros.'],
        ['row-size', 'File size', '5 MB.'],
        ['body-bids', 'bids', 'array The bids.'],
        ['body-bids-amount', 'amount', 'How much.'],
      ],
    ]);
  });

  it('end at a sentence, or say that more follows', () => {
    const text = (body: string) => sections(body)?.[0]?.[3];
    expect(text('<ul><li>One</li><li>Two, too!</li></ul><p>Done:</p>')).toBe(
      'What it is. One. Two, too! Done…',
    );
    expect(text('<dl><dt>Fields</dt><dd><p>Key</p></dd></dl>')).toBe('What it is. Fields: Key.');
  });

  it('leave out the bar of place and permission, and lists of files', () => {
    expect(
      sections(
        '<dl class="page-facts"><div class="page-place"><dt>Who</dt><dd>bids.edit</dd></div></dl><p>Text</p><h2 id="downloads">Downloads</h2><table><thead><tr><th>Download</th></tr></thead><tbody><tr><td>BigQuery</td></tr></tbody></table>',
      ),
    ).toEqual([['', 1, 'Bids', 'What it is. Text.', '']]);
  });

  it('leave out the rows of an index that only lead on to rows of their name', () => {
    const row = (id: string, name: string, href: string) =>
      `<tr><td><a id="${id}"><code>${name}</code></a></td><td><a href="${href}">Table</a></td></tr>`;
    const index = `<table><tbody>${row('row-a', 'app_id', '/t#col-app_id')}${row('row-b', 'ip', '/t#col-ip')}${row('row-c', 'attributes.goal', '/t#col-attributes')}</tbody></table>`;
    expect(sections(index)?.[0]?.[5]?.map(([, name]) => name)).toEqual(['attributes.goal']);
    // One link to a namesake, as of a key of a join, makes no index.
    const table = `<table><tbody>${row('row-a', 'app_id', '/t#col-app_id')}${row('row-c', 'goal', '/t#x')}</tbody></table>`;
    expect(sections(table)?.[0]?.[5]?.map(([, name]) => name)).toEqual(['app_id', 'goal']);
  });

  it.each([
    ['without a search tag', '<html><main><h1>X</h1></main></html>'],
    ['closed to search engines', doc('', '<meta name="robots" content="noindex, follow">')],
    ['a list of posts', doc('').replace('docs-default-current', 'blog_posts_list')],
    ['without a title', doc('').replace('<h1>Bids</h1>', '')],
  ])('are not made of a page %s', (_, html) => {
    expect(pageRecords(html, '/x')).toBeUndefined();
  });
});

describe('key of records', () => {
  const page = (main: string, { title = 'A', hash = '00000000' } = {}) =>
    `<html><head><title>${title}</title><link href="/assets/css/styles.${hash}.css"><meta name="late-scripts" content="/assets/js/12.${hash}.js /assets/js/main.${hash}.js"></head><body><nav>Menu ${hash}</nav><main>${main}</main></body></html>`;
  const key = (html: string, route = '/a', code = 'v1') => documentKey(html, route, code);

  it('does not change with the names of scripts and styles, nor with header and sidebar', () => {
    expect(key(page('Text', { hash: '12345678' }))).toBe(key(page('Text')));
  });

  it('changes with text, head, route and code', () => {
    const keys = [
      key(page('Text')),
      key(page('Text of <code>/assets/js/12.00000000.js</code>')),
      key(page('Text of <code>/assets/js/12.00000001.js</code>')),
      key(page('Text', { title: 'B' })),
      key(page('Text'), '/b'),
      key(page('Text'), '/a', 'v2'),
      key(page('Text').replace(/<\/?main>/g, '')),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

it('knows the pages that all versions of the SDK have', () => {
  const page = (version: string, path: string) => ({
    tag: `docs-sdk-${version}`,
    url: `/sdk/${version === 'current' ? '6.0.x' : version}/${path}`,
  });
  const isShared = pagesOfAllVersions([
    page('current', 'android/setup'),
    page('current', 'android/consent'),
    page('current', 'android/track-events'),
    page('5.1.x', 'android/send-app-events'),
    page('5.0.x', 'android/send-app-events'),
    page('5.1.x', 'android/setup'),
    page('5.1.x', 'android/consent'),
    page('5.0.x', 'android/setup'),
    { tag: 'docs-default-current', url: '/docs/promote' },
  ]);
  expect(isShared('docs-sdk-current', '/sdk/6.0.x/android/setup')).toBe(true);
  // Older versions have it at another address.
  expect(isShared('docs-sdk-current', '/sdk/6.0.x/android/track-events')).toBe(true);
  expect(isShared('docs-sdk-current', '/sdk/6.0.x/android/consent')).toBe(false);
  expect(isShared('docs-sdk-5.1.x', '/sdk/5.1.x/android/setup')).toBe(false);
  expect(isShared('docs-default-current', '/docs/promote')).toBe(false);
  expect(pagesOfAllVersions([page('current', 'android/setup')])('docs-sdk-current', '/x')).toBe(false);
});

it('leaves out what the manifest excludes', () => {
  const excluded = excludedFrom(['/sdk/4.8.x/**', '/sdk/*/unity/internal']);
  expect(excluded('/sdk/4.8.x/overview/')).toBe(true);
  expect(excluded('/sdk/6.0.x/unity/internal')).toBe(true);
  expect(excluded('/sdk/6.0.x/unity/internal/more')).toBe(false);
  expect(excluded('/sdk/4x8.x/overview')).toBe(false);
});

const nothing: SearchStart = { home: [], areas: {}, sdk: [] };

describe('suggested pages', () => {
  const docs = (ids: readonly string[], sidebars: object) => ({
    loadedVersions: [{ docs: ids.map((id) => ({ id, permalink: `/sdk/6.0.x/${id}/` })), sidebars }],
  });
  const order = readingOrder({
    'docusaurus-plugin-content-docs': {
      sdk: docs(['ios', 'ios/a-last', 'ios/setup', 'unlisted'], {
        sdkSidebar: [
          {
            type: 'category',
            link: { type: 'doc', id: 'ios' },
            items: [
              { type: 'doc', id: 'ios/setup' },
              { type: 'link', href: '/elsewhere' },
              { type: 'category', items: [{ type: 'doc', id: 'ios/a-last' }] },
            ],
          },
        ],
      }),
    },
    'docusaurus-plugin-content-blog': {
      default: {
        blogPosts: ['/blog/new', '/blog/a-old'].map((permalink) => ({ metadata: { permalink } })),
      },
    },
  });
  const shard = (part: string, urls: readonly string[]) => ({
    tag: 'docs-sdk-current',
    part,
    pages: urls.map((u) => ({ u, g: '', s: [['', 1, `Title of ${u}`, '', '']] as never })),
  });

  it('are ordered as sidebars and blog list them', () => {
    expect(order).toEqual([
      '/sdk/6.0.x/ios',
      '/sdk/6.0.x/ios/setup',
      '/sdk/6.0.x/ios/a-last',
      '/blog/new',
      '/blog/a-old',
    ]);
  });

  it('begin with the first page of an area, upper levels first, and end with its overview', () => {
    const ios = ['/sdk/6.0.x/ios/', '/sdk/6.0.x/ios/a-last', '/sdk/6.0.x/ios/a/deep', '/sdk/6.0.x/ios/setup'];
    const blog = ['/a-page', '/blog/a-old', '/blog/new'];
    const found = suggestedPages(
      [shard('ios', ios), shard('blog', blog), shard('api', ['/api/overview'])],
      [...order, '/sdk/6.0.x/ios/a/deep'],
      nothing,
    );
    expect(found.ios?.map(([url]) => url)).toEqual([
      '/sdk/6.0.x/ios/setup',
      '/sdk/6.0.x/ios/a-last',
      '/sdk/6.0.x/ios/a/deep',
      '/sdk/6.0.x/ios/',
    ]);
    expect(found.blog?.map(([url]) => url)).toEqual(['/blog/new', '/blog/a-old', '/a-page']);
  });

  it('are the jobs of data/search-start.yaml first, each with the title of its page', () => {
    const pages = ['/docs/promote/', '/docs/promote/bids', '/docs/promote/apps/'];
    const sdk = ['/sdk/6.0.x/ios/', '/sdk/6.0.x/ios/a-last', '/sdk/6.0.x/ios/overview/revenue'];
    const found = suggestedPages([shard('promote', pages), shard('sdk-current-ios', sdk)], order, {
      home: ['/docs/promote/bids', '/sdk/6.0.x/ios'],
      areas: { promote: ['/docs/promote/apps'] },
      sdk: ['setup', 'overview/revenue'],
    });
    expect(found.home).toEqual([
      ['/docs/promote/bids', 'Title of /docs/promote/bids'],
      ['/sdk/6.0.x/ios/', 'Title of /sdk/6.0.x/ios/'],
    ]);
    expect(found.promote?.map(([url]) => url)).toEqual([
      '/docs/promote/apps/',
      '/docs/promote/',
      '/docs/promote/bids',
    ]);
    expect(found['sdk-current-ios']?.[0]?.[0]).toBe('/sdk/6.0.x/ios/overview/revenue');
  });

  it.each([
    [{ ...nothing, home: ['/docs/promote/gone'] }, /home names \/docs\/promote\/gone/],
    [{ ...nothing, areas: { promote: ['/api/overview'] } }, /areas\.promote names \/api\/overview/],
    [{ ...nothing, areas: { promotion: [] } }, /areas names promotion/],
  ])('stop at what the site lacks: %j', (start, message) => {
    expect(() => suggestedPages([shard('promote', ['/docs/promote/'])], [], start)).toThrow(message);
  });
});

describe('files', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'search-'));
  afterAll(() => rmSync(dir, { recursive: true }));
  const rest = { language: 'en', hosted: null, synonyms: [] };

  it('are written a part of the site, whole and lean, and named by their content', async () => {
    const build = path.join(dir, 'build');
    mkdirSync(path.join(build, 'docs/promote/bids'), { recursive: true });
    writeFileSync(path.join(build, 'docs/promote/bids/index.html'), doc('<p>Text</p>'));
    const write = async () =>
      writeSearchData(
        build,
        await shardsOf(build, ['/docs/promote/bids', '/gone'], () => false),
        [],
        nothing,
        rest,
      );
    const first = await write();
    expect(Object.keys(first.parts)).toEqual(['promote']);
    expect(first.parts.promote).toMatchObject({ tag: 'docs-default-current' });
    expect(first.parts.promote?.lean.file).toMatch(/^en\.promote\.lean\./);
    expect((await write()).parts).toEqual(first.parts);
    writeFileSync(path.join(build, 'docs/promote/bids/index.html'), doc('<p>Other</p>'));
    expect((await write()).parts).not.toEqual(first.parts);
    expect((await shardsOf(build, ['/docs/promote/bids'], () => true)).size).toBe(0);
  });

  it('are served in development, with a word when they are old', () => {
    const answer = (url: string) => {
      const response = {
        statusCode: 200,
        body: '',
        setHeader: vi.fn(),
        end: (text = '') => void (response.body = text),
      };
      const next = vi.fn();
      lastBuildHandler(dir)({ url } as never, response as never, next);
      return { ...response, passed: next.mock.calls.length > 0 };
    };
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(answer('/docs/promote/bids').passed).toBe(true);
    expect(answer('/search-data/../../secret.json').passed).toBe(true);
    expect(answer('/search-data/none.json').statusCode).toBe(404);
    expect(JSON.parse(answer('/search-data/manifest.json').body)).toMatchObject({ version: 5, stale: false });
    mkdirSync(path.join(dir, 'docs'), { recursive: true });
    const source = path.join(dir, 'docs/a.mdx');
    writeFileSync(source, 'x');
    const later = new Date('2100-01-01');
    utimesSync(source, later, later);
    expect(changedSince(Date.now(), [path.join(dir, 'docs')])).toBe(true);
    expect(JSON.parse(answer('/search-data/manifest.json').body)).toMatchObject({ stale: true });
  });

  it('come before what the development server answers with the app', () => {
    const own = ['everything else'] as unknown[];
    expect(servesLastBuild(dir)(own)).toEqual([]);
    expect(own).toMatchObject([{ name: 'search-data' }, 'everything else']);
  });
});
