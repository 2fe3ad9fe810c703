/**
 * `npm run bench:suite`: what the tests that look at every page cost, on this site as it is built in build/ and on this
 * site with the corpus in place of its pages, as many as are ordered. What the tests say about the corpus does not count:
 * its pages are made to be measured, not to be read.
 *
 * Use: npm run build && npm run bench:suite [-- --pages <n,n> --only <suite,suite> --folder <path>]
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readBuild } from '../../lib/built-site/site';
import { clearCaches, environment } from './lib/build-cost';
import { planCorpus } from './lib/corpus-plan';
import { readVersions } from './lib/install';
import { runMeasured, type RunCost } from './lib/run-measured';
import { passedIn, suites, suiteTable, type SuiteRun } from './lib/suite-plan';
import { parseSuiteOptions } from './options';
import { own } from './targets/own';
import type { Place } from './targets/target';

const port = 4188;

/** The tests of the site, and what they import that a build does not need. */
function copyTests(repo: string, folder: string): void {
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', 'tests', 'tools', 'deploy'],
    { cwd: repo, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  for (const file of files.split('\0')) {
    if (file === '' || !existsSync(path.join(repo, file))) continue;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(path.join(repo, file), path.join(folder, file));
  }
}

async function main(): Promise<void> {
  const options = parseSuiteOptions(process.argv.slice(2));
  const repo = process.cwd();
  const logs = path.join(options.folder, 'logs');
  const runs: SuiteRun[] = [];
  const measure = async (run: Omit<SuiteRun, 'cost'>, start: () => Promise<RunCost>): Promise<void> => {
    const cost = await start();
    runs.push({ ...run, cost });
    const [seconds, megabytes] = [cost.cpuSeconds.toFixed(1), (cost.peakBytes / 1e6).toFixed(0)];
    console.log(`${run.name}, ${run.pages} pages: ${seconds} CPU s, ${megabytes} MB`);
  };
  const runSuites = async (folder: string, pages: number, codes: readonly number[]): Promise<void> => {
    for (const name of options.only) {
      const logFile = path.join(logs, `suite-${name}-${pages}.log`);
      await measure({ name, pages }, () =>
        runMeasured(suites[name].command(port), { cwd: folder, logFile, codes }),
      );
      console.log(`  ${passedIn(readFileSync(logFile, 'utf8'))} tests passed`);
    }
  };

  await runSuites(repo, readBuild().pages.size, [0]);
  for (const pages of options.pages) {
    const place: Place = {
      folder: path.join(options.folder, 'suite'),
      repo,
      versions: readVersions(path.join(repo, 'tools/bench/versions.json')),
    };
    own.prepare(place, planCorpus(pages));
    clearCaches(own, place.folder);
    rmSync(path.join(place.folder, 'tests'), { recursive: true, force: true });
    copyTests(repo, place.folder);
    await measure({ name: 'build', pages }, () =>
      runMeasured(own.command(place), {
        cwd: place.folder,
        env: environment(own, place.folder),
        logFile: path.join(logs, `suite-build-${pages}.log`),
      }),
    );
    await runSuites(place.folder, pages, [0, 1]);
  }
  console.log(`\n${suiteTable(runs)}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
