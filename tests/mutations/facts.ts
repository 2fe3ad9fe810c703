/** Lies about facts on pages and in their drawings. Each is drawn by its line, so an edit of a page changes few of them. */
import { figureFile, figuresOf, labelsOf, readFigure } from '../../checks/content/figures';
import type { WrittenPage } from '../../checks/page-checks';
import { withEdit } from '../../lib/cache/inputs';
import { boundedText } from '../../lib/facts/bounds';
import { loadEnums } from '../../lib/facts/enums';
import { factForm } from '../../lib/facts/forms';
import { loadLimits, loadSdkReleases } from '../../lib/facts/load';
import { roleNames } from '../../lib/facts/roles';
import { parsePage } from '../../lib/markdown/sources';
import { Random } from '../../lib/random';
import { literalSource } from '../../lib/text/pattern';
import { secondsOfUnit } from '../../lib/text/units';
import { Draw } from './draw';
import {
  once,
  onPage,
  otherNumber as anotherNumber,
  pages,
  saidOf,
  type Kind,
  type Mutant,
  type TextEdit,
} from './kit';

/** Something in a line of a page that could be wrong. */
interface Spot {
  page: WrittenPage;
  line: number;
  found: string;
}

/** Something else in the place of what a page says; undefined if there is nothing. */
type Change = (
  spot: Spot,
  random: Random,
  choice: (names: readonly string[]) => string,
) => string | undefined;

/** The checks that read what pages say of facts and people. */
const fitting = [
  'typed numbers',
  'names in code',
  'drawings',
  'dashboard',
  'typed roles and claims',
  'other versions',
];

const written = once(() => pages().filter(({ source }) => source.instance !== 'pages'));

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
const kindOf = (
  kind: string,
  spots: () => readonly Spot[],
  change: Change,
  { className = 'numbers', judges = fitting } = {},
): Kind => ({
  class: className,
  kind,
  draw: (seed, count) => {
    const chance = new Draw(`${seed} facts ${kind}`);
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

/** What readers see of a fact that a page shows. */
function shownBy({ found }: Spot): string {
  const [id = '', form, show] = ['id', 'as', 'show'].map(
    (name) => new RegExp(` ${name}="([^"]+)"`).exec(found)?.[1],
  );
  const fact = loadLimits().find(({ key }) => key === id);
  if (!fact) return '';
  return form ? factForm(fact, form) : show === 'bound' ? boundedText(fact) : fact.text;
}

/** What a pattern finds in lines outside fences. */
const inLines = (page: WrittenPage, pattern: RegExp): Spot[] => {
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

/** Facts that pages show by component, with a number. */
const facts = once((): Spot[] =>
  written()
    .flatMap((page) => inLines(page, /<Fact id="[^"]+"[^>]*\/>/g))
    .filter((spot) => number.test(shownBy(spot))),
);

/** Units of time, in any form. */
const isTime = (spot: Spot): boolean =>
  secondsOfUnit(/\p{L}+$/u.exec(shownBy(spot))?.[0] ?? '') !== undefined;

const typeWrong: Change = (spot, random) => shownBy(spot).replace(number, (own) => otherNumber(own, random));

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

const typeOtherUnit: Change = (spot, random) => {
  const [unit, others] = otherUnits.find(([pattern]) => pattern.test(shownBy(spot))) ?? [];
  return unit && others && shownBy(spot).replace(unit, random.pick(others));
};

/** Words that bound the fact after them, with others that say the contrary. */
const bounds: Readonly<Record<string, string>> = {
  'at most': 'at least',
  'up to': 'at least',
  'at least': 'at most',
  'no more than': 'at least',
};

const bounded = (): Spot[] =>
  written().flatMap((page) =>
    inLines(page, new RegExp(`\\b(?:${Object.keys(bounds).join('|')}) <Fact id="[^"]+"[^>]*/>`, 'gi')),
  );

const turnBound: Change = ({ found }) =>
  found.replace(/^(.*?)(?= <)/, (words) => bounds[words.toLowerCase()] ?? words);

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

/** Releases of the SDK that pages type, by their version: `6.0.`. */
const releases = (): Spot[] => {
  const known = new Set(loadSdkReleases().releases.map(({ release }) => release));
  return written().flatMap((page) =>
    inLines(page, /(?<![\w.`/-])\d+\.\d+\.\d+(?![\w`]|\.\d)/g).filter(({ found }) => known.has(found)),
  );
};

/** A patch that there never was. */
const otherPatch: Change = ({ found }, random) => found.replace(/\d+$/, () => String(random.int(12, 30)));

const cited = (pattern: RegExp) => (): Spot[] => written().flatMap((page) => inLines(page, pattern));

const wrongDigit: Change = ({ found }) => anotherNumber(found);

/** Roles and plans that pages show. */
const roleSpots = (): Spot[] => written().flatMap((page) => inLines(page, /<(?:Roles|Plan) [^>]+\/>/g));

/** The same, typed. */
const typeRole: Change = ({ found }, _, choice) =>
  found.startsWith('<Plan') ? 'Core plan' : choice(roleNames().flatMap((name) => [name, `${name}s`]));

/** `{short:a.b}` as the element that shows the same. */
const placeholder = (_: string, form: string, key: string): string =>
  form === 'fact' ? `<Fact id="${key}" />` : `<Fact id="${key}" as="${form}" />`;

/** Drawings with another number. */
const figureKind: Kind = {
  class: 'figures',
  kind: 'figure',
  draw: (seed, count) => {
    const draw = new Draw(`${seed} figure`);
    const all = written().flatMap((page) =>
      figuresOf(page.tree)
        .filter(({ hasResults }) => !hasResults)
        .flatMap(({ name }) => {
          const svg = readFigure(name);
          return labelsOf(svg).flatMap(({ text }) =>
            [
              ...text.matchAll(
                /\{[a-z]+:[^}]+\}|(?:[A-Z][a-z]{2,8} )?(?<![\w./:=-])\d[\d,:]*(?! ?[x\w])(?: [a-z]+)?/g,
              ),
            ]
              .map(([from]) => from)
              .filter((from) => svg.split(from).length === 2)
              .map((from) => ({ page, name, svg, from, key: `${from} ${text}` })),
          );
        }),
    );
    return draw
      .shuffle(all, ({ key }) => key)
      .map(({ page, name, svg, from, key }) => {
        const random = new Random(`${draw.seed} ${key}`);
        const said = shownBy({ page, line: 1, found: from.replace(/^\{(\w+):(.*)\}$/, placeholder) }) || from;
        const to = said.replace(/\d[\d,]*(?:\.\d+)?(?=\D*$)/, (own) => otherNumber(own, random));
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

export const factKinds: readonly Kind[] = [
  kindOf('limit or amount', () => facts().filter((spot) => !isTime(spot)), typeWrong),
  kindOf('window or duration', () => facts().filter(isTime), typeWrong),
  kindOf(
    'unit',
    () => facts().filter((spot) => otherUnits.some(([unit]) => unit.test(shownBy(spot)))),
    typeOtherUnit,
  ),
  kindOf('bound', bounded, turnBound, { judges: ['facts'] }),
  kindOf('enum value', enumValues, changeValue),
  kindOf('release', releases, otherPatch),
  kindOf('a cited number', cited(/(?<=<Cite\b[^>]*>[^<]*)(?<![\w.,])\d[\d,]*(?:\.\d+)?(?!\w)/g), wrongDigit, {
    judges: ['results'],
  }),
  kindOf(
    'a computation',
    cited(/(?<=<Cite\b[^>]*>[^<]*[×÷+−=≈/] )(?<![\w.,])\d[\d,]*(?:\.\d+)?(?!\w)/g),
    wrongDigit,
    { judges: ['results'] },
  ),
  kindOf('role or plan', roleSpots, typeRole, { className: 'people and product' }),
  figureKind,
];
