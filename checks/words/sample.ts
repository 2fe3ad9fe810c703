/** Draws pages for a fresh reading, so the reader judges what chance picks and not what the writer would show. */
import { Random } from '../../lib/random';

/**
 * Draws pages; no page is drawn twice.
 * @param seed The same seed draws the same pages from the same list.
 * @returns All pages, if there are fewer than `count`, in an order of chance.
 */
export function drawPages<T>(pages: readonly T[], count: number, seed: string): T[] {
  const random = new Random(`reading ${seed}`);
  const left = [...pages];
  const drawn: T[] = [];
  while (drawn.length < count && left.length > 0)
    drawn.push(...left.splice(random.int(0, left.length - 1), 1));
  return drawn;
}
