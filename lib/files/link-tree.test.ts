/** The copy is complete, leaves out what it should, and forgets what the original no longer has. */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { linkTree } from './link-tree';

const folder = mkdtempSync(path.join(tmpdir(), 'whence-link-'));
afterAll(() => rmSync(folder, { recursive: true }));
const from = path.join(folder, 'from');
const to = path.join(folder, 'to');

it('mirrors folders, files and links', () => {
  mkdirSync(path.join(from, 'a/b'), { recursive: true });
  mkdirSync(path.join(from, '.cache'));
  mkdirSync(path.join(from, '.bin'));
  writeFileSync(path.join(from, 'a/b/c.txt'), 'c');
  writeFileSync(path.join(from, 'old.txt'), 'old');
  writeFileSync(path.join(from, '.cache/x'), 'x');
  symlinkSync('../a/b/c.txt', path.join(from, '.bin/c'));
  linkTree(from, to, { except: ['.cache'] });
  expect(readFileSync(path.join(to, '.bin/c'), 'utf8')).toBe('c');

  mkdirSync(path.join(to, '.cache'));
  writeFileSync(path.join(to, '.cache/mine'), 'mine');
  rmSync(path.join(from, 'old.txt'));
  linkTree(from, to, { except: ['.cache'] });
  expect(readdirSync(to).sort()).toEqual(['.bin', '.cache', 'a']);
  expect(readdirSync(path.join(to, '.cache'))).toEqual(['mine']);
});
