/** Writes the values of lib/cache/values.ts as files, because files are what a bundler can depend on. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { valueNames, valueText } from '../../../lib/cache/values';

/** The file that holds a value. */
export const valueFile = (folder: string, value: string): string => path.join(folder, `${value}.json`);

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
    const [file, text] = [valueFile(folder, value), valueText(value)];
    if (textOf(file) !== text) writeFileSync(file, text);
  }
}
