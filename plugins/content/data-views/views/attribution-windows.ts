/** `<Data view="attribution-windows" />`: the windows and switches that an app sets, with their bounds. */
import type { View } from '../view';
import { durationText } from '../../../../lib/facts/duration';
import { loadAttributionWindows } from '../../../../lib/facts/load';
import { code, markdownText, table } from '../markdown';

export const attributionWindows: View = {
  render: () =>
    table(
      ['Setting', 'What it sets', 'Default', 'Smallest', 'Largest', 'Also by connection'],
      loadAttributionWindows().map(({ key, about, zeroMeans, connection, ...bounds }) => {
        const words = (duration: string): string => durationText(duration, zeroMeans);
        return [
          `<span id="window-${key}">${code(key)}</span>`,
          markdownText(about),
          words(bounds.default),
          words(bounds.min),
          words(bounds.max),
          connection ? 'yes' : 'no',
        ];
      }),
    ),
};
