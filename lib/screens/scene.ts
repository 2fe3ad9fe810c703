/**
 * What a picture of a screen shows: the place in the model of the dashboard with the parts that a reader sees there, filled
 * with values of an example. The model has the labels, their order, what can be chosen and the defaults, so a picture can
 * only show what guides and checks know.
 */
import { fits, pathLabels, type Dashboard, type Element } from '../dashboard/model';
import { didYouMean } from '../text/closest';

/** A field, switch or filter with what is in it. */
export interface Control {
  label: string;
  kind: 'text' | 'choice' | 'switch';
  /** What is entered or chosen; empty if nothing is. */
  value: string;
  /** All that can be chosen, if the model lists it. */
  values: readonly string[];
  mark: string;
  /** Message next to it. */
  problem: string;
}

export interface Button {
  label: string;
  mark: string;
  /** It finishes the form. */
  main: boolean;
}

/** One of a row of which one is open: a tab, a step of a wizard. */
export interface Stop {
  label: string;
  open: boolean;
  mark: string;
}

export interface Scene {
  /** Labels from the area to the screen, filled. */
  path: readonly string[];
  steps: readonly Stop[];
  tabs: readonly Stop[];
  filters: readonly Control[];
  controls: readonly Control[];
  /** Parts and cards that show a value. */
  parts: readonly { label: string; value: string; mark: string }[];
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  buttons: readonly Button[];
  /** What the menu of a row offers, if it is open. */
  menu: readonly Button[];
  /** Toast, or message that belongs to no field. */
  message: string;
}

/** What a page says about its picture. */
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
  /** Number of the step that names an element. */
  marks: ReadonlyMap<Element, string>;
  rows: readonly (readonly string[])[];
  /** Columns of the rows, in their order; empty for all its columns. */
  columns: readonly string[];
  /** Message that the screen shows, and the field it is about, if any. */
  message: string;
  problemAt: string;
}

const shown = (element: Element): string => element.also ?? element.label;

const listOf = (list: readonly string[]): string => list.map((label) => `"${label}"`).join(', ');

/** Elements that are alternatives to one another at a place: the tabs or steps next to the one that is open. */
function stops(
  dashboard: Dashboard,
  place: Element,
  kind: 'tab' | 'step',
  marks: ReadonlyMap<Element, string>,
) {
  const owner = place.kind === kind ? place.parent : place;
  const siblings = owner ? dashboard.contents(owner).filter((child) => child.kind === kind) : [];
  return siblings.map((child, index) => ({
    label: shown(child),
    open: place.kind === kind ? child === place : index === 0,
    mark: marks.get(child) ?? '',
  }));
}

/** True for what the screen shows in its present state: `when: 'Type: Sessions'` asks for a value of another control. */
function isThere(element: Element, values: ReadonlyMap<string, string>): boolean {
  if (element.when === undefined) return true;
  const [label = '', ...allowed] = element.when.split(/: |, /);
  return allowed.includes(values.get(label) ?? '');
}

/** `multi_country` of the data is **Multi-country** on the screen. */
const plain = (value: string): string => value.toLowerCase().replace(/[_ -]/g, '');

function control(element: Element, request: ScreenRequest): Control {
  const values = element.children.filter(({ kind }) => kind === 'value').map(({ label }) => label);
  const label = shown(element);
  const given = request.values.get(label);
  const typed = values.find((value) => plain(value) === plain(given ?? '')) ?? given;
  if (typed !== undefined && values.length > 1 && element.kind !== 'filter' && !values.includes(typed))
    throw new Error(`"${label}" can't be "${typed}". The model offers ${listOf(values)} (${element.file}).`);
  const preset = /^[a-z]/.test(element.default ?? '') ? '' : (element.default ?? '');
  const kind =
    element.kind === 'switch' ? 'switch' : values.length > 1 || element.choice === true ? 'choice' : 'text';
  const value = typed ?? (kind === 'switch' ? (element.default ?? 'off').split(';')[0]! : preset);
  if (kind === 'switch' && !['on', 'off'].includes(value))
    throw new Error(`"${label}" is a switch: write on or off, not "${value}".`);
  return {
    label,
    kind,
    value,
    values,
    mark: request.marks.get(element) ?? '',
    problem: request.problemAt === label ? request.message : '',
  };
}

/** What the screen itself brings: choices and defaults. */
const offersOf = (element: Element): string[] => [
  ...element.children.filter(({ kind }) => kind === 'value').map(({ label }) => label),
  ...(element.default === undefined ? [] : [element.default]),
];

const objectsIn = (text: string): string[] => text.match(/\{[\w -]+\}/g) ?? [];

/** @throws Error with the cure if a value or the message of a request fits nothing at the place. */
function checkRequest(dashboard: Dashboard, place: Element, request: ScreenRequest): void {
  const { of, values, message, typed, text } = request;
  const form = place.kind === 'step' && place.parent ? place.parent : place;
  const steps = dashboard.contents(form).filter(({ kind }) => kind === 'step');
  const all = [...dashboard.visible(form), ...steps.flatMap((step) => dashboard.contents(step))];
  const known = new Set([
    ...all.map(shown),
    ...objectsIn(of),
    ...all.flatMap(({ label }) => objectsIn(label)),
  ]);
  for (const label of values.keys()) {
    if (!known.has(label))
      throw new Error(`Nothing at ${of} is called "${label}". ${didYouMean(label, [...known])}`);
    const hidden = dashboard.contents(place).find((element) => shown(element) === label);
    if (hidden && !isThere(hidden, values))
      throw new Error(`"${label}" is only there with "${hidden.when ?? ''}". Say so in \`with\`.`);
  }
  const offered = new Set(['on', 'off', 'open', ...all.flatMap(offersOf)].map(plain));
  for (const label of typed) {
    const value = values.get(label) ?? '';
    if (!offered.has(plain(value)) && !text.includes(value))
      throw new Error(
        `"${label}: ${value}" is said nowhere on the page. Take the value from the example world or a result, such as {goal.name}, or correct it.`,
      );
  }
  if (message !== '' && !messagesAt(place).some((pattern) => fits(pattern, message)))
    throw new Error(`The model has no message "${message}" at ${of} (${place.file}).`);
}

/**
 * The scene of a place.
 * @throws Error with the cure if the model lacks the place, or if a value, column or message fits nothing there.
 */
export function sceneOf(dashboard: Dashboard, request: ScreenRequest): Scene {
  const labels = pathLabels(request.of);
  const { element: place, missing } = dashboard.reach(labels);
  if (missing !== undefined)
    throw new Error(
      `No "${missing}" in ${labels.slice(0, labels.indexOf(missing)).join(' > ') || 'the dashboard'}. ${didYouMean(
        missing,
        dashboard.contents(place).map(({ label }) => label),
      )}`,
    );
  const here = dashboard
    .contents(place)
    .filter((element) => isThere(element, request.values))
    .flatMap(
      (element) => request.lists.get(element.label)?.map((label) => ({ ...element, label })) ?? [element],
    );
  const of = (...kinds: Element['kind'][]): Element[] => here.filter(({ kind }) => kinds.includes(kind));
  const filled = (label: string): string =>
    label.replace(/\{[\w -]+\}/g, (name) => request.values.get(name) ?? name);

  checkRequest(dashboard, place, request);
  const columns = of('column').map(({ label }) => label);
  const wrong = request.columns.find((column) => !columns.includes(column));
  if (wrong !== undefined)
    throw new Error(`The table of ${request.of} has no column "${wrong}". ${didYouMean(wrong, columns)}`);
  const uneven = request.rows.find((row) => row.length !== (request.columns.length || columns.length));
  if (uneven) throw new Error(`A row of ${request.of} has ${uneven.length} cells: ${uneven.join(' | ')}.`);

  const menuButtons = of('menu').flatMap((menu) =>
    request.values.has(menu.label) ? dashboard.contents(menu) : [],
  );
  const button = (element: Element): Button => ({
    label: filled(shown(element)),
    mark: request.marks.get(element) ?? '',
    main: element.done === true,
  });
  return {
    path: labels.slice(0, place.kind === 'step' || place.kind === 'tab' ? -1 : undefined).map(filled),
    steps: stops(dashboard, place, 'step', request.marks),
    tabs: stops(dashboard, place, 'tab', request.marks),
    filters: of('filter').map((element) => control(element, request)),
    controls: of('field', 'switch').map((element) => control(element, request)),
    parts: of('part', 'card', 'badge')
      .map((element) => ({
        label: filled(shown(element)),
        value: request.values.get(shown(element)) ?? '',
        mark: request.marks.get(element) ?? '',
      }))
      .filter(({ value, mark }) => value !== '' || mark !== ''),
    columns: request.columns.length > 0 ? request.columns : columns,
    rows: request.rows,
    buttons: of('button').map(button),
    menu: menuButtons.map(button),
    message: request.problemAt === '' ? request.message : '',
  };
}

/** Messages and toasts of a place and of what it is in. */
function messagesAt(place: Element | undefined): string[] {
  if (!place) return [];
  const toasts = place.children.flatMap(({ toast }) => toast ?? []);
  return [...place.messages, ...(place.toast ?? []), ...toasts, ...messagesAt(place.parent)];
}
