/** Titles of generated pages come from data/routes.json, so each title is written once. */
import { plannedPages } from '../../../lib/routes/planned-pages';

/**
 * Title of a generated page.
 * @throws Error if data/routes.json lacks the route, naming it.
 */
export function plannedTitle(route: string): string {
  const page = plannedPages().find((p) => p.path === route);
  if (!page) {
    throw new Error(
      `The specifications give a page ${route}, which data/routes.json does not have. Correct the operationId, tag or title, or add the route.`,
    );
  }
  return page.title;
}
