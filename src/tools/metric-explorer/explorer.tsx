/** The metric explorer, opened with the metric of its page. */
import data from '@generated/tools/default/metric-explorer.json';
import type { Part, PartProps } from '../../components/OnDemand';
import Frame from '../frame/Frame';
import type { Fields } from '../frame/address';
import { ChoiceField, Group, TextField } from '../frame/fields';
import { frameStyles } from '../frame/styles';
import type { Form, Tool } from '../frame/tool';
import type { ExplorerCatalog, ExplorerInput, ExplorerMetric } from './catalog';
import { evaluateMetric, resultText, sentence, type MetricResult } from './evaluate';
import styles from './metric-explorer.tool-css';
import Result from './Result';

const catalog: ExplorerCatalog = data;

const metricOf = ({ metric }: Fields): ExplorerMetric | undefined =>
  catalog.metrics.find(({ name }) => name === metric);

/** Metrics whose chart shows other values of an input that readers choose. */
const varies = ({ days, isSale }: ExplorerMetric): boolean => !days && !isSale;

/** What the fields of a metric are at first. */
const presetOf = (metric: ExplorerMetric): Fields => ({
  metric: metric.name,
  ...Object.fromEntries(metric.inputs.map(({ name, start }) => [name, start])),
  ...(varies(metric) && { vary: metric.inputs.at(-1)?.name ?? '' }),
});

const presets = Object.fromEntries(catalog.metrics.map((metric) => [metric.name, presetOf(metric)]));

const known = new Set(Object.values(presets).flatMap((fields) => Object.keys(fields)));

/** The fields of another metric: what the reader has typed stays where both have it, so one curve serves all of a cohort. */
function fieldsOf(name: string, fields: Fields): Fields {
  const [before, after] = [presets[fields.metric ?? ''] ?? {}, presets[name] ?? {}];
  const kept = Object.entries(fields).filter(
    ([field, value]) => field !== 'metric' && field !== 'vary' && field in after && value !== before[field],
  );
  return { ...after, ...Object.fromEntries(kept) };
}

const toolAt = (start: string): Tool<MetricResult> => ({
  id: 'metric',
  version: 1,
  title: 'Metric explorer',
  presets,
  start,
  knows: (name) => known.has(name),
  evaluate(fields) {
    const metric = metricOf(fields);
    return metric
      ? evaluateMetric(metric, fields, catalog)
      : { problems: { metric: 'Must be one of the list.' } };
  },
  says: sentence,
  text: resultText,
});

/** A label with what its numbers are in. */
function labelOf({ label, unit }: ExplorerInput, { currency }: ExplorerMetric): string {
  if (unit === 'money') return `${label}, ${currency}`;
  return unit === 'percent' ? `${label}, % of the price without tax` : label;
}

function Controls({ form }: { form: Form }) {
  const metric = metricOf(form.fields);
  return (
    <>
      <ChoiceField
        form={{ ...form, set: (_, name) => form.replace(fieldsOf(name, form.fields)) }}
        name="metric"
        label="Metric"
        choices={catalog.groups.map(({ id, title }) => ({
          title,
          choices: catalog.metrics
            .filter(({ group }) => group === id)
            .map(({ name, label }) => [name, label] as const),
        }))}
      />
      {metric && (
        <Group title="Your numbers">
          {metric.inputs.map((input) => {
            const props = { form, name: input.name, label: labelOf(input, metric) };
            return input.isCurve ? (
              <TextField key={input.name} {...props} rows={8} help="One number a line, from day 0" />
            ) : (
              <TextField key={input.name} {...props} inputMode={input.mayBeNegative ? 'text' : 'decimal'} />
            );
          })}
          {varies(metric) && (
            <ChoiceField
              form={form}
              name="vary"
              label="In the chart, change"
              choices={metric.inputs.map(({ name, label }) => [name, label] as const)}
            />
          )}
        </Group>
      )}
    </>
  );
}

/** The explorer as a part of a page. @param start Name of the metric that it opens with. */
export function explorerAt(start: string): Part {
  const tool = toolAt(start);
  return {
    default: ({ asked }: PartProps) => (
      <Frame tool={tool} asked={asked} controls={(form) => <Controls form={form} />}>
        {(result) => <Result result={result} />}
      </Frame>
    ),
    styles: [...frameStyles, styles],
  };
}
