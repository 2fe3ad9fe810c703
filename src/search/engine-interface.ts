/** What both engines of search, the embedded and the hosted one, do for the interface. */
import type { SearchAnswer, SearchRequest, SuggestedPage } from './types';

export interface Engine {
  /** Rejects if there is no answer: no network, no records, no worker. */
  search(request: SearchRequest): Promise<SearchAnswer>;
  /** Gets ready for searches like this one, without an answer. */
  warmUp?(request: SearchRequest): void;
  /** Pages that are read most in the places of a request. */
  trending?(request: SearchRequest): Promise<SuggestedPage[]>;
  /** Calls back when more records have arrived and the same query has more hits. Returns a function that stops it. */
  onGrown?(listener: () => void): () => void;
}
