/** View `classic-pages`: where each function of the Classic dashboard is today, and which page describes it. */
import { classicFunctions } from '../../../../lib/routes/classic';
import { markdown } from '../../../../lib/markdown/inline';
import { link } from '../../../../lib/markdown/nodes';
import { tableView } from '../table-view';

export const classicPages = tableView(classicFunctions, {
  Classic: ({ route, path }) => link(route, markdown(path)),
  Today: ({ today }) => markdown(today),
  'Current documentation': ({ guide }) => link(guide.route, guide.title),
});
