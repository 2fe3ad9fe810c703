/**
 * Sample cost files: they are downloads of the site, and pages show what the check finds in them. Their source is not in
 * static/, because the bundler compiles a page anew in every build that was made of a file there.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn, readText } from '../cache/inputs';

/** Their address on the site, and their folder in `data/`. */
export const csvSamplesFolder = 'csv-samples';

/** The day on which the samples are imported. Dates of a cost file reach back a limited time from it. */
export const samplesDay = '2025-09-04';

const folder = path.join(process.cwd(), 'data', csvSamplesFolder);

/** Names of all sample files. */
export const csvSampleNames = (): string[] => filesIn(folder).map((file) => path.basename(file));

/**
 * Text of a sample file.
 * @throws Error naming the files that there are.
 */
export function csvSampleText(name: string): string {
  const names = csvSampleNames();
  if (!names.includes(name)) throw new Error(`No sample file "${name}". There are: ${names.join(', ')}.`);
  return readText(path.join(folder, name));
}

/** Writes the downloads into a folder. Gives how many. */
export function writeCsvSamples(to: string): number {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const names = csvSampleNames();
  for (const name of names) writeFileSync(path.join(to, name), csvSampleText(name));
  return names.length;
}
