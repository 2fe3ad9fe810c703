/** What the interface says about the last answer: parts of the index that could not be loaded, and similar queries. */
import { useSyncExternalStore } from 'react';
import type { SearchAnswer } from './types';

let missing: readonly string[] = [];
const listeners = new Set<() => void>();

let near: readonly string[] = [];

export function noteAnswer(answer: SearchAnswer): void {
  const nearNow = answer.near ?? [];
  if (answer.missing.join() === missing.join() && nearNow.join() === near.join()) return;
  missing = answer.missing;
  near = nearNow;
  for (const listener of listeners) listener();
}

const none: readonly string[] = [];

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Parts of the records whose pages are missing among the results. */
export function useMissing(): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => missing,
    () => none,
  );
}

/** Queries that the last answer named because it had no hits. */
export function useNear(): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => near,
    () => none,
  );
}
