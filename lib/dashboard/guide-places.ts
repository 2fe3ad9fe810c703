/** Reads the path of a guide, such as `**Partner Hub > Catalog**, filter **Monetization**`, as places of the dashboard. */
import type { Dashboard, Element } from './model';
import { Walk, type Stumble } from './walk';

/** `**Deactivate** / **Activate**`: the second one is next to the first, not behind it. */
function besides(dashboard: Dashboard, walk: Walk, name: string): { element: Element } | undefined {
  for (let place = walk.place?.parent; place; place = place.parent) {
    const element = dashboard.contents(place).find((child) => dashboard.matches(child, name));
    if (element) return { element };
  }
  return undefined;
}

/** Bold parts of a path, each followed from where the one before led; `**> My profile**` goes on from there. */
function* follow(dashboard: Dashboard, path: string): Generator<{ element: Element } | { stumble: Stumble }> {
  const walk = new Walk(dashboard, undefined);
  for (const [, bold = ''] of path.matchAll(/\*\*(.+?)\*\*/g)) {
    const name = bold.replace(/^>\s*/, '');
    const followed = walk.follow(name);
    yield 'element' in followed ? followed : (besides(dashboard, walk, name) ?? followed);
    if ('stumble' in followed) return;
  }
}

/** Places that the path names, in order; empty if its first one is not there. */
export const placesOfPath = (dashboard: Dashboard, path: string): Element[] =>
  [...follow(dashboard, path)].flatMap((followed) => ('element' in followed ? [followed.element] : []));

/** What is wrong with the path; undefined if every part of it is there. */
export const stumbleOfPath = (dashboard: Dashboard, path: string): Stumble | undefined =>
  [...follow(dashboard, path)].flatMap((followed) => ('stumble' in followed ? [followed.stumble] : []))[0];
