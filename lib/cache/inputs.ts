/**
 * Our code reads everything that pages and downloads are made of through this module. While something is made, it notes
 * every file that is read, every folder that is listed and every file that was looked for and not found, so a cache knows
 * what a result depends on without a hand-kept list. tests/content/inputs.test.ts finds code that reads files directly.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow as filesOf } from '../files/below';

/** What something was made of. Paths are absolute. */
export interface Inputs {
  files: Set<string>;
  /** Where a file was looked for and not found. */
  missing: Set<string>;
  /** Folders whose entries were listed. */
  folders: Set<string>;
  /** Keys of lib/incremental/values.ts: answers that are much smaller than what they are made of. */
  values: Set<string>;
}

/** Nothing so far. */
export const noInputs = (): Inputs => ({
  files: new Set(),
  missing: new Set(),
  folders: new Set(),
  values: new Set(),
});

type Known<T> = Map<string, { stamp: string; value: T }>;

interface Shared {
  recording: AsyncLocalStorage<Inputs | undefined>;
  /** Texts that files are taken to have, by absolute path. */
  edits: AsyncLocalStorage<ReadonlyMap<string, string>>;
  round: number;
  /** What is known of files, by the module that makes it of them. */
  memos: Map<string, Known<unknown>>;
}

// The framework's loader gives each plugin a copy of every module. What they note must meet in one place.
const shared = ((globalThis as { [key: symbol]: unknown })[Symbol.for('whence.inputs')] ??= {
  recording: new AsyncLocalStorage<Inputs | undefined>(),
  edits: new AsyncLocalStorage<ReadonlyMap<string, string>>(),
  round: 0,
  memos: new Map(),
} satisfies Shared) as Shared;

/** Runs `make` and notes in `inputs` what it reads, even after it has returned a promise. */
export const recordInto = <T>(inputs: Inputs, make: () => T): T => shared.recording.run(inputs, make);

/** Runs `make` without noting what it reads, for results that are noted in another way. */
export const unrecorded = <T>(make: () => T): T => shared.recording.run(undefined, make);

/**
 * Runs `make` as if a file had another text, to ask a check about an edit that nobody has made. Only what is made anew
 * sees it: call `nextRound` before and after for what is kept by the round.
 */
export const withEdit = <T>(file: string, text: string, make: () => T): T =>
  shared.edits.run(new Map([...(shared.edits.getStore() ?? []), [path.resolve(file), text]]), make);

const editOf = (full: string): string | undefined => shared.edits.getStore()?.get(full);

const note = (kind: keyof Inputs, what: string): void => {
  shared.recording.getStore()?.[kind].add(what);
};

/** Notes a file that a package reads for the caller. */
export const noteFile = (file: string): void => note('files', path.resolve(file));

/** Notes the use of a value of lib/incremental/values.ts. */
export const noteValue = (name: string): void => note('values', name);

/** True if a file is there. */
export function fileExists(file: string): boolean {
  const exists = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  note(exists ? 'files' : 'missing', path.resolve(file));
  return exists;
}

/**
 * Reads a text file.
 * @throws Error of the file system if it cannot be read.
 */
export function readText(file: string): string {
  noteFile(file);
  return editOf(path.resolve(file)) ?? readFileSync(file, 'utf8');
}

function list(folder: string, recursive: boolean): string[] {
  const full = path.resolve(folder);
  if (!statSync(full, { throwIfNoEntry: false })?.isDirectory()) {
    note('missing', full);
    return [];
  }
  note('folders', full);
  return filesOf(full, recursive ? '**' : '*');
}

/**
 * Reads a file of any kind.
 * @throws Error of the file system if it cannot be read.
 */
export function readBytes(file: string): Uint8Array {
  noteFile(file);
  return new Uint8Array(readFileSync(file));
}

/** Names of the files directly in a folder, sorted; none if there is no such folder. */
export const filesIn = (folder: string): string[] => list(folder, false);

/** Files in a folder and its folders, as paths from it with slashes, sorted; none if there is no such folder. */
export const filesBelow = (folder: string): string[] => list(folder, true);

/** What is made of single files: once, and again if a file has changed on disk, so `npm start` shows edits. */
export class FileMemo<T> {
  readonly #known: Known<T>;

  /** @param name Path of the module. Its copies, up to ten in a build, share what they make. */
  constructor(name: string) {
    this.#known = (shared.memos.get(name) ?? new Map()) as Known<T>;
    shared.memos.set(name, this.#known);
  }

  /**
   * @param make Makes the value of the file's text; it reads nothing else.
   * @throws Error of the file system if the file cannot be read, and what `make` throws.
   */
  get(file: string, make: (text: string) => T): T {
    const full = path.resolve(file);
    noteFile(full);
    const edited = editOf(full);
    if (edited !== undefined) return make(edited);
    const { mtimeMs, size } = statSync(full);
    const stamp = `${mtimeMs} ${size}`;
    const known = this.#known.get(full);
    if (known?.stamp === stamp) return known.value;
    const value = make(readFileSync(full, 'utf8'));
    this.#known.set(full, { stamp, value });
    return value;
  }

  /** What was made of a file last; undefined if it was never asked for. */
  last(file: string): T | undefined {
    return this.#known.get(path.resolve(file))?.value;
  }
}

/** What is made of many files: once a round. A build is one round; the development server starts one with each edit. */
export class RoundMemo<T> {
  readonly #known = new Map<string, { round: number; value: T }>();

  get(key: string, make: () => T): T {
    const known = this.#known.get(key);
    if (known?.round === shared.round) return known.value;
    const value = make();
    this.#known.set(key, { round: shared.round, value });
    return value;
  }
}

/** Lets everything be looked at anew that is looked at once a round. */
export function nextRound(): void {
  shared.round += 1;
}
