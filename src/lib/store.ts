/** State outside React, for parts of a page of which none is a parent of the others. */
import { useSyncExternalStore } from 'react';

interface Store<State> {
  get: () => State;
  set: (next: State) => void;
  /** The state in a component; in the build and until the page runs, the initial one. */
  use: () => State;
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const get = () => state;
  return {
    get,
    set(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  };
}
