/**
 * `npm run trace`: draws thirty numbers from the built pages and traces each to its query and the rows of the dataset. The
 * commit is the seed, so each commit is asked other numbers; `npm run trace -- <seed>` repeats a draw.
 */
import { execFileSync } from 'node:child_process';
import { runCheck } from '../checks/report';
import { readBuild } from '../lib/built-site/site';
import { routeOfSource } from '../lib/routes/written-routes';
import { openSampleWorld } from '../world';
import { drawNumbers, shownOnPages, traceNumber } from '../checks/content/results/trace';

const count = 30;

async function main(): Promise<void> {
  const seed = process.argv[2] ?? execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  const { pages } = readBuild();
  const drawn = drawNumbers(
    shownOnPages((route) => pages.has(route)),
    count,
    seed,
  );
  const database = await openSampleWorld();
  let traced = 0;
  try {
    for (const number of drawn) {
      const html = pages.get(routeOfSource(number.page) ?? '')?.html ?? '';
      const { query, ran, rows, read, problem } = await traceNumber(database, number, html);
      console.log(`${number.page}:${number.line}: ${number.text} (${number.by})`);
      console.log(`  query: ${query.trim().replace(/\s+/g, ' ')}`);
      if (ran.length > 0 && ran[0] !== query)
        for (const sql of ran) console.log(`  runs: ${sql.trim().replace(/\s+/g, ' ')}`);
      console.log(`  reads: ${read.join(', ') || 'the rules of attribution'}`);
      for (const row of rows) console.log(`  row: ${row}`);
      if (problem === undefined) traced += 1;
      else
        console.error(
          `${number.page}:${number.line}: "${number.text}" cannot be traced: ${problem} — Run \`npm run build\`, or mend the page.`,
        );
    }
  } finally {
    database.close();
  }
  console.log(`Seed ${seed}: ${traced} of ${drawn.length} numbers are traced.`);
  if (traced < count) process.exitCode = 1;
}

void runCheck(main);
