/**
 * Whether search is open, shared by its ways in: the navbar's button, the home page's field, the keyboard. The store
 * is outside React because none of them is a parent of the others.
 */
import { useSyncExternalStore } from 'react';

interface OpenState {
  open: boolean;
  /** What was typed so far; the modal starts with it. */
  query: string;
  /** Opens a hit whose page could not be loaded once more. */
  unreachable?: () => void;
}

let state: OpenState = { open: false, query: '' };
let returnTo: HTMLElement | null = null;
const listeners = new Set<() => void>();
const closed: OpenState = state;

function set(next: OpenState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Opens search. What is typed on a field while search is on its way in is added to the query. */
export function openSearch(query = ''): void {
  if (state.open) {
    typeAhead(query);
    return;
  }
  const active = document.activeElement;
  returnTo = active instanceof HTMLElement && active !== document.body ? active : null;
  set({ open: true, query });
}

export const isSearchOpen = (): boolean => state.open;

/** Adds what is typed while the interface is still on its way. */
export function typeAhead(text: string): void {
  if (state.open && text) set({ open: true, query: state.query + text });
}

/** Says that the page of a hit cannot be loaded, and how to try again; without that, that this was read. */
export function setUnreachable(retry?: () => void): void {
  if (state.unreachable !== retry) set(retry ? { ...closed, unreachable: retry } : closed);
}

/** Closes search. The focus goes back to where it was, unless the reader goes to another page. */
export function closeSearch({ restoreFocus = true } = {}): void {
  if (!state.open) return;
  set(closed);
  if (restoreFocus) {
    const target = returnTo ?? document.querySelector<HTMLElement>('.search-button');
    // The page behind the modal cannot take the focus until the modal is gone.
    setTimeout(() => target?.focus(), 0);
  }
}

export function useSearchState(): OpenState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => closed,
  );
}

/** What a key adds to the query; undefined for keys that type nothing. A space begins no query: it presses a button. */
export function typedBy(
  event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean },
  { first = true } = {},
): string | undefined {
  const types = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  return types && !(first && event.key === ' ') ? event.key : undefined;
}
