/**
 * Replaces the framework's `preload`: makes the page's routes known first. The framework preloads the address as it is and
 * renders the page without `index.html`, which is then not there yet: a reader would see a spinner, and React an error.
 */
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preload from '@docusaurus/core/lib/client/preload';
import nextTask from '../../client-start/client/next-task';
import loadRoutes from './load-routes';

export default async function preloadOnDemand(pathname: string): Promise<void> {
  await loadRoutes(pathname);
  await preload(normalizeLocation({ pathname, search: '', hash: '', state: undefined }).pathname);
  // Rendering follows: not in the task that has evaluated the page's scripts.
  await nextTask();
}
