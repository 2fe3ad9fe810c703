/** Whether the modal of search is open, shared by its ways in: the navbar's button, the home page's field, the keyboard. */
import { createStore } from '../lib/store';

interface ModalState {
  open: boolean;
  /** What was typed so far; the modal starts with it. */
  query: string;
  /** Opens a hit whose page could not be loaded once more. */
  unreachable?: () => void;
}

const closed: ModalState = { open: false, query: '' };
const store = createStore(closed);
let returnTo: HTMLElement | null = null;

export const useModalState = store.use;
export const isSearchOpen = (): boolean => store.get().open;

/** Opens search. What is typed on a field while search is on its way in is added to the query. */
export function openSearch(query = ''): void {
  if (isSearchOpen()) {
    typeAhead(query);
    return;
  }
  const active = document.activeElement;
  returnTo = active instanceof HTMLElement && active !== document.body ? active : null;
  store.set({ open: true, query });
}

/** Adds what is typed while the interface is still on its way. */
export function typeAhead(text: string): void {
  const { open, query } = store.get();
  if (open && text) store.set({ open: true, query: query + text });
}

/** Says that the page of a hit cannot be loaded, and how to try again; without that, that this was read. */
export function setUnreachable(retry?: () => void): void {
  if (store.get().unreachable !== retry) store.set(retry ? { ...closed, unreachable: retry } : closed);
}

/** Closes search. The focus goes back to where it was, unless the reader goes to another page. */
export function closeSearch({ restoreFocus = true } = {}): void {
  if (!isSearchOpen()) return;
  store.set(closed);
  if (restoreFocus) {
    const target = returnTo ?? document.querySelector<HTMLElement>('.search-button');
    // The page behind the modal cannot take the focus until the modal is gone.
    setTimeout(() => target?.focus(), 0);
  }
}

/**
 * What a key adds to the query; undefined for keys that type nothing. Enter adds a line break, which the modal takes for it
 * where the query ends so. It begins no query and neither does a space: they press a button.
 */
export function typedBy(
  event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean },
  { first = true } = {},
): string | undefined {
  const text = event.key === 'Enter' ? '\n' : event.key;
  const types = text.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  return types && !(first && text.trim() === '') ? text : undefined;
}
