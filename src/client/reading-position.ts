/**
 * Going back and forward leads to where the reader was on that page. The framework scrolls to the top or the hash after
 * every navigation, even after these; browsers restore the position only where they load a document anew.
 *
 * Positions are kept by entry of the history. The router names the entries that it makes; the first one, and the entries
 * of links to an anchor that the browser follows itself, get a name here.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { placed, startMove } from '../lib/moves';

const storageKey = 'reading-positions';

/** Positions from the top in CSS pixels, by entry. */
let positions: Record<string, number> = {};

/** The entry whose page is on the screen; undefined while the next page is loaded. */
let shown: string | undefined;

/** The entry before that one. A link that leads to its own address moves the page and stays on the entry. */
let shownBefore: string | undefined;

/** What the page still has to grow for, and how to stop waiting. */
let stopWaiting: (() => void) | undefined;

interface EntryState {
  key?: string;
  entry?: string;
}

function entryId(): string {
  const state = (window.history.state ?? {}) as EntryState;
  const known = state.key ?? state.entry;
  if (known) return known;
  const entry = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...state, entry }, '');
  return entry;
}

/** Scrolls as soon as the page is long enough, such as when results of a search are there, unless the reader acts first. */
function restore(top: number): void {
  const go = (): boolean => {
    window.scrollTo(0, top);
    placed();
    return Math.abs(window.scrollY - top) < 1;
  };
  stopWaiting?.();
  if (go()) return;
  const grown = new ResizeObserver(() => {
    if (go()) stopWaiting?.();
  });
  const acts = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  stopWaiting = () => {
    grown.disconnect();
    for (const act of acts) window.removeEventListener(act, stop);
    stopWaiting = undefined;
  };
  const stop = (): void => stopWaiting?.();
  for (const act of acts) window.addEventListener(act, stop, { passive: true });
  // Not the body, which is as tall as the window.
  grown.observe(document.getElementById('__docusaurus') ?? document.body);
}

function readStored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    // Storage is blocked: positions hold until the document is left.
    return {};
  }
}

function store(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // As above.
  }
}

if (ExecutionEnvironment.canUseDOM) {
  positions = readStored();
  shown = entryId();
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', () => shown !== undefined && (positions[shown] = window.scrollY), {
    passive: true,
  });
  window.addEventListener('popstate', ({ state }) => {
    if (state !== null) return;
    // A link to an anchor, which the browser follows itself: the page has moved before the router knows.
    shown = undefined;
    startMove();
    entryId();
  });
  // The next document, or this one anew, is the browser's to restore.
  window.addEventListener('pagehide', () => {
    store();
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.history.scrollRestoration = 'manual';
  });
}

/** Called when the address has changed and the next page is not there yet. */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({ previousLocation, location }) => {
  if (!previousLocation) return undefined;
  // A search writes its words into the address while its results are on their way.
  if (previousLocation.pathname !== location.pathname) stopWaiting?.();
  shown = undefined;
  startMove();
  return undefined;
};

/** Called when the page is on the screen and the framework has scrolled. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  previousLocation,
  location,
}) => {
  shown = entryId();
  const isRepeated = shown === shownBefore && previousLocation?.pathname === location.pathname;
  const top = isRepeated ? undefined : positions[shown];
  shownBefore = shown;
  const isFirst = previousLocation === null || previousLocation === undefined;
  // The browser has restored the first page, unless it was too short without its scripts.
  const isTooShort = top !== undefined && document.documentElement.scrollHeight - window.innerHeight < top;
  if (top !== undefined && (!isFirst || isTooShort)) restore(top);
  else if (!isFirst) positions[shown] = window.scrollY;
  if (!isFirst) placed();
};
