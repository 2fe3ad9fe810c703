/**
 * Caches know what pages and downloads are made of because own code reads it through lib/cache/inputs.ts. Code that reads
 * past it, or before a page is made, would let a warm build show yesterday's facts.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { expect, it, vi } from 'vitest';
import { expansionProblems, factProblems } from '../../checks/content/results/expand';
import { codeFiles } from '../../lib/cache/code-graph';
import { noInputs, recordInto } from '../../lib/cache/inputs';
import { listSources } from '../../lib/markdown/sources';

/** Modules whose code makes what is kept between builds. */
const entries = [
  'plugins/content/index.ts',
  'scripts/generate-api.ts',
  'scripts/generate-raw-data.ts',
  'scripts/generate-results.ts',
];

/** What keeps and notes, and what it lists folders with. */
const isDoor = (file: string): boolean =>
  ['lib/cache/', 'lib/files/', 'lib/incremental/'].some((folder) => file.startsWith(folder));

const fileSystem =
  /^(?:node:)?fs(?:\/promises)?$|^(?:fs-extra|graceful-fs|tinyglobby|globby|glob)$|^\.{1,2}\/.*\bfiles\/below$/;

/** Writing a file does not count as reading it. */
const writers = new Set(['mkdirSync', 'rmSync', 'writeFileSync', 'mkdir', 'rm', 'writeFile']);

/** Imports that can read, as `file:line: what — cure`. */
function readProblems(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const named = new Map<number, string[]>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (statement.importClause?.name || !bindings || !ts.isNamedImports(bindings)) continue;
    const names = bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
    named.set(statement.moduleSpecifier.getStart(), names);
  }
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName, pos }) => {
    if (!fileSystem.test(fileName)) return [];
    // The scanner counts the quote in or not, depending on the form of the import.
    const names = named.get(pos) ?? named.get(pos - 1) ?? ['everything'];
    const readers = names.filter((name) => !writers.has(name));
    if (readers.length === 0) return [];
    const line = source.getLineAndCharacterOfPosition(pos).line + 1;
    return [
      `${file}:${line}: imports ${readers.join(', ')} of ${fileName} — Read through lib/cache/inputs.ts.`,
    ];
  });
}

it('finds imports that can read, in every form', () => {
  const text = `import { readFileSync, writeFileSync } from 'node:fs';
import { mkdirSync, rmSync } from 'node:fs';
import fs from 'fs';
import * as all from 'node:fs/promises';
const later = () => import('tinyglobby');
const old = require('fs-extra');
import path from 'node:path';
import { cp as mkdirSync } from 'node:fs';
import { filesBelow } from '../files/below';
import { filesIn } from '../cache/inputs';`;
  expect(readProblems('x.ts', text)).toEqual(
    [
      '1: imports readFileSync of node:fs',
      '3: imports everything of fs',
      '4: imports everything of node:fs/promises',
      '5: imports everything of tinyglobby',
      '6: imports everything of fs-extra',
      '8: imports cp of node:fs',
      '9: imports filesBelow of ../files/below',
    ].map((problem) => `x.ts:${problem} — Read through lib/cache/inputs.ts.`),
  );
});

it('code that makes pages and downloads reads through one door', () => {
  const files = codeFiles(entries)
    .map((file) => path.relative('', file))
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  expect(files).toContain('lib/yaml/read.ts');
  expect(files.filter(isDoor)).toContain('lib/cache/inputs.ts');
  const problems = files
    .filter((file) => !isDoor(file))
    .flatMap((file) => readProblems(file, readFileSync(file, 'utf8')));
  expect(problems).toEqual([]);
});

/** Files that are read while modules load. */
async function readOnLoad(modules: readonly string[]): Promise<string[]> {
  vi.resetModules();
  const { noInputs, recordInto } = await import('../../lib/cache/inputs');
  const inputs = noInputs();
  await recordInto(inputs, async () => {
    for (const module of modules) await import(path.resolve(module));
  });
  return [...inputs.files].map((file) => path.relative('', file));
}

it('finds a module that reads while it loads', async () => {
  const module = path.join(mkdtempSync(path.join(tmpdir(), 'early-')), 'early.ts');
  const door = path.resolve('lib/cache/inputs.ts');
  writeFileSync(
    module,
    `import { readText } from '${door}';\nexport const early = readText('data/limits.yaml');\n`,
  );
  expect(await readOnLoad([module])).toEqual(['data/limits.yaml']);
});

it('code that makes pages reads nothing before a page asks', async () => {
  expect(await readOnLoad(['plugins/content/index.ts'])).toEqual([]);
});

/** Pages of other versions that a page takes something of: those that it links as files or imports, and inputs of its making. */
function otherPages(page: string, text = readFileSync(page, 'utf8')): string[] {
  const named = [...text.matchAll(/\]\(([^)\s:#]+\.mdx)|^(?:im|ex)port\b.*["'](.+)["']/gm)].map(
    ([, link, module = '']) =>
      path.resolve(path.dirname(page), (link ?? module).replace('@site', process.cwd())),
  );
  const inputs = noInputs();
  recordInto(inputs, () => [factProblems(page, text), expansionProblems(page, text)]);
  return [...named, ...inputs.files]
    .map((file) => path.relative('', file))
    .filter((file) => /^sdk/.test(file) && !file.startsWith(page.split('/').slice(0, 2).join('/')));
}

it('no edit of the current SDK pages changes a page of an older version', () => {
  const pages = listSources().filter(({ file, generated }) => /^sdk_v/.test(file) && !generated);
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.flatMap(({ file }) => otherPages(file))).toEqual([]);
  const wrong = `import Part from '@site/sdk/ios/part.mdx';\n\n[Setup](../../../sdk/ios/setup.mdx)\n`;
  expect(otherPages('sdk_versioned_docs/version-5.1.x/ios/a.mdx', wrong)).toEqual([
    'sdk/ios/part.mdx',
    'sdk/ios/setup.mdx',
  ]);
});
