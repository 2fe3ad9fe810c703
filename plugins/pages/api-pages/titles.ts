/** Titles of generated pages come from the route manifest, so each title is written once. */
import { manifest } from '../../../lib/routes/manifest';

/**
 * Title of a generated page.
 * @throws Error if the manifest lacks the route, naming it.
 */
export function manifestTitle(route: string): string {
  const page = manifest().pages.find((p) => p.path === route);
  if (!page) {
    throw new Error(
      `The specifications give a page ${route}, which data/routes.json does not have. Correct the operationId, tag or title, or add the route.`,
    );
  }
  return page.title;
}
