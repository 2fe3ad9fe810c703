/** Minified scripts are kept between builds, and nothing that is kept can break one. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { KeptScripts } from './script-minifier';

let file: string;
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'kept-')), 'folder/scripts.json');
});

const make = (text: string) => vi.fn(() => Promise.resolve(text));

it('makes a script once', async () => {
  const first = new KeptScripts(file);
  expect(await first.get('a', make('A'))).toBe('A');
  first.save();
  const again = make('other');
  expect(await new KeptScripts(file).get('a', again)).toBe('A');
  expect(again).not.toHaveBeenCalled();
});

it('forgets what a build no longer uses', async () => {
  const first = new KeptScripts(file);
  await first.get('a', make('A'));
  await first.get('b', make('B'));
  first.save();
  const second = new KeptScripts(file);
  await second.get('b', make('other'));
  await second.get('c', make('C'));
  second.save();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ b: 'B', c: 'C' });
});

it('leaves the file alone when nothing changed', async () => {
  const first = new KeptScripts(file);
  await first.get('a', make('A'));
  first.save();
  writeFileSync(file, '{ "a": "A" }');
  const second = new KeptScripts(file);
  await second.get('a', make('other'));
  second.save();
  expect(readFileSync(file, 'utf8')).toBe('{ "a": "A" }');
});

it('starts anew from a damaged file', async () => {
  const first = new KeptScripts(file);
  await first.get('a', make('A'));
  first.save();
  writeFileSync(file, '{"a":"A');
  expect(await new KeptScripts(file).get('a', make('new'))).toBe('new');
});

it('writes nothing over a script that could not be made', async () => {
  const first = new KeptScripts(file);
  await expect(first.get('a', () => Promise.reject(new Error('syntax')))).rejects.toThrow('syntax');
  first.save();
  expect(await new KeptScripts(file).get('a', make('A'))).toBe('A');
});
