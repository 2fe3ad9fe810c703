/** What marketers see first: the list of campaigns of the dashboard, with what the sample dataset says of each. */
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { loadDashboard } from '../../../lib/dashboard/load';
import { formatCell } from '../../../lib/results/format';
import { resultOf } from '../../../lib/results/store';
import { describeScene } from '../../../lib/screens/describe';
import { drawScene } from '../../../lib/screens/draw';
import { sampleValue } from '../../../lib/screens/sample-values';
import { sceneOf } from '../../../lib/screens/scene';
import type { HomeData } from '../../../src/home/data';
import { pageStyles } from '../../parts/page-styles';

/** The picture with its caption, its styles, and what it shows in words. */
export function homeScreen(): HomeData['screen'] {
  const { columns, rows } = resultOf('src/home/index.tsx', 'campaigns').result;
  const scene = sceneOf(loadDashboard(), {
    of: 'Promote > Campaigns',
    values: new Map([['App', sampleValue('campaigns.482017.app')]]),
    lists: new Map(),
    typed: new Set(),
    text: '',
    marks: undefined,
    columns: columns.map(({ label }) => label),
    rows: rows.map((row) => row.map((cell, at) => formatCell(cell, columns[at]?.unit ?? 'text'))),
    message: '',
    problemAt: '',
  });
  const caption = h('figcaption', [
    'Paid installs of September 1, 2025, and what each campaign cost and earned.',
    h('span.visually-hidden', ` ${describeScene(scene)}`),
  ]);
  return { html: toHtml([drawScene(scene), caption]), styles: pageStyles('screens') };
}
