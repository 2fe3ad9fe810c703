/** Builds of a site, measured: from nothing, and after an edit of one word. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { planCorpus, smallestCorpus, type Corpus } from './corpus';
import { runMeasured, type RunCost } from './run-measured';
import { own } from './targets/own';
import type { Place, Target } from './targets/target';

export interface Builds {
  /** What has to run before a build from nothing; empty where nothing has to. */
  generate: RunCost[];
  cold: RunCost[];
  /** Builds after an edit of one word, and what had to run before them. */
  warm: RunCost[];
  warmGenerate: RunCost[];
}

/** Temporary files, below the target's folder: generators keep translated configuration there. */
const temporary = '.cache/tmp';

const logOf = ({ folder }: Place, name: string): string => path.join(folder, '..', 'logs', `${name}.log`);

function run(target: Target, place: Place, name: string, command: readonly string[]): Promise<RunCost> {
  const TMPDIR = path.join(place.folder, temporary);
  mkdirSync(TMPDIR, { recursive: true });
  const logFile = logOf(place, `${target.name}-${name}`);
  return runMeasured(command, { cwd: place.folder, env: { TMPDIR, ...target.env }, logFile });
}

/** A build from nothing, and one after an edit of one word with whatever the generator keeps between. */
export async function build(target: Target, place: Place, builds: Builds, corpus: Corpus): Promise<void> {
  const step = async (
    into: RunCost[],
    name: string,
    command: readonly string[] | undefined,
  ): Promise<void> => {
    if (command) into.push(await run(target, place, name, command));
  };
  for (const cache of [...target.caches, temporary])
    rmSync(path.join(place.folder, cache), { recursive: true, force: true });
  await step(builds.generate, 'generate-cold', target.generate);
  await step(builds.cold, 'cold', target.command(place));
  const page = path.join(place.folder, target.source(corpus.measured));
  const before = readFileSync(page, 'utf8');
  writeFileSync(page, before.replace(/ (?:shows|keeps|sends) /, ' tells '));
  try {
    await step(builds.warmGenerate, 'generate-warm', target.generate);
    await step(builds.warm, 'warm', target.command(place));
  } finally {
    writeFileSync(page, before);
  }
}

/**
 * Builds this site from the smallest corpus once, as `npm test` does.
 * @throws Error with the output if the build fails, or warns: a broken anchor stops nothing else.
 */
export async function tryBuild(place: Place): Promise<void> {
  own.prepare(place, planCorpus(smallestCorpus));
  await run(own, place, 'try', own.command(place));
  const output = stripVTControlCharacters(readFileSync(logOf(place, 'own-try'), 'utf8'));
  if (output.includes('[WARNING]'))
    throw new Error(`The build of the bench's corpus warns; correct tools/bench/targets/own.ts.\n${output}`);
}
