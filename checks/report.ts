/** How every check prints what it found: `file:line — what — cure`, and a count. CI turns the form into annotations. */
import path from 'node:path';
import type { Finding } from './finding';
import { mendFiles } from './fix';

export type { Finding } from './finding';

/** A count with its noun: "1 finding", "2 findings". */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/**
 * Runs a check or a script that reads what people write. An error that names its place says all there is to say, so it is
 * printed without the stack, which only describes our code; any other error is a fault of ours and keeps it. Markdown plugins name
 * the place in fields.
 */
export async function runCheck(main: () => void | Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const { file, line, reason } = error as Partial<Record<'file' | 'line' | 'reason', unknown>>;
    const message =
      typeof file === 'string' && typeof line === 'number'
        ? `${path.relative('', file)}:${line}: ${String(reason)}`
        : error instanceof Error
          ? error.message
          : String(error);
    console.error(/^\S+:\d+: /.test(message) ? message : error);
    process.exitCode = 1;
  }
}

/**
 * Prints findings sorted by place and sets the exit code. With `--fix` on the command line, those with one certain cure are
 * mended instead.
 * @param what Names what was checked, for the closing line: "312 links in 60 pages".
 */
export function report(found: readonly Finding[], what: string): void {
  const findings = process.argv.includes('--fix') ? mendFiles(found) : found;
  const sorted = [...findings].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  for (const { file, line, message, cure } of sorted) console.error(`${file}:${line} — ${message} — ${cure}`);
  console.log(`${what}: ${findings.length === 0 ? 'no findings' : countOf(findings.length, 'finding')}.`);
  if (findings.length > 0) process.exitCode = 1;
}
