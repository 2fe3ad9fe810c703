/** What the interface says next to the hits: how the last answer came about. */
import { useSyncExternalStore } from 'react';
import type { SearchAnswer } from './types';

export interface Health {
  /** The answer to what is in the field. */
  answer?: SearchAnswer;
  /** The reader has moved in the list; with the records that have come since, its order is another. */
  reordered?: boolean;
}

let health: Health = {};
const listeners = new Set<() => void>();
const initial = health;

/** Replaces all that was known. */
export function setHealth(next: Health): void {
  health = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function useHealth(): Health {
  return useSyncExternalStore(
    subscribe,
    () => health,
    () => initial,
  );
}
