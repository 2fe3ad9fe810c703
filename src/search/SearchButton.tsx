/**
 * The button that opens search. Hover, focus and touch fetch the modal ahead of the click; what is typed on the button goes
 * along.
 */
import type { ReactNode } from 'react';
import { loadModal } from './load';
import { isSearchOpen, openSearch, typedBy } from './modal-state';

const warmUp = (): void => void loadModal().catch(() => undefined);

interface Props {
  className?: string;
  keyShortcuts?: string;
  /** Width and height of the icon in pixels. */
  iconSize: number;
  children: ReactNode;
}

export default function SearchButton({ className, keyShortcuts, iconSize, children }: Props) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-keyshortcuts={keyShortcuts}
      onPointerEnter={warmUp}
      onTouchStart={warmUp}
      onFocus={warmUp}
      onClick={() => openSearch()}
      onKeyDown={(event) => {
        // Checked when the key is pressed, because more keys can follow before the next rendering.
        const typed = typedBy(event, { first: !isSearchOpen() });
        if (typed === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        openSearch(typed);
      }}
    >
      <svg viewBox="0 0 20 20" width={iconSize} height={iconSize} aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="m13 13 4.5 4.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {children}
    </button>
  );
}
