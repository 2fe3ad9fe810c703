/**
 * Shows the page that is read in the list of pages, in the sidebar and in the menu of a phone. Only the list moves: a page
 * that scrolled with it would lose the reader's place.
 */
const lists = '.theme-doc-sidebar-container .menu, .navbar-sidebar__item';

export function showOpenPage(): void {
  for (const list of document.querySelectorAll<HTMLElement>(lists)) {
    const page = [...list.querySelectorAll('.menu__link[aria-current]')].at(-1)?.getBoundingClientRect();
    const box = list.getBoundingClientRect();
    if (!page?.height || (page.top >= box.top && page.bottom <= Math.min(box.bottom, window.innerHeight)))
      continue;
    list.scrollTop += page.top - box.top - (list.clientHeight - page.height) / 2;
  }
}
