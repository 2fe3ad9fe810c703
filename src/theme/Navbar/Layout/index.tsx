/**
 * Replaces the theme's frame of the navbar, which hides it after a jump to an anchor. The navbar hides when the reader
 * scrolls down past its own height; it shows when the reader scrolls up, at the top, and after every navigation. The menu
 * of a phone opens where the page is in it.
 */
import { useEffect, useRef, useState } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar, useScrollPosition } from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type { Props } from '@theme/Navbar/Layout';
import { isMoved } from '../../../lib/moves';
import { showOpenPage } from '../../../lib/open-page';

/** True if the reader is to see the navbar, by the last two scroll positions. Heights are in CSS pixels. */
function isShown(top: number, last: number, height: number, wasShown: boolean): boolean {
  if (top < height || isMoved()) return true;
  if (top > last) return false;
  // Pages that are pulled past their end on a touch screen spring back; that is not scrolling up.
  const isAtEnd = top + window.innerHeight >= document.documentElement.scrollHeight - height;
  return wasShown || (top < last && !isAtEnd);
}

export default function NavbarLayout({ children }: Props) {
  const { shown: isMenuOpen, toggle } = useNavbarMobileSidebar();
  const bar = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(true);
  useScrollPosition(({ scrollY: top }, last) => {
    const height = bar.current?.offsetHeight ?? 0;
    setShown((wasShown) => isShown(top, last?.scrollY ?? top, height, wasShown));
  });
  useEffect(() => {
    if (isMenuOpen) showOpenPage();
  }, [isMenuOpen]);
  return (
    <nav
      ref={bar}
      aria-label="Main"
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top navbar-hides',
        !shown && 'navbarHidden',
        isMenuOpen && 'navbar-sidebar--show',
      )}
    >
      {children}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={toggle} />
      <NavbarMobileSidebar />
    </nav>
  );
}
