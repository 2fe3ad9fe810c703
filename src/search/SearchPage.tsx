/**
 * The page with all results: query, docs versions and page number are in the address, so a search can be shared
 * and the browser's back button works. Same engines and ranking as the modal.
 */
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import { search } from '../../config/search';
import { docsVersions, sdkVersions } from '../../config/versions';
import { areaHomes, areas, isArea, type Area } from './areas';
import { loadManifest, runSearch, whenGrown } from './client';
import AreaSelect from './AreaSelect';
import { setLatestAnswer } from './latest-answer';
import HitMark from './HitMark';
import { IndexNotice } from './IndexNotice';
import NoResults from './NoResults';
import { openPage } from './open-page';
import { versionsOfTags } from './parts';
import { pathOf } from './paths';
import { QueryCut } from './QueryCut';
import { contextOf, versionsOfPath } from './request';
import { SuggestedPages } from './SuggestedPages';
import type { Context, Hit, SearchAnswer } from './types';

/** Doc sets with versions, by the name of their parameter in the address. */
const sets = {
  docs: { id: 'default', label: 'Dashboard', versions: docsVersions },
  sdk: { id: 'sdk', label: 'SDK', versions: sdkVersions },
} as const;

interface Parameters {
  query: string;
  /** The address has a longer query. */
  cut: boolean;
  /** From 1. */
  page: number;
  /** By the id of their set. */
  versions: Readonly<Record<string, string>>;
  only: Area | undefined;
  /** Path of the page that the reader came from; empty without one. */
  from: string;
}

/** Reads the address; what does not fit is left out. */
function readParameters(text: string): Parameters {
  const values = new URLSearchParams(text);
  const page = Number(values.get('page') ?? '1');
  const area = values.get('area');
  const query = values.get('q') ?? '';
  const from = values.get('from') ?? '';
  const read = versionsOfPath(from);
  return {
    query: query.slice(0, search.maxQueryLength),
    cut: query.length > search.maxQueryLength,
    only: isArea(area) ? area : undefined,
    from,
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 9_999) : 1,
    versions: Object.fromEntries(
      Object.entries(sets).flatMap(([name, { id, versions }]) => {
        const value = values.get(name) ?? (read[id] === 'current' ? undefined : read[id]);
        return value !== undefined && versions.some((version) => version.name === value) ? [[id, value]] : [];
      }),
    ),
  };
}

/** Writes the address, without what is the default. */
function writeParameters({ query, page, versions, only, from }: Omit<Parameters, 'cut'>): string {
  const values = new URLSearchParams();
  if (query) values.set('q', query);
  for (const [name, { id }] of Object.entries(sets)) if (versions[id]) values.set(name, versions[id]);
  if (only) values.set('area', only);
  if (from) values.set('from', from);
  if (page > 1) values.set('page', String(page));
  const text = values.toString();
  return text ? `?${text}` : '';
}

type State =
  { phase: 'idle' | 'loading' | 'failed' } | { phase: 'done'; query: string; answer: SearchAnswer };

const typingPauseMs = 150;

function useResults(
  { query, page, versions, only, from }: Parameters,
  tags: readonly string[],
  go: (change: Partial<Parameters>, replace: boolean) => void,
): [State, () => void] {
  const [state, setState] = useState<State>({ phase: 'idle' });
  const [attempt, setAttempt] = useState(0);
  // As text, which is the same where nothing has changed.
  const context = JSON.stringify(contextOf({ ...versionsOfTags(tags), ...versions }, from, query, only));
  useEffect(() => {
    if (!query.trim()) return undefined;
    let wanted = true;
    const wait = setTimeout(() => wanted && setState({ phase: 'loading' }), search.stalledAfterMs);
    runSearch({
      query,
      page: page - 1,
      hitsPerPage: search.hitsPerPage,
      snippetWords: search.snippetWords * 3,
      ...(JSON.parse(context) as Context),
      whole: true,
    }).then(
      (answer) => {
        clearTimeout(wait);
        if (!wanted) return;
        // An address of when there were more, or one that was typed.
        if (answer.nbPages > 0 && page > answer.nbPages) {
          go({ page: answer.nbPages }, true);
          return;
        }
        setLatestAnswer({ answer });
        setState({ phase: 'done', query, answer });
      },
      (error: unknown) => {
        clearTimeout(wait);
        console.warn(error);
        if (wanted) setState({ phase: 'failed' });
      },
    );
    return () => {
      wanted = false;
      clearTimeout(wait);
    };
  }, [query, page, context, attempt, go]);
  // Records that came too late to be waited for.
  const growing = state.phase === 'done' && state.answer.growing === true;
  useEffect(() => (growing ? whenGrown(() => setAttempt((count) => count + 1)) : undefined), [growing]);
  return [query.trim() ? state : { phase: 'idle' }, () => setAttempt((count) => count + 1)];
}

function Result({ hit }: { hit: Hit }) {
  const history = useHistory();
  const level = (title: string | null, marked?: string) => marked ?? title ?? '';
  const own = level(hit.hierarchy[hit.type], hit._snippetResult.hierarchy[hit.type]?.value);
  const page = hit.type === 'lvl1' ? null : hit.hierarchy.lvl1;
  const snippet = hit._snippetResult.content?.value ?? hit.content;
  // The mark says the area.
  const category = hit.hierarchy.lvl0?.split(' › ').slice(1).join(' · ');
  return (
    <li className="search-result">
      <Link
        to={pathOf(hit.url)}
        dangerouslySetInnerHTML={{ __html: own }}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          void openPage(history, pathOf(hit.url));
        }}
      />
      <p className="search-result-place">
        <HitMark url={pathOf(hit.url)} />
        {category && ` · ${category}`}
        {page !== null && ' · '}
        {page !== null && <span dangerouslySetInnerHTML={{ __html: page }} />}
      </p>
      {snippet && <p dangerouslySetInnerHTML={{ __html: snippet }} />}
    </li>
  );
}

/** Arrow keys walk from the field through the results and back. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], .search-result > a'),
  ];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

export function SearchPage() {
  const history = useHistory();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const id = useId();
  const tags = useDocsContextualSearchTags();
  const parameters = readParameters(isBrowser ? location.search : '');
  // What is typed, and the addresses at which it holds: the one that it began at, and those that typing has led to, which the
  // router passes on a moment later. At any other address, the field shows the query of the address.
  const [draft, setDraft] = useState<{ at: readonly string[]; value: string }>();
  const typed = draft?.at.includes(location.search) ? draft.value : undefined;
  const [available, setAvailable] = useState<ReadonlySet<string>>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [input, setInput] = useState<HTMLInputElement | null>(null);

  useEffect(() => {
    loadManifest().then(
      (manifest) => setAvailable(new Set(Object.values(manifest.parts).map(({ tag }) => tag))),
      () => undefined,
    );
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = useCallback(
    (change: Partial<Parameters>, replace = false) => {
      const next = { ...readParameters(window.location.search), page: 1, ...change };
      const target = { pathname: location.pathname, search: writeParameters(next) };
      if (replace) {
        setDraft((before) => before && { ...before, at: [...before.at, target.search] });
        history.replace(target);
      } else history.push(target);
    },
    [history, location.pathname],
  );
  const [state, retry] = useResults(parameters, tags, go);

  const versionNames: Record<string, string> = { ...versionsOfTags(tags), ...parameters.versions };
  const { answer, query = '' } = state.phase === 'done' ? state : {};

  return (
    <main className="container search-page" onKeyDown={walk}>
      <h1>Search the documentation</h1>
      <form
        role="search"
        className="search-form needs-js"
        onSubmit={(event) => {
          event.preventDefault();
          clearTimeout(timer.current);
          go({ query: typed ?? parameters.query });
        }}
      >
        <label htmlFor={`${id}-q`} className="visually-hidden">
          {search.placeholder}
        </label>
        <input
          ref={setInput}
          id={`${id}-q`}
          type="search"
          name="q"
          autoComplete="off"
          spellCheck={false}
          maxLength={search.maxQueryLength}
          placeholder={search.placeholder}
          value={typed ?? parameters.query}
          onChange={({ target: { value } }) => {
            setDraft((before) => ({
              at: before?.at.includes(location.search) ? before.at : [location.search],
              value,
            }));
            clearTimeout(timer.current);
            timer.current = setTimeout(() => go({ query: value }, true), typingPauseMs);
          }}
        />
        {Object.entries(sets).map(([name, { id: set, label, versions }]) => (
          <span key={name}>
            <label htmlFor={`${id}-${name}`}>{label}</label>{' '}
            <select
              id={`${id}-${name}`}
              value={versionNames[set] ?? 'current'}
              onChange={({ target: { value } }) => go({ versions: { ...parameters.versions, [set]: value } })}
            >
              {versions
                .filter((version) => available?.has(`docs-${set}-${version.name}`) ?? true)
                .map((version) => (
                  <option key={version.name} value={version.name}>
                    {version.label}
                  </option>
                ))}
            </select>
          </span>
        ))}
        <span>
          <label htmlFor={`${id}-area`}>Area</label>{' '}
          <AreaSelect id={`${id}-area`} value={parameters.only} onChange={(only) => go({ only })} />
        </span>
      </form>
      <noscript>
        <p>Search needs JavaScript. Without it, start from an area:</p>
        <ul>
          {Object.entries(areaHomes).map(([area, path]) => (
            <li key={area}>
              <Link to={path}>{areas[area as Area]}</Link>
            </li>
          ))}
        </ul>
      </noscript>
      <QueryCut input={input} initially={parameters.cut} />
      <IndexNotice />
      <div role="status" className="search-status">
        {state.phase === 'loading' && 'Searching…'}
        {answer &&
          answer.nbHits > 0 &&
          `${answer.nbHits} ${answer.nbHits === 1 ? 'result' : 'results'} for “${query}”` +
            (answer.nbPages > 1 ? `, page ${answer.page + 1} of ${answer.nbPages}` : '')}
        {answer?.nbHits === 0 && `No results for “${query}”`}
        {state.phase === 'failed' && (
          <>
            <strong>Unable to fetch results</strong> You might want to check your network connection.{' '}
            <button type="button" className="button button--primary button--sm" onClick={retry}>
              Retry
            </button>
          </>
        )}
      </div>
      {isBrowser && !(typed ?? parameters.query).trim() && <SuggestedPages id={`${id}-suggested`} />}
      {answer?.nbHits === 0 && (
        <>
          <NoResults query={query} near={answer.near ?? []} only={parameters.only} />
          <SuggestedPages id={`${id}-suggested`} />
        </>
      )}
      {answer && answer.hits.length > 0 && (
        <ol className="search-results" start={answer.page * search.hitsPerPage + 1}>
          {answer.hits.map((hit) => (
            <Result key={hit.objectID} hit={hit} />
          ))}
        </ol>
      )}
      {answer && answer.nbPages > 1 && (
        <nav className="search-pages" aria-label="Pages of results">
          {answer.page > 0 && (
            <Link to={`${location.pathname}${writeParameters({ ...parameters, page: answer.page })}`}>
              Previous page
            </Link>
          )}
          {answer.page + 1 < answer.nbPages && (
            <Link to={`${location.pathname}${writeParameters({ ...parameters, page: answer.page + 2 })}`}>
              Next page
            </Link>
          )}
        </nav>
      )}
    </main>
  );
}
