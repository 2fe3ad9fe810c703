/** What a build costs: from nothing, and again after an edit of one line with whatever the generator keeps between. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Place, Target } from '../targets/target';
import type { Corpus } from './corpus-plan';
import { editPage } from './edit-page';
import { runMeasured, type RunCost } from './run-measured';

export interface BuildCost {
  cold: RunCost;
  warm: RunCost;
}

/** Temporary files, below the target's folder: generators keep translated configuration there. */
const temporary = '.cache/tmp';

/** Environment of all commands of a target. */
export function environment(target: Target, folder: string): Record<string, string> {
  const own = path.join(folder, temporary);
  mkdirSync(own, { recursive: true });
  return { TMPDIR: own, TEMP: own, ...target.env };
}

/** Removes what a build may find of builds before it. */
export function clearCaches(target: Target, folder: string): void {
  for (const cache of [...target.caches, temporary]) {
    rmSync(path.join(folder, cache), { recursive: true, force: true });
  }
}

/** Builds a target twice. Its text is afterwards what it was. */
export async function buildCost(
  target: Target,
  place: Place,
  corpus: Corpus,
  logFolder: string,
): Promise<BuildCost> {
  const run = (name: string): Promise<RunCost> =>
    runMeasured(target.command(place), {
      cwd: place.folder,
      env: environment(target, place.folder),
      logFile: path.join(logFolder, `${target.name}-${name}.log`),
    });
  const page = path.join(place.folder, target.source(corpus.measured));
  clearCaches(target, place.folder);
  const cold = await run('cold');
  editPage(page, String(Date.now()));
  try {
    return { cold, warm: await run('warm') };
  } finally {
    editPage(page);
  }
}
