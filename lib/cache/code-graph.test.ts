/** Code is found through its imports, in every form that our code uses. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeFiles, codeKey } from './code-graph';
import { keptFile } from './results-cache';

let root: string;
const write = (name: string, text = ''): void => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
const files = (entry: string, keptAs?: string): string[] =>
  codeFiles([entry], { root, keptAs }).map((file) => path.relative(root, file));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'graph-'));
});

describe('codeFiles', () => {
  it('follows imports of every form, through circles, and stays out of packages', () => {
    write(
      'entry.ts',
      `import a from './a';
       import type { B } from './b';
       export * from './c.cjs';
       import yaml from 'yaml';
       import { readFileSync } from 'node:fs';
       const data = require('./data.json');
       const later = () => import('./folder');
       import site from '@site/lib/site';
       import { own } from '@whence/own';
       // import nothing from './comment';
       const text = "import x from './text'";`,
    );
    write('a.tsx', `import '../${path.basename(root)}/entry';`);
    write('b.d.ts', 'export interface B {}');
    write('c.cjs', `const other = require('./other.mjs');`);
    write('other.mjs');
    write('data.json', '{"import": "./none"}');
    write('folder/index.ts', `export {} from '..//a';`);
    write('lib/site.ts');
    write('packages/own/index.ts');
    write('stranger.ts');
    expect(files('entry.ts')).toEqual(
      [
        'a.tsx',
        'b.d.ts',
        'c.cjs',
        'data.json',
        'entry.ts',
        'folder/index.ts',
        'lib/site.ts',
        'other.mjs',
        'packages/own/index.ts',
      ].sort(),
    );
  });

  it('names the packages by the files that pin them', () => {
    write('package-lock.json', '{}');
    write('entry.ts', `import 'yaml';`);
    expect(files('entry.ts')).toEqual(['entry.ts', 'package-lock.json']);
  });

  it('stops at an import that leads nowhere', () => {
    write('folder/entry.ts', `import './gone';`);
    expect(() => files('folder/entry.ts')).toThrow(
      'folder/entry.ts:1: imports "./gone", which is not a file — Correct the import.',
    );
  });

  it('keeps the imports of unchanged files, and looks for the files themselves each time', () => {
    write('entry.ts', `import './a';`);
    write('a.ts');
    expect(files('entry.ts', 'imports')).toEqual(['a.ts', 'entry.ts']);
    expect(Object.values(JSON.parse(readFileSync(keptFile(root, 'imports'), 'utf8')) as object)).toEqual([
      ['./a'],
      [],
    ]);
    rmSync(path.join(root, 'a.ts'));
    write('a/index.ts', `import '../b';`);
    write('b.ts');
    expect(files('entry.ts', 'imports')).toEqual(['a/index.ts', 'b.ts', 'entry.ts']);
    write('entry.ts', `import './b';`);
    expect(files('entry.ts', 'imports')).toEqual(['b.ts', 'entry.ts']);
  });
});

it('gives code a key that changes with an imported file', () => {
  write('entry.ts', `import './a';`);
  write('a.ts', '1');
  const before = codeKey(['entry.ts'], { root });
  expect(codeKey(['entry.ts'], { root })).toBe(before);
  write('a.ts', '2');
  expect(codeKey(['entry.ts'], { root })).not.toBe(before);
});
