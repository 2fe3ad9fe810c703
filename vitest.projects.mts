/**
 * Test files of one process share the modules that they load, which halves what a run costs. A file that replaces modules,
 * globals, the environment or the folder of its process has a process for itself, and so has a test with `alone` at the end
 * of its name: it looks at what its process has loaded.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { filesBelow } from './lib/files/below';

const changesProcess =
  /\bvi\.(?:mock|doMock|spyOn|stub\w+|resetModules|useFakeTimers)\(|\bprocess\.chdir\(|\bprocess\.env(?:\.\w+|\[[^\]]+\]) = /;

const common = {
  // No test proves anything by being fast; this only ends one that hangs.
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

/** Projects of the test files in folders. */
export function projectsOf(folders: readonly string[]): TestProjectInlineConfiguration[] {
  const files = folders
    .flatMap((folder) => filesBelow(folder).map((file) => path.posix.join(folder, file)))
    .filter((file) => /\.test\.tsx?$/.test(file));
  const alone = files.filter(
    (file) => file.endsWith('.alone.test.ts') || changesProcess.test(readFileSync(file, 'utf8')),
  );
  const shared = files.filter((file) => !alone.includes(file));
  return [
    { test: { ...common, name: 'shared', include: shared, isolate: false } },
    { test: { ...common, name: 'alone', include: alone } },
  ].filter(({ test }) => test.include.length > 0);
}
