/**
 * Marks the row that an address leads to, such as an error code that search has found, and opens what hides it. The browser does both
 * for the address of a page that it loads; after a navigation inside the app it knows no target.
 */
import type { ClientModule } from '@docusaurus/types';
import { unfold } from '../lib/unfold';

const mark = 'row-found';

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({ location }) => {
  // Ids of rows are plain ASCII: nothing in an address is decoded.
  const show = (): HTMLElement | null => {
    const target = document.getElementById(location.hash.slice(1));
    if (target && unfold(target)) target.scrollIntoView();
    return target;
  };
  document.querySelector(`.${mark}`)?.classList.remove(mark);
  show()?.closest('tr, .api-field')?.classList.add(mark);
  // Tabs of the first page are made anew when the app starts.
  setTimeout(show);
};
