/**
 * Wrong pages made from right ones: what the check of literals lets through is measured with them. A seed decides which
 * ones are drawn, each by its line, so an edit of a page changes few of them.
 */
import { loadEnums } from '../../../lib/facts/enums';
import { loadLimits, loadRoles, loadSdkReleases } from '../../../lib/facts/load';
import { listSources, parsePage, parseSource, type Source } from '../../../lib/markdown/sources';
import { Random } from '../../../lib/random';
import { literalSource } from '../../../lib/text/pattern';
import { Draw } from '../../sampling';
import { figureFile, figurePassages, figuresOf, readFigure } from './figures';
import { isPosition, quantitiesOf, type Quantity } from './numbers';
import { passagesOf } from './passages';

/** Something in a line of a page that could be wrong. */
interface Spot {
  source: Source;
  line: number;
  found: string;
}

/** A number of a page with the line that it is in. */
interface Place extends Spot {
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

const pages = (): Source[] =>
  listSources().filter(({ generated, instance }) => !generated && instance !== 'pages');

const lineOf = ({ file }: Source, line: number): string => parseSource(file).text.split('\n')[line - 1] ?? '';

/** The page with the change in a line, if the text is in it once and is not part of a longer number or name. */
function edited(
  source: Source,
  { line, from, to }: { line: number; from: string; to: string },
): string | undefined {
  const { text } = parseSource(source.file);
  const lines = text.split('\n');
  const here = lines[line - 1] ?? '';
  const found = new RegExp(`(?<![\\w.,"/-])${literalSource(from)}(?![\\w"])`, 'g');
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
        .map((quantity) => ({
          source,
          quantity,
          line: passage.lineAt(quantity.start),
          found: quantity.text,
        })),
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

const changeNumber = ({ found }: Place, random: Random): string | undefined => {
  const [number] = digits.exec(found) ?? [];
  return number === undefined ? undefined : found.replace(number, otherNumber(number, random));
};

const ofKind = (places: readonly Place[], ...kinds: string[]): Place[] =>
  places.filter(({ quantity }) => kinds.includes(quantity.kind));

/** Dates and versions near others of their kind. */
function changeVersion({ found, quantity: { kind } }: Place, random: Random): string {
  if (kind === 'date') {
    const year = /\d{4}/.exec(found)?.[0];
    return year !== undefined && random.chance(0.5)
      ? found.replace(year, String(Number(year) + random.pick([-1, 1])))
      : found.replace(/\b\d{1,2}\b/, (day) => String((Number(day) % 27) + random.int(1, 3)));
  }
  const parts = found.split('.');
  const at = random.pick(parts.map((_, index) => index).filter((index) => /^\d+$/.test(parts[index] ?? '')));
  parts[at] = String(Math.max(0, Number(parts[at]) + random.pick([-1, 1, 2])));
  return parts.join('.');
}

/** Lines outside fences with what a pattern finds in them. */
function* inLines(source: Source, pattern: RegExp): Generator<Spot> {
  let isCode = false;
  for (const [index, all] of parseSource(source.file).text.split('\n').entries()) {
    if (/^\s*(?:```|~~~)/.test(all)) isCode = !isCode;
    if (isCode) continue;
    for (const [found] of all.matchAll(pattern)) yield { source, line: index + 1, found };
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
function drawFigures(draw: Draw, count: number): Mutation[] {
  const all = pages().flatMap((source) => {
    const { tree, text } = parseSource(source.file);
    return figuresOf(tree)
      .filter(({ hasResults }) => !hasResults)
      .flatMap(({ name }) => {
        const svg = readFigure(name);
        return figurePassages(svg, '').flatMap((passage) =>
          quantitiesOf(passage.typed)
            .filter(({ text: said }) => /\d/.test(said) && svg.split(said).length === 2)
            .map((quantity) => ({
              source,
              text,
              name,
              svg,
              quantity,
              key: `${quantity.text} ${passage.typed}`,
            })),
        );
      });
  });
  return draw
    .shuffle(all, ({ key }) => key)
    .map(({ source, text, name, svg, quantity, key }) => {
      const [number = ''] = /\d[\d,]*(?:\.\d+)?(?=\D*$)/.exec(quantity.text) ?? [];
      const other = otherNumber(number, new Random(`${draw.seed} ${key}`));
      const to = quantity.text.replace(new RegExp(`${number}(?=\\D*$)`), other);
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

/** Roles and such in the names of other products. */
const ofOthers = ['Ads Manager', 'Package Manager', 'Object Viewer', 'Meta for Developers'];

/** Roles, permissions and plans; the longest match wins, so what is in a name of another product is not taken for a role. */
function rolesPattern(names: readonly string[], keys: readonly string[]): RegExp {
  const permissions = keys.map(literalSource).join('|');
  return new RegExp(
    `${ofOthers.join('|')}|\\b(?:${names.join('|')})s?\\b|\`(?:${permissions})\`|\\b(?:Pro|Core)\\b(?= plan)`,
    'g',
  );
}

/** Up to `count` wrong pages of each kind. */
export function drawMutations(seed: string, count: number): Mutation[] {
  const places = allPlaces();
  const made: Mutation[] = [];
  const draw = <S extends Spot>(
    kind: LiteralKind,
    all: readonly S[],
    edit: (spot: S, random: Random, choice: (names: readonly string[]) => string) => string | undefined,
  ) => {
    const chance = new Draw(`${seed} ${kind}`);
    const keyOf = ({ source, line, found }: Spot): string => `${found} ${lineOf(source, line)}`;
    let drawn = 0;
    for (const spot of chance.shuffle(all, keyOf)) {
      if (drawn === count) return;
      const key = keyOf(spot);
      const { source, line, found: from } = spot;
      const to = edit(spot, new Random(`${chance.seed} ${key}`), (names) => chance.pick(names, key) ?? from);
      const text = to === undefined ? undefined : edited(source, { line, from, to });
      if (to === undefined || text === undefined) continue;
      try {
        parsePage(source.file, text);
      } catch {
        continue;
      }
      drawn += 1;
      made.push({ kind, source, text, what: `${source.file}:${line}: ${from} becomes ${to}` });
    }
  };

  const said = ofKind(places, 'count', 'size', 'money', 'percent').filter(({ found }) => /\d/.test(found));
  draw('limit or amount', said, changeNumber);

  const times = ofKind(places, 'time', 'calendar').filter(({ found }) => /\d/.test(found));
  draw('window or duration', times, changeNumber);

  const withUnits = ofKind(places, 'time', 'size', 'money').filter(({ found }) =>
    otherUnits.some(([unit]) => unit.test(found)),
  );
  draw('unit', withUnits, ({ found }, random) => {
    const [unit, others] = otherUnits.find(([pattern]) => pattern.test(found)) ?? [];
    return unit && others && found.replace(unit, random.pick(others));
  });

  const limits = loadLimits();
  const facts = pages().flatMap((source) => [...inLines(source, /<Fact id="[^"]+" \/>/g)]);
  draw('fact typed wrong', facts, ({ found }, random) => {
    const text = limits.find(({ key }) => found.includes(`"${key}"`))?.text ?? '';
    const [number] = digits.exec(text) ?? [];
    const to = number === undefined ? text : text.replace(number, otherNumber(number, random));
    return to === text ? undefined : to;
  });

  const members = new Set(loadEnums().flatMap(({ values }) => values.map(({ value }) => value)));
  const values = pages().flatMap((source) =>
    [...inLines(source, /`[a-z][a-z_]+`/gi)].filter(({ found }) => members.has(found.slice(1, -1))),
  );
  draw('enum value', values, ({ found }, random) => `\`${spoiled(found.slice(1, -1), random)}\``);

  const { versions, releases } = loadSdkReleases();
  const dated = new Set([
    ...versions.flatMap(({ released, stateDate }) => [released, stateDate]),
    ...releases.map(({ date }) => date),
  ]);
  const versioned = places.filter(
    ({ quantity: { kind, value } }) =>
      (kind === 'version' && !value.endsWith('.x')) || (kind === 'date' && dated.has(value)),
  );
  draw('version or date of a release', versioned, changeVersion);

  const twice = places.filter(
    ({ source, quantity }) =>
      /\d/.test(quantity.text) &&
      !['version', 'date', 'clock', 'name'].includes(quantity.kind) &&
      places.filter((other) => other.source.file === source.file && other.quantity.text === quantity.text)
        .length > 1,
  );
  draw('one of two places', twice, changeNumber);

  const roles = loadRoles();
  const names = roles.roles.map(({ name }) => name);
  const keys = roles.permissions.map(({ key }) => key);
  const people = pages()
    .filter(({ instance, version }) => instance !== 'blog' && version !== 'classic')
    .flatMap((source) => [...inLines(source, rolesPattern(names, keys))])
    .filter(
      ({ source, line, found }) =>
        !ofOthers.includes(found) && !/^(?:title|keywords):|In Google Analytics/.test(lineOf(source, line)),
    );
  draw('role, permission or plan', people, ({ found }, _, choice) => {
    if (/^`/.test(found)) return `\`${choice(keys.filter((key) => !found.includes(key)))}\``;
    if (found === 'Pro') return 'Core';
    if (found === 'Core') return 'Pro';
    const bare = found.replace(/s$/, '');
    return `${choice(names.filter((name) => name !== bare))}${/s$/.test(found) ? 's' : ''}`;
  });
  made.push(...drawFigures(new Draw(`${seed} figure`), count));
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

/** A sentence or more of running text in one line. */
const isParagraph = (line: string): boolean => /^[A-Z][^|<>{}]{60,}\.$/.test(line);

/** Where a line may be reworded: outside quotation marks, because what is between them is what the dashboard shows. */
function reworded(line: string, random: Random): string | undefined {
  const parts = line.split(/("[^"]*")/);
  const known = rewordings.filter(([from]) =>
    parts.some((part, index) => index % 2 === 0 && from.test(part)),
  );
  if (known.length === 0) return undefined;
  const [from, to] = random.pick(known);
  const at = parts.findIndex((part, index) => index % 2 === 0 && from.test(part));
  return parts.with(at, (parts[at] ?? '').replace(from, to)).join('');
}

/** Harmless changes of a line; the next one is given for changes of both. Undefined if there is none of that kind. */
const harmless: Readonly<
  Record<string, (line: string, next: string, random: Random) => readonly string[] | undefined>
> = {
  'a new sentence': (line, _, random) =>
    isParagraph(line) ? [`${line} ${random.pick(sentences)}`] : undefined,
  'other words': (line, _, random) => {
    const other = isParagraph(line) ? reworded(line, random) : undefined;
    return other === undefined ? undefined : [other];
  },
  'another order': (line, next) => (/^- /.test(line) && /^- /.test(next) ? [next, line] : undefined),
};

/** Right pages that say the same in another way, or more without a fact. */
export function drawHarmless(seed: string, count: number): Mutation[] {
  const all = pages().flatMap((source) => {
    const lines = parseSource(source.file).text.split('\n');
    const start = lines.indexOf('---', 1) + 1;
    return lines.slice(start).map((line, index) => ({ source, lines, at: start + index, line }));
  });
  return Object.entries(harmless).flatMap(([kind, change]) => {
    const draw = new Draw(`${seed} ${kind}`);
    const made: Mutation[] = [];
    for (const { source, lines, at, line } of draw.shuffle(all, (spot) => spot.line)) {
      if (made.length === count) break;
      const to = change(line, lines[at + 1] ?? '', new Random(`${draw.seed} ${line}`));
      if (to === undefined) continue;
      const text = lines.toSpliced(at, to.length, ...to).join('\n');
      made.push({ kind, source, text, what: `${source.file}:${at + 1}` });
    }
    return made;
  });
}
