/**
 * Without a network, a link to a page that the app has not shown yet would take the reader's page away for the browser's error
 * page. The page stays, and says that the other one could not be loaded.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { openIfThere } from '../search/open-page';

let isSure = false;

if (ExecutionEnvironment.canUseDOM)
  document.addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || isSure || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
      if (link?.origin !== window.location.origin || link.pathname === window.location.pathname) return;
      // Ahead of the app, which would go there at once.
      event.preventDefault();
      event.stopPropagation();
      void openIfThere(link.pathname, () => {
        isSure = true;
        link.click();
        isSure = false;
      });
    },
    { capture: true },
  );
