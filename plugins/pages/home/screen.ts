/** What marketers see first: the list of campaigns of the dashboard, with what the sample dataset says of each. */
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { loadDashboard } from '../../../lib/dashboard/load';
import { formatCell } from '../../../lib/results/format';
import { resultOf } from '../../../lib/results/store';
import { describeScene } from '../../../lib/screens/describe';
import { drawScene } from '../../../lib/screens/draw';
import { sceneOf } from '../../../lib/screens/scene';
import { pageStyles } from '../../parts/page-styles';

/** HTML of the picture, with its styles and what it shows in words. */
export function homeScreen(): string {
  const { columns, rows } = resultOf('src/home/index.tsx', 'campaigns').result;
  const scene = sceneOf(loadDashboard(), {
    of: 'Promote > Campaigns',
    values: new Map([['App', 'Harbor Tides (Android)']]),
    lists: new Map(),
    typed: new Set(),
    text: '',
    marks: undefined,
    columns: columns.map(({ label }) => label),
    rows: rows.map((row) => row.map((cell, at) => formatCell(cell, columns[at]?.unit ?? 'text'))),
    message: '',
    problemAt: '',
  });
  return pageStyles('screens') + toHtml([drawScene(scene), h('p.visually-hidden', describeScene(scene))]);
}
