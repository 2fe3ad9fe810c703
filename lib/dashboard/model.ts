/**
 * The dashboard as a tree that can be walked: what is on a screen, where a click leads, and who may click. Guides, UI
 * paths and examples are all tested against this one model, so a button that moves is moved once.
 */
import { kindOf, type ElementKind, type ElementShape } from '../../data/schema/dashboard';
import type { DashboardArea } from '../facts/types';

type Source = DashboardArea | ElementShape;

/** What an element has as it is written (data/schema/dashboard.ts). */
type Written =
  | 'also'
  | 'permission'
  | 'changes'
  | 'feature'
  | 'opens'
  | 'then'
  | 'toast'
  | 'default'
  | 'example'
  | 'chart'
  | 'choice'
  | 'when'
  | 'limit'
  | 'empty'
  | 'done';

/** A thing on a screen, and what is behind it. */
export interface Element extends Pick<ElementShape, Written> {
  kind: ElementKind | 'area' | 'column' | 'value' | 'root';
  label: string;
  parent: Element | undefined;
  children: Element[];
  messages: readonly string[];
  /** Where it is written: file below data/ and keys in it. */
  file: string;
  keys: readonly PropertyKey[];
}

/** Objects by the word in their placeholder: `partner` → adjoe, AppLovin, … */
export type ObjectNames = ReadonlyMap<string, ReadonlySet<string>>;

/** Splits `Settings > Apps > {app}`; a page writes it in bold. */
export const pathLabels = (path: string): string[] =>
  path.split('>').map((label) => label.replace(/\s+/g, ' ').trim());

/** What the screen says of a value outside of a limit. */
export const messageOf = ({ from, to, says }: NonNullable<Element['limit']>): string =>
  says.replace('{from}', from).replace('{to}', to);

function leaf(kind: Element['kind'], label: string, parent: Element | undefined, source: Source): Element {
  return {
    ...('area' in source ? { permission: source.permission } : source),
    kind,
    label,
    parent,
    children: [],
    messages: [
      ...(source.messages ?? []),
      ...('limit' in source && source.limit ? [messageOf(source.limit)] : []),
    ],
    file: parent?.file ?? '',
    keys: parent?.keys ?? [],
  };
}

function fill(element: Element, source: Source): void {
  const lists = [
    ['field', source.fields],
    ['button', source.buttons],
    ['column', source.columns],
    ['value', source.values],
  ] as const;
  for (const [kind, labels] of lists) {
    for (const label of labels ?? []) element.children.push(leaf(kind, label, element, {}));
  }
  source.has?.forEach((entry, index) => {
    const named = kindOf(entry);
    if (!named) return;
    const child = leaf(named.kind, named.label, element, entry);
    child.keys = [...element.keys, 'has', index];
    fill(child, entry);
    element.children.push(child);
  });
}

/** All elements below one, itself first. */
function* elementsOf(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) yield* elementsOf(child);
}

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** True if a text is the pattern with something in place of each `{…}`. */
export const fits = (pattern: string, text: string): boolean =>
  pattern === text || new RegExp(`^${escaped(pattern).replace(/\{[^}]*\}/g, '.+')}$`, 's').test(text);

/** Kinds that share the screen with what is around them. */
const inline: ReadonlySet<Element['kind']> = new Set([
  'tab',
  'card',
  'part',
  'field',
  'switch',
  'filter',
  'step',
]);

/** Kinds that are screens or parts of one, also where the model says nothing of what is on them. */
const shows: ReadonlySet<Element['kind']> = new Set(['item', 'tab', 'card', 'row', 'step']);

/** The dashboard; all methods take and give elements of its tree. */
export class Dashboard {
  readonly root: Element;

  /**
   * @param areas Areas in the order of the menu.
   * @param names Names of objects that rows show.
   */
  constructor(
    areas: readonly DashboardArea[],
    private readonly names: ObjectNames = new Map(),
    readonly folder = 'dashboard',
  ) {
    this.root = leaf('root', 'dashboard', undefined, {});
    for (const area of areas) {
      const element = leaf('area', area.name, this.root, area);
      element.file = `${folder}/${area.area}.yaml`;
      fill(element, area);
      this.root.children.push(element);
    }
  }

  /** All elements, areas included. */
  *elements(): Generator<Element> {
    for (const area of this.root.children) yield* elementsOf(area);
  }

  /** True if texts may call the element so. A row is called by its placeholder or by the name of an object. */
  matches(element: Element, label: string): boolean {
    if (element.label === label || element.also === label) return true;
    const object = /^\{(\w+)\}$/.exec(element.label)?.[1];
    if (object !== undefined) return this.names.get(object)?.has(label) === true;
    return element.label.includes('{') && fits(element.label, label);
  }

  /** What the element holds or leads to. */
  contents(element: Element): Element[] {
    const target = element.opens === undefined ? undefined : this.find(pathLabels(element.opens));
    return target && target !== element ? [...element.children, ...this.contents(target)] : element.children;
  }

  /** Where one is after selecting the element: itself, what it opens, or nowhere else. */
  destination(element: Element): Element | undefined {
    if (element.children.length > 0) return element;
    if (element.opens === undefined && shows.has(element.kind)) return element;
    if (element.opens !== undefined) return this.find(pathLabels(element.opens));
    return undefined;
  }

  /** All that can be seen at a place: its contents, and the screen around it. */
  visible(place: Element): Element[] {
    const around = inline.has(place.kind) && place.parent ? this.visible(place.parent) : [];
    return [...this.contents(place), ...around];
  }

  /**
   * Follows labels from the menu on.
   * @param from Place to start at instead.
   * @returns The last element, or undefined if a label is not where the path says.
   */
  find(labels: readonly string[], from: Element = this.root): Element | undefined {
    const { element, missing } = this.reach(labels, from);
    return missing === undefined ? element : undefined;
  }

  /** Follows labels as far as they go. */
  reach(labels: readonly string[], from: Element = this.root): { element: Element; missing?: string } {
    let element = from;
    for (const label of labels) {
      const next = this.contents(element).find((child) => this.matches(child, label));
      if (!next) return { element, missing: label };
      element = next;
    }
    return { element };
  }
}

/** The nearest of an element and what it is in that says something. */
function inherited<K extends 'permission' | 'feature'>(
  element: Element | undefined,
  key: K,
): string | undefined {
  return element && (element[key] ?? inherited(element.parent, key));
}

/** Permission that one needs for the element. */
export const permissionOf = (element: Element): string | undefined => inherited(element, 'permission');

/** Feature that the element belongs to. */
export const featureOf = (element: Element): string | undefined => inherited(element, 'feature');

/** Path of an element, as pages write it. */
export function pathOf(element: Element): string {
  const before = element.parent && element.parent.kind !== 'root' ? `${pathOf(element.parent)} > ` : '';
  return `${before}${element.label}`;
}

/** Area that an element is in. */
export function areaOf(element: Element): Element {
  return element.kind === 'area' || !element.parent ? element : areaOf(element.parent);
}
