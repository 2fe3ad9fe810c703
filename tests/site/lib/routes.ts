/** Compares the manifest of routes with a built site. */
import type { BuiltSite } from '../../../lib/built-site/site';

/** Routes that are not built, and built pages that the manifest does not have; the not-found page is not a route. */
export function routeProblems(site: BuiltSite, routes: readonly string[]): string[] {
  const known = new Set([...routes, '/404.html']);
  return [
    ...routes.filter((route) => !site.pages.has(route)).map((route) => `${route} is not built`),
    ...[...site.pages.keys()].filter((route) => !known.has(route)).map((route) => `${route} is not listed`),
  ];
}
