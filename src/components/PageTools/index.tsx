/**
 * Below each document: whether it has helped, and a link to it. Static HTML; src/client/page-tools.ts does what a click does.
 * Without analytics, the answer is a mail that names the page, and the line says so before a click opens it.
 */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { site } from '../../../config/site';

/** The address is a path of this site, which a mail's address takes as it is. */
const mail = (answer: string, permalink: string): string =>
  `mailto:${site.supportEmail}?subject=${answer}&body=${site.url}${permalink}`;

export default function PageTools() {
  const { permalink } = useDoc().metadata;
  const { hasAnalytics } = useDocusaurusContext().siteConfig.customFields ?? {};
  return (
    <footer className="page-tools">
      <p>
        Was this page helpful? {hasAnalytics ? '' : 'Answer by email: '}
        <a href={mail('Helpful', permalink)} data-helpful="yes">
          Yes
        </a>{' '}
        <a href={mail('Not%20helpful', permalink)} data-helpful="no">
          No
        </a>
      </p>
      <button type="button" className="copy-link needs-js">
        Copy link
      </button>
    </footer>
  );
}
