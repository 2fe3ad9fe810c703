/**
 * Puts an engine under DocSearch 3.9.0: its requests in, the response shape that it reads out, and errors in the one way
 * that shows its error screen. The last relies on how exactly that version chains its promises, so the version is
 * pinned and tests/browser/search.spec.ts holds the screen.
 */
import { search } from '../../config/search';
import type { Context, SearchAnswer, SearchRequest } from './types';

/** What DocSearch sends, as far as it varies. */
interface DocSearchRequest {
  query?: string;
  page?: number;
  hitsPerPage?: number;
  attributesToSnippet?: string[];
}

export interface DocSearchResponse {
  results: SearchAnswer[];
}

/** DocSearch shows its error screen for errors of this name only. */
class RetryError extends Error {
  override readonly name = 'RetryError';
}

/** The timer of 300 ms that marks a search as stalled would replace an earlier error. */
const errorNotBeforeMs = search.stalledAfterMs + 50;

/** DocSearch asks for fewer words on narrow screens, in `content:5`. */
function snippetWordsOf(attributes: readonly string[] = []): number {
  const words = /^content:(\d+)$/.exec(attributes.find((entry) => entry.startsWith('content:')) ?? '')?.[1];
  return words ? Number(words) : search.snippetWords;
}

/**
 * The `search` of a DocSearch client.
 * @param run Searches; rejects if there is no answer.
 * @param context What the reader's place and the query add to each request.
 */
export function docSearchOver(
  run: (request: SearchRequest) => Promise<SearchAnswer>,
  context: (query: string) => Context,
) {
  let latest = 0;
  /** The answer to the latest request. */
  let newest: Promise<DocSearchResponse>;
  /** What the reader sees; hits that come later join below. */
  let shown: { question: string; ids: string[] } = { question: '', ids: [] };
  return ({ requests: [request = {}] }: { requests: DocSearchRequest[] }): Promise<DocSearchResponse> => {
    latest += 1;
    const number = latest;
    const started = performance.now();
    const query = (request.query ?? '').slice(0, search.maxQueryLength);
    const place = context(query);
    const question = JSON.stringify([query, place]);
    const answer: Promise<DocSearchResponse> = run({
      query,
      ...(shown.question === question ? { keep: shown.ids } : {}),
      page: request.page ?? 0,
      hitsPerPage: request.hitsPerPage ?? search.hitsPerPage,
      snippetWords: snippetWordsOf(request.attributesToSnippet),
      ...place,
    }).then((result) => {
      // DocSearch would show it below what the field has by now, such as "No results" for a query that has some.
      if (number !== latest) return newest;
      shown = { question, ids: result.hits.map(({ objectID }) => objectID) };
      return { results: [result] };
    });
    newest = answer;
    return Object.assign(Object.create(answer) as Promise<DocSearchResponse>, {
      then: answer.then.bind(answer),
      catch: (handler: (error: Error) => unknown) =>
        answer.catch((error: unknown) => {
          const wait = Math.max(0, errorNotBeforeMs - (performance.now() - started));
          // Never settles: a rejection would set the state back to idle and hide the screen.
          return new Promise<DocSearchResponse>(() => {
            setTimeout(() => {
              if (number !== latest) return;
              try {
                handler(new RetryError(String(error)));
              } catch {
                // DocSearch throws the error on after it has set its state.
              }
            }, wait);
          });
        }),
    });
  };
}
