/** Lies about facts on pages and in their drawings. Each is drawn by its line, so an edit of a page changes few of them. */
import { figureFile, figurePassages, figuresOf, readFigure } from '../../checks/content/literals/figures';
import { isPosition, quantitiesOf, type Quantity } from '../../checks/content/literals/numbers';
import { passagesOf, type Passage } from '../../checks/content/literals/passages';
import type { WrittenPage } from '../../checks/page-checks';
import { withEdit } from '../../lib/cache/inputs';
import { loadEnums } from '../../lib/facts/enums';
import { loadLimits, loadSdkReleases } from '../../lib/facts/load';
import { roleNames } from '../../lib/facts/roles';
import { parsePage } from '../../lib/markdown/sources';
import { Random } from '../../lib/random';
import { literalSource } from '../../lib/text/pattern';
import { Draw } from './draw';
import { once, onPage, pages, saidOf, type Kind, type Mutant, type TextEdit } from './kit';

/** Something in a line of a page that could be wrong. */
interface Spot {
  page: WrittenPage;
  line: number;
  found: string;
}

/** A number of a page with the line and the passage that it is in. */
export interface Typed extends Spot {
  quantity: Quantity;
  passage: Passage;
}

/** Something else in the place of what a page says; undefined if there is nothing. */
type Change<S extends Spot> = (
  spot: S,
  random: Random,
  choice: (names: readonly string[]) => string,
) => string | undefined;

/** The checks that read what pages say of facts and people. */
const fitting = ['typed numbers', 'literals', 'dashboard', 'typed roles and claims', 'other versions'];

export const written = once(() => pages().filter(({ source }) => source.instance !== 'pages'));

const lineOf = ({ page, line }: Spot): string => page.text.split('\n')[line - 1] ?? '';

/** The change of a line, if the text is in it once and is not part of a longer number or name. */
function edited({ page, line, found: from }: Spot, to: string | undefined): TextEdit | undefined {
  const lines = page.text.split('\n');
  const here = lines[line - 1] ?? '';
  const found = new RegExp(`(?<![\\w.,"/-])${literalSource(from)}(?![\\w"])`, 'g');
  if (to === undefined || from === to || here.match(found)?.length !== 1) return undefined;
  const text = lines
    .with(
      line - 1,
      here.replace(found, () => to),
    )
    .join('\n');
  try {
    parsePage(page.source.file, text);
  } catch {
    return undefined;
  }
  return { file: page.source.file, line, from, to, text };
}

/** Lies of a kind: what is in `spots` becomes something else. */
export const kindOf = <S extends Spot>(
  kind: string,
  spots: () => readonly S[],
  change: Change<S>,
  { className = 'numbers', judges = fitting } = {},
): Kind => ({
  class: className,
  kind,
  draw: (seed, count) => {
    const chance = new Draw(`${seed} literals ${kind}`);
    const keyOf = (spot: Spot): string => `${spot.found} ${lineOf(spot)}`;
    const made: Mutant[] = [];
    for (const spot of chance.shuffle(spots(), keyOf)) {
      if (made.length === count) break;
      const key = keyOf(spot);
      const choice = (names: readonly string[]): string => chance.pick(names, key) ?? spot.found;
      const edit = edited(spot, change(spot, new Random(`${chance.seed} ${key}`), choice));
      if (edit) made.push(onPage(spot.page, edit, judges));
    }
    return made;
  },
});

/** Numbers in the running text of all pages. */
export const typed = once((): Typed[] => {
  const facts = new Map(loadLimits().map(({ key, text }) => [key, text]));
  return written().flatMap((page) =>
    passagesOf(page.tree, page.frontMatter, (id) => facts.get(id) ?? '').flatMap((passage) =>
      quantitiesOf(passage.typed)
        .filter((quantity) => !isPosition(quantity, passage))
        .map((quantity) => ({
          page,
          quantity,
          passage,
          line: passage.lineAt(quantity.start),
          found: quantity.text,
        })),
    ),
  );
});

/** What readers see of a fact that a page shows. */
const shownBy = ({ found }: Spot): string =>
  loadLimits().find(({ key }) => found.includes(`"${key}"`))?.text ?? '';

/** Facts that pages show by component. */
const facts = once((): Spot[] => written().flatMap((page) => inLines(page, /<Fact id="[^"]+" \/>/g)));

/** Numbers of some kinds that have what a pattern finds, typed or shown by component: a writer may get either wrong. */
const ofKinds = (kinds: readonly string[], pattern: RegExp) => (): Spot[] => [
  ...typed().filter(({ quantity, found }) => kinds.includes(quantity.kind) && pattern.test(found)),
  ...facts().filter((spot) => {
    const text = shownBy(spot);
    return pattern.test(text) && kinds.includes(quantitiesOf(text)[0]?.kind ?? '');
  }),
];

/** What a pattern finds in lines outside fences. */
export const inLines = (page: WrittenPage, pattern: RegExp): Spot[] => {
  let isCode = false;
  return page.text.split('\n').flatMap((line, index) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    return isCode ? [] : [...line.matchAll(pattern)].map(([found]) => ({ page, line: index + 1, found }));
  });
};

const number = /\d[\d,]*(?:\.\d+)?/;

/** Another number as a writer could mistype or misremember it. */
function otherNumber(said: string, random: Random): string {
  const value = Number(said.replaceAll(',', ''));
  const decimals = said.split('.')[1]?.length ?? 0;
  const step = 10 ** -decimals;
  const other = random.pick([value * 2, value / 2, value * 10, value + step, value + 5 * step, value * 3]);
  const rounded = Math.max(step, Number((Math.round(other / step) * step).toFixed(decimals)));
  return rounded.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    useGrouping: said.includes(',') || rounded >= 10_000,
  });
}

/** What a spot says: the words of a component, or what is typed. */
const said = (spot: Spot): string => shownBy(spot) || spot.found;

const changeNumber = (spot: Spot, random: Random): string =>
  said(spot).replace(number, (own) => otherNumber(own, random));

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

const anyUnit = new RegExp(otherUnits.map(([unit]) => unit.source).join('|'));

function changeUnit(spot: Spot, random: Random): string | undefined {
  const [unit, others] = otherUnits.find(([pattern]) => pattern.test(said(spot))) ?? [];
  return unit && others && said(spot).replace(unit, random.pick(others));
}

function changeFact(spot: Spot, random: Random): string | undefined {
  const text = shownBy(spot);
  const to = text.replace(number, (own) => otherNumber(own, random));
  return to === text ? undefined : to;
}

const enumValues = (): Spot[] => {
  const members = new Set(loadEnums().flatMap(({ values }) => values.map(({ value }) => `\`${value}\``)));
  return written().flatMap((page) =>
    inLines(page, /`[a-z][a-z_]+`/gi).filter(({ found }) => members.has(found)),
  );
};

function changeValue({ found }: Spot, random: Random): string {
  const value = found.slice(1, -1);
  const wrong = random.pick([
    `${value}s`,
    `${value}_id`,
    value.replace(/[aeiou]([a-z])/i, '$1'),
    value.replace(/e?d?$/, 'ing'),
    `is_${value}`,
    value.replace(/_?[a-z]+$/i, '_type'),
  ]);
  return `\`${wrong}\``;
}

const versionsAndDates = (): Typed[] => {
  const { versions, releases } = loadSdkReleases();
  const dates = new Set([
    ...versions.flatMap(({ released, stateDate }) => [released, stateDate]),
    ...releases.map(({ date }) => date),
  ]);
  return typed().filter(
    ({ quantity: { kind, value } }) =>
      (kind === 'version' && !value.endsWith('.x')) || (kind === 'date' && dates.has(value)),
  );
};

/** Dates and versions near others of their kind. */
function changeVersion({ found, quantity: { kind } }: Typed, random: Random): string {
  if (kind === 'date') {
    const year = /\d{4}/.exec(found)?.[0];
    return year !== undefined && random.chance(0.5)
      ? found.replace(year, String(Number(year) + random.pick([-1, 1])))
      : found.replace(/\b\d{1,2}\b/, (day) => String((Number(day) % 27) + random.int(1, 3)));
  }
  const parts = found.split('.');
  const at = random.pick([...parts.keys()].filter((index) => /^\d+$/.test(parts[index] ?? '')));
  return parts.with(at, String(Math.max(0, Number(parts[at]) + random.pick([-1, 1, 2])))).join('.');
}

/** Numbers that a page says more than once. */
const saidTwice = (): Typed[] =>
  typed().filter(
    ({ page, quantity: { kind, text } }) =>
      /\d/.test(text) &&
      !['version', 'date', 'clock', 'name'].includes(kind) &&
      typed().filter((other) => other.page === page && other.quantity.text === text).length > 1,
  );

/** Roles and plans that pages show. */
const roleSpots = (): Spot[] => written().flatMap((page) => inLines(page, /<(?:Roles|Plan) [^>]+\/>/g));

/** The same, typed. */
const typeRole: Change<Spot> = ({ found }, _, choice) =>
  found.startsWith('<Plan') ? 'Core plan' : choice(roleNames().flatMap((name) => [name, `${name}s`]));

/** Drawings with another number. */
const figureKind: Kind = {
  class: 'figures',
  kind: 'figure',
  draw: (seed, count) => {
    const draw = new Draw(`${seed} literals figure`);
    const all = written().flatMap((page) =>
      figuresOf(page.tree)
        .filter(({ hasResults }) => !hasResults)
        .flatMap(({ name }) => {
          const svg = readFigure(name);
          return figurePassages(svg, '').flatMap((passage) =>
            quantitiesOf(passage.typed)
              .filter(({ text }) => /\d/.test(text) && svg.split(text).length === 2)
              .map(({ text: from }) => ({ page, name, svg, from, key: `${from} ${passage.typed}` })),
          );
        }),
    );
    return draw
      .shuffle(all, ({ key }) => key)
      .map(({ page, name, svg, from, key }) => {
        const random = new Random(`${draw.seed} ${key}`);
        const to = from.replace(/\d[\d,]*(?:\.\d+)?(?=\D*$)/, (own) => otherNumber(own, random));
        const file = figureFile(name);
        const found = () =>
          withEdit(
            file,
            svg.replace(from, to),
            async () => (await saidOf(page, page.text, fitting)).length > 0,
          );
        return { file, line: 1, from, to, found };
      })
      .filter(({ from, to }) => from !== to)
      .slice(0, count);
  },
};

export const literalKinds: readonly Kind[] = [
  kindOf('limit or amount', ofKinds(['count', 'size', 'money', 'percent'], /\d/), changeNumber),
  kindOf('window or duration', ofKinds(['time', 'calendar'], /\d/), changeNumber),
  kindOf('unit', ofKinds(['time', 'size', 'money'], anyUnit), changeUnit),
  kindOf('fact typed wrong', facts, changeFact),
  kindOf('enum value', enumValues, changeValue),
  kindOf('version or date of a release', versionsAndDates, changeVersion),
  kindOf('one of two places', saidTwice, changeNumber),
  kindOf('role or plan', roleSpots, typeRole, { className: 'people and product' }),
  figureKind,
];
