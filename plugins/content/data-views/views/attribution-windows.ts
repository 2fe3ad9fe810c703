/** `<Data view="attribution-windows" />`: the windows and switches that an app sets, with their bounds. */
import { durationText } from '../../../../lib/facts/duration';
import { loadAttributionWindows } from '../../../../lib/facts/load';
import { markdown } from '../../../../lib/markdown/inline';
import { anchor, code } from '../../../../lib/markdown/nodes';
import { tableView } from '../table-view';

export const attributionWindows = tableView(loadAttributionWindows, {
  Setting: ({ key }) => anchor(`window-${key}`, code(key)),
  'What it sets': ({ about }) => markdown(about),
  Default: (window) => durationText(window.default, window.zeroMeans),
  Smallest: ({ min, zeroMeans }) => durationText(min, zeroMeans),
  Largest: ({ max, zeroMeans }) => durationText(max, zeroMeans),
  'Also by connection': ({ connection }) => (connection ? 'yes' : 'no'),
});
