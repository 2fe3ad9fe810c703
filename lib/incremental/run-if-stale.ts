/**
 * Makes files unless they are current: neither the code that makes them, nor what it read, nor the files themselves have
 * changed since. What it read is noted while it runs (lib/cache/inputs.ts), so nobody keeps a list.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeFiles } from '../cache/code-graph';
import { filesBelow, noInputs, recordInto, type Inputs } from '../cache/inputs';
import { alone } from './alone';
import { valueNamed } from './values';

type Kind = keyof Inputs;

const hashOf = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

function textOf(file: string): string {
  try {
    return hashOf(readFileSync(file));
  } catch {
    return 'nothing';
  }
}

/** How each kind of input is compared: what a path or name is now. */
const present: { [K in Kind]: (name: string) => string } = {
  files: textOf,
  missing: textOf,
  folders: (folder) => hashOf(filesBelow(folder).join('\n')),
  values: (name) => hashOf(valueNamed(name)()),
};

/** Grows when what is kept changes its form. */
const version = 2;

/** What is kept of a run. */
interface Run {
  version: number;
  /** False if something is left to be made. */
  isWhole: boolean;
  /** What it depended on and what it made. */
  state: State[];
}

type State = readonly [kind: Kind, name: string, was: string];

const stateOf = (kind: Kind, name: string): State => [kind, name, present[kind](name)];

/** The last run; undefined if there is none, or if what is kept of it can't be used, which costs a run, never more. */
function lastRun(stampFile: string): Run | undefined {
  const text = statSync(stampFile, { throwIfNoEntry: false }) ? readFileSync(stampFile, 'utf8') : undefined;
  if (text === undefined) return undefined;
  try {
    const run = JSON.parse(text) as Run;
    if (run.version === version) return run;
  } catch {
    // Cut or damaged.
  }
  console.log(`${stampFile} is damaged or of another version: what it is about is made anew.`);
  return undefined;
}

const changesSince = ({ state }: Run): string[] =>
  state.flatMap(([kind, name, was]) => (present[kind](name) === was ? [] : [name]));

/** True if a file was written after a moment, in milliseconds. */
const isNewer = (file: string, moment: number): boolean =>
  (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > moment;

/** Paths from the working directory, so a copy of the folder finds its files. */
const relative = (files: Iterable<string>): string[] =>
  [...files].map((file) => path.relative('', file).split(path.sep).join('/'));

/** What could be made is made and right; the next run tries the rest again. */
export class Incomplete extends Error {}

export interface Job {
  /** Names the file that is kept in .cache. */
  name: string;
  /** Module whose code makes the files, imports included; from the working directory. */
  entry: string;
  /** Folders that hold what is made and nothing else. */
  outputs: readonly string[];
  /** Makes the files in any case. */
  force?: boolean;
  /** Keys of values.ts, for what `make` reads without noting it. */
  values?: readonly string[];
  /** True if the rest of what is there stays right when this input or output changes; nothing is by default. */
  isPart?: (changed: string) => boolean;
}

/** Names of a run: what it noted, its code, and what is in its folders now. */
function namesOf({ name, entry, outputs }: Job, inputs: Inputs): Record<Kind, string[]> {
  const made = outputs.flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`));
  return {
    files: [...relative([...codeFiles([entry], { keptAs: name }), ...inputs.files]), ...made],
    missing: relative(inputs.missing),
    folders: [...relative(inputs.folders), ...outputs],
    values: [...inputs.values],
  };
}

/**
 * Runs `make` unless its files are current.
 * @param make Reads through lib/cache/inputs.ts. It gets the names of what has changed if all of that is part of what it
 *   makes, and then has to make this part alone. If it throws, or if something that it read is edited meanwhile, nothing
 *   counts as current; if it throws Incomplete, what is there does.
 * @returns True if it ran.
 */
export async function runIfStale(
  job: Job,
  make: (changes: readonly string[] | undefined) => Promise<void>,
): Promise<boolean> {
  const stampFile = path.join('.cache', `${job.name}.json`);
  let last = job.force ? undefined : lastRun(stampFile);
  let changes = last && changesSince(last);
  const isCurrent = (): boolean => last?.isWhole === true && changes?.length === 0;
  if (isCurrent()) return false;
  return alone(job.name, async (hasWaited) => {
    if (hasWaited && !job.force) {
      last = lastRun(stampFile);
      changes = last && changesSince(last);
      if (isCurrent()) return false;
    }
    const before = changes?.every(job.isPart ?? (() => false)) ? last : undefined;
    rmSync(stampFile, { force: true });
    const inputs = noInputs();
    const values = (job.values ?? []).map((name) => stateOf('values', name));
    const started = performance.timeOrigin + performance.now();
    const left = await recordInto(inputs, () => make(before && changes)).catch((error: unknown) => {
      if (error instanceof Incomplete) return error;
      throw error;
    });
    const names = namesOf(job, inputs);
    for (const [kind, name] of before?.state ?? []) names[kind].push(name);
    const isSource = (file: string): boolean => !job.outputs.some((folder) => file.startsWith(`${folder}/`));
    if (!names.files.some((file) => isSource(file) && isNewer(file, started))) {
      const noted = (Object.keys(present) as Kind[]).flatMap((kind) =>
        [...new Set(names[kind])]
          .filter((name) => !(kind === 'values' && job.values?.includes(name)))
          .sort()
          .map((name) => stateOf(kind, name)),
      );
      const state = [...noted, ...values];
      mkdirSync(path.dirname(stampFile), { recursive: true });
      writeFileSync(stampFile, JSON.stringify({ version, isWhole: left === undefined, state } satisfies Run));
    }
    if (left) throw left;
    return true;
  });
}
