/** Lets one process at a time make a thing: two commands in one tree would write the same files. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Nothing is made for longer; a file that is older was left by a process that ended, whoever has its number now. */
const longest = 600_000;

/** The process that made the file; undefined if it has ended or the file is gone. */
function holderOf(file: string): number | undefined {
  try {
    if (Date.now() - statSync(file).mtimeMs > longest) return undefined;
    // An empty file is being written: 0 is the group of this process, which runs.
    const holder = Number(readFileSync(file, 'utf8'));
    process.kill(holder, 0);
    return holder;
  } catch (error) {
    // A process of another user runs, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 0 : undefined;
  }
}

/**
 * Runs `make` when no other process is at the same thing, and says so if it has to wait.
 * @param make Gets true if it had to wait: another process may have made the thing meanwhile.
 */
export async function alone<T>(name: string, make: (hasWaited: boolean) => Promise<T>): Promise<T> {
  const file = path.join('.cache', `${name}.lock`);
  mkdirSync('.cache', { recursive: true });
  let hasWaited = false;
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = holderOf(file);
    if (holder === undefined) rmSync(file, { force: true });
    else {
      if (!hasWaited) console.log(`Process ${holder} is at ${name}, too: waiting for it.`);
      hasWaited = true;
      await setTimeout(100);
    }
  }
  try {
    return await make(hasWaited);
  } finally {
    rmSync(file, { force: true });
  }
}
