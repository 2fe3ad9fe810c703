/** Writes the values of lib/incremental/values.ts as files, because files are what a bundler can depend on. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allValues } from '../../../lib/incremental/values';

const fileOf = (folder: string, value: string): string => path.join(folder, `${value}.txt`);

/**
 * The file that holds a value.
 * @throws Error if there is no such value, because nobody has written the file.
 */
export function valueFile(folder: string, value: string): string {
  const file = fileOf(folder, value);
  if (!existsSync(file))
    throw new Error(`lib/incremental/values.ts has no value "${value}" — Add it, or correct noteValue().`);
  return file;
}

/** Writes all values; a file whose value has not changed keeps its time, and one whose value is gone goes. */
export function writeValues(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const texts = new Map([...allValues()].map(([value, text]) => [fileOf(folder, value), text]));
  const present = readdirSync(folder).map((name) => path.join(folder, name));
  for (const file of present) if (!texts.has(file)) rmSync(file);
  for (const [file, text] of texts)
    if (!present.includes(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
