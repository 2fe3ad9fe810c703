/** Compares the manifest of routes with a built site. */
import type { BuiltSite } from '../../../lib/built-site/site';

/** Finished routes that are not built. */
export function missingRoutes(
  site: BuiltSite,
  routes: readonly string[],
  finished: readonly RegExp[],
): string[] {
  return routes.filter((route) => finished.some((part) => part.test(route)) && !site.pages.has(route));
}

/** Built pages that the manifest does not have; the not-found page is not a route. */
export function unknownRoutes(site: BuiltSite, routes: readonly string[]): string[] {
  const known = new Set(routes);
  return [...site.pages.keys()].filter((route) => route !== '/404.html' && !known.has(route));
}
