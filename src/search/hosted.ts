/**
 * The hosted engine: Algolia's light client with the specification's filters, timeouts and retries over hosts. Loaded
 * only where the three settings are given.
 */
import { liteClient } from 'algoliasearch/lite';
import { search } from '../../config/search';
import { escapeHtml } from './snippet';
import type { HostedSettings } from '../../config/env';
import { pathOf } from './paths';
import {
  levels,
  type Engine,
  type Hierarchy,
  type Hit,
  type SearchAnswer,
  type SearchRequest,
  type SuggestedPage,
} from './types';

/** Filters of a request: language, docs versions and a chosen area must fit, the reader's own places come first. */
export function filtersOf({ tags, preferredTags, platform, area, only }: SearchRequest, language: string) {
  return {
    facetFilters: [
      `language:${language}`,
      tags.map((tag) => `docusaurus_tag:${tag}`),
      ...(only ? [`area:${only}`] : []),
    ],
    optionalFilters: [
      ...preferredTags.map((tag) => `docusaurus_tag:${tag}`),
      ...(platform ? [`platform:${platform}`] : []),
      ...(area ? [`area:${area}`] : []),
    ],
  };
}

/** The index holds plain text; what comes back is set as HTML. Only the marks stay. */
const safe = (value: unknown): string =>
  typeof value === 'string' ? escapeHtml(value).replace(/&lt;(\/?)mark&gt;/g, '<$1mark>') : '';

type Marked = { value: string; matchLevel: 'full' | 'none' };

const marked = (value: unknown): Marked => ({
  value: safe((value as Partial<Marked> | undefined)?.value),
  matchLevel: (value as Partial<Marked> | undefined)?.matchLevel === 'full' ? 'full' : 'none',
});

/**
 * Takes a hit apart and puts together what the interface reads, escaped; undefined if it is not one of our records. One
 * whose type is `content` is text of a section, and is shown as that section.
 */
export function toSafeHit(raw: unknown): Hit | undefined {
  const hit = raw as Partial<Hit> | null;
  const own = (hit?.hierarchy ?? {}) as Partial<Hierarchy>;
  if (!hit || typeof hit.objectID !== 'string' || typeof hit.url !== 'string') return undefined;
  const snippets = hit._snippetResult;
  const filled = levels.filter((level) => typeof own[level] === 'string');
  const named = (hit.type as string) === 'content' ? filled.at(-1) : hit.type;
  const type = levels.slice(1).find((level) => level === named && own[level]);
  if (!type || typeof own.lvl0 !== 'string' || typeof own.lvl1 !== 'string') return undefined;
  return {
    objectID: hit.objectID,
    url: hit.url,
    type,
    hierarchy: Object.fromEntries(
      levels.map((level) => [
        level,
        typeof own[level] !== 'string' ? null : level === 'lvl0' ? own[level] : escapeHtml(own[level]),
      ]),
    ) as Hierarchy,
    content:
      typeof hit.content === 'string' ? safe(snippets?.content?.value).replace(/<\/?mark>/g, '') : null,
    _snippetResult: {
      hierarchy: Object.fromEntries(
        filled.flatMap((level) =>
          snippets?.hierarchy?.[level] ? [[level, marked(snippets.hierarchy[level])]] : [],
        ),
      ),
      ...(snippets?.content?.value ? { content: marked(snippets.content) } : {}),
    },
    _highlightResult: { hierarchy: { lvl0: { value: own.lvl0, matchLevel: 'none' } } },
  };
}

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * What the client knows of its hosts, by their address. Its own cache keeps a failure under a key that holds the time of
 * the failure, never finds it again, and tries the failed host first each time instead of after the two minutes.
 */
function hostStates(): HostsCache {
  const states = new Map<string, unknown>();
  const nameOf = (key: object | string): string => {
    const { protocol = '', url = '' } = key as { protocol?: string; url?: string };
    return `${protocol}://${url}`;
  };
  return {
    get: async <Value>(key: object | string, fresh: () => Promise<Value>) =>
      (states.get(nameOf(key)) as Value | undefined) ?? fresh(),
    set: async <Value>(key: object | string, value: Value) => {
      states.set(nameOf(key), value);
      return value;
    },
    delete: async (key) => void states.delete(nameOf(key)),
    clear: async () => states.clear(),
  };
}

/** Starts the client. Its errors after all hosts failed are named `RetryError`. */
export function hostedEngine(settings: HostedSettings, language: string): Engine {
  const { appId, apiKey, indexName, insights, hosts } = settings;
  const start = () =>
    liteClient(appId, apiKey, {
      timeouts: search.timeoutsMs,
      hostsCache: hostStates(),
      ...(hosts.length > 0
        ? { hosts: hosts.map((host) => ({ ...host, accept: 'readWrite' as const })) }
        : {}),
    });
  const client = start();
  // A host that has no recommendations must not count as down for searches.
  const recommender = start();
  return {
    /**
     * The recommendations path of the service: `POST /1/indexes/*\/recommendations` with one request, and `results[0].hits`
     * in the answer. An index without enough events has none.
     */
    async trending(request): Promise<SuggestedPage[]> {
      const { facetFilters } = filtersOf(request, language);
      const response = await recommender.getRecommendations({
        requests: [
          {
            indexName,
            model: 'trending-items',
            threshold: 0,
            maxRecommendations: 4 * search.suggestedPages,
            queryParameters: { facetFilters, attributesToRetrieve: ['hierarchy', 'type', 'url'] },
          },
        ],
      });
      const pages = new Map<string, string>();
      for (const raw of response.results[0]?.hits ?? []) {
        const hit = toSafeHit(raw);
        const title = (raw as Partial<Hit>).hierarchy?.lvl1;
        const url = hit ? pathOf(hit.url).replace(/#.*$/, '') : '';
        if (title && url && !pages.has(url)) pages.set(url, title);
      }
      return [...pages];
    },
    async search(request): Promise<SearchAnswer> {
      const snippets = [...levels.slice(1).map((level) => `hierarchy.${level}`), 'content'];
      const response = await client.search({
        requests: [
          {
            indexName,
            query: request.query,
            page: request.page,
            hitsPerPage: request.hitsPerPage,
            ...filtersOf(request, language),
            attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
            attributesToSnippet: snippets.map((name) => `${name}:${request.snippetWords}`),
            snippetEllipsisText: '…',
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
            clickAnalytics: insights,
          },
        ],
      });
      const result = response.results[0] as {
        hits?: unknown[];
        nbHits?: number;
        page?: number;
        nbPages?: number;
        queryID?: string;
      };
      return {
        hits: (result.hits ?? []).flatMap((hit) => toSafeHit(hit) ?? []),
        nbHits: result.nbHits ?? 0,
        page: result.page ?? 0,
        nbPages: result.nbPages ?? 0,
        missing: [],
        ...(result.queryID ? { queryID: result.queryID } : {}),
      };
    },
  };
}
