/**
 * Facts that another fact contradicts: each kind of contradiction is drawn many times, with a fixed seed, and the checks
 * between collections have to see nine of ten.
 */
import { describe, expect, it } from 'vitest';
import { Random } from '../../lib/random';
import { checks } from './consistency';
import { loadFacts, type Facts } from './facts';
import { problemsOf } from './findings';
import { formulaOf } from '../../lib/facts/metric-formulas';

/** An editable copy: facts are frozen. */
const copied = (): Facts => structuredClone(loadFacts());

const later = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** Changes one fact of a copy and says what; undefined if the draw changes nothing. */
type Change = (facts: Facts, random: Random) => string | undefined;

const kinds: Readonly<Record<string, Change>> = {
  'a metric in a formula': ({ metrics }, random) => {
    const sums = metrics.filter(({ formula, sql }) => / [/−×+] /.test(formulaOf(formula) ?? '') && sql);
    const metric = random.pick(sums);
    const names: string[] =
      metric.formula.match(/[a-z]+(?:_[a-z]+)+|\b(?:cost|clicks|views|revenue)\b/g) ?? [];
    if (names.length === 0) return undefined;
    const [from, to] = [
      random.pick(names),
      random.pick(metrics.filter(({ name }) => !names.includes(name))).name,
    ];
    metric.formula = metric.formula.replace(from, to);
    return `${metric.name}: ${from} becomes ${to}`;
  },
  'the date of a release': ({ releases }, random) => {
    const release = random.pick(releases.releases);
    const days = random.int(60, 720) * (random.chance(0.5) ? 1 : -1);
    release.date = later(release.date, days);
    return `${release.release}: ${days} days`;
  },
  'a release of a changelog': ({ changelogs }, random) => {
    const entry = random.pick(random.pick(changelogs).releases);
    const was = entry.release;
    entry.release = `${was.slice(0, -1)}${(Number(was.at(-1)) + random.int(1, 9)) % 10}`;
    return `${was} becomes ${entry.release}`;
  },
  'the place of a guide': ({ uiPaths }, random) => {
    const entry = random.pick(uiPaths);
    const parts = entry.path.split(' > ');
    const names = uiPaths.map(({ path }) => path.split(' > ').at(-1) ?? '');
    parts.splice(random.int(0, parts.length - 1), 1, random.pick(names));
    const place = parts.join(' > ');
    // Another guide may be there.
    if (uiPaths.some(({ path }) => path === place)) return undefined;
    entry.path = place;
    return `${entry.route}: ${place}`;
  },
  'the page of a term': ({ glossary }, random) => {
    const term = random.pick(glossary.filter(({ route }) => route !== null));
    term.route = `${term.route ?? ''}s`;
    return term.route;
  },
  'the number of a partner': ({ partners, monetizationPartners }, random) => {
    const entry = random.pick(
      monetizationPartners.filter(({ slug }) => partners.some((p) => p.slug === slug)),
    );
    entry.id += random.int(1, 9);
    return `${entry.slug}: ${entry.id}`;
  },
};

describe.each(Object.keys(kinds))('contradictions by %s', (kind) => {
  it('are found, at least nine of ten', () => {
    const random = new Random(`contradictions by ${kind}`);
    const missed: string[] = [];
    let drawn = 0;
    while (drawn < 40) {
      const facts = copied();
      const what = kinds[kind]?.(facts, random);
      if (what === undefined) continue;
      drawn += 1;
      if (Object.values(checks).every((check) => problemsOf(check, facts).length === 0)) missed.push(what);
    }
    expect(missed.length / drawn, missed.join('\n')).toBeLessThanOrEqual(0.1);
  });
});
