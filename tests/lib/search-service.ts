/**
 * A local server that speaks the part of the hosted service's protocol that the site uses: queries with facet filters
 * and snippets, events, and the writing of an index with its tasks. It matches words plainly and ranks nothing: it is
 * there to show what is asked, and what becomes of answers and failures.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { startLocal, type LocalServer } from './local-server';

export interface Asked {
  method: string;
  path: string;
  /** Of the address, and of headers whose names begin like the client's. */
  credentials: { appId: string; apiKey: string };
  body: Record<string, unknown>;
}

interface Query {
  indexName: string;
  query: string;
  page: number;
  hitsPerPage: number;
  facetFilters: (string | string[])[];
  attributesToSnippet: string[];
  [name: string]: unknown;
}

interface Recommended {
  indexName: string;
  model: string;
  threshold: number;
  maxRecommendations: number;
  queryParameters?: { facetFilters?: (string | string[])[] };
}

type StoredRecord = Record<string, unknown> & { objectID: string };

export interface SearchIndex {
  records: Map<string, StoredRecord>;
  settings: Record<string, unknown>;
  synonyms: unknown[];
}

/** `works`, or the status that it answers with. */
export type Mood = 'works' | number;

const newIndex = (): SearchIndex => ({ records: new Map(), settings: {}, synonyms: [] });

function textAt(record: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | null)?.[key], record);
  return typeof value === 'string' ? value : '';
}

function passes(record: StoredRecord, filters: Query['facetFilters'] = []): boolean {
  const fits = (filter: string): boolean => {
    const [, name = '', value] = /^([^:]+):(.*)$/.exec(filter) ?? [];
    return record[name] === value;
  };
  return filters.every((filter) => (Array.isArray(filter) ? filter.some(fits) : fits(filter)));
}

/** Marks a word and cuts the text to the number of words that `attribute:words` asks for. */
function snippet(text: string, word: string, words: number): { value: string; matchLevel: string } {
  const all = text.split(/\s+/);
  const first = Math.max(0, all.findIndex((part) => part.toLowerCase().includes(word)) - 1);
  const part = all.slice(first, first + words).join(' ');
  const at = word ? part.toLowerCase().indexOf(word) : -1;
  const value =
    at < 0
      ? part
      : `${part.slice(0, at)}<mark>${part.slice(at, at + word.length)}</mark>${part.slice(at + word.length)}`;
  return { value, matchLevel: at < 0 ? 'none' : 'full' };
}

export class SearchService {
  readonly asked: Asked[] = [];
  readonly indexes = new Map<string, SearchIndex>();
  mood: Mood = 'works';
  /** `objectID`s that are read most. */
  trending: string[] = [];
  #server: LocalServer | undefined;
  #tasks = 0;

  async start(): Promise<this> {
    this.#server = await startLocal((request, response) => void this.#answer(request, response));
    return this;
  }

  stop(): void {
    this.#server?.stop();
  }

  /** `127.0.0.1:<port>`, as the settings of a host have it. */
  get host(): string {
    return new URL(this.#server?.url ?? '').host;
  }

  get queries(): Query[] {
    return this.asked
      .filter(({ path }) => path === '/1/indexes/*/queries')
      .flatMap(({ body }) => body.requests as Query[]);
  }

  get events(): Record<string, unknown>[] {
    return this.asked
      .filter(({ path }) => path === '/1/events')
      .flatMap(({ body }) => body.events as Record<string, unknown>[]);
  }

  index(name: string): SearchIndex {
    const index = this.indexes.get(name) ?? newIndex();
    this.indexes.set(name, index);
    return index;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Access-Control-Allow-Methods', '*');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    let text = '';
    for await (const part of request) text += String(part);
    const url = new URL(request.url ?? '/', `http://${this.host}`);
    const credential = (name: string): string =>
      String(request.headers[name] ?? url.searchParams.get(name) ?? '');
    const method = request.method ?? 'GET';
    const path = decodeURIComponent(url.pathname);
    // The synonyms are a list; everything else is an object.
    const parsed = (text ? JSON.parse(text) : {}) as Record<string, unknown> | unknown[];
    this.asked.push({
      method,
      path,
      credentials: { appId: credential('x-algolia-application-id'), apiKey: credential('x-algolia-api-key') },
      body: Array.isArray(parsed) ? { list: parsed } : parsed,
    });
    const status = this.mood === 'works' ? 200 : this.mood;
    const body = status === 200 ? this.#result(method, path, parsed) : { message: 'out of order', status };
    response.statusCode = body === undefined ? 404 : status;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(body ?? { message: 'unknown path', status: 404 }));
  }

  #task = (more: object = {}): object => {
    this.#tasks += 1;
    return { taskID: this.#tasks, updatedAt: new Date(0).toISOString(), ...more };
  };

  #result(method: string, path: string, body: Record<string, unknown> | unknown[]): object | undefined {
    const values = body as Record<string, unknown>;
    if (path === '/1/events') return { status: 200, message: 'OK' };
    if (path === '/1/indexes/*/queries') {
      return { results: (values.requests as Query[]).map((query) => this.#search(query)) };
    }
    if (path === '/1/indexes/*/recommendations') {
      return { results: (values.requests as Recommended[]).map((wanted) => this.#recommend(wanted)) };
    }
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)\/(.+)$/.exec(path) ?? [];
    if (action.startsWith('task/')) return { status: 'published', pendingTask: false };
    if (method === 'PUT' && action === 'settings') {
      this.index(name).settings = values;
      return this.#task();
    }
    if (action === 'synonyms/batch') {
      this.index(name).synonyms = body as unknown[];
      return this.#task();
    }
    if (action === 'batch') {
      const requests = values.requests as { action: string; body: StoredRecord }[];
      for (const { body: record } of requests) this.index(name).records.set(record.objectID, record);
      return this.#task({ objectIDs: requests.map(({ body: record }) => record.objectID) });
    }
    if (action === 'operation') {
      const { operation, destination } = values as { operation: string; destination: string };
      const source = this.index(name);
      if (operation === 'move') {
        this.indexes.set(destination, source);
        this.indexes.delete(name);
      } else {
        Object.assign(this.index(destination), { settings: source.settings, synonyms: source.synonyms });
      }
      return this.#task();
    }
    return undefined;
  }

  /** The records named in `trending`, in that order, as far as they pass the filters. */
  #recommend({ indexName, maxRecommendations, queryParameters = {} }: Recommended): object {
    const { records } = this.index(indexName);
    const hits = this.trending.flatMap((id) => records.get(id) ?? []);
    return {
      hits: hits
        .filter((record) => passes(record, queryParameters.facetFilters))
        .slice(0, maxRecommendations)
        .map((record, at) => ({ ...record, _score: 100 - at })),
      processingTimeMS: 1,
    };
  }

  #search(query: Query): object {
    const { indexName, page = 0, hitsPerPage = 20 } = query;
    const word = query.query.trim().toLowerCase();
    const found = [...this.index(indexName).records.values()].filter(
      (record) => passes(record, query.facetFilters) && JSON.stringify(record).toLowerCase().includes(word),
    );
    const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((record) => {
      const snippets: Record<string, unknown> = {};
      const levels: Record<string, unknown> = {};
      for (const wanted of query.attributesToSnippet) {
        const [, path = '', count] = /^(.+):(\d+)$/.exec(wanted) ?? [];
        const text = textAt(record, path);
        if (!text) continue;
        const [, level] = /^hierarchy\.(.+)$/.exec(path) ?? [];
        if (level) levels[level] = snippet(text, word, Number(count));
        else snippets[path] = snippet(text, word, Number(count));
      }
      const { objectID, url, type, hierarchy, content } = record;
      return { objectID, url, type, hierarchy, content, _snippetResult: { ...snippets, hierarchy: levels } };
    });
    return {
      index: indexName,
      hits,
      nbHits: found.length,
      page,
      nbPages: Math.ceil(found.length / hitsPerPage),
      hitsPerPage,
      queryID: 'a'.repeat(32),
    };
  }
}
