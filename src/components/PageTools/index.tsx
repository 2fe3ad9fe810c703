/**
 * Below each document: whether it has helped, and a link to it. Static HTML; src/client/page-tools.ts does what a click does.
 * Without analytics or scripts, the answer is a mail that names the page.
 */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { site } from '../../../config/site';

const mail = (answer: string, title: string, permalink: string): string =>
  `mailto:${site.supportEmail}?subject=${encodeURIComponent(`${answer}: ${title}`)}&body=${encodeURIComponent(site.url + permalink)}`;

export default function PageTools() {
  const { title, permalink } = useDoc().metadata;
  return (
    <footer className="page-tools">
      <p>
        Was this page helpful?{' '}
        <a href={mail('Helpful', title, permalink)} data-helpful="yes">
          Yes
        </a>{' '}
        <a href={mail('Not helpful', title, permalink)} data-helpful="no">
          No
        </a>
      </p>
      <button type="button" className="copy-link needs-js">
        Copy link
      </button>
    </footer>
  );
}
