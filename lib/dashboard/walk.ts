/**
 * Walks through the dashboard as a reader of a guide does: one starts at a place, selects what the step names, and is
 * somewhere else then. A name that is not on the screen reached is the mistake that readers get stuck at.
 */
import { distance } from 'fastest-levenshtein';
import { closest, didYouMean } from '../text/closest';
import { wordList } from '../text/words';
import { pathLabels, pathOf, type Dashboard, type Element } from './model';

/** Kinds that are only looked at or filled in: one stays where one is. */
const stays: ReadonlySet<Element['kind']> = new Set([
  'field',
  'switch',
  'filter',
  'badge',
  'column',
  'value',
]);

/** Kinds that cover the screen until they are finished or left. */
const covers: ReadonlySet<Element['kind']> = new Set(['button', 'menu', 'step']);

/** Kinds whose content shows with them, without a click. */
const open: ReadonlySet<Element['kind']> = new Set(['field', 'switch', 'filter', 'part']);

/** "open the campaign": the words after it are objects of the list on the screen. */
export const openedObjects = (text: string): string[] =>
  [...text.matchAll(/\bopen(?:s|ing)? (?:the|that|your|its|each) ([a-z]+)/gi)].map(([, noun = '']) =>
    noun.toLowerCase(),
  );

/** Where one is after finishing the form that a button is in. */
export function afterDone(dashboard: Dashboard, element: Element): Element | undefined {
  let place = element.parent;
  while (place?.parent && covers.has(place.kind)) place = place.parent;
  const form = formOf(element);
  return form?.then === undefined ? place : dashboard.find(pathLabels(form.then));
}

/** What is wrong with a step. */
export interface Stumble {
  what: string;
  cure: string;
  /** The name is there, but a step before it is missing. */
  order?: true;
}

/** Where a name led. */
export type Followed = { element: Element } | { stumble: Stumble };

export class Walk {
  /** Elements that were selected, in order. */
  readonly selected: Element[] = [];
  /** Places that the reader has been at. */
  readonly visited = new Set<Element>();
  /** Places reached in this step, the one it began at first. */
  private places: Element[];

  /**
   * @param start Where the reader is; undefined if nobody knows yet.
   * @param above Place whose rows the reader may open first, as `open the app` does.
   */
  constructor(
    private readonly dashboard: Dashboard,
    start: Element | undefined,
    private readonly above: Element | undefined = start,
  ) {
    this.places = start ? [start] : [];
  }

  /** Where the reader is. */
  get place(): Element | undefined {
    return this.places.at(-1);
  }

  /** Begins a step: only what is on the screen now can be named. */
  nextStep(): void {
    this.places = this.places.slice(-1);
  }

  /** All that the reader sees at a place, choices of fields and parts of the screen included. */
  private onScreen(place: Element): Element[] {
    const withContents = (element: Element): Element[] =>
      open.has(element.kind) ? [element, ...element.children.flatMap(withContents)] : [element];
    return this.dashboard.visible(place).flatMap(withContents);
  }

  private sees(element: Element): boolean {
    return this.places.some((place) => this.onScreen(place).includes(element));
  }

  /** Labels in the order given, from something on the screen of a place; undefined if they are not there. */
  private from(place: Element, labels: readonly string[]): Element | undefined {
    const [first = '', ...rest] = labels;
    const found = this.onScreen(place)
      .filter((element) => this.dashboard.matches(element, first))
      .flatMap((element) => this.dashboard.find(rest, element) ?? []);
    // Of two things with one name, such as a tab and the choice of a field, the one that leads somewhere is meant.
    return found.find((element) => !stays.has(element.kind)) ?? found[0];
  }

  private lookUp(labels: readonly string[]): Element | undefined {
    const [first = ''] = labels;
    const area = this.dashboard.root.children.find(({ label }) => label === first);
    const here = [...this.places].reverse();
    if (area && labels.length > 1) return this.dashboard.find(labels);
    for (const place of here) {
      const found = this.from(place, labels);
      if (found) return found;
    }
    if (area) return area;
    const top = this.dashboard.root.children.find(({ label }) => label === 'Top bar');
    return top && this.from(top, labels);
  }

  /**
   * Selects what a bold name says: a label, or labels joined by ` > `.
   * @returns The element, or why it cannot be selected.
   */
  follow(name: string): Followed {
    const labels = pathLabels(name);
    const element = this.lookUp(labels);
    if (!element) return { stumble: this.notThere(name, labels) };
    const gap = this.skippedStep(element);
    this.selected.push(element);
    this.moveTo(element);
    return gap ? { stumble: gap } : { element };
  }

  /** Opens an object of the list on the screen, as in "open the campaign". */
  openObject(noun: string): Element | undefined {
    const label = `{${noun}}`;
    const bases = [...this.places].reverse();
    for (let place = this.above; place && place.kind !== 'root'; place = place.parent) bases.push(place);
    for (const base of bases) {
      const row = this.onScreen(base).find((element) => element.kind === 'row' && element.label === label);
      if (row) {
        this.moveTo(row);
        return row;
      }
    }
    return undefined;
  }

  private arrive(place: Element): void {
    this.places.push(place);
    this.visited.add(place);
  }

  /** True if the reader has been at a place, or has selected something of it. */
  hasBeenAt(place: Element): boolean {
    return [...this.selected, ...this.visited].some((element) => isBelow(element, place));
  }

  private moveTo(element: Element): void {
    if (element.done && element.opens === undefined && element.children.length === 0) {
      const next = afterDone(this.dashboard, element);
      if (next) this.arrive(next);
      return;
    }
    const led = stays.has(element.kind) ? undefined : this.dashboard.destination(element);
    // What leads nowhere shows where it is; that is news only to a reader who was elsewhere.
    const target = led ?? (this.place && this.sees(element) ? undefined : element.parent);
    if (target && target !== this.place) this.arrive(target);
  }

  private notThere(name: string, labels: readonly string[]): Stumble {
    const [first = ''] = labels;
    if (this.dashboard.root.children.some(({ label }) => label === first) && labels.length > 1) {
      const { element, missing = '' } = this.dashboard.reach(labels);
      const there = this.dashboard.contents(element).map(({ label }) => label);
      return {
        what: `"${missing}" is not in ${pathOf(element)}`,
        cure: `Correct the path. ${didYouMean(missing, there)}`.trim(),
      };
    }
    const { place } = this;
    if (!place) {
      return {
        what: `"${name}" is named before the place that it is at`,
        cure: 'Begin with the path from the menu, such as **Promote > Bids**.',
      };
    }
    const there = this.onScreen(place).map(({ label }) => label);
    const isMisspelled = distance(first, closest(first, there)) * 3 <= first.length;
    const meant = (isMisspelled ? undefined : this.elsewhere(first, place)) ?? didYouMean(first, there);
    return {
      what: `"${name}" is not on ${pathOf(place)}`,
      cure: `Name what is there, or the step that leads on. ${meant}`.trim(),
    };
  }

  /** The screens that do have a name, those with the most of the way to this one in common. */
  private elsewhere(label: string, place: Element): string | undefined {
    const here = pathLabels(pathOf(place));
    const shared = (screen: string) => {
      const differs = pathLabels(screen).findIndex((part, at) => part !== here[at]);
      return differs < 0 ? pathLabels(screen).length : differs;
    };
    const screens = [...this.dashboard.elements()]
      .filter((element) => element.parent && this.dashboard.matches(element, label))
      .map(({ parent }) => pathOf(parent as Element));
    const most = Math.max(...screens.map(shared));
    const near = [...new Set(screens.filter((screen) => shared(screen) === most))].slice(0, 2);
    return near.length > 0 ? `"${label}" is on ${wordList(near, 'or')}.` : undefined;
  }

  /** A wizard has its steps in order; the first one that was not named before this one. */
  private skippedStep(element: Element): Stumble | undefined {
    if (element.kind !== 'step' || !element.parent) return undefined;
    const steps = element.parent.children.filter(({ kind }) => kind === 'step');
    const missed = steps.slice(0, steps.indexOf(element)).find((step) => !this.selected.includes(step));
    return (
      missed && {
        order: true,
        what: `The step "${element.label}" comes after "${missed.label}"`,
        cure: `Say what to do in **${missed.label}** before.`,
      }
    );
  }

  /** What the reader still has to do: a form that was opened wants to be finished. */
  unfinished(): Stumble | undefined {
    const { place } = this;
    if (!place) return undefined;
    if (!covers.has(place.kind)) return this.#unsaved(place);
    if (!this.selected.some((element) => isBelow(place, element))) return undefined;
    const form = formOf(place) ?? place;
    const steps = form.children.filter(({ kind }) => kind === 'step');
    const last = steps.at(-1);
    if (place.kind === 'step' && last && !this.selected.includes(last)) {
      return {
        what: `The steps end in "${place.label}", before "${last.label}"`,
        cure: `Go on to **${last.label}**.`,
      };
    }
    return this.#without(endsOf(form), place);
  }

  /** A tab or screen whose fields the steps have set, or one that says "Unsaved changes", and not saved. */
  #unsaved(place: Element): Stumble | undefined {
    const set = this.selected.some(({ kind, parent }) => kind === 'field' && parent === place) ? [place] : [];
    const marked = this.selected.filter(({ kind }) => setters.has(kind)).flatMap(markedAbove);
    for (const changed of [...set, ...marked]) {
      const ends = changed.children.filter(({ done }) => done);
      if (ends.length > 0) return this.#without(ends, changed);
    }
    return undefined;
  }

  #without(ends: readonly Element[], place: Element): Stumble | undefined {
    if (ends.length === 0 || ends.some((end) => this.selected.includes(end))) return undefined;
    const names = wordList(
      ends.map(({ label }) => `"${label}"`),
      'or',
    );
    return {
      what: `The steps end in ${pathOf(place)}, before ${names}`,
      cure: 'Add the step that finishes it.',
    };
  }
}

/** What changes a screen that marks its changes. Its own fields, such as the date range, are often set only to look. */
const setters: ReadonlySet<Element['kind']> = new Set(['field', 'switch', 'part']);

/** The screen around an element that marks what is not saved. */
function markedAbove(element: Element): Element[] {
  for (let up = element.parent?.parent; up; up = up.parent)
    if (up.children.some(({ kind, label }) => kind === 'badge' && label === 'Unsaved changes')) return [up];
  return [];
}

const isBelow = (element: Element, other: Element): boolean =>
  element === other || (element.parent !== undefined && isBelow(element.parent, other));

/** The outermost form that an element is in, itself included. */
function formOf(element: Element): Element | undefined {
  let form = covers.has(element.kind) && element.children.length > 0 ? element : undefined;
  for (let up = element.parent; up && covers.has(up.kind); up = up.parent) form = up;
  return form;
}

/** Buttons that finish a form. */
function endsOf(form: Element): Element[] {
  return form.children.flatMap((child) => [...(child.done ? [child] : []), ...endsOf(child)]);
}
