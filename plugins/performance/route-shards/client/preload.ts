/** Replaces the framework's `preload`: makes the page's routes known first. */
import preload from '@docusaurus/core/lib/client/preload';
import nextTask from '../../client-start/client/next-task';
import loadRoutes from './load-routes';

export default async function preloadOnDemand(pathname: string): Promise<void> {
  await loadRoutes(pathname);
  await preload(pathname);
  // Rendering follows: not in the task that has evaluated the page's scripts.
  await nextTask();
}
