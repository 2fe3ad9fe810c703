/**
 * The navbar's way to find a page. It leads to the page finder on the home page, which knows every page by its title.
 */
import Link from '@docusaurus/Link';

export default function SearchBar() {
  return (
    <Link className="navbar-find" to="/#find-a-page" aria-label="Find a page">
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="m13 13 4.5 4.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span>Find a page</span>
    </Link>
  );
}
