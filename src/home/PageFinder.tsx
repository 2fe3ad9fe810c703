/**
 * Finds a page by its title, in the browser, over the list that comes with the home page. Nothing leaves the reader's
 * machine. Without scripts the field is hidden (`needs-js`) and the links below it do the job.
 */
import { useDeferredValue, useId, useState } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { HomePageEntry } from '../../plugins/home';
import { findPages } from './find-pages';
import styles from './styles.module.css';

const shown = 8;

export default function PageFinder({ pages }: { pages: HomePageEntry[] }) {
  const [query, setQuery] = useState('');
  const deferred = useDeferredValue(query);
  const found = findPages(pages, deferred);
  const id = useId();
  useBrokenLinks().collectAnchor('find-a-page');
  const words = deferred.trim();
  return (
    <search className={`${styles.finder} needs-js`} id="find-a-page">
      <label htmlFor={id}>Find a page by its title</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        placeholder="For example: bids, attribution, Android setup"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p className="visually-hidden" role="status">
        {words && `${found.length} ${found.length === 1 ? 'page' : 'pages'} found`}
      </p>
      {words && (
        <ul className={styles.found}>
          {found.slice(0, shown).map((page) => (
            <li key={page.path}>
              <Link to={page.path}>
                {page.title} <span>{page.place}</span>
              </Link>
            </li>
          ))}
          {found.length === 0 && (
            <li className={styles.none}>
              No page title has these words. Try fewer letters, or open an area below.
            </li>
          )}
        </ul>
      )}
    </search>
  );
}
