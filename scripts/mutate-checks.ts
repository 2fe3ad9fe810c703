/**
 * Measures what the checks of the sources find: draws mistakes of every class from the written files and shows them to the
 * checks. `npm run mutate:checks -- 40 seed` draws up to 40 of a kind with a seed; without them it is 25, with the current
 * commit as seed. `npm run mutate:checks -- 40 seed links` draws of one class only. Last, it makes
 * harmless edits, on which the checks should be silent; `harmless` as the class makes only these.
 */
import { execFileSync } from 'node:child_process';
import { factFindings } from '../checks/data/findings';
import { pageChecks, writtenPages, type PageCheck, type WrittenPage } from '../checks/page-checks';
import { kinds } from '../checks/mutations';
import { alarms, drawHarmless } from '../checks/mutations/harmless';
import type { Kind, Mutant } from '../checks/mutations/kind';
import { runCheck, type Finding } from '../checks/report';

interface Row {
  kind: Kind;
  drawn: number;
  missed: Mutant[];
  seconds: number;
}

/** Seconds of the processor since a moment, because the machine may do other things. */
const secondsSince = (start: NodeJS.CpuUsage): number => process.cpuUsage(start).user / 1_000_000;

async function measured(kind: Kind, seed: string, count: number): Promise<Row> {
  const start = process.cpuUsage();
  const mutants = await kind.draw(seed, count);
  const missed: Mutant[] = [];
  for (const mutant of mutants) if (!(await kind.check(mutant))) missed.push(mutant);
  return { kind, drawn: mutants.length, missed, seconds: secondsSince(start) };
}

const share = (caught: number, drawn: number): string =>
  drawn === 0 ? '–' : `${Math.floor((caught / drawn) * 100)}%`;

const line = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index < 2 ? cell.padEnd([20, 60][index] ?? 0) : cell.padStart(8))).join('');

function printRow({ kind, drawn, missed, seconds }: Row): void {
  const caught = drawn - missed.length;
  console.log(
    line([kind.class, kind.kind, String(drawn), String(caught), share(caught, drawn), seconds.toFixed(1)]),
  );
}

/** Prints the share of each class, and what got through. */
function printSummary(rows: readonly Row[]): void {
  for (const name of new Set(rows.map(({ kind }) => kind.class))) {
    const own = rows.filter(({ kind }) => kind.class === name);
    const drawn = own.reduce((sum, row) => sum + row.drawn, 0);
    const missed = own.reduce((sum, row) => sum + row.missed.length, 0);
    console.log(line([name, 'all', String(drawn), String(drawn - missed), share(drawn - missed, drawn)]));
  }
  const missed = rows.flatMap(({ kind, missed: own }) => own.map((mutant) => ({ kind, mutant })));
  console.log(missed.length === 0 ? 'None got through.' : 'Got through:');
  for (const { kind, mutant } of missed)
    console.log(
      `  ${mutant.file}:${mutant.line} ${kind.class}, ${kind.kind}: ${mutant.from} → ${mutant.to}`.replaceAll(
        /\s*\n\s*/g,
        ' ',
      ),
    );
}

/** Harmless edits that are drawn. */
const harmless = 200;

async function printAlarms(
  pages: readonly WrittenPage[],
  checks: readonly PageCheck[],
  seed: string,
): Promise<void> {
  const edits = drawHarmless(pages, seed, harmless);
  let alarmed = 0;
  const lines: string[] = [];
  for (const edit of edits) {
    const found = await alarms(edit, checks);
    if (found.length === 0) continue;
    alarmed += 1;
    const said = found.map(({ check, message }) => `${check}: ${message}`).join('; ');
    lines.push(`  ${edit.file}:${edit.line} ${edit.kind}: ${said}`);
  }
  console.log(
    `False alarms: ${alarmed} of ${edits.length} harmless edits (${((alarmed / edits.length) * 100).toFixed(1)}%).`,
  );
  for (const text of lines) console.log(text);
}

/**
 * Prints how much of the processor each check takes for all that is written.
 * @throws Error if one has findings: a mistake that is there already would make every mutant look caught.
 */
async function printTimes(pages: readonly WrittenPage[], checks: readonly PageCheck[]): Promise<void> {
  const time = async (name: string, run: () => Promise<Finding[]>): Promise<void> => {
    const start = process.cpuUsage();
    const [first] = await run();
    if (first)
      throw new Error(`${first.file}:${first.line}: ${name} finds ${first.message} — Mend it, then measure.`);
    console.log(`  ${name}: ${secondsSince(start).toFixed(1)} s`);
  };
  console.log(`CPU time of each check, ${pages.length} pages:`);
  await time('data', () => Promise.resolve(factFindings()));
  for (const { name, findings } of checks)
    await time(name, async () => {
      const found: Finding[] = [];
      for (const page of pages) found.push(...(await findings(page)));
      return found;
    });
}

async function main(): Promise<void> {
  const [count = '25', seed = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(), only] =
    process.argv.slice(2);
  const pages = writtenPages();
  const checks = pageChecks();
  await printTimes(pages, checks);
  console.log(`Seed ${seed}, up to ${count} of a kind.`);
  console.log(line(['class', 'kind', 'drawn', 'caught', 'share', 'seconds']));
  const rows: Row[] = [];
  // A row at a time: the whole takes minutes.
  for (const kind of kinds) {
    if (only !== undefined && kind.class !== only) continue;
    const row = await measured(kind, seed, Number(count));
    printRow(row);
    rows.push(row);
  }
  printSummary(rows);
  if (only !== undefined && only !== 'harmless') return;
  await printAlarms(pages, checks, seed);
}

void runCheck(main);
