/**
 * Measures what the checks of the sources find: draws mistakes of every class from the written files and shows them to the
 * checks. `npm run mutate:checks -- 40 seed` draws up to 40 of a kind with a seed; without them it is 25, with the current
 * commit as seed. `npm run mutate:checks -- 40 seed links` draws of one class only.
 */
import { execFileSync } from 'node:child_process';
import { kinds } from '../checks/mutations';
import type { Kind, Mutant } from '../checks/mutations/kind';
import { runCheck } from '../checks/report';

interface Row {
  kind: Kind;
  drawn: number;
  missed: Mutant[];
  seconds: number;
}

async function measured(kind: Kind, seed: string, count: number): Promise<Row> {
  const start = performance.now();
  const mutants = await kind.draw(seed, count);
  const missed: Mutant[] = [];
  for (const mutant of mutants) if (!(await kind.check(mutant))) missed.push(mutant);
  return { kind, drawn: mutants.length, missed, seconds: (performance.now() - start) / 1000 };
}

const share = (caught: number, drawn: number): string =>
  drawn === 0 ? '–' : `${Math.floor((caught / drawn) * 100)}%`;

const line = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index < 2 ? cell.padEnd([20, 32][index] ?? 0) : cell.padStart(8))).join('');

function print(rows: readonly Row[]): void {
  console.log(line(['class', 'kind', 'drawn', 'caught', 'share', 'seconds']));
  for (const { kind, drawn, missed, seconds } of rows)
    console.log(
      line([
        kind.class,
        kind.kind,
        String(drawn),
        String(drawn - missed.length),
        share(drawn - missed.length, drawn),
        seconds.toFixed(1),
      ]),
    );
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

async function main(): Promise<void> {
  const [count = '25', seed = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(), only] =
    process.argv.slice(2);
  const rows: Row[] = [];
  for (const kind of kinds)
    if (only === undefined || kind.class === only) rows.push(await measured(kind, seed, Number(count)));
  console.log(`Seed ${seed}, up to ${count} of a kind.`);
  print(rows);
}

void runCheck(main);
