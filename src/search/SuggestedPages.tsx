/** Links to the pages that an empty search suggests, in the modal and on /search. */
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useSuggestedPages } from './suggested-pages';

interface Props {
  /** Of the title, which names the list. */
  id: string;
  /** Called when a link is followed. */
  onLeave?(): void;
}

export function SuggestedPages({ id, onLeave }: Props) {
  const { pathname } = useLocation();
  const { title, pages } = useSuggestedPages(pathname);
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby={id} className="search-suggested">
      <p id={id} className="search-extra-title">
        {title}
      </p>
      <ul>
        {pages.map(([url, text]) => (
          <li key={url}>
            <Link to={url} onClick={onLeave}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
