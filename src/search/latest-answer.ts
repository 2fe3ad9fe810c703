/** How the answer to what is in the field came about, for what the interface says next to the hits. */
import { createStore } from '../lib/store';
import type { SearchAnswer } from './types';

interface LatestAnswer {
  /** The answer to what is in the field. */
  answer?: SearchAnswer;
  /** The reader has moved in the list; with the records that have come since, its order is another. */
  reordered?: boolean;
}

const store = createStore<LatestAnswer>({});

/** Replaces all that was known. */
export const setLatestAnswer = store.set;

export const useLatestAnswer = store.use;
