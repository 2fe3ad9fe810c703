/**
 * Makes files unless they are current: neither the code that makes them, nor what it read, nor the files themselves have
 * changed since. What it read is noted while it runs (lib/cache/inputs.ts), so nobody keeps a list.
 */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeFiles } from '../cache/code-graph';
import { filesBelow, noInputs, recordInto, type Inputs } from '../cache/inputs';
import { keyOf } from '../cache/results-cache';
import { valueNamed } from './values';

type Names = Record<keyof Inputs | 'outputs', string[]>;

function textOf(file: string): string {
  try {
    return `text ${readFileSync(file, 'latin1')}`;
  } catch {
    return 'nothing';
  }
}

/** How each kind of input is compared: what a path or name is now, as one text. */
const present: { [Kind in keyof Names]: (name: string) => string } = {
  files: textOf,
  missing: textOf,
  folders: (folder) => filesBelow(folder).join('\n'),
  values: (name) => valueNamed(name)(),
  outputs: (folder) =>
    filesBelow(folder)
      .flatMap((file) => [file, textOf(path.join(folder, file))])
      .join('\0'),
};

const stateOf = (names: Names): string =>
  keyOf(
    ...(Object.keys(present) as (keyof Names)[]).flatMap((kind) =>
      names[kind].flatMap((name) => [kind, name, present[kind](name)]),
    ),
  );

/** True if nothing that a former run noted has changed; a file that is missing or damaged costs a run, never more. */
function isCurrent(stampFile: string): boolean {
  try {
    const { names, state } = JSON.parse(readFileSync(stampFile, 'utf8')) as { names: Names; state: string };
    return stateOf(names) === state;
  } catch {
    return false;
  }
}

/** True if a file was written after a moment, in milliseconds. */
const isNewer = (file: string, moment: number): boolean =>
  (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > moment;

/** Paths from the working directory, so a copy of the folder finds its files. */
const relative = (files: Iterable<string>): string[] =>
  [...files].map((file) => path.relative('', file).split(path.sep).join('/')).sort();

export interface Job {
  /** Names the file that is kept in .cache. */
  name: string;
  /** Module whose code makes the files, imports included; from the working directory. */
  entry: string;
  /** Folders that hold what is made and nothing else. */
  outputs: readonly string[];
  /** Makes the files in any case. */
  force?: boolean;
}

/**
 * Runs `make` unless its files are current.
 * @param make Reads through lib/cache/inputs.ts. If it throws, or if something that it read is edited meanwhile, nothing
 *   counts as current.
 * @returns True if it ran.
 */
export async function runIfStale(job: Job, make: () => Promise<void>): Promise<boolean> {
  const stampFile = path.join('.cache', `${job.name}.json`);
  if (!job.force && isCurrent(stampFile)) return false;
  rmSync(stampFile, { force: true });
  const inputs = noInputs();
  const started = performance.timeOrigin + performance.now();
  await recordInto(inputs, make);
  // What a run reads from files that it wrote is compared as output.
  const isSource = (file: string): boolean =>
    !job.outputs.some((folder) => file === folder || file.startsWith(`${folder}/`));
  const names: Names = {
    files: relative([...codeFiles([job.entry]), ...inputs.files]).filter(isSource),
    missing: relative(inputs.missing).filter(isSource),
    folders: relative(inputs.folders).filter(isSource),
    values: [...inputs.values].sort(),
    outputs: [...job.outputs],
  };
  if (names.files.some((file) => isNewer(file, started))) return true;
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ names, state: stateOf(names) }));
  return true;
}
