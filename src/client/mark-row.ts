/**
 * Marks the row that an address leads to, such as an error code that search has found, and unfolds it. The browser does both
 * for the address of a page that it loads; after a navigation inside the app it knows no target.
 */
import type { ClientModule } from '@docusaurus/types';

const mark = 'row-found';

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({ location }) => {
  document.querySelector(`.${mark}`)?.classList.remove(mark);
  // Ids of rows are plain ASCII: nothing in an address is decoded.
  const target = document.getElementById(location.hash.slice(1));
  target?.closest('tr, .api-field')?.classList.add(mark);
  const fold = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (fold) {
    fold.open = true;
    target?.scrollIntoView();
  }
};
