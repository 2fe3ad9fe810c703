/** Writes the values of lib/incremental/values.ts as files, because files are what a bundler can depend on. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { valueNamed, valueNames } from '../../../lib/incremental/values';

/**
 * The file that holds a value.
 * @throws Error if there is no such value, because nobody would write the file.
 */
export function valueFile(folder: string, value: string): string {
  valueNamed(value);
  return path.join(folder, `${value}.txt`);
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes all values; a file whose value has not changed keeps its time. */
export function writeValues(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const value of valueNames) {
    const [file, text] = [valueFile(folder, value), valueNamed(value)()];
    if (textOf(file) !== text) writeFileSync(file, text);
  }
}
