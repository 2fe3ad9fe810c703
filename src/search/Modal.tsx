/**
 * The search modal: DocSearch 3.9.0 over the site's own engines, with what that version leaves open filled in: snippets
 * below section titles, a way to all results, the state of the index, and repairs for assistive technology. Loaded when
 * a reader reaches for search (load.ts).
 */
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import { embeddedIndexName, search } from '../../config/search';
import { repairModal } from './accessible-modal';
import { areaOf, type Area } from './areas';
import { loadEngine, loadManifest, runSearch, whenGrown } from './client';
import { DocSearchClient } from './docsearch-client';
import { setLatestAnswer, useLatestAnswer } from './latest-answer';
import HitMark from './HitMark';
import { IndexNotice } from './IndexNotice';
import { ModalExtras } from './ModalExtras';
import stylesUrl from './modal.search-css';
import { openPage } from './open-page';
import { closeSearch } from './modal-state';
import { missingResultsUrl } from './missing-results';
import { versionsOfTags } from './parts';
import { pathOf } from './paths';
import { contextOf, requestFor, versionsOfPath } from './request';
import type { Context } from './types';
import { clearBrokenSearches } from './stored-searches';

export { stylesUrl };

type Insights = DocSearchModalProps['insights'];

interface Settings {
  appId: string;
  apiKey: string;
  indexName: string;
  insights: Insights;
  hosted: boolean;
}

const embedded: Settings = {
  appId: 'embedded',
  apiKey: 'embedded',
  indexName: embeddedIndexName,
  insights: false,
  hosted: false,
};

let settings = embedded;

/**
 * Everything that the modal needs before it can mount: the settings of the engine, and stored searches that it can read.
 * Starts the engine too, but does not wait for it. Does not reject: without a manifest, searches show the error screen.
 */
export async function prepare(): Promise<void> {
  try {
    const { hosted } = await loadManifest();
    settings = hosted
      ? {
          ...hosted,
          hosted: true,
          insights: hosted.insights && (await import('./insights')).insights(hosted),
        }
      : embedded;
    void loadEngine().then(
      (engine) => engine.warmUp?.(requestFor('', window.location.pathname)),
      () => undefined,
    );
  } catch (error) {
    console.warn(error);
  }
  clearBrokenSearches(settings.indexName);
}

type Hit = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0]['hit'];

/** A hit is a link, so its address shows on hover and its context menu works. A plain click navigates inside the app. */
function HitRow({ hit, children }: { hit: Hit; children: ReactNode }) {
  const history = useHistory();
  const snippet =
    hit.type !== 'lvl1' && '_snippetResult' in hit ? hit._snippetResult?.content?.value : undefined;
  return (
    <a
      className="search-hit"
      href={hit.url}
      tabIndex={-1}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        goTo(history, hit.url);
      }}
    >
      {children}
      <HitMark url={hit.url} />
      {snippet && <span className="search-hit-snippet" dangerouslySetInnerHTML={{ __html: snippet }} />}
    </a>
  );
}

/** Leaves once the modal is gone: it scrolls back to where it was opened, which must come before the new place. */
function goTo(history: ReturnType<typeof useHistory>, url: string): void {
  closeSearch({ restoreFocus: false });
  setTimeout(() => void openPage(history, url), 0);
}

/** What DocSearch calls recent searches are the pages that were opened from its hits. */
const translations: DocSearchModalProps['translations'] = {
  startScreen: {
    recentSearchesTitle: 'Recent pages',
    noRecentSearchesText: 'Pages you open from here are listed as recent pages.',
  },
};

type FooterState = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0]['state'];

function ResultsFooter({ state }: { state: FooterState }) {
  const { answer } = useLatestAnswer();
  const { pathname } = useLocation();
  return (
    <>
      <IndexNotice />
      <Link
        to={`${search.page}?q=${encodeURIComponent(state.query)}${areaOf(pathname) ? `&from=${pathname}` : ''}`}
        onClick={() => closeSearch({ restoreFocus: false })}
      >
        {answer?.growing ? 'See all results' : `See all ${answer?.nbHits ?? 0} results`}
      </Link>
    </>
  );
}

/** Addresses of this site become paths, whatever host they were indexed with. */
const transformItems: DocSearchModalProps['transformItems'] = (items) =>
  items.map((item) => ({ ...item, url: pathOf(item.url) }));

/** Asks what is in the field, if anything is, the way DocSearch does when its field gets the focus. */
function ask(): void {
  const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (input?.value.trim()) input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/**
 * Lets Enter open a hit for the words in the field alone: it waits for their answer. An empty field has none, and its recent
 * pages are there at once.
 * @param entered Enter was pressed before the modal was there.
 */
function whenEntered(client: DocSearchClient, entered: boolean): () => void {
  const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  const ended = new AbortController();
  const { signal } = ended;
  const mayOpen = (init: KeyboardEventInit): boolean =>
    !input?.value.trim() || client.enter(() => input.dispatchEvent(new KeyboardEvent('keydown', init)), ask);
  const onKey = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key !== 'Enter') client.leave();
    else if (!mayOpen(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  // What lies under a resting pointer would be chosen instead of the first hit.
  const onPointer = (event: Event): void => {
    if (input?.value.trim() && client.waits) event.stopPropagation();
  };
  input?.addEventListener('keydown', onKey, { signal });
  input?.addEventListener('input', () => client.typed(), { signal });
  document.querySelector('.DocSearch-Dropdown')?.addEventListener('mousemove', onPointer, { signal });
  if (entered) mayOpen({ key: 'Enter', bubbles: true, cancelable: true });
  return () => {
    ended.abort();
    client.leave();
  };
}

/** Calls back when the reader moves in the list: with the arrow keys, or with a pointer in it. */
function whenMoved(moved: () => void): () => void {
  const input = document.querySelector<HTMLElement>('.DocSearch-Input');
  const list = document.querySelector<HTMLElement>('.DocSearch-Dropdown');
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowDown' || key === 'ArrowUp') moved();
  };
  // A pointer that rests where the list appears is told as well, but always in one place.
  let last: string | undefined;
  const onPointer = ({ clientX, clientY }: PointerEvent): void => {
    const place = `${clientX} ${clientY}`;
    if (last !== undefined && place !== last) moved();
    last = place;
  };
  const others = ['pointerdown', 'wheel', 'touchmove'] as const;
  input?.addEventListener('keydown', onKey);
  list?.addEventListener('pointermove', onPointer);
  for (const name of others) list?.addEventListener(name, moved, { passive: true });
  return () => {
    input?.removeEventListener('keydown', onKey);
    list?.removeEventListener('pointermove', onPointer);
    for (const name of others) list?.removeEventListener(name, moved);
  };
}

/** What the reader's place means for a query, as of the last rendering. */
function useContextRef(only: Area | undefined): React.RefObject<(query: string) => Context> {
  const { pathname } = useLocation();
  const tags = useDocsContextualSearchTags();
  const context = (query: string): Context =>
    contextOf({ ...versionsOfPath(pathname), ...versionsOfTags(tags) }, pathname, query, only);
  const ref = useRef(context);
  useEffect(() => {
    ref.current = context;
  });
  return ref;
}

export default function SearchModal({ initialQuery }: { initialQuery: string }) {
  const history = useHistory();
  const [only, setOnly] = useState<Area>();
  const context = useContextRef(only);
  const { appId, apiKey, indexName, insights, hosted } = settings;
  const client = useMemo(() => new DocSearchClient(runSearch, (query) => context.current(query)), [context]);

  const fixed = useMemo<Partial<DocSearchModalProps>>(
    () => ({
      searchParameters: { hitsPerPage: search.hitsPerPage },
      transformSearchClient: (stock) => ({
        ...stock,
        search: client.search as unknown as typeof stock.search,
      }),
      navigator: {
        navigate: ({ itemUrl }) => goTo(history, itemUrl),
        navigateNewTab: ({ itemUrl }) => void window.open(itemUrl, '_blank', 'noopener'),
        navigateNewWindow: ({ itemUrl }) => void window.open(itemUrl, '_blank', 'noopener'),
      },
    }),
    [client, history],
  );

  useEffect(() => setLatestAnswer({}), []);
  useEffect(() => whenEntered(client, initialQuery.endsWith('\n')), [client, initialQuery]);
  useEffect(() => whenMoved(() => client.move()), [client]);
  // Records can arrive before the first hits are shown.
  useEffect(() => whenGrown(() => client.grow(ask)), [client]);
  // After the context: the question is the same, the area is not.
  useEffect(() => ask(), [only]);
  useEffect(() => repairModal(hosted), [hosted]);

  return (
    <>
      <DocSearchModal
        {...fixed}
        appId={appId}
        apiKey={apiKey}
        indexName={indexName}
        insights={insights}
        placeholder={search.placeholder}
        maxResultsPerGroup={search.hitsPerGroup}
        initialScrollY={window.scrollY}
        initialQuery={initialQuery.replaceAll('\n', '')}
        onClose={closeSearch}
        translations={translations}
        transformItems={transformItems}
        hitComponent={HitRow}
        resultsFooterComponent={ResultsFooter}
        getMissingResultsUrl={({ query }) => missingResultsUrl(query)}
      />
      <ModalExtras
        only={only}
        onArea={setOnly}
        onReorder={() => {
          client.reorder(ask);
          document.querySelector<HTMLElement>('.DocSearch-Input')?.focus();
        }}
      />
    </>
  );
}
