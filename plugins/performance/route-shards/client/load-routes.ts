/** Finds and loads the shard that a path belongs to, if it belongs to one. */
import { loads, roots, starts } from '@generated/route-shards/shards';
import { isBelow, pageOf, shardOf } from '../paths';

/**
 * Loads what the framework has to know to match the path.
 * @throws Error of the bundler's runtime if the shard cannot be had.
 */
export default async function loadRoutes(pathname: string): Promise<void> {
  let decoded = pathname;
  try {
    decoded = decodeURI(pathname);
  } catch {
    // A path that is not a URI matches no page.
  }
  const path = pageOf(decoded);
  if (isBelow(path, roots)) await loads[shardOf(path, starts)]?.();
}
