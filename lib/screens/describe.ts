/** Says in sentences what a picture of a screen shows, for those who don't see it: from the same scene, so it can't differ. */
import type { Button, Control, Scene, Stop } from './scene';

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

const list = (items: readonly string[]): string => listed.format(items);

const number = (mark: string): string => (mark === '' ? '' : ` (step ${mark})`);

const openOf = (stops: readonly Stop[]): Stop | undefined => stops.find(({ open }) => open);

function control({ label, kind, value, mark, problem }: Control): string {
  const state = kind === 'switch' ? `is switched ${value}` : value === '' ? 'is empty' : `is ${value}`;
  return `${label}${number(mark)} ${state}${problem === '' ? '' : `, with the message "${problem}"`}`;
}

const named = ({ label, mark }: Button): string => `${label}${number(mark)}`;

const isFilled = ({ value, mark, problem, kind }: Control): boolean =>
  value !== '' && (kind !== 'switch' || value === 'on' || mark !== '') ? true : mark !== '' || problem !== '';

/** One paragraph: where it is, what is open, what is filled in, what the table shows, which buttons there are. */
export function describeScene(scene: Scene): string {
  const { path, steps, tabs, filters, controls, parts, columns, rows, buttons, menu, message } = scene;
  const filledIn = [...filters, ...controls].filter(isFilled);
  const empty = [...controls].filter((one) => !isFilled(one));
  const sentences = [`The screen ${path.join(' > ')}.`];
  const step = openOf(steps);
  if (step)
    sentences.push(
      `Step ${steps.indexOf(step) + 1} of ${steps.length}, ${step.label}${number(step.mark)}, is open.`,
    );
  const tab = openOf(tabs);
  if (tab) sentences.push(`The tab ${tab.label}${number(tab.mark)} is open.`);
  if (filledIn.length > 0) sentences.push(`${filledIn.map(control).join('; ')}.`);
  if (empty.length > 0) sentences.push(`Left as they are: ${list(empty.map(({ label }) => label))}.`);
  for (const { label, value, mark } of parts)
    sentences.push(`${label}${number(mark)}${value === '' ? ' is below' : ` shows ${value}`}.`);
  if (columns.length > 0 && rows.length > 0)
    sentences.push(
      `A table of ${rows.length === 1 ? 'one row' : `${rows.length} rows`}: ${rows
        .map((row) => columns.map((column, at) => `${column} ${row[at] || 'empty'}`).join(', '))
        .join('; ')}.`,
    );
  else if (columns.length > 0) sentences.push(`A table with the columns ${list(columns)} has no rows yet.`);
  if (buttons.length > 0) sentences.push(`Buttons: ${list(buttons.map(named))}.`);
  if (menu.length > 0) sentences.push(`The open menu of a row offers ${list(menu.map(named))}.`);
  if (message !== '') sentences.push(`The message says "${message}"`);
  return sentences.join(' ');
}
