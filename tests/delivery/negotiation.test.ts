/** Who gets Markdown from nginx and Caddy: every wish of a request, right or malformed, over a site of four pages. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cacheOfFailures, contentTypes, revalidated } from '../../config/delivery';
import { redirectOf } from '../../deploy/inputs';
import { request, type Answer } from './lib/request';
import { hasCaddy, serverOfTests, startCaddy, startNginx } from './lib/servers';

const files = ['/index', '/404', '/docs/a', '/docs/folder', '/sdk/6.0.x/b'].flatMap((name) =>
  name === '/404'
    ? ['/404.html', '/404.md']
    : [name === '/index' ? '/index.html' : `${name}/index.html`, `${name}.md`],
);
files.push('/docs/folder/index.md', '/openapi/a.yaml');

const root = mkdtempSync(path.join(os.tmpdir(), 'whence-negotiation-'));
for (const file of files) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), `${file}\n`);
}
afterAll(() => rmSync(root, { recursive: true, force: true }));

const inputs = {
  headers: { 'X-Test': 'one' },
  redirects: [
    redirectOf({ from: '/old', to: '/docs/a#part' }),
    redirectOf({ from: '/sdk', to: '/docs/folder/' }),
  ],
  files,
};
const { md, html } = { md: contentTypes.md?.type, html: contentTypes.html?.type };

const likesMarkdown = [
  'text/markdown',
  'TEXT/Markdown',
  'text/markdown, text/html;q=0.9, */*;q=0.1',
  'text/markdown, text/html, */*',
  'text/html;q=0.5, text/markdown;q=0.55',
  'text/markdown;charset=utf-8;q=0.8,text/html;q=0.799',
  'text/plain,text/markdown;q=0.9,*/*;q=0.8',
  'text/html;q=0,text/markdown;q=0.001',
  'text/markdown;q=1.000;level=1, text/*;q=1',
];
const likesPage = [
  undefined,
  '',
  '*/*',
  'text/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/markdown;q=0',
  'text/markdown;q=0.000, */*',
  'text/markdown;q=0.5, text/html',
  'text/markdown;q=0.5, */*',
  'text/markdown;q=0.899, text/html;q=0.9',
  'text/markdownish',
  'application/text/markdown',
  'text/mark down',
  ';;;,,,q=1',
  'q=text/markdown',
];

const servers = [
  { name: 'nginx', start: () => startNginx(inputs, root) },
  { name: 'Caddy', start: () => startCaddy(inputs, root) },
] as const;

describe.each(servers.filter(({ name }) => name !== 'Caddy' || hasCaddy()))('$name', ({ start }) => {
  const server = serverOfTests(start);
  const get = (address: string, accept?: string): Promise<Answer> =>
    request(server().url, address, accept === undefined ? {} : { Accept: accept });
  const text = (answer: Answer): string => answer.body.toString().trim();

  it.each(likesMarkdown)('answers Markdown to %s', async (accept) => {
    const answer = await get('/docs/a', accept);
    expect([answer.status, text(answer), answer.headers['content-type']]).toEqual([200, '/docs/a.md', md]);
  });

  it.each(likesPage)('answers the page to %s', async (accept) => {
    const answer = await get('/docs/a', accept);
    expect([answer.status, text(answer)]).toEqual([200, '/docs/a/index.html']);
    expect([answer.headers['content-type'], answer.headers['x-robots-tag'], answer.headers.link]).toEqual([
      html,
      undefined,
      undefined,
    ]);
    expect(answer.headers.vary).toContain('Accept');
  });

  it('answers each form of an address, in both forms of a page', async () => {
    const wanted: readonly (readonly [address: string, file: string])[] = [
      ['/', '/index.md'],
      ['/index.html', '/index.md'],
      ['/docs/a/', '/docs/a.md'],
      ['/docs/a/index.html', '/docs/a.md'],
      ['/docs/folder/', '/docs/folder.md'],
      ['/docs/folder', '/docs/folder.md'],
      ['/sdk/6.0.x/b', '/sdk/6.0.x/b.md'],
      ['/docs/a.md', '/docs/a.md'],
      ['/docs/folder/index.md', '/docs/folder/index.md'],
      ['/openapi/a.yaml', '/openapi/a.yaml'],
    ];
    for (const [address, file] of wanted)
      expect([address, text(await get(address, 'text/markdown'))]).toEqual([address, file]);
  });

  it('keeps Markdown out of search, leads to the page, and lets every answer be asked about anew', async () => {
    for (const [address, accept, page] of [
      ['/docs/a', 'text/markdown', '/docs/a'],
      ['/docs/a.md', '*/*', '/docs/a'],
      ['/docs/folder/', 'text/markdown', '/docs/folder/'],
      ['/docs/folder/index.md', '*/*', '/docs/folder/'],
      ['/', 'text/markdown', '/'],
    ] as const) {
      const { headers } = await get(address, accept);
      expect([address, headers.link]).toEqual([
        address,
        `<https://docs.whence.example${page}>; rel="canonical"`,
      ]);
      expect(headers).toMatchObject({
        'x-robots-tag': 'noindex',
        'x-test': 'one',
        'content-type': md,
        'cache-control': revalidated,
        'access-control-allow-origin': '*',
      });
      expect(headers.vary).toMatch(/\bAccept\b(?!-)/);
      const again = await request(server().url, address, {
        Accept: accept,
        'If-None-Match': headers.etag ?? '',
      });
      expect([again.status, again.headers.vary]).toEqual([304, expect.stringMatching(/\bAccept\b(?!-)/)]);
    }
  });

  it('sends old addresses on with their suffix', async () => {
    const target = async (address: string) => (await get(address, 'text/markdown')).headers.location;
    expect(await target('/old.md')).toBe('/docs/a.md#part');
    expect(await target('/old.md?x=1')).toBe('/docs/a.md?x=1#part');
    expect(await target('/old')).toBe('/docs/a#part');
    expect(await target('/sdk.md')).toBe('/docs/folder.md');
  });

  it('answers 404 in the form that was asked for', async () => {
    for (const [address, accept, file] of [
      ['/no/page.md', '*/*', '/404.md'],
      ['/no/page', 'text/markdown', '/404.md'],
      ['/no/page', '*/*', '/404.html'],
      ['/no/p%00age.md', 'text/markdown', undefined],
      ['/no/../../etc/passwd.md', '*/*', undefined],
      ['/docs/%F0%9F%98%80.md', '*/*', '/404.md'],
      [`/${'x'.repeat(2_000)}.md`, '*/*', undefined],
    ] as const) {
      const answer = await get(address, accept);
      expect([address.slice(0, 40), answer.status >= 400 && answer.status < 500]).toEqual([
        address.slice(0, 40),
        true,
      ]);
      if (file === undefined) continue;
      expect([answer.status, text(answer)]).toEqual([404, file]);
      expect(answer.headers['content-type']).toBe(file.endsWith('.md') ? md : html);
      expect(answer.headers['cache-control']).toBe(cacheOfFailures);
      expect(answer.headers.link).toBeUndefined();
    }
  });

  it('stays calm before huge headers', async () => {
    for (const accept of [
      `${'a/b;q=0.1,'.repeat(600)}text/markdown`,
      'text/markdown;'.repeat(500),
      ','.repeat(7_000),
    ]) {
      const { status } = await get('/docs/a', accept);
      expect([200, 400, 431]).toContain(status);
    }
  });
});
