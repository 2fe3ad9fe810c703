/**
 * Wrong pages made from right ones: what the check of literals lets through is measured with them. A seed decides which
 * ones are drawn.
 */
import { loadEnums } from '../../../lib/facts/enums';
import { loadLimits, loadRoles, loadSdkReleases } from '../../../lib/facts/load';
import { listSources, parsePage, parseSource, type Source } from '../../../lib/markdown/sources';
import type { Random } from '../../../lib/sample-world/random';
import { figureFile, figurePassages, figuresOf, readFigure } from './figures';
import { isPosition, quantitiesOf, type Quantity } from './numbers';
import { passagesOf } from './passages';

/** A number of a page with the line that it is in. */
interface Place {
  source: Source;
  line: number;
  quantity: Quantity;
}

/** A page with one change. */
export interface Mutation {
  /** For lies one of {@link literalMutationKinds}, else what is done. */
  kind: string;
  source: Source;
  text: string;
  /** For people: what became what. */
  what: string;
  /** The drawing that is wrong, if it is not the text. */
  figure?: { name: string; svg: string };
}

type Edit = { line: number; from: string; to: string } | undefined;

const pages = (): Source[] =>
  listSources().filter(({ generated, instance }) => !generated && instance !== 'pages');

/** The line with the change, if the text is in it once and is not part of a longer number or name. */
function edited(source: Source, { line, from, to }: Exclude<Edit, undefined>): string | undefined {
  const { text } = parseSource(source.file);
  const lines = text.split('\n');
  const here = lines[line - 1] ?? '';
  const found = new RegExp(`(?<![\\w.,"/-])${from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w"])`, 'g');
  if (from === to || (here.match(found) ?? []).length !== 1) return undefined;
  lines[line - 1] = here.replace(found, () => to);
  return lines.join('\n');
}

function allPlaces(): Place[] {
  const facts = new Map(loadLimits().map(({ key, text }) => [key, text]));
  return pages().flatMap((source) => {
    const { tree, frontMatter } = parseSource(source.file);
    return passagesOf(tree, frontMatter, (id) => facts.get(id) ?? '').flatMap((passage) =>
      quantitiesOf(passage.typed)
        .filter((quantity) => !isPosition(quantity, passage))
        .map((quantity) => ({ source, quantity, line: passage.lineAt(quantity.start) })),
    );
  });
}

const digits = /\d[\d,]*(?:\.\d+)?/;

/** Another number as a writer could mistype or misremember it. */
function otherNumber(written: string, random: Random): string {
  const value = Number(written.replaceAll(',', ''));
  const decimals = written.split('.')[1]?.length ?? 0;
  const step = 10 ** -decimals;
  const other = random.pick([value * 2, value / 2, value * 10, value + step, value + 5 * step, value * 3]);
  const rounded = Math.max(step, Number((Math.round(other / step) * step).toFixed(decimals)));
  return rounded.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    useGrouping: written.includes(',') || rounded >= 10_000,
  });
}

const otherUnits: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bseconds?\b/, ['minutes', 'hours']],
  [/\bminutes?\b/, ['seconds', 'hours']],
  [/\bhours?\b/, ['days', 'minutes']],
  [/\bdays?\b/, ['hours', 'weeks', 'minutes']],
  [/\bKiB\b/, ['MiB', 'kB']],
  [/\bMiB\b/, ['KiB', 'GiB', 'MB']],
  [/\bbytes\b/, ['kB']],
  [/\bs\b/, ['min']],
  [/\bUSD\b/, ['EUR']],
];

const changeNumber = ({ line, quantity: { text } }: Place, random: Random): Edit => {
  const [number] = digits.exec(text) ?? [];
  return number === undefined
    ? undefined
    : { line, from: text, to: text.replace(number, otherNumber(number, random)) };
};

const ofKind = (places: readonly Place[], ...kinds: string[]): Place[] =>
  places.filter(({ quantity }) => kinds.includes(quantity.kind));

/** Dates and versions near others of their kind. */
function changeVersion({ line, quantity: { kind, text } }: Place, random: Random): Edit {
  if (kind === 'date') {
    const year = /\d{4}/.exec(text)?.[0];
    const to =
      year !== undefined && random.chance(0.5)
        ? text.replace(year, String(Number(year) + random.pick([-1, 1])))
        : text.replace(/\b\d{1,2}\b/, (day) => String((Number(day) % 27) + random.int(1, 3)));
    return { line, from: text, to };
  }
  const parts = text.split('.');
  const at = random.pick(parts.map((_, index) => index).filter((index) => /^\d+$/.test(parts[index] ?? '')));
  parts[at] = String(Math.max(0, Number(parts[at]) + random.pick([-1, 1, 2])));
  return { line, from: text, to: parts.join('.') };
}

/** Lines outside fences with what a pattern finds in them. */
function* inLines(source: Source, pattern: RegExp): Generator<{ line: number; found: string; all: string }> {
  let isCode = false;
  for (const [index, all] of parseSource(source.file).text.split('\n').entries()) {
    if (/^\s*(?:```|~~~)/.test(all)) isCode = !isCode;
    if (isCode) continue;
    for (const [found] of all.matchAll(pattern)) yield { line: index + 1, found, all };
  }
}

const spoiled = (value: string, random: Random): string =>
  random.pick([
    `${value}s`,
    `${value}_id`,
    value.replace(/[aeiou]([a-z])/i, '$1'),
    value.replace(/e?d?$/, 'ing'),
    `is_${value}`,
    value.replace(/_?[a-z]+$/i, '_type'),
  ]);

/** Up to `count` pages whose drawing has another number. */
function drawFigures(random: Random, count: number): Mutation[] {
  const all = pages().flatMap((source) => {
    const { tree, text } = parseSource(source.file);
    return figuresOf(tree)
      .filter(({ hasResults }) => !hasResults)
      .flatMap(({ name }) => {
        const svg = readFigure(name);
        return figurePassages(svg, '').flatMap((passage) =>
          quantitiesOf(passage.typed)
            .filter(({ text: said }) => /\d/.test(said) && svg.split(said).length === 2)
            .map((quantity) => ({ source, text, name, svg, quantity })),
        );
      });
  });
  return random
    .shuffle(all)
    .map(({ source, text, name, svg, quantity }) => {
      const [number = ''] = /\d[\d,]*(?:\.\d+)?(?=\D*$)/.exec(quantity.text) ?? [];
      const to = quantity.text.replace(new RegExp(`${number}(?=\\D*$)`), otherNumber(number, random));
      const what = `${figureFile(name)}: ${quantity.text} becomes ${to}`;
      return { kind: 'figure', source, text, what, figure: { name, svg: svg.replace(quantity.text, to) } };
    })

    .filter(({ figure }) => figure.svg !== readFigure(figure.name))
    .slice(0, count);
}

/** Kinds of lies, in the order in which they are drawn. */
export const literalMutationKinds = [
  'limit or amount',
  'window or duration',
  'unit',
  'fact typed wrong',
  'enum value',
  'version or date of a release',
  'one of two places',
  'role, permission or plan',
  'figure',
] as const;

type LiteralKind = (typeof literalMutationKinds)[number];

/** Up to `count` wrong pages of each kind. */
export function drawMutations(random: Random, count: number): Mutation[] {
  const places = allPlaces();
  const made: Mutation[] = [];
  const draw = <T>(
    kind: LiteralKind,
    all: readonly T[],
    sourceOf: (item: T) => Source,
    edit: (item: T) => Edit,
  ) => {
    let drawn = 0;
    for (const item of random.shuffle(all)) {
      if (drawn === count) return;
      const change = edit(item);
      const source = sourceOf(item);
      const text = change && edited(source, change);
      if (change === undefined || text === undefined) continue;
      try {
        parsePage(source.file, text);
      } catch {
        continue;
      }
      drawn += 1;
      made.push({
        kind,
        source,
        text,
        what: `${source.file}:${change.line}: ${change.from} becomes ${change.to}`,
      });
    }
  };
  const ofPlace = ({ source }: Place): Source => source;

  const said = ofKind(places, 'count', 'size', 'money', 'percent').filter(({ quantity }) =>
    /\d/.test(quantity.text),
  );
  draw('limit or amount', said, ofPlace, (place) => changeNumber(place, random));

  const times = ofKind(places, 'time', 'calendar').filter(({ quantity }) => /\d/.test(quantity.text));
  draw('window or duration', times, ofPlace, (place) => changeNumber(place, random));

  const withUnits = ofKind(places, 'time', 'size', 'money').filter(({ quantity }) =>
    otherUnits.some(([unit]) => unit.test(quantity.text)),
  );
  draw('unit', withUnits, ofPlace, ({ line, quantity: { text } }) => {
    const [unit, others] = otherUnits.find(([pattern]) => pattern.test(text)) ?? [];
    return unit && others && { line, from: text, to: text.replace(unit, random.pick(others)) };
  });

  const limits = loadLimits();
  const facts = pages().flatMap((source) =>
    [...inLines(source, /<Fact id="[^"]+" \/>/g)].map(({ line, found }) => ({ source, line, found })),
  );
  draw(
    'fact typed wrong',
    facts,
    ({ source }) => source,
    ({ line, found }) => {
      const text = limits.find(({ key }) => found.includes(`"${key}"`))?.text ?? '';
      const [number] = digits.exec(text) ?? [];
      const to = number === undefined ? text : text.replace(number, otherNumber(number, random));
      return to === text ? undefined : { line, from: found, to };
    },
  );

  const members = new Set(loadEnums().flatMap(({ values }) => values.map(({ value }) => value)));
  const values = pages().flatMap((source) =>
    [...inLines(source, /`[a-z][a-z_]+`/gi)]
      .filter(({ found }) => members.has(found.slice(1, -1)))
      .map(({ line, found }) => ({ source, line, found })),
  );
  draw(
    'enum value',
    values,
    ({ source }) => source,
    ({ line, found }) => ({ line, from: found, to: `\`${spoiled(found.slice(1, -1), random)}\`` }),
  );

  const { versions, releases } = loadSdkReleases();
  const dated = new Set([
    ...versions.flatMap(({ released, stateDate }) => [released, stateDate]),
    ...releases.map(({ date }) => date),
  ]);
  const versioned = places.filter(
    ({ quantity: { kind, value } }) =>
      (kind === 'version' && !value.endsWith('.x')) || (kind === 'date' && dated.has(value)),
  );
  draw('version or date of a release', versioned, ofPlace, (place) => changeVersion(place, random));

  const twice = places.filter(
    ({ source, quantity }) =>
      /\d/.test(quantity.text) &&
      !['version', 'date', 'clock', 'name'].includes(quantity.kind) &&
      places.filter((other) => other.source.file === source.file && other.quantity.text === quantity.text)
        .length > 1,
  );
  draw('one of two places', twice, ofPlace, (place) => changeNumber(place, random));

  const roles = loadRoles();
  const names = roles.roles.map(({ name }) => name);
  const keys = roles.permissions.map(({ key }) => key);
  const people = pages()
    .filter(({ instance, version }) => instance !== 'blog' && version !== 'classic')
    .flatMap((source) =>
      [
        ...inLines(
          source,
          new RegExp(
            `(?<![A-Z]\\w+ (?:for )?)\\b(?:${names.join('|')})s?\\b|\`(?:${keys.join('|').replaceAll('.', '\\.')})\`|\\b(?:Pro|Core)\\b(?= plan)`,
            'g',
          ),
        ),
      ].map(({ line, found, all }) => ({ source, line, found, all })),
    )
    // A package manager, and a role of another product; names such as Ads Manager are left out by the pattern.
    .filter(
      ({ all }) => !/^(?:title|keywords):|Package Manager|Storage Object|In Google Analytics/.test(all),
    );
  draw(
    'role, permission or plan',
    people,
    ({ source }) => source,
    ({ line, found }) => {
      const plural = /s$/.test(found) ? 's' : '';
      const bare = found.replace(/s$/, '');
      const to = /^`/.test(found)
        ? `\`${random.pick(keys.filter((key) => !found.includes(key)))}\``
        : found === 'Pro'
          ? 'Core'
          : found === 'Core'
            ? 'Pro'
            : `${random.pick(names.filter((name) => name !== bare))}${plural}`;
      return { line, from: found, to };
    },
  );
  made.push(...drawFigures(random, count));
  return made;
}

const sentences: readonly string[] = [
  'Most teams do this once and forget about it.',
  'Ask a colleague if you are not sure.',
  'This is the usual way.',
  'Take your time with it.',
  'The order does not matter here.',
  'You can come back to this page at any time.',
  'It is easy to miss on a small screen.',
  'Nothing else changes.',
  'Keep this in mind when you compare.',
  'That is why many teams start here.',
];

const rewordings: readonly (readonly [RegExp, string])[] = [
  [/\byou can\b/, 'you are able to'],
  [/\bbecause\b/, 'since'],
  [/\bso that\b/, 'so'],
  [/\bfor example\b/i, 'for instance'],
  [/\bneed\b/, 'require'],
  [/\bshows\b/, 'displays'],
  [/\bget\b/, 'receive'],
  [/\bat once\b/, 'immediately'],
  [/\bonly if\b/, 'just when'],
  [/\bbefore\b/, 'ahead of the moment when'],
];

/** Right pages that say the same in another way, or more without a fact. */
export function drawHarmless(random: Random, count: number): Mutation[] {
  const made: Mutation[] = [];
  const all = pages();
  // Words in quotation marks are those of the dashboard.
  const paragraph = /^[A-Z][^|<>{}"]{60,}\.$/;
  const kinds = {
    'a new sentence': (lines: string[]): boolean => {
      const at = random.pick(lines.map((_, index) => index));
      if (!paragraph.test(lines[at] ?? '')) return false;
      lines[at] = `${lines[at] ?? ''} ${random.pick(sentences)}`;
      return true;
    },
    'other words': (lines: string[]): boolean => {
      const at = random.pick(lines.map((_, index) => index));
      const [from, to] = random.pick(rewordings);
      if (!paragraph.test(lines[at] ?? '') || !from.test(lines[at] ?? '')) return false;
      lines[at] = (lines[at] ?? '').replace(from, to);
      return true;
    },
    'another order': (lines: string[]): boolean => {
      const at = random.int(0, lines.length - 2);
      const [one = '', other = ''] = [lines[at], lines[at + 1]];
      if (!/^- /.test(one) || !/^- /.test(other)) return false;
      [lines[at], lines[at + 1]] = [other, one];
      return true;
    },
  };
  for (const [kind, change] of Object.entries(kinds)) {
    let drawn = 0;
    for (let tries = 0; drawn < count && tries < 20_000; tries += 1) {
      const source = random.pick(all);
      const lines = parseSource(source.file).text.split('\n');
      const start = lines.indexOf('---', 1) + 1;
      const head = lines.splice(0, start);
      if (lines.length < 3 || !change(lines)) continue;
      drawn += 1;
      made.push({ kind, source, text: [...head, ...lines].join('\n'), what: source.file });
    }
  }
  return made;
}
