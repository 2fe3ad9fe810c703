/**
 * What a picture of a screen shows: the place in the model of the dashboard with the parts that a reader sees there, filled
 * with values of an example. The model has the labels, their order, what can be chosen and the defaults, so a picture can
 * only show what guides and checks know.
 */
import { pathLabels, type Dashboard, type Element } from '../dashboard/model';
import { didYouMean } from '../text/closest';
import { messageAt, type MessageKind } from './messages';
import { checkRequest, contentsOf, isSaid, isThere, plain, shown, type ScreenRequest } from './request';

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

/** One of a row of which one is open: a menu entry, a tab, a step of a wizard. */
export interface Stop {
  label: string;
  open: boolean;
  mark: string;
}

export interface Scene {
  /** The Classic dashboard has a frame of its time. */
  classic: boolean;
  /** Entries of the menu, and in Classic those below the open one. */
  menus: readonly (readonly Stop[])[];
  /** Labels from the area to the screen, filled. */
  path: readonly { label: string; mark: string }[];
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
  /** Message that belongs to no field. */
  message: { text: string; kind: MessageKind } | undefined;
}

const listOf = (list: readonly string[]): string => list.map((label) => `"${label}"`).join(', ');

type Marks = ReadonlyMap<Element, string>;

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

/** @param place Its screen. A step that names the screen of a list means the fields of the list. */
function control(element: Element, place: Element, request: ScreenRequest, marks: Marks): Control {
  const isListed = [...request.lists.values()].flat().includes(element.label);
  const markOfList = (isListed && marks.get(place)) || '';
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
    mark: [element, ...element.children].map((one) => marks.get(one)).find(Boolean) ?? markOfList,
    problem: request.problemAt === label ? request.message : '',
  };
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
  const marks = request.marks ?? new Map<Element, string>();
  const markOf = (element: Element): string => marks.get(element) ?? '';
  const originals = dashboard.contents(place).filter((element) => isThere(element, request.values));
  const here = contentsOf(dashboard, place, request.lists).filter((element) =>
    isThere(element, request.values),
  );
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
    label: filled(shown(element)),
    mark: markOf(element),
    main: element.done === true,
  });
  const siblings = inner ? dashboard.contents(inner).filter((one) => one.kind === place.kind) : [];
  checkMarks(place, [place, ...originals, ...menuButtons, ...siblings], request);
  const said = (value: string): boolean => isSaid(request, value);
  const kind = request.message === '' ? undefined : messageAt(dashboard, place, request.message, said);
  const classic = dashboard.folder === 'dashboard-classic';
  return {
    classic,
    menus: menusOf(dashboard, place, classic),
    path: labels.slice(0, inner ? -1 : undefined).map((label, at, all) => ({
      label: filled(label),
      mark: at === all.length - 1 ? markOf(inner ?? place) : '',
    })),
    steps: stops(dashboard, place, 'step', marks),
    tabs: stops(dashboard, place, 'tab', marks),
    filters: of('filter').map((element) => control(element, place, request, marks)),
    controls: of('field', 'switch').map((element) => control(element, place, request, marks)),
    parts: of('part', 'card', 'badge')
      .map((element) => ({
        label: filled(shown(element)),
        value: request.values.get(shown(element)) ?? '',
        mark: markOf(element),
      }))
      .filter(({ value, mark }) => value !== '' || mark !== ''),
    columns: tableOf(request.of, columns, request),
    rows: request.rows,
    buttons: of('button').map(button),
    menu: menuButtons.map(button),
    message: kind && request.problemAt === '' ? { text: request.message, kind } : undefined,
  };
}
