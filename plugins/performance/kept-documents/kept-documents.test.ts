/** A page is rendered again if something that it is made of has changed and else not; a damaged file costs its page alone. */
import { mkdtempSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { keepPages, keyOfPage } from './keep';

declare const __webpack_require__: { e: (name: string) => unknown };

vi.mock('@generated/registry', () => {
  const importOf = (name: string) => [() => __webpack_require__.e(name)];
  return { default: { area: importOf('area'), one: importOf('one'), two: importOf('two') } };
});
vi.mock('@generated/routes', () => ({
  default: [
    { path: '/docs', routes: ['one', 'two', 'new'].map((name) => ({ path: `/docs/${name}` })) },
    { path: '*' },
  ],
}));
vi.mock('@generated/routesChunkNames', () => ({
  default: { '/docs-1': { a: 'area' }, '/docs/one-2': { a: [{ b: 'one' }] }, '/docs/two-3': { a: 'two' } },
}));

const folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
const write = (name: string, text: string): void => writeFileSync(path.join(folder, `${name}.js`), text);
vi.stubGlobal('__webpack_require__', { u: (name: string) => `${name}.js` });
vi.stubGlobal('__non_webpack_require__', { resolve: (file: string) => path.join(folder, file) });

const pages = ['/docs/one', '/docs/two', '/404.html'];

/** The pages that a build renders. */
async function rendered(): Promise<string[]> {
  const render = vi.fn(({ pathname }: { pathname: string }) => Promise.resolve({ html: pathname }));
  const keep = keepPages(render, path.join(folder, 'kept'), keyOfPage());
  for (const pathname of pages) expect(await keep({ pathname })).toEqual({ html: pathname });
  return render.mock.calls.map(([{ pathname }]) => pathname);
}

it('renders what has changed', async () => {
  for (const name of ['server.bundle', 'later', 'area', 'one', 'two']) write(name, name);
  expect([await rendered(), await rendered()]).toEqual([pages, []]);
  for (const [name, count] of Object.entries({ one: 1, area: 2, 'server.bundle': 3, later: 3 })) {
    write(name, 'edited');
    expect([await rendered(), await rendered()], name).toEqual([pages.slice(0, count), []]);
  }
  expect(keyOfPage()('/docs/new')).toBeUndefined();
});

it('says in a line that a file is damaged, and makes it anew', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const [file = ''] = readdirSync(path.join(folder, 'kept'));
  truncateSync(path.join(folder, 'kept', file), 20);
  expect([(await rendered()).length, await rendered()]).toEqual([1, []]);
  expect(said.mock.calls).toEqual([
    [`${path.join(folder, 'kept', file)} is damaged: its page is rendered anew.`],
  ]);
});
