/**
 * A second copy of a large folder that costs neither time nor space: folders are made, files are hard links. A symbolic
 * link would not do, because bundlers resolve it and then meet modules outside of the site.
 */
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    // Another file system, or more links than one file may have.
    if (!['EXDEV', 'EMLINK', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    copyFileSync(from, to);
  }
}

function fill(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) fill(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) linkOrCopy(source, target);
  }
}

/**
 * Makes `to` the same as `from`. Files must not be written in place afterwards: both folders share them.
 * @param except Names directly below `from` that are left out, and left alone in `to`.
 */
export function linkTree(from: string, to: string, { except }: { except: readonly string[] }): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(to)) {
    if (!except.includes(name)) rmSync(path.join(to, name), { recursive: true });
  }
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (except.includes(entry.name)) continue;
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) fill(path.join(from, entry.name), target);
    else if (entry.isFile()) linkOrCopy(path.join(from, entry.name), target);
    else if (!existsSync(target)) symlinkSync(readlinkSync(path.join(from, entry.name)), target);
  }
}
