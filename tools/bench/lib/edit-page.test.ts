import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { editPage, wordsOfEdit } from './edit-page';

it('exchanges one line, and takes it away again', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'whence-edit-'));
  const file = path.join(folder, 'page.md');
  const text = '# Page\n\nText.\n';
  writeFileSync(file, text);
  editPage(file, 'a-1');
  editPage(file, 'b-2');
  expect(readFileSync(file, 'utf8')).toBe(`# Page\n\nText.\n\n${wordsOfEdit('b-2')}\n`);
  editPage(file);
  expect(readFileSync(file, 'utf8')).toBe(text);
  rmSync(folder, { recursive: true });
});
