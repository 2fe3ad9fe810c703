/**
 * What a picture of a screen shows: the place in the model of the dashboard with the parts that a reader sees there, filled
 * with values of an example. The model has the labels, their order, what can be chosen and the defaults, so a picture can
 * only show what guides and checks know.
 */
import { pathLabels, type Dashboard, type Element } from '../dashboard/model';
import { didYouMean } from '../text/closest';
import { messageAt, type MessageKind } from './messages';
import { barsOf, groupsOf, shadesOf, type Bar, type Groups } from './charts';
import { evenPercentages } from './cells';
import { appOf } from './sample-values';
import { controlsOf, type Control, type Marks } from './controls';
import { checkRequest, contentsOf, isSaid, isThere, shown, type ScreenRequest } from './request';

export interface Button {
  label: string;
  mark: string;
  /** It finishes the form. */
  main: boolean;
}

/** One of a row of which one is open: a menu entry, a tab, a step of a wizard. */
export interface Stop {
  label: string;
  open: boolean;
  mark: string;
}

/** A part or card with what it shows. */
export interface Shown {
  label: string;
  value: string;
  mark: string;
}

export interface Scene {
  /** The Classic dashboard has a frame of its time. */
  classic: boolean;
  /** Chosen in the bar on top: the app, or how many. */
  app: string;
  /** Entries of the menu, and in Classic those below the open one. */
  menus: readonly (readonly Stop[])[];
  /** Labels from the area to the screen, filled. */
  path: readonly { label: string; mark: string }[];
  steps: readonly Stop[];
  tabs: readonly Stop[];
  filters: readonly Control[];
  controls: readonly Control[];
  /** Figures on top of a report. */
  cards: readonly (Shown & { trend: readonly number[] })[];
  /** Steps of a funnel. */
  bars: readonly Bar[];
  /** Groups of a segment. */
  groups: Groups | undefined;
  /** Other parts that show a value, or that a step names. */
  parts: readonly Shown[];
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Classes of the cells of cohorts; no rows for other tables. */
  shades: readonly (readonly string[])[];
  buttons: readonly Button[];
  /** What the menu of a row offers, if it is open. */
  menu: readonly Button[];
  /** Message that belongs to no field. */
  message: { text: string; kind: MessageKind } | undefined;
}

/** Elements that are alternatives to one another at a place: the tabs or steps next to the one that is open. */
function stops(dashboard: Dashboard, place: Element, kind: 'tab' | 'step', marks: Marks): Stop[] {
  const owner = place.kind === kind ? place.parent : place;
  const siblings = owner ? dashboard.contents(owner).filter((child) => child.kind === kind) : [];
  return siblings.map((child, index) => ({
    label: shown(child),
    open: place.kind === kind ? child === place : index === 0,
    mark: marks.get(child) ?? '',
  }));
}

/** The place that a request names. @throws Error with what is there instead. */
function placeOf(dashboard: Dashboard, labels: readonly string[]): Element {
  const { element, missing } = dashboard.reach(labels);
  if (missing === undefined) return element;
  const where = labels.slice(0, labels.indexOf(missing)).join(' > ') || 'the dashboard';
  const there = dashboard.contents(element).map(({ label }) => label);
  throw new Error(`No "${missing}" in ${where}. ${didYouMean(missing, there)}`);
}

/** The entry of the menu that an element is below; its area where there is none. */
const itemOf = (element: Element): Element =>
  element.kind === 'item' || element.kind === 'area' || !element.parent ? element : itemOf(element.parent);

/**
 * A picture below steps shows the screen that they use, or with a message or rows what they have led to in the same part of the
 * dashboard. What they name of other screens needs no mark.
 */
function checkMarks(place: Element, drawn: readonly Element[], request: ScreenRequest): void {
  const { of, marks, message, rows } = request;
  if (!marks) return;
  const isUsed = drawn.flatMap((one) => [one, ...one.children]).some((element) => marks.has(element));
  const isResult = message !== '' || rows.length > 0;
  if (isUsed || (isResult && [...marks.keys()].some((element) => itemOf(element) === itemOf(place)))) return;
  throw new Error(
    `No step above names anything on ${of}. Show the screen that the steps are about, or write the steps that use it.`,
  );
}

/** Marks, also of controls that share the name of a marked column. */
const withTwins = (marks: Marks): Marks =>
  new Map([
    ...[...marks].flatMap(([{ kind, label, parent }, mark]) =>
      kind === 'column'
        ? (parent?.children ?? []).filter((one) => one.label === label).map((one) => [one, mark] as const)
        : [],
    ),
    ...marks,
  ]);

/** The way to a place. What one step opens has its number once, at the end. */
function crumbsOf(
  dashboard: Dashboard,
  labels: readonly string[],
  marks: Marks,
): { label: string; mark: string }[] {
  const found = labels.map((_, at) => marks.get(dashboard.find(labels.slice(0, at + 1))!) ?? '');
  return labels.map((label, at) => ({
    label,
    mark: found.indexOf(found[at]!, at + 1) < 0 ? found[at]! : '',
  }));
}

/** Cells and columns of the table. @throws Error if the rows of a result don't fit it. */
function tableOf(of: string, all: readonly string[], { columns, rows }: ScreenRequest): string[] {
  const wrong = columns.find((column) => !all.includes(column));
  if (wrong !== undefined)
    throw new Error(`The table of ${of} has no column "${wrong}". ${didYouMean(wrong, all)}`);
  const uneven = rows.find((row) => row.length !== (columns.length || all.length));
  if (uneven) throw new Error(`A row of ${of} has ${uneven.length} cells: ${uneven.join(' | ')}.`);
  return [...(columns.length > 0 ? columns : all)];
}

/** The entries of the menu; Classic shows those below the open one as well. */
function menusOf(dashboard: Dashboard, place: Element, classic: boolean): Stop[][] {
  const chain = new Set<Element>();
  for (let at: Element | undefined = place; at; at = at.parent) chain.add(at);
  const stopsOf = (elements: readonly Element[]): Stop[] =>
    elements.map((element) => ({ label: element.label, open: chain.has(element), mark: '' }));
  const areas = dashboard.root.children.filter(({ label }) => label !== 'Top bar');
  const items = areas.find((area) => chain.has(area))?.children.filter(({ kind }) => kind === 'item') ?? [];
  return [stopsOf(areas), ...(classic && items.length > 0 ? [stopsOf(items)] : [])];
}

/**
 * The scene of a place.
 * @throws Error with the cure if the model lacks the place, or if a value, column or message fits nothing there.
 */
export function sceneOf(dashboard: Dashboard, request: ScreenRequest): Scene {
  const labels = pathLabels(request.of);
  const place = placeOf(dashboard, labels);
  checkRequest(dashboard, place, request);
  const marks = withTwins(request.marks ?? new Map());
  const markOf = (element: Element): string => marks.get(element) ?? '';
  const originals = dashboard.contents(place).filter((element) => isThere(element, request.values));
  const here = contentsOf(dashboard, place, request).filter((element) => isThere(element, request.values));
  const of = (...kinds: Element['kind'][]): Element[] => here.filter(({ kind }) => kinds.includes(kind));
  const filled = (label: string): string =>
    label.replace(/\{[\w -]+\}/g, (name) => request.values.get(name) ?? name);

  const columns = of('column').map(({ label }) => label);
  const menuButtons = of('menu').flatMap((menu) => {
    const offered = dashboard.contents(menu);
    return request.values.has(menu.label) || offered.some((one) => marks.has(one)) ? offered : [];
  });
  const inner = place.kind === 'step' || place.kind === 'tab' ? place.parent : undefined;
  const button = (element: Element): Button => ({
    label: [filled(shown(element)), request.values.get(shown(element)) ?? []].flat().join(': '),
    mark: markOf(element),
    main: element.done === true,
  });
  const shownOf = (elements: readonly Element[]): Shown[] =>
    elements
      .map((element) => ({
        label: filled(shown(element)),
        value: request.values.get(shown(element)) ?? '',
        mark: markOf(element),
      }))
      .filter(({ value, mark }) => value !== '' || mark !== '');
  // One looks at the cells or at the curve of cohorts.
  const views = of('part').filter(({ chart }) => chart === 'heat' || chart === 'lines');
  const builder = [place, ...here].find(({ label }) => label === 'Builder');
  const groups =
    builder && request.groups ? groupsOf(builder, request.groups, request.text, marks) : undefined;
  const joins = ({ kind, parent }: Element): boolean =>
    groups !== undefined && kind === 'value' && parent === builder;
  const shades = shadesOf(here, request.columns, request.rows, request.mature ?? []);
  const siblings = inner ? dashboard.contents(inner).filter((one) => one.kind === place.kind) : [];
  checkMarks(place, [place, ...originals, ...menuButtons, ...siblings], request);
  const said = (value: string): boolean => isSaid(request, value);
  const kind = request.message === '' ? undefined : messageAt(dashboard, place, request.message, said);
  const classic = dashboard.folder === 'dashboard-classic';
  return {
    classic,
    app: appOf([...request.values.values(), ...request.rows.flat()]),
    menus: menusOf(dashboard, place, classic),
    path: crumbsOf(dashboard, labels.slice(0, inner ? -1 : undefined), marks).map(({ label, mark }) => ({
      label: filled(label),
      mark,
    })),
    steps: stops(dashboard, place, 'step', marks),
    tabs: [
      ...stops(dashboard, place, 'tab', marks),
      ...views.map((view, at) => ({ label: view.label, open: at === 0, mark: markOf(view) })),
    ],
    filters: controlsOf(of('filter'), place, request, marks),
    controls: controlsOf(of('field', 'switch'), place, request, marks),
    cards: shownOf(of('card'))
      .filter(({ value }) => value !== '')
      .map((card) => ({ ...card, trend: request.trends?.get(card.label) ?? [] })),
    bars: barsOf(here, request.rows),
    groups,
    parts: [
      ...shownOf(of('card')).filter(({ value }) => value === ''),
      ...shownOf(of('part', 'badge', 'value').filter((part) => !views.includes(part) && !joins(part))),
    ],
    columns: tableOf(request.of, columns, request),
    // A day that no user has begun has an empty cell in a table of cohorts.
    rows: evenPercentages(request.rows).map((row) =>
      row.map((cell, at) =>
        shades.length > 0 && cell === '—' && /^D\d/.test(request.columns[at] ?? '') ? '' : cell,
      ),
    ),
    shades,
    buttons: [...of('button'), ...of('menu').filter((one) => marks.has(one))].map(button),
    menu: menuButtons.map(button),
    message: kind && request.problemAt === '' ? { text: request.message, kind } : undefined,
  };
}
