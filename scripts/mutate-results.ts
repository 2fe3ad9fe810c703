/**
 * `npm run mutate:results`: changes the dataset, a metric or a typed number in a copy of the site, twenty times, one
 * change at a time, and reports how each is noticed: the dataset cannot be built, results of pages change, a cited number
 * is wrong, or a check of facts or a test of the dataset fails. The commit is the seed;
 * `npm run mutate:results -- <seed>` repeats a draw.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { SiteCopy } from '../lib/toolchain/site-copy';
import { filesBelow, readText } from '../lib/cache/inputs';
import { Random } from '../lib/random';
import { drawMutations, type Mutation } from '../checks/content/results/mutations';

const count = 20;
const tsx = 'node_modules/tsx/dist/cli.mjs';

/** Whether a script of the copy fails, and the problems that it prints. */
async function outcome(
  site: SiteCopy,
  args: readonly string[],
): Promise<{ failed: boolean; problems: readonly string[] }> {
  try {
    await site.node(args);
    return { failed: false, problems: [] };
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    return { failed: true, problems: stderr.trim().split('\n') };
  }
}

/** Results of all pages, by file. */
function keptResults(site: SiteCopy): Map<string, string> {
  const folder = path.join(site.folder, 'generated/results');
  return new Map(filesBelow(folder).map((file) => [file, readText(path.join(folder, file))]));
}

/** How a change is noticed; undefined if it is not. */
async function noticedBy(
  site: SiteCopy,
  before: {
    results: ReadonlyMap<string, string>;
    problems: ReadonlySet<string>;
    faults: ReadonlySet<string>;
  },
  kind: Mutation['kind'],
): Promise<string | undefined> {
  const generated = await outcome(site, [tsx, 'scripts/generate-results.ts']);
  if (generated.failed) return `generation fails: ${generated.problems[0] ?? ''}`;
  const changed = [...keptResults(site)].filter(([file, text]) => before.results.get(file) !== text);
  if (changed.length > 0)
    return `results of ${changed.length} pages change, such as ${changed[0]?.[0].replace(/\.json$/, '') ?? ''}`;
  if (kind === 'typed number') {
    const { problems } = await outcome(site, [tsx, 'scripts/list-results.ts']);
    const found = problems.find((problem) => !before.problems.has(problem));
    return found && `the report of results says: ${found}`;
  }
  const checked = await outcome(site, [tsx, 'scripts/check-content.ts']);
  const found = checked.problems.find((problem) => !before.faults.has(problem));
  if (found) return `check:content says: ${found}`;
  const tested = await outcome(site, ['node_modules/vitest/vitest.mjs', 'run', 'world']);
  return tested.failed ? 'a test of the dataset fails' : undefined;
}

async function main(): Promise<void> {
  const seed = process.argv[2] ?? execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  const mutations = drawMutations(count, new Random(`mutations ${seed}`));
  const site = new SiteCopy('mutations');
  await site.node([tsx, 'scripts/generate-results.ts']);
  const before = {
    results: keptResults(site),
    problems: new Set((await outcome(site, [tsx, 'scripts/list-results.ts'])).problems),
    faults: new Set((await outcome(site, [tsx, 'scripts/check-content.ts'])).problems),
  };
  let caught = 0;
  for (const [index, { kind, file, what, text }] of mutations.entries()) {
    const original = site.read(file);
    site.write(file, text);
    const noticed = await noticedBy(site, before, kind);
    site.write(file, original);
    if (noticed !== undefined) caught += 1;
    console.log(`${index + 1}. ${kind}, ${file}: ${what}\n   ${noticed ?? 'NOBODY NOTICES'}`);
  }
  console.log(`Seed ${seed}: caught ${caught} of ${count}.`);
  if (caught < count) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
