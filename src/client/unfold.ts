/**
 * Opens tabs and folded rows (src/css/tables.css) in which the browser's find, or an address, has found something. The
 * button of folded rows leaves the focus in the place where it was; before the app runs, it works without this.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { unfold } from '../lib/unfold';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('beforematch', ({ target }) => unfold(target as Element));
  document.addEventListener('click', ({ target }) => {
    const fold = (target as Element | null)?.closest?.('.show-all');
    const row = fold?.parentElement?.querySelector<HTMLElement>('.rest > tr');
    if (!row) return;
    row.tabIndex = -1;
    // The browser opens the fold after this, and the button is gone.
    setTimeout(() => row.focus({ preventScroll: true }));
  });
}

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = () => {
  for (const rows of document.querySelectorAll<HTMLElement>('.rest')) {
    // React knows the attribute as true or false alone. Styles decide whether the rows are hidden.
    rows.setAttribute('hidden', 'until-found');
    // Chromium asks for the attribute when the rows become hidden, and they are.
    rows.style.contentVisibility = 'visible';
    void getComputedStyle(rows).contentVisibility;
    rows.removeAttribute('style');
  }
};
