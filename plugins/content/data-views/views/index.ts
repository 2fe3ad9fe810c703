/** Every view that `<Data view="…" />` can name, by its name there: `bidLevels` is the view `bid-levels`. */
import type { View } from '../view';
import * as all from './all';

const nameOf = (exported: string): string =>
  exported.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const views: Readonly<Record<string, View>> = Object.fromEntries(
  Object.entries<View>(all).map(([exported, view]) => [nameOf(exported), view]),
);
