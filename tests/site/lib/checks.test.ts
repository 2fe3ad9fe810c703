/** Each check of the built site finds what it is there for: three-line sites with one fault each. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { heavyDocuments } from './heavy';
import { linkSurvey } from './links';
import { nearCopySurvey } from './near-copies';
import { textLinkSurvey } from './text-links';
import { leftoverSurvey, metaSurvey, pictureSurvey } from './pages';
import { builtProblems } from './redirects';
import { htmlSurvey } from './html';
import { surveyed } from './survey';
import { wordingSurvey } from './wording';
import { routeProblems } from './routes';
import { siteFrom } from '../../../lib/built-site/site';
import { plannedPages, type PlannedPage } from '../../../lib/routes/planned-pages';

const host = 'https://docs.whence.example';

const page = (body: string, { title = 'A page', description = 'x'.repeat(80), route = '/a' } = {}): string =>
  `<!doctype html><html lang="en-US"><head><title>${title}</title><meta name="description" content="${description}">` +
  `<link rel="canonical" href="${host}${route}"><meta property="og:title" content="t"><meta property="og:description" content="d">` +
  `<meta property="og:image" content="i"><meta property="og:url" content="u"></head><body><main><h1>H</h1>${body}</main></body></html>`;

const siteOf = (files: Record<string, string>) => siteFrom(new Map(Object.entries(files)));
const redirect = (to: string) =>
  `<html><head><meta http-equiv="refresh" content="0; url=${to}"></head></html>`;

it('finds SDK pages whose document is too heavy; a flow may weigh more than another guide', () => {
  // Random text, of which six bits a character are left.
  const text = (bytes: number) => page(randomBytes(bytes).toString('base64'));
  const site = siteOf({
    '/sdk/6.0.x/ios/setup/index.html': text(15_000),
    '/sdk/5.1.x/unity/reference/whence-sdk/index.html': text(16_500),
    '/sdk/5.1.x/unity/track-events/index.html': text(14_500),
    '/sdk/6.0.x/ios/privacy/index.html': text(16_500),
    '/docs/glossary/index.html': text(17_000),
  });
  expect(heavyDocuments(site)).toEqual([
    expect.stringMatching(/^\/sdk\/6\.0\.x\/ios\/privacy: 1\d{4} of 16000 bytes$/),
    expect.stringMatching(/^\/sdk\/5\.1\.x\/unity\/track-events: 1\d{4} of 14000 bytes$/),
  ]);
});

describe('dead links', () => {
  const site = (body: string) =>
    siteOf({ '/a/index.html': page(body), '/b/index.html': page('<h2 id="there">x</h2>') });

  it.each([
    ['a page that does not exist', '<a href="/nowhere">x</a>', 'no such page'],
    ['an anchor on the same page', '<a href="#gone">x</a>', 'no anchor "gone" there'],
    ['an anchor on another page', '<a href="/b#gone">x</a>', 'no anchor "gone" there'],
    ['an image', '<img src="/img/gone.png" alt="">', 'no such file'],
    ['an absolute address of this host', `<a href="${host}/gone">x</a>`, 'no such page'],
  ])('finds %s', (_, body, why) => {
    expect(surveyed(site(body), linkSurvey(site(body), host)).map((d) => d.why)).toContain(why);
  });

  it('accepts pages in both slash forms, anchors, other hosts and mail', () => {
    const body =
      '<a href="/b">1</a><a href="/b/#there">2</a><a href="https://other.example/x">3</a><a href="mailto:a@b.example">4</a>';
    expect(surveyed(site(body), linkSurvey(site(body), host))).toEqual([]);
  });
});

describe('redirects', () => {
  it('finds a missing, a wrong and a superfluous page, and a missing target or anchor', () => {
    const site = siteOf({
      '/old/index.html': redirect('/b'),
      '/b/index.html': page(''),
      '/extra/index.html': redirect('/b'),
    });
    const problems = builtProblems(site, [
      { from: '/old', to: '/c' },
      { from: '/older', to: '/b' },
    ]);
    expect(problems).toContain('/old leads to /b instead of /c');
    expect(problems).toContain('/old leads to /c, which is not a page');
    expect(problems).toContain('/older has no redirect page');
    expect(problems).toContain('/extra is a redirect page that no rule makes');
    expect(
      builtProblems(siteOf({ '/o/index.html': redirect('/b#x'), '/b/index.html': page('') }), [
        { from: '/o', to: '/b#x' },
      ]),
    ).toEqual(['/o leads to /b#x, which has no such anchor']);
  });
});

describe('routes', () => {
  it('finds missing and unknown pages', () => {
    const site = siteOf({ '/a/index.html': page(''), '/404.html': page('') });
    expect(routeProblems(site, ['/b'])).toEqual(['/b is not built', '/a is not listed']);
  });
});

describe('page texts', () => {
  it('finds double titles and descriptions, wrong lengths, wrong canonical addresses, missing h1', () => {
    const site = siteOf({
      '/a/index.html': page(''),
      '/b/index.html': page('', { description: 'short', route: '/elsewhere' }),
      '/c/index.html': page('', { route: '/c' }).replace('<h1>H</h1>', ''),
    });
    const what = surveyed(site, metaSurvey(host)).map((p) => p.what);
    expect(what.some((w) => w.startsWith('has the title of /a'))).toBe(true);
    expect(what.some((w) => w.startsWith('has a description of 5 characters'))).toBe(true);
    expect(what.some((w) => w.startsWith('has the description of /a'))).toBe(true);
    expect(what.some((w) => w.startsWith('has the canonical address'))).toBe(true);
    expect(what.some((w) => w.startsWith('has 0 h1 headings'))).toBe(true);
  });

  it.each([':::note', '{{name}}', 'is undefined here', '[object Object]', '{#id}', 'coming soon', 'NaN'])(
    'finds the leftover %s',
    (text) => {
      expect(surveyed(siteOf({ '/a/index.html': page(`<p>${text}</p>`) }), leftoverSurvey())).toHaveLength(1);
    },
  );

  it('lets code hold anything but a backslash before a brace', () => {
    const found = (body: string) => surveyed(siteOf({ '/a/index.html': page(body) }), leftoverSurvey());
    expect(found('<pre>:::note {{x}}</pre>')).toEqual([]);
    expect(found(String.raw`<p><code>dimensions.\{key}</code></p>`)).toHaveLength(1);
  });

  it('finds pictures without a size and in old formats', () => {
    const shown = (body: string) =>
      surveyed(siteOf({ '/a/index.html': page(body) }), pictureSurvey()).map((p) => p.what);
    expect(shown('<img src="/a.svg" alt="" width="1" height="1">')).toEqual([]);
    expect(shown('<img src="/a.svg" alt="" width="1">')).toEqual([
      'shows /a.svg, which has no width and height',
    ]);
    expect(shown('<img src="/a.png" alt="" width="1" height="1">')).toEqual([
      'shows /a.png, which is neither SVG nor AVIF or WebP',
    ]);
  });

  it('finds invalid HTML', () => {
    const rules = (body: string) => surveyed(siteOf({ '/a/index.html': page(body) }), htmlSurvey());
    expect(rules('<p><div>block in a paragraph</div></p>')).not.toEqual([]);
    expect(rules('<ul><p>no item</p></ul>').join()).toContain('element-permitted-content');
    expect(rules('<img alt="">')).not.toEqual([]);
    expect(rules('<p id="x">1</p><p id="x">2</p>').join()).toContain('no-dup-id');
    expect(rules('<p>fine</p>')).toEqual([]);
  });
});

describe('near copies', () => {
  it('are found where only names differ, in text but not in tables and code', () => {
    const guide = plannedPages().find(({ area, kind }) => area === 'docs' && kind === 'guide');
    const listed = (path: string): PlannedPage => ({ ...(guide as PlannedPage), path });
    const article = (name: string, rest: string): string =>
      `<article><p>Connect ${name} to send installs and revenue of your app to it, and to import what its campaigns cost, by day and country.</p>${rest}</article>`;
    const table = '<table><td>the same words in each of the two tables here</td></table>';
    const site = siteOf({
      '/docs/a.html': article('Aurora', table),
      '/docs/b.html': article('Borealis', table),
      '/docs/c.html': `<article><p>Another page says something else, and nothing of what they say.</p>${table}</article>`,
    });
    const pairs = surveyed(site, nearCopySurvey(['/docs/a', '/docs/b', '/docs/c'].map(listed)));
    expect(pairs[0]).toMatchObject({ pages: ['/docs/a', '/docs/b'], bound: 0.25 });
    expect(pairs[0]?.share).toBeGreaterThan(0.8);
    expect(pairs.slice(1).map(({ share }) => share)).toEqual([0, 0]);
  });

  it('of an SDK may have more in common on one topic, and are compared without what views write', () => {
    const text = '<p>Add the SDK to your app and call it before any ad SDK, as early as you can.</p>';
    const view =
      '<details><summary>Names in the AppEvent API, raw data and reports of the site</summary></details>';
    const routes = ['android/setup', 'ios/setup', 'unity/install', 'ios/privacy', 'overview'].map(
      (name) => `/sdk/6.0.x/${name}`,
    );
    const site = siteOf(
      Object.fromEntries(
        routes.map((route, at) => [
          `${route}.html`,
          `<article>${at < 4 ? text : '<p>Another page.</p>'}${view}</article>`,
        ]),
      ),
    );
    const listed = plannedPages().filter(({ path }) => routes.includes(path));
    const pairs = surveyed(site, nearCopySurvey(listed));
    const boundOf = (...names: string[]): number | undefined =>
      pairs.find(({ pages }) => names.every((name) => pages.includes(`/sdk/6.0.x/${name}`)))?.bound;
    expect(boundOf('android/setup', 'ios/setup')).toBe(0.6);
    expect(boundOf('ios/setup', 'unity/install')).toBe(0.6);
    expect(boundOf('ios/setup', 'ios/privacy')).toBe(0.35);
    expect(boundOf('android/setup', 'ios/privacy')).toBe(0.35);
    expect(pairs.map(({ share }) => share)).toEqual([
      ...Array<number>(6).fill(1),
      ...Array<number>(4).fill(0),
    ]);
  });
});

describe('links of texts', () => {
  const listed = (path: string, kind: PlannedPage['kind']): PlannedPage => ({
    ...(plannedPages()[0] as PlannedPage),
    path,
    kind,
  });
  const pages = [listed('/docs/a', 'guide'), listed('/docs/b', 'concept'), listed('/docs/c', 'partner')];
  const found = (bodies: Readonly<Record<string, string>>) =>
    surveyed(
      siteOf(bodies),
      textLinkSurvey(pages, host, () => true),
    );

  it('show pages that only navigation leads to, and pages that lead nowhere', () => {
    const { orphans, deadEnds } = found({
      '/docs/a.html':
        '<nav><a href="/docs/c">C</a></nav><article><p><a href="/docs/b/#x">B</a></p></article>',
      '/docs/b.html': '<article><a href="https://docs.whence.example/docs/a">A</a></article>',
      '/docs/c.html': '<article><nav><a href="/docs/a">A</a></nav><a href="/docs/c#y">C</a></article>',
    });
    expect(orphans).toEqual(['/docs/c']);
    expect(deadEnds).toHaveLength(3);
    expect(deadEnds[0]).toMatch(/^\/docs\/c leads to no concept or /);
  });

  it('show nothing where each page has a way in and on', () => {
    const { orphans } = found({
      '/docs/a.html': '<article><a href="/docs/b">B</a> <a href="/docs/c">C</a></article>',
      '/docs/b.html': '<article><a href="/docs/a">A</a></article>',
      '/docs/c.html': '<article></article>',
    });
    expect(orphans).toEqual([]);
  });
});

describe('wording', () => {
  const slips = (body: string) =>
    surveyed(siteOf({ '/a.html': page(`<article>${body}</article>`) }), wordingSurvey());

  it.each([
    ['<p>You can make up to <span>500 changes</span> changes at once.</p>', 'changes changes'],
    ['<li>The limit is 20 requests in 3,600 s.</li>', 'requests in 3,600 s'],
    ['<dd>600 requests per 60 seconds</dd>', 'requests per 60 seconds'],
    ['<figcaption>ROAS D7 covers the last 7 days.</figcaption>', 'D7 covers the last 7 days'],
    ['<p>For September 1, it is day <span>28 days</span>: a day earlier, …</p>', 'day 28 days'],
    ['<p>The SDK fetches a new model within <span>once an hour</span>.</p>', 'within once an'],
    ['<p>You can do this up to 3 re-imports a day.</p>', 'do this up to 3 re-imports'],
    ['<li>Enter the <strong>Values</strong>, up to 200 values.</li>', 'Values, up to 200 values'],
    ['<p>You can have at most up to 3 keys.</p>', 'at most up to'],
    ['<p>The last 7 days are in ROAS D7.</p>', 'last 7 days are in ROAS D7'],
    ['<table><tbody><tr><td>iOS <small>(page to come)</small></td></tr></tbody></table>', 'page to come'],
    ['<p>The iOS guide is coming soon.</p>', 'coming soon'],
  ])('finds the slip of %s', (body, words) => {
    expect(slips(body)).toEqual([expect.stringMatching(new RegExp(`^/a: .*"${words}"$`))]);
  });

  it('accepts how people say it', () => {
    const texts = [
      'You can make up to 500 changes at once.',
      '20 requests an hour, 1 request in 10 seconds',
      'Costs cover the last 7 days. ROAS D7 counts revenue from day 0 to day 7.',
      'D30 is not in the last 7 days.',
      'Clicks have to come from the device. Next comes a response with more rows to come.',
      'Whence delivers an hour 30 minutes after its end. Level 5 comes 2 days 8 hours after the install.',
      'The SDK checks for a new model at most once an hour. You can do this up to 3 times a day.',
      'For one app and day, at most 45 days back. Enter up to 200 values. Filters: at most 5 filters.',
    ];
    expect(slips(texts.map((text) => `<p>${text}</p>`).join(''))).toEqual([]);
  });
});
