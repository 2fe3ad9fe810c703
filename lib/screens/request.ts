/** What a page says about a picture of a screen, and whether the model and the page agree with it. */
import { messageOf, type Dashboard, type Element } from '../dashboard/model';
import { didYouMean } from '../text/closest';
import { breaks } from './limits';

export interface ScreenRequest {
  /** `Promote > Goals > Create goal > Conditions`. */
  of: string;
  /** Values by label. Objects such as `{campaign}` have theirs too. */
  values: ReadonlyMap<string, string>;
  /** What an object of the model means: `{attribute}` is each field of the partner's form. */
  lists: ReadonlyMap<string, readonly string[]>;
  /** Labels whose values a writer has typed, and not taken from data. */
  typed: ReadonlySet<string>;
  /** Text of the page. It is checked, so what the picture repeats of it is right. */
  text: string;
  /** Number of the step that names an element; undefined if the page has no steps before the picture. */
  marks: ReadonlyMap<Element, string> | undefined;
  rows: readonly (readonly string[])[];
  /** The last day of each row that is over for all its users, in a table of cohorts. */
  mature?: readonly (number | null)[];
  /** Days of the figures on top, the oldest first, by the label of the figure. */
  trends?: ReadonlyMap<string, readonly number[]>;
  /** Groups of a segment, as `groupsOf` reads them. */
  groups?: string;
  /** Columns of the rows, in their order; empty for all its columns. */
  columns: readonly string[];
  /** Message that the screen shows, and the field it is about, if any. */
  message: string;
  problemAt: string;
}

/** The name that a screen shows of an element. */
export const shown = (element: Element): string => element.also ?? element.label;

/** `multi_country` of the data is **Multi-country** on the screen. */
export const plain = (value: string): string => value.toLowerCase().replace(/[_ -]/g, '');

/** True for what the screen shows in its present state: `when: 'Type: Sessions'` asks for a value of another control. */
export function isThere(element: Element, values: ReadonlyMap<string, string>): boolean {
  if (element.when === undefined) return true;
  const [label = '', ...allowed] = element.when.split(/: |, /);
  return allowed.map(plain).includes(plain(values.get(label) ?? ''));
}

/** What is seen with an element: parts and cards are open. */
const openIn = (element: Element): Element[] =>
  element.kind === 'part' || element.kind === 'card'
    ? [element, ...element.children.flatMap(openIn)]
    : [element];

/** What the steps name on the screen around the place, or in a part of it: it is in the picture as well. */
function namedNearby(dashboard: Dashboard, place: Element, marks: ScreenRequest['marks']): Element[] {
  const own = dashboard.contents(place);
  const around = dashboard.visible(place).filter((element) => !own.includes(element));
  const within = [...own, ...around]
    .flatMap((element) => openIn(element).slice(1))
    .filter(({ kind }) => ['button', 'menu', 'part', 'value'].includes(kind));
  return [...around, ...within].filter(
    (element) => marks?.has(element) && !own.includes(element) && element !== place,
  );
}

/**
 * What a place holds, with what the steps name around it: each field of a list by its own name, and on a tab of a row the
 * menu of the row, unless the tab has its own.
 */
export function contentsOf(
  dashboard: Dashboard,
  place: Element,
  { lists, marks }: Pick<ScreenRequest, 'lists' | 'marks'>,
): Element[] {
  const own = [...namedNearby(dashboard, place, marks), ...dashboard.contents(place)];
  const isMenu = ({ kind }: Element): boolean => kind === 'menu';
  const ofRow =
    place.kind === 'tab' && place.parent && !own.some(isMenu)
      ? dashboard.contents(place.parent).filter(isMenu)
      : [];
  return [...new Set([...own, ...ofRow])].flatMap(
    (element) => lists.get(element.label)?.map((label) => ({ ...element, label })) ?? [element],
  );
}

/** What the screen itself brings: choices and defaults. */
const offersOf = (element: Element): string[] => [
  ...element.children.filter(({ kind }) => kind === 'value').map(({ label }) => label),
  ...(element.default === undefined ? [] : [element.default]),
];

const objectsIn = (text: string): string[] => text.match(/\{[\w -]+\}/g) ?? [];

/** A form and its steps: what one of them says of a field holds in all. */
const formOf = (dashboard: Dashboard, place: Element): Element[] => {
  const form = place.kind === 'step' && place.parent ? place.parent : place;
  return [form, ...dashboard.contents(form).filter(({ kind }) => kind === 'step')];
};

/** True if the page, another value of the picture or the model has a text. */
export const isSaid = ({ text, values }: ScreenRequest, value: string): boolean =>
  text.includes(value) || [...values.values()].includes(value);

/** Labels of values that the place has nowhere, or not in this state. */
function checkLabels(dashboard: Dashboard, place: Element, request: ScreenRequest): void {
  const { of, values, problemAt } = request;
  const form = formOf(dashboard, place);
  const here = contentsOf(dashboard, place, request);
  const all = [...dashboard.visible(form[0]!), ...form.slice(1).flatMap((step) => dashboard.contents(step))];
  const known = new Set([
    ...all.map(shown),
    ...objectsIn(of),
    ...all.flatMap(({ label }) => objectsIn(label)),
    ...here.map(shown),
  ]);
  const asked = new Set(here.map(({ when }) => when?.split(': ')[0]));
  for (const label of [...values.keys(), ...(problemAt === '' ? [] : [problemAt])]) {
    if (!known.has(label))
      throw new Error(`Nothing at ${of} is called "${label}". ${didYouMean(label, [...known])}`);
    const same = here.filter((element) => shown(element) === label);
    if (same.length > 0 && !same.some((element) => isThere(element, values)))
      throw new Error(`"${label}" is only there with "${same[0]?.when ?? ''}". Say so in \`with\`.`);
    if (same.length === 0 && !label.startsWith('{') && !asked.has(label))
      throw new Error(
        `"${label}" is part of the form, but not of the screen ${of}, so nothing shows its value.`,
      );
  }
  if (problemAt !== '' && !here.some((element) => shown(element) === problemAt))
    throw new Error(`"${problemAt}" is not on this screen, so its message can't be next to it.`);
}

/** Values that a writer has typed: the screen offers them, or the page says them. */
function checkTyped(dashboard: Dashboard, place: Element, request: ScreenRequest): void {
  const all = formOf(dashboard, place).flatMap((one) => dashboard.contents(one));
  const offered = new Set(['on', 'off', 'open', ...all.flatMap(offersOf)].map(plain));
  for (const label of request.typed) {
    const value = request.values.get(label) ?? '';
    if (!offered.has(plain(value)) && !request.text.includes(value))
      throw new Error(
        `"${label}: ${value}" is said nowhere on the page. Take the value from the example world or a result, such as {goal.name}, or correct it.`,
      );
  }
}

/** A good form keeps the limits of its fields; a refused one breaks the limit that its message is about. */
function checkLimits(dashboard: Dashboard, place: Element, request: ScreenRequest): void {
  const limits = formOf(dashboard, place)
    .flatMap((one) => dashboard.contents(one))
    .flatMap((field) => (field.limit ? [{ label: shown(field), limit: field.limit }] : []));
  const isOfLimit = limits.some(({ limit }) => messageOf(limit) === request.message);
  for (const [label, value] of request.values) {
    const broken = limits.find((one) => one.label === label && breaks(one.limit, value));
    const says = broken && messageOf(broken.limit);
    if (says !== undefined && request.problemAt !== label)
      throw new Error(`"${label}: ${value}" would be refused: ${says}`);
    if (request.problemAt === label && isOfLimit && says !== request.message)
      throw new Error(`"${label}: ${value}" is not refused with "${request.message}".`);
  }
}

/** @throws Error with the cure if a value of a request fits nothing at the place. */
export function checkRequest(dashboard: Dashboard, place: Element, request: ScreenRequest): void {
  checkLabels(dashboard, place, request);
  checkTyped(dashboard, place, request);
  checkLimits(dashboard, place, request);
}
