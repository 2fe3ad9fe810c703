/**
 * Puts an engine under DocSearch 3.9.0: its requests in, the response shape that it reads out, and errors in the one way
 * that shows its error screen. The last relies on how exactly that version chains its promises, so the version is
 * pinned and tests/browser/search.spec.ts holds the screen.
 *
 * It also decides what becomes of records that come after the first hits: they rank the list anew, unless the reader has
 * moved in it. Then the list stays, and a line offers the new order if there is one.
 *
 * And it says what Enter belongs to: DocSearch shows the hits of earlier words, or recent pages, until the answer to those in
 * the field is there, and would open one of them.
 */
import { search } from '../../config/search';
import { setLatestAnswer } from './latest-answer';
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

const idsOf = ({ hits }: SearchAnswer): string => hits.map(({ objectID }) => objectID).join('\n');

export class DocSearchClient {
  readonly #run: (request: SearchRequest) => Promise<SearchAnswer>;
  readonly #context: (query: string) => Context;
  #latest = 0;
  /** The answer to the latest request. */
  #newest: Promise<DocSearchResponse> | undefined;
  /** What the reader sees. */
  #shown: { question: string; request: SearchRequest; answer: SearchAnswer } | undefined;
  #moved = false;
  /** What Enter wants once the words in the field are answered. */
  #entered: (() => void) | undefined;

  /**
   * @param run Searches; rejects if there is no answer.
   * @param context What the reader's place and the query add to each request.
   */
  constructor(run: (request: SearchRequest) => Promise<SearchAnswer>, context: (query: string) => Context) {
    this.#run = run;
    this.#context = context;
  }

  /** The `search` of a DocSearch client. */
  readonly search = ({
    requests: [request = {}],
  }: {
    requests: DocSearchRequest[];
  }): Promise<DocSearchResponse> => {
    this.#latest += 1;
    const number = this.#latest;
    const started = performance.now();
    const query = (request.query ?? '').slice(0, search.maxQueryLength);
    const place = this.#context(query);
    const question = JSON.stringify([query, place]);
    if (this.#shown?.question !== question) {
      this.#shown = undefined;
      this.#moved = false;
    }
    const asked: SearchRequest = {
      query,
      page: request.page ?? 0,
      hitsPerPage: request.hitsPerPage ?? search.hitsPerPage,
      snippetWords: snippetWordsOf(request.attributesToSnippet),
      ...place,
    };
    const answer: Promise<DocSearchResponse> = this.#run(asked).then((result) => {
      // DocSearch would show it below what the field has by now, such as "No results" for a query that has some.
      if (number !== this.#latest && this.#newest) return this.#newest;
      // Moved since the list was asked for anew.
      if (this.#moved && this.#shown) return { results: [this.#stay(result, this.#shown.answer)] };
      this.#shown = { question, request: asked, answer: result };
      setLatestAnswer({ answer: result });
      this.#openEntered(result);
      return { results: [result] };
    });
    answer.catch(() => {
      if (number === this.#latest) this.leave();
    });
    this.#newest = answer;
    return Object.assign(Object.create(answer) as Promise<DocSearchResponse>, {
      then: answer.then.bind(answer),
      catch: (handler: (error: Error) => unknown) =>
        answer.catch((error: unknown) => {
          const wait = Math.max(0, errorNotBeforeMs - (performance.now() - started));
          // Never settles: a rejection would set the state back to idle and hide the screen.
          return new Promise<DocSearchResponse>(() => {
            setTimeout(() => {
              if (number !== this.#latest) return;
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

  /** The field has other words: what is shown, and an Enter that waits, belong to those before. */
  typed(): void {
    this.#shown = undefined;
    this.#moved = false;
    this.leave();
  }

  /** Whether what the list has is not what Enter opens: it answers other words, or Enter waits for all records. */
  get waits(): boolean {
    return !this.#shown || this.#entered !== undefined;
  }

  /**
   * Whether Enter may open what the list has. If it doesn't answer the words in the field, nobody has chosen from it, so Enter
   * waits for the answer with all records: the first hit among a part of them can be another.
   * @param open Called then; never if the search fails or the reader goes on.
   * @param ask Asks the question in the field again, which may have failed, and chooses the first hit.
   */
  enter(open: () => void, ask: () => void): boolean {
    if (this.#shown) return true;
    this.#entered = open;
    ask();
    return false;
  }

  /** An Enter that waits is no longer wanted. */
  leave(): void {
    this.#entered = undefined;
  }

  #openEntered({ growing }: SearchAnswer): void {
    const open = this.#entered;
    if (!open || growing) return;
    // Once DocSearch has taken the answer in.
    setTimeout(() => {
      if (this.#entered !== open) return;
      this.leave();
      open();
    }, 0);
  }

  /** The reader has moved in the list: from now on, it stays as it is until the next question. */
  move(): void {
    if (!this.waits) this.#moved = true;
  }

  /**
   * More records have come.
   * @param ask Asks the question in the field again.
   */
  grow(ask: () => void): void {
    const shown = this.#shown;
    const number = this.#latest;
    if (!this.#moved || !shown) ask();
    else {
      this.#run(shown.request).then(
        (result) => {
          if (number === this.#latest) this.#stay(result, shown.answer);
        },
        () => undefined,
      );
    }
  }

  /** The reader wants the order of now. @param ask Asks the question in the field again. */
  reorder(ask: () => void): void {
    this.#moved = false;
    ask();
  }

  #stay(now: SearchAnswer, shown: SearchAnswer): SearchAnswer {
    setLatestAnswer({ answer: now, reordered: idsOf(now) !== idsOf(shown) });
    return shown;
  }
}
