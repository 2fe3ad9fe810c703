/** Contradictions in data/: one of two facts that say one thing is changed, and the checks between collections have to see it. */
import { checks } from '../../checks/data/consistency';
import { loadFacts, type Facts } from '../../checks/data/facts';
import { problemsOf } from '../../checks/data/findings';
import { formulaOf } from '../../lib/facts/metric-formulas';
import { Random } from '../../lib/random';
import type { Kind } from './kit';

const later = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** Changes one fact of a copy and says where, from what, and to what; undefined if the draw changes nothing. */
type Change = (facts: Facts, random: Random) => { file: string; from: string; to: string } | undefined;

const changes: Readonly<Record<string, Change>> = {
  'a metric in a formula': ({ metrics }, random) => {
    const sums = metrics.filter(({ formula, sql }) => / [/−×+] /.test(formulaOf(formula) ?? '') && sql);
    const metric = random.pick(sums);
    const names: string[] =
      metric.formula.match(/[a-z]+(?:_[a-z]+)+|\b(?:cost|clicks|views|revenue)\b/g) ?? [];
    if (names.length === 0) return undefined;
    const from = random.pick(names);
    const to = random.pick(metrics.filter(({ name }) => !names.includes(name))).name;
    metric.formula = metric.formula.replace(from, to);
    return { file: 'data/metrics.yaml', from: `${metric.name}: ${from}`, to };
  },
  'the date of a release': ({ releases }, random) => {
    const entry = random.pick(releases.releases);
    const { date: from, release } = entry;
    entry.date = later(from, random.int(60, 720) * (random.chance(0.5) ? 1 : -1));
    return { file: 'data/sdk-releases.yaml', from: `${release}: ${from}`, to: entry.date };
  },
  'a release of a changelog': ({ changelogs }, random) => {
    const { platform, releases } = random.pick(changelogs);
    const entry = random.pick(releases);
    const from = entry.release;
    entry.release = `${from.slice(0, -1)}${(Number(from.at(-1)) + random.int(1, 9)) % 10}`;
    return { file: `data/changelog/${platform}.yaml`, from, to: entry.release };
  },
  'the place of a guide': ({ uiPaths }, random) => {
    const entry = random.pick(uiPaths);
    const from = entry.path;
    const parts = from.split(' > ');
    const names = uiPaths.map(({ path }) => path.split(' > ').at(-1) ?? '');
    parts.splice(random.int(0, parts.length - 1), 1, random.pick(names));
    const to = parts.join(' > ');
    // Another guide may be there.
    if (uiPaths.some(({ path }) => path === to)) return undefined;
    entry.path = to;
    return { file: 'data/ui-paths.yaml', from, to };
  },
  'the page of a term': ({ glossary }, random) => {
    const term = random.pick(glossary.filter(({ route }) => route !== null));
    const from = term.route ?? '';
    term.route = `${from}s`;
    return { file: 'data/glossary.yaml', from, to: term.route };
  },
  'the number of a partner': ({ partners, monetizationPartners }, random) => {
    const both = monetizationPartners.filter(({ slug }) => partners.some((other) => other.slug === slug));
    const entry = random.pick(both);
    const from = String(entry.id);
    entry.id += random.int(1, 9);
    return { file: `data/monetization-partners/${entry.slug}.yaml`, from, to: String(entry.id) };
  },
};

export const dataKinds: readonly Kind[] = Object.entries(changes).map(([kind, change]) => ({
  class: 'data',
  kind,
  draw: (seed, count) =>
    Array.from({ length: count * 2 }, (_, index) => {
      const changed = () => {
        // Facts are frozen.
        const facts = structuredClone(loadFacts());
        return { facts, edit: change(facts, new Random(`${seed} ${kind} ${index}`)) };
      };
      const { edit } = changed();
      if (!edit) return [];
      const found = () => {
        const { facts } = changed();
        return Object.values(checks).some((check) => problemsOf(check, facts).length > 0);
      };
      return [{ ...edit, line: 1, found }];
    })
      .flat()
      .slice(0, count),
}));
