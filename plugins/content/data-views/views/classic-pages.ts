/** View `classic-pages`: where each function of the Classic dashboard is today, and which page describes it. */
import { classicFunctions } from '../../../../lib/routes/classic';
import { markdown } from '../../../../lib/markdown/inline';
import { link, table } from '../../../../lib/markdown/nodes';
import type { View } from '../view';

export const classicPages: View = {
  render: () =>
    table(
      ['Classic', 'Today', 'Current documentation'],
      classicFunctions().map(({ route, path, today, guide }) => [
        link(route, markdown(path)),
        markdown(today),
        link(guide.route, guide.title),
      ]),
    ),
};
