/**
 * Marks the row that an address leads to, such as an error code that search has found. The browser marks the target of
 * a page that it loads (`:target`); after a navigation inside the app it knows none.
 */
import type { ClientModule } from '@docusaurus/types';

const mark = 'row-found';

function markTarget(hash: string): void {
  document.querySelector(`.${mark}`)?.classList.remove(mark);
  let id: string;
  try {
    id = decodeURIComponent(hash.slice(1));
  } catch {
    return;
  }
  if (id) document.getElementById(id)?.closest('tr, .api-field')?.classList.add(mark);
}

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({ location }) =>
  markTarget(location.hash);
