/** What readers type: the queries of data/search-queries.yaml, key by key. */
import type { SearchQuery } from '../../lib/facts/types';

/** Every state of the search field while the queries are typed, in the order of typing, each once. */
export function typedStates(queries: readonly Pick<SearchQuery, 'query'>[]): string[] {
  return [
    ...new Set(
      queries.flatMap(({ query }) => Array.from({ length: query.length }, (_, at) => query.slice(0, at + 1))),
    ),
  ];
}
