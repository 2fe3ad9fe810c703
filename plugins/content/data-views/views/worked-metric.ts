/**
 * `<Data view="worked-metric" of="cpi" />`: a metric worked out as the metric explorer does at first. It is in the
 * explorer's place until a reader opens it, and for good without scripts.
 */
import type { RootContent } from 'mdast';
import { code, inline, lineBreak, strong, type Inline } from '../../../../lib/markdown/nodes';
import { didYouMean } from '../../../../lib/text/closest';
import { evaluateMetric } from '../../../../src/tools/metric-explorer/evaluate';
import { metricExplorerData } from '../../../parts/metric-explorer-data';
import type { View } from '../view';

const paragraph = (...parts: readonly Inline[]): RootContent => ({
  type: 'paragraph',
  children: inline(...parts),
});

export const workedMetric: View = {
  required: ['of'],
  render({ of = '' }) {
    const catalog = metricExplorerData();
    const metric = catalog.metrics.find(({ name }) => name === of);
    if (!metric)
      throw new Error(
        `The metric explorer has no "${of}". ${didYouMean(
          of,
          catalog.metrics.map(({ name }) => name),
        )}`,
      );
    const { problems, result } = evaluateMetric(
      metric,
      Object.fromEntries(metric.inputs.map(({ name, start }) => [name, start])),
      catalog,
    );
    if (!result)
      throw new Error(
        `The start values of ${of} have no result: ${JSON.stringify(problems)} — Correct them.`,
      );
    return [
      paragraph(result.formula, lineBreak(), result.withNumbers),
      {
        type: 'list',
        ordered: true,
        spread: false,
        children: result.steps.map((step) => ({
          type: 'listItem',
          spread: false,
          children: [{ type: 'paragraph', children: inline(step) }],
        })),
      },
      paragraph('Dashboard: ', strong(result.dashboard), ', API: ', code(result.api)),
    ];
  },
};
