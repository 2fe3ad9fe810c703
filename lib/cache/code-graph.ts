/**
 * Which of our files a module consists of: the module, what it imports, and so on. It reads the import statements, so a
 * cache knows the code behind a result before the code has run. Packages of others are left out; the lockfile covers them.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { KeptResults, keptFile, keyOf } from './results-cache';

/** Endings that an import may leave out, in the order in which the loaders try them. */
const endings = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.json', '.d.ts'];

/** Files that say which packages, in which versions, the code runs on. */
const packageFiles = ['package.json', 'package-lock.json'];

const isCode = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file);

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** What a module imports and requires, as written. The scanner is the compiler's; it loads only if it is needed. */
function importsOf(text: string): string[] {
  const require = createRequire(__filename);
  const { preProcessFile } = require('typescript') as typeof import('typescript');
  return preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/**
 * The file that an import within our code refers to.
 * @throws Error with file and cure if there is none.
 */
function resolveImport(request: string, importer: string, root: string): string {
  const base = /^\./.test(request)
    ? path.resolve(path.dirname(importer), request)
    : path.join(root, request.replace(/^@site\//, '').replace(/^@whence\//, 'packages/'));
  const candidates = [
    base,
    ...endings.map((ending) => base + ending),
    ...endings.map((ending) => path.join(base, `index${ending}`)),
  ];
  const found = candidates.find(isFile);
  if (!found) {
    throw new Error(
      `${path.relative(root, importer)}:1: imports "${request}", which is not a file — Correct the import.`,
    );
  }
  return found;
}

const isOwn = (request: string): boolean => /^(?:\.{1,2}(?:\/|$)|@(?:site|whence)\/)/.test(request);

/**
 * All our files that modules consist of, with the files that name the packages; absolute and sorted.
 * @param entries Modules, absolute or from `root`.
 * @param keptAs Name under which the imports of unchanged files are kept between runs; nothing is kept without it.
 * @throws Error if a module or something that it imports is not there.
 */
export function codeFiles(
  entries: readonly string[],
  { root = process.cwd(), keptAs }: { root?: string; keptAs?: string } = {},
): string[] {
  const kept = keptAs === undefined ? undefined : new KeptResults<string[]>(keptFile(root, keptAs));
  const found = new Set<string>();
  const queue = entries.map((entry) => path.resolve(root, entry));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    if (!isCode(file)) continue;
    const importer = file;
    const text = readFileSync(file, 'utf8');
    const imports = kept?.get(keyOf(text), () => importsOf(text)) ?? importsOf(text);
    queue.push(...imports.filter(isOwn).map((request) => resolveImport(request, importer, root)));
  }
  kept?.save();
  for (const name of packageFiles) {
    const file = path.join(root, name);
    if (existsSync(file)) found.add(file);
  }
  return [...found].sort();
}

/** Key of the code of modules: changes if a file of it changes, or a package. */
export const codeKey = (...args: Parameters<typeof codeFiles>): string =>
  keyOf(...codeFiles(...args).map((file) => readFileSync(file, 'utf8')));
