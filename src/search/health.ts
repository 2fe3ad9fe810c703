/** What readers are told about the last answer: parts of the index that could not be loaded, or that are not fresh. */
import { useSyncExternalStore } from 'react';
import type { SearchAnswer } from './types';

let missing: readonly string[] = [];
const listeners = new Set<() => void>();

export function noteAnswer(answer: SearchAnswer): void {
  if (answer.missing.join() === missing.join()) return;
  missing = answer.missing;
  for (const listener of listeners) listener();
}

const none: readonly string[] = [];

/** Parts of the records whose pages are missing among the results. */
export function useMissing(): readonly string[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => missing,
    () => none,
  );
}
