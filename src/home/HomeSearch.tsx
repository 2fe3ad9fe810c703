/**
 * The large search field of the home page. It opens the search of the navbar; what is typed on it goes along. It is
 * there before scripts are (plugins/performance/late-scripts keeps what is done on it); without scripts it is hidden and the links
 * below it do the job.
 */
import { search } from '../../config/search';
import { loadModal } from '../search/load';
import { isSearchOpen, openSearch, typedBy } from '../search/opener';
import styles from './styles.module.css';

const warmUp = (): void => void loadModal().catch(() => undefined);

export default function HomeSearch() {
  return (
    <search className={styles.finder}>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={warmUp}
        onTouchStart={warmUp}
        onFocus={warmUp}
        onClick={() => openSearch()}
        onKeyDown={(event) => {
          const typed = typedBy(event, { first: !isSearchOpen() });
          if (typed === undefined) return;
          event.preventDefault();
          event.stopPropagation();
          openSearch(typed);
        }}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="m13 13 4.5 4.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        {search.placeholder}
      </button>
    </search>
  );
}
