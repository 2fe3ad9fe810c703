/** What readers see on an unknown address: what happened, and three ways on. */
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import type { Props } from '@theme/NotFound/Content';
import { search } from '../../../../config/search';
import { site } from '../../../../config/site';

export default function NotFoundContent({ className }: Props) {
  const { pathname } = useLocation();
  const report = `mailto:${site.supportEmail}?subject=${encodeURIComponent('Page not found in the docs')}`;
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <Heading as="h1">Page not found</Heading>
      <p>
        There is no page at this address. It may have moved, or the address has a typo. Links from older
        versions of this site lead on to the right page, so please tell us if one of them brought you here.
      </p>
      <ul>
        <li>
          <Link to={search.page}>Search the documentation</Link>
        </li>
        <li>
          Open an area: <Link to="/docs/promote/">Promote</Link>, <Link to="/docs/monetize/">Monetize</Link>,{' '}
          <Link to="/docs/analyze/">Analyze</Link>, <Link to="/docs/resources/">Resources</Link>,{' '}
          <Link to="/sdk/6.0.x/overview/">SDK</Link> or <Link to="/api/overview">API</Link>
        </li>
        <li>
          <a href={`${report}&body=${encodeURIComponent(`${site.url}${pathname}`)}`}>
            Report the address to support
          </a>
        </li>
      </ul>
    </main>
  );
}
