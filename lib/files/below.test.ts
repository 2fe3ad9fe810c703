/** Files of a folder come in one order, whatever the disk's. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { filesBelow } from './below';

const root = mkdtempSync(path.join(os.tmpdir(), 'below-'));
for (const file of ['b/a.md', 'b/.hidden', 'b.md', 'a/x/y.mdx', 'a/[z].md']) {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), '');
}
symlinkSync(root, path.join(root, 'a/loop'));
afterAll(() => rmSync(root, { recursive: true }));

it('lists files of all depths, without the folders that links lead to', () => {
  expect(filesBelow(root)).toEqual(['a/[z].md', 'a/x/y.mdx', 'b.md', 'b/.hidden', 'b/a.md']);
});

it('keeps those that fit a pattern', () => {
  expect(filesBelow(root, '**/*.{md,mdx}')).toEqual(['a/[z].md', 'a/x/y.mdx', 'b.md', 'b/a.md']);
  expect(filesBelow(path.join(root, 'b'))).toEqual(['.hidden', 'a.md']);
});

it('finds nothing where there is no folder', () => {
  expect(filesBelow(path.join(root, 'none'))).toEqual([]);
});
