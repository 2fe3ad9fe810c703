/**
 * `npm run mutate -- <class> [count] [seed]`: measures what the checks find. Draws up to 25 mistakes of each kind of a class,
 * or of all classes, from the written files with the current commit as seed, shows each to its checks, and lists what got
 * through. Edits of the class `harmless` say nothing wrong; a check that finds one gives a false alarm.
 *
 * `--alone` shows of each form of finding how many mistakes have it, and how many have no other: what checks/LEDGER.md is made
 * of. `--record <file>` writes a line of JSON a mutant: its verdict, and what each check of pages says of it. `--compare <file>`
 * reads such a file and lists the verdicts that differ.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCheck } from '../../checks/report';
import { kinds } from '.';
import { saidOf, type Edit, type Kind, type Mutant } from './kit';

/** A mutant with its verdict. */
interface Verdict extends Edit {
  class: string;
  kind: string;
  caught: boolean;
  said: readonly string[];
}

const line = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, at) => (at < 2 ? String(cell).padEnd([20, 60][at] ?? 0) : String(cell).padStart(8)))
    .join('');

const shareOf = (verdicts: readonly Verdict[]): (string | number)[] => {
  const caught = verdicts.filter((verdict) => verdict.caught).length;
  const share = verdicts.length === 0 ? '–' : `${Math.floor((caught / verdicts.length) * 100)}%`;
  return [verdicts.length, caught, share];
};

const nameOf = ({ class: name, kind, file, line: at, from, to }: Verdict): string =>
  `${file}:${at} ${name}, ${kind}: ${from} → ${to}`.replaceAll(/\s*\n\s*/g, ' ');

async function verdictOf(
  kind: Kind,
  { wrong, found, ...edit }: Mutant,
  isRecorded: boolean,
): Promise<Verdict> {
  const caught = await found();
  const isShown = wrong && (isRecorded || (kind.class === 'harmless' && caught));
  const said = isShown ? await saidOf(wrong.page, wrong.text) : [];
  const { file, line: at, from, to } = edit;
  return { class: kind.class, kind: kind.kind, file, line: at, from, to, caught, said };
}

/** Lists verdicts that are not as they were. */
function compare(before: readonly Verdict[], now: readonly Verdict[]): void {
  const classes = new Set(now.map((verdict) => verdict.class));
  const expected = before.filter((verdict) => classes.has(verdict.class));
  const left = [...now];
  const lines = expected.flatMap((verdict) => {
    // A sample can have the same mistake at two places: they have one name, and come in the same order.
    const at = left.findIndex((other) => nameOf(other) === nameOf(verdict));
    const caught = at < 0 ? undefined : left.splice(at, 1)[0]?.caught;
    if (caught === verdict.caught) return [];
    const what = caught === undefined ? 'not drawn' : caught ? 'found now' : 'lost';
    return [`  ${what}: ${nameOf(verdict)}`];
  });
  console.log(`${expected.length} verdicts before, ${lines.length} differ.`);
  for (const text of lines) console.log(text);
}

/** A message without what it quotes: findings of one kind have one form. */
const formOf = (message: string): string =>
  message
    .replaceAll(/"[^"]*"|`[^`]*`|\p{Lu}\p{L}+|\S*\d\S*/gu, '…')
    .split(/(?:, but|; the) /)[0]
    ?.slice(0, 60) ?? '';

/** Prints each form of finding with the mistakes of its class that have it, and those that have no other. */
function printForms(verdicts: readonly Verdict[]): void {
  const rows = new Map<string, { caught: number; alone: number }>();
  for (const { class: name, said } of verdicts) {
    const forms = new Set(said.map((message) => `${name} | ${formOf(message)}`));
    for (const form of forms) {
      const row = rows.get(form) ?? { caught: 0, alone: 0 };
      rows.set(form, { caught: row.caught + 1, alone: row.alone + Number(forms.size === 1) });
    }
  }
  for (const [form, { caught, alone }] of [...rows].sort(([one], [other]) => one.localeCompare(other)))
    console.log(`${form} | ${caught} | ${alone}`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { alone: { type: 'boolean' }, record: { type: 'string' }, compare: { type: 'string' } },
  });
  const classes = new Set(kinds.map((kind) => kind.class));
  const only = positionals.filter((text) => classes.has(text)).join();
  const [
    count = '25',
    seed = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
    ...rest
  ] = positionals.slice(only === '' ? 0 : 1);
  if (!/^\d+$/.test(count) || rest.length > 0)
    throw new Error(
      `There is no such class. Classes are ${[...classes].join(', ')}; then comes a count, then a seed.`,
    );
  console.log(`Seed ${seed}, up to ${count} of a kind.`);
  console.log(line(['class', 'kind', 'drawn', 'caught', 'share', 'seconds']));
  const verdicts: Verdict[] = [];
  for (const kind of kinds.filter((one) => only === '' || one.class === only)) {
    // Of the processor, because the machine may do other things.
    const start = process.cpuUsage();
    const own: Verdict[] = [];
    for (const mutant of await kind.draw(seed, Number(count)))
      own.push(await verdictOf(kind, mutant, values.alone === true || values.record !== undefined));
    const seconds = (process.cpuUsage(start).user / 1_000_000).toFixed(1);
    console.log(line([kind.class, kind.kind, ...shareOf(own), seconds]));
    verdicts.push(...own);
  }
  for (const name of new Set(verdicts.map((verdict) => verdict.class)))
    console.log(line([name, 'all', ...shareOf(verdicts.filter((verdict) => verdict.class === name))]));
  const isWrong = (verdict: Verdict): boolean => verdict.caught === (verdict.class === 'harmless');
  console.log('Got through, or alarmed of nothing:');
  for (const verdict of verdicts.filter(isWrong))
    console.log(`  ${nameOf(verdict)} ${verdict.said.join('; ')}`);
  if (values.alone === true) printForms(verdicts);
  if (values.record !== undefined)
    writeFileSync(values.record, verdicts.map((verdict) => `${JSON.stringify(verdict)}\n`).join(''));
  if (values.compare !== undefined) {
    const before = readFileSync(values.compare, 'utf8').trim().split('\n');
    compare(
      before.map((text) => JSON.parse(text) as Verdict),
      verdicts,
    );
  }
}

void runCheck(main);
