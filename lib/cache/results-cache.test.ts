/** Results are kept between builds, and nothing that is kept can break one. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { KeptResults, keyOf } from './results-cache';

let file: string;
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'kept-')), 'folder/results.json');
});

const make = (text: string) => vi.fn(() => Promise.resolve(text));

it('makes a result once', async () => {
  const first = new KeptResults<string>(file);
  expect(await first.wait('a', make('A'))).toBe('A');
  first.save();
  const again = make('other');
  expect(await new KeptResults<string>(file).wait('a', again)).toBe('A');
  expect(again).not.toHaveBeenCalled();
});

it('forgets what a build no longer uses', async () => {
  const first = new KeptResults<string>(file);
  await first.wait('a', make('A'));
  await first.wait('b', make('B'));
  first.save();
  const second = new KeptResults<string>(file);
  await second.wait('b', make('other'));
  await second.wait('c', make('C'));
  second.save();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ b: 'B', c: 'C' });
});

it('leaves the file alone when nothing changed', async () => {
  const first = new KeptResults<string>(file);
  await first.wait('a', make('A'));
  first.save();
  writeFileSync(file, '{ "a": "A" }');
  const second = new KeptResults<string>(file);
  await second.wait('a', make('other'));
  second.save();
  expect(readFileSync(file, 'utf8')).toBe('{ "a": "A" }');
});

it('starts anew from a damaged file', async () => {
  const first = new KeptResults<string>(file);
  await first.wait('a', make('A'));
  first.save();
  writeFileSync(file, '{"a":"A');
  expect(await new KeptResults<string>(file).wait('a', make('new'))).toBe('new');
});

it('writes nothing over a result that could not be made', async () => {
  const first = new KeptResults<string>(file);
  await expect(first.wait('a', () => Promise.reject(new Error('syntax')))).rejects.toThrow('syntax');
  first.save();
  expect(await new KeptResults<string>(file).wait('a', make('A'))).toBe('A');
});

it('makes a result at once where nothing has to be waited for', () => {
  const first = new KeptResults<{ n: number }>(file);
  expect(first.get('a', () => ({ n: 1 }))).toEqual({ n: 1 });
  first.save();
  expect(new KeptResults<{ n: number }>(file).get('a', () => ({ n: 2 }))).toEqual({ n: 1 });
});

it('tells parts apart, wherever one ends', () => {
  expect(keyOf('ab', 'c')).not.toBe(keyOf('a', 'bc'));
  expect(keyOf('a', '')).not.toBe(keyOf('a'));
  expect(keyOf('a', 'b')).toBe(keyOf('a', 'b'));
});
