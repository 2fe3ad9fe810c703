/** Each check of the built site finds what it is there for: three-line sites with one fault each. */
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { htmlRules } from './html-rules';
import { deadLinks } from './links';
import { duplicateIds, leftoverProblems, metaProblems, pictureProblems } from './pages';
import { builtProblems } from './redirects';
import { missingRoutes, unknownRoutes } from './routes';
import { siteFrom } from '../../../lib/built-site/site';

const host = 'https://docs.whence.example';

const page = (body: string, { title = 'A page', description = 'x'.repeat(80), route = '/a' } = {}): string =>
  `<!doctype html><html lang="en-US"><head><title>${title}</title><meta name="description" content="${description}">` +
  `<link rel="canonical" href="${host}${route}"><meta property="og:title" content="t"><meta property="og:description" content="d">` +
  `<meta property="og:image" content="i"><meta property="og:url" content="u"></head><body><main><h1>H</h1>${body}</main></body></html>`;

const siteOf = (files: Record<string, string>) => siteFrom(new Map(Object.entries(files)));
const redirect = (to: string) =>
  `<html><head><meta http-equiv="refresh" content="0; url=${to}"></head></html>`;

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
    expect(deadLinks(site(body), host).map((d) => d.why)).toContain(why);
  });

  it('accepts pages in both slash forms, anchors, other hosts and mail', () => {
    const body =
      '<a href="/b">1</a><a href="/b/#there">2</a><a href="https://other.example/x">3</a><a href="mailto:a@b.example">4</a>';
    expect(deadLinks(site(body), host)).toEqual([]);
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
    expect(missingRoutes(site, ['/a', '/b', '/c'], [/^\/[ab]$/])).toEqual(['/b']);
    expect(unknownRoutes(site, ['/b'])).toEqual(['/a']);
  });
});

describe('page texts', () => {
  it('finds double titles and descriptions, wrong lengths, wrong canonical addresses, missing h1', () => {
    const site = siteOf({
      '/a/index.html': page(''),
      '/b/index.html': page('', { description: 'short', route: '/elsewhere' }),
      '/c/index.html': page('', { route: '/c' }).replace('<h1>H</h1>', ''),
    });
    const what = metaProblems(site, host).map((p) => p.what);
    expect(what.some((w) => w.startsWith('has the title of /a'))).toBe(true);
    expect(what.some((w) => w.startsWith('has a description of 5 characters'))).toBe(true);
    expect(what.some((w) => w.startsWith('has the description of /a'))).toBe(true);
    expect(what.some((w) => w.startsWith('has the canonical address'))).toBe(true);
    expect(what.some((w) => w.startsWith('has 0 h1 headings'))).toBe(true);
  });

  it.each([':::note', '{{name}}', 'is undefined here', '[object Object]', '{#id}', 'coming soon', 'NaN'])(
    'finds the leftover %s',
    (text) => {
      expect(leftoverProblems(siteOf({ '/a/index.html': page(`<p>${text}</p>`) }))).toHaveLength(1);
    },
  );

  it('lets code hold anything', () => {
    expect(leftoverProblems(siteOf({ '/a/index.html': page('<pre>:::note {{x}}</pre>') }))).toEqual([]);
  });

  it('finds an id that stands twice', () => {
    expect(duplicateIds(siteOf({ '/a/index.html': page('<p id="x"></p><p id="x"></p>') }))).toHaveLength(1);
  });

  it('finds pictures without a size and in old formats', () => {
    const shown = (body: string) =>
      pictureProblems(siteOf({ '/a/index.html': page(body) })).map((p) => p.what);
    expect(shown('<img src="/a.svg" alt="" width="1" height="1">')).toEqual([]);
    expect(shown('<img src="/a.svg" alt="" width="1">')).toEqual([
      'shows /a.svg, which has no width and height',
    ]);
    expect(shown('<img src="/a.png" alt="" width="1" height="1">')).toEqual([
      'shows /a.png, which is neither SVG nor AVIF or WebP',
    ]);
  });

  it('finds invalid HTML', async () => {
    const validator = new HtmlValidate(htmlRules);
    const rules = async (body: string) =>
      (await validator.validateString(page(body))).results.flatMap((r) => r.messages.map((m) => m.ruleId));
    expect(await rules('<p><div>block in a paragraph</div></p>')).not.toEqual([]);
    expect(await rules('<ul><p>no item</p></ul>')).toContain('element-permitted-content');
    expect(await rules('<img alt="">')).not.toEqual([]);
    expect(await rules('<p>fine</p>')).toEqual([]);
  });
});
