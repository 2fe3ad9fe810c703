/** `<Data view="attribution-windows" />`: the windows and switches that an app sets, with their bounds. */
import type { View } from '../view';
import { durationText } from '../../../../lib/facts/duration';
import { loadAttributionWindows } from '../../../../lib/facts/load';
import { markdown } from '../../../../lib/markdown/inline';
import { anchor, code, table } from '../../../../lib/markdown/nodes';

export const attributionWindows: View = {
  render: () =>
    table(
      ['Setting', 'What it sets', 'Default', 'Smallest', 'Largest', 'Also by connection'],
      loadAttributionWindows().map(({ key, about, zeroMeans, connection, ...bounds }) => {
        const words = (duration: string): string => durationText(duration, zeroMeans);
        return [
          anchor(`window-${key}`, code(key)),
          markdown(about),
          words(bounds.default),
          words(bounds.min),
          words(bounds.max),
          connection ? 'yes' : 'no',
        ];
      }),
    ),
};
