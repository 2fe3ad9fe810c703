/**
 * Replaces the theme's text for an unknown address: what happened, the nearest pages, search with the words of the address,
 * and a mail that names the address. The document is the same file for all addresses, so the address is read after it is
 * there.
 */
import { lazy, Suspense } from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { Props } from '@theme/NotFound/Content';
import { search } from '../../../../config/search';
import { site } from '../../../../config/site';
import { sdkRoute } from '../../../../config/versions';
import { wordsOf } from '../../../not-found/words';

const Nearest = lazy(() => import('../../../not-found/Nearest'));

/** Addresses whose area search ranks for; src/search/areas.ts knows more of them, and would weigh on every page. */
const inArea = /^\/(?:api|docs|sdk)\//;

/** Path of the address that was asked for; empty until the page runs, because its document has another one. */
function useAskedPath(): string {
  const { pathname } = useLocation();
  return useIsBrowser() ? pathname : '';
}

export default function NotFoundContent({ className }: Props) {
  const asked = useAskedPath();
  const searchPage = useBaseUrl(search.page);
  const body = asked && `&body=${encodeURIComponent(site.url + asked)}`;
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      <p>
        There is no page at this address. It may have moved, or the address has a typo. Links from older
        versions of this site lead on to the right page, so please tell us if one of them brought you here.
      </p>
      {asked && (
        <Suspense>
          <Nearest asked={asked} />
        </Suspense>
      )}
      <form key={asked} action={searchPage} className="not-found-search" role="search">
        <input
          type="search"
          name="q"
          aria-label={search.placeholder}
          placeholder={search.placeholder}
          maxLength={search.maxQueryLength}
          defaultValue={wordsOf(asked, search.maxQueryLength)}
        />
        {inArea.test(asked) && <input type="hidden" name="from" value={asked} />}
        <button type="submit" className="button button--primary">
          Search
        </button>
      </form>
      <p>
        Or open an area: <Link to="/docs/promote/">Promote</Link>, <Link to="/docs/monetize/">Monetize</Link>,{' '}
        <Link to="/docs/analyze/">Analyze</Link>, <Link to="/docs/resources/">Resources</Link>,{' '}
        <Link to={`${sdkRoute('overview')}/`}>SDK</Link> or <Link to="/api/overview">API</Link>.
      </p>
      <p>
        <a
          href={`mailto:${site.supportEmail}?subject=${encodeURIComponent('Page not found in the docs')}${body}`}
        >
          Report the address to support
        </a>
      </p>
    </main>
  );
}
