/**
 * The way into search: a button in the navbar and the keys. A page loads nothing else of search; the modal, its
 * styles, the engine and the records come with the first hover, focus, touch or key (src/search/load.ts).
 */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useHistory, useLocation } from '@docusaurus/router';
import { search } from '../../../config/search';
import SearchButton from '../../search/SearchButton';
import SearchFailure from '../../search/SearchFailure';
import { loadModal } from '../../search/load';
import {
  closeSearch,
  isSearchOpen,
  openSearch,
  setUnreachable,
  typeAhead,
  typedBy,
  useModalState,
} from '../../search/modal-state';
import { notePage } from '../../search/shown-pages';

type Modal = Awaited<ReturnType<typeof loadModal>>;

const neverChanges = () => () => undefined;
const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

function useKeys(ready: boolean, failed: boolean): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      // Asked at the moment of the key: more than one may come before the next rendering.
      const open = isSearchOpen();
      if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)) {
        event.preventDefault();
        if (open) closeSearch();
        else openSearch();
      } else if (open && event.key === 'Escape') {
        event.preventDefault();
        closeSearch();
      } else if (open && !ready) {
        const typed = typedBy(event, { first: failed });
        if (typed !== undefined) {
          event.preventDefault();
          typeAhead(typed);
        }
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [ready, failed]);
}

export default function SearchBar() {
  const { open, query, unreachable } = useModalState();
  const history = useHistory();
  const { pathname } = useLocation();
  const [Modal, setModal] = useState<Modal>();
  const [failed, setFailed] = useState(false);
  const apple = useSyncExternalStore(neverChanges, isApple, () => false);
  useKeys(Modal !== undefined, failed);
  useEffect(() => notePage(pathname), [pathname]);

  // At the start of a navigation, not at its end: a reader may have opened search anew until the page is there.
  useEffect(() => history.listen(() => closeSearch({ restoreFocus: false })), [history]);
  useEffect(() => {
    if (!open || Modal || failed) return undefined;
    let wanted = true;
    loadModal().then(
      (loaded) => wanted && setModal(() => loaded),
      (error: unknown) => {
        console.warn(error);
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [open, Modal, failed]);

  return (
    <>
      <SearchButton className="search-button" keyShortcuts="Control+K Meta+K" iconSize={18}>
        <span>{search.placeholder}</span>
        <kbd aria-hidden="true">{apple ? '⌘ K' : 'Ctrl K'}</kbd>
      </SearchButton>
      {open && failed && (
        <SearchFailure
          label="Search"
          what="Unable to fetch results"
          onRetry={() => setFailed(false)}
          onClose={() => {
            setFailed(false);
            closeSearch();
          }}
        />
      )}
      {unreachable !== undefined && (
        <SearchFailure
          label="Page"
          what="This page could not be loaded"
          onRetry={unreachable}
          onClose={() => setUnreachable()}
        />
      )}
      {open && Modal && createPortal(<Modal initialQuery={query} />, document.body)}
    </>
  );
}
