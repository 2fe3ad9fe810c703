/**
 * `<Data view="worked-metric" of="cpi" />`: a metric worked out as the metric explorer does at first. It is in the
 * explorer's place until a reader opens it, and for good without scripts.
 */
import { bulletList, code, lineBreak, paragraph, strong } from '../../../../lib/markdown/nodes';
import { evaluateMetric } from '../../../../src/tools/metric-explorer/evaluate';
import { metricExplorerData } from '../../../parts/metric-explorer-data';
import { named } from '../props';
import type { View } from '../view';

export const workedMetric: View = {
  required: ['of'],
  render({ of }) {
    const catalog = metricExplorerData();
    const metric = named(catalog.metrics, ({ name }) => name, of, 'The metric explorer has no');
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
      { ...bulletList(result.steps), ordered: true },
      paragraph('Dashboard: ', strong(result.dashboard), ', API: ', code(result.api)),
    ];
  },
};
