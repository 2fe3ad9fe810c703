/**
 * Says in sentences what a picture of a screen shows, for those who don't see it: from the same scene, so it can't differ. It
 * follows the steps, as the reader does; what no step names comes after.
 */
import { wordList } from '../shared/word-list';
import type { Control } from './controls';
import type { Button, Scene, Stop } from './scene';

const openOf = (stops: readonly Stop[]): Stop | undefined => stops.find(({ open }) => open);

/** `Name is Harbor Tides`, `Sign is turned off`, `Logo is empty`. */
function state({ label, kind, value, problem }: Control): string {
  const now = kind === 'switch' ? `is turned ${value}` : value === '' ? 'is empty' : `is ${value}`;
  // A label may be the beginning of the sentence: "User id is".
  return `${label.replace(/ is$/, '')} ${now}${problem === '' ? '' : ` and has the message "${problem}"`}`;
}

const isSet = ({ value, kind, problem }: Control): boolean =>
  problem !== '' || (value !== '' && (kind !== 'switch' || value === 'on'));

/** What is ready to be selected or filled in, in one sentence each. */
function sentencesOf(controls: readonly Control[], buttons: readonly Button[]): string[] {
  const sentences: string[] = [];
  const set = controls.filter(isSet);
  const switches = controls.filter((one) => !isSet(one) && one.kind === 'switch');
  const empty = controls.filter((one) => !isSet(one) && one.kind !== 'switch');
  const be = ({ length }: readonly unknown[]): string => (length === 1 ? 'is' : 'are');
  if (set.length > 0) sentences.push(set.map(state).join('; '));
  if (switches.length > 0)
    sentences.push(`${wordList(switches.map(({ label }) => label))} ${be(switches)} turned off`);
  if (empty.length > 0) sentences.push(`${wordList(empty.map(({ label }) => label))} ${be(empty)} empty`);
  if (buttons.length > 0)
    sentences.push(
      `the ${wordList(buttons.map(({ label }) => label))} ${buttons.length === 1 ? 'button is' : 'buttons are'} shown`,
    );
  return sentences;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What belongs to each step, in the order of the steps. */
function bySteps({ filters, controls, buttons }: Scene): string[] {
  const inputs = [...filters, ...controls];
  const marks = [...new Set([...inputs, ...buttons].map(({ mark }) => mark))].filter(Boolean);
  return marks
    .sort((a, b) => Number(a) - Number(b))
    .map((mark) => {
      const own = <T extends { mark: string }>(all: readonly T[]): T[] =>
        all.filter((one) => one.mark === mark);
      return `For step ${mark}, ${sentencesOf(own(inputs), own(buttons)).join('; ')}.`;
    });
}

function frameOf({ classic, path, steps, tabs }: Scene): string {
  const { mark = '' } = path.at(-1) ?? {};
  const reached = mark === '' ? '' : `, opened in step ${mark}`;
  const name = path.map(({ label }) => label).join(' > ');
  const where = `The ${classic ? 'Classic ' : ''}${name} screen${reached}`;
  const step = openOf(steps);
  const tab = openOf(tabs);
  if (step) return `${where}, showing page ${steps.indexOf(step) + 1} of ${steps.length}: ${step.label}.`;
  return tab ? `${where}, with the ${tab.label} tab open.` : `${where}.`;
}

/** What the charts show that the table and the controls don't say. */
function chartsOf({ bars, groups, shades }: Scene): string[] {
  const drops = bars.slice(1).map(({ drop, label }) => `${drop} before ${label}`);
  const hatched = shades.flat().filter((look) => look === 'ho').length;
  const said = groups?.list.map(
    ({ conditions, operator, excluded }) =>
      `${excluded ? 'Exclude ' : ''}(${conditions.join(` ${operator} `)})`,
  );
  return [
    ...(bars.length > 0
      ? [`Bars show the users of each step, and the drop between two: ${wordList(drops)}.`]
      : []),
    ...(groups && said
      ? [
          `The builder has ${said.length === 1 ? 'one group' : `${said.length} groups`}: ${said.join(` ${groups.operator} `)}.`,
        ]
      : []),
    ...(shades.length > 0 ? [`The higher a value of a day, the darker its cell.`] : []),
    ...(hatched > 0 ? [`Hatched: ${hatched} not mature.`] : []),
  ];
}

function tableOf({ columns, rows, message }: Scene): string[] {
  if (columns.length === 0) return [];
  if (message?.kind === 'empty')
    return [`The table with the columns ${wordList(columns)} is empty and says "${message.text}"`];
  if (rows.length === 0) return [`Its table has the columns ${wordList(columns)}.`];
  const cells = (row: readonly string[]): string =>
    columns.map((column, at) => `${column} ${row[at] || 'empty'}`).join(', ');
  const count = rows.length === 1 ? 'one row' : `${rows.length} rows`;
  return [`Its table has ${count}: ${rows.map(cells).join('; ')}.`];
}

const saying = { saved: 'A message confirms: ', hint: 'A message says: ', empty: 'It says: ' } as const;

/** One paragraph: where it is, what each step finds, what the table shows, what else is there. */
export function describeScene(scene: Scene): string {
  const { filters, controls, cards, parts, buttons, menu, message, columns } = scene;
  const others = <T extends { mark: string }>(all: readonly T[]): T[] =>
    all.filter(({ mark }) => mark === '');
  const rest = sentencesOf([...others(filters).filter(isSet), ...others(controls)], others(buttons));
  const offers = menu.map(({ label, mark }) => (mark === '' ? label : `${label}, selected in step ${mark}`));
  return [
    frameOf(scene),
    ...bySteps(scene),
    ...rest.map((sentence) => `${capitalized(sentence)}.`),
    ...[...cards, ...parts].map(
      ({ label, value, mark }) =>
        `${label}${mark === '' ? '' : `, in step ${mark},`} ${value === '' ? 'is also on the screen' : `shows ${value}`}.`,
    ),
    ...chartsOf(scene),
    ...tableOf(scene),
    ...(menu.length > 0 ? [`A row's open menu shows ${wordList(offers)}.`] : []),
    ...(message && (message.kind !== 'empty' || columns.length === 0)
      ? [`${saying[message.kind]}"${message.text}"`]
      : []),
  ].join(' ');
}
