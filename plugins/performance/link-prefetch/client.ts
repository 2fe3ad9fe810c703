/**
 * Which pages are fetched before the reader asks: the one whose link is pointed at, touched or focused, and the next one
 * of the pager once the page is idle. The framework would fetch every link in sight, 30 files on a first view.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type Fetcher = typeof window.docusaurus;

let framework: Fetcher | undefined;

/** Fetches a page ahead, unless the connection is slow or metered. A failure does not matter: the click will show it. */
function fetchAhead(path: string): void {
  Promise.resolve(framework?.preload(path)).catch(() => undefined);
}

/** Path of a link that the app navigates itself; undefined for anchors, other hosts and downloads. */
function internalPath(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download'))
    return undefined;
  return link.pathname === location.pathname ? undefined : link.pathname;
}

if (ExecutionEnvironment.canUseDOM) {
  // The framework sets this once at its start, and its links ask it.
  Object.defineProperty(window, 'docusaurus', {
    configurable: true,
    get: () => framework && { preload: fetchAhead, prefetch: () => false },
    set: (value: Fetcher) => {
      framework = value;
    },
  });
  document.addEventListener('focusin', (event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    const path = link && internalPath(link);
    if (path) fetchAhead(path);
  });
}

/** Called by the framework after each navigation. */
export function onRouteDidUpdate(): void {
  const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 1000));
  idle(() => {
    const next = document.querySelector<HTMLAnchorElement>('a.pagination-nav__link--next');
    const path = next && internalPath(next);
    if (path) fetchAhead(path);
  });
}
