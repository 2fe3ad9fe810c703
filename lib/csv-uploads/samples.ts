/**
 * Sample files of the bid and cost uploads: they are downloads of the site, and pages show what the check finds in them.
 * Their source is not in static/, because the bundler compiles a page anew in every build that was made of a file there.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn, readText } from '../cache/inputs';
import { checkBidCsv } from './bids';
import type { UploadFinding } from './check';
import { checkCostCsv } from './costs';

/** Their address on the site, and their folder in `data/`. */
export const csvSamplesFolder = 'csv-samples';

/** The day on which the cost samples are imported. Dates of a cost file reach back a limited time from it. */
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

/** The day on which a sample was validated, if its dates are compared with the day. */
export const validatedOn = (name: string): string | undefined =>
  name.startsWith('costs') ? samplesDay : undefined;

/** The checks of files by the first word of their name. */
const checks: Readonly<Record<string, (text: string) => UploadFinding[]>> = {
  bids: checkBidCsv,
  costs: (text) => checkCostCsv(text, samplesDay),
};

/**
 * What **Validate** finds in a file of the name, without account data.
 * @param name Of a sample or of a file shown on a page, such as `bids.csv`.
 * @throws Error if its first word is not an upload, and as `checkUpload` does.
 */
export function findingsIn(name: string, text: string): UploadFinding[] {
  const check = checks[/^\w+/.exec(name)?.[0] ?? ''];
  if (!check) throw new Error(`"${name}" is not a bid or cost file — Begin its name with bids or costs.`);
  return check(text);
}

/** Writes the downloads into a folder. Gives how many. */
export function writeCsvSamples(to: string): number {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const names = csvSampleNames();
  for (const name of names) writeFileSync(path.join(to, name), csvSampleText(name));
  return names.length;
}
