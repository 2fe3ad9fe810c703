/** What the explorer has worked out: the value as the dashboard and the API write it, how it comes about, and the chart. */
import Chart from './Chart';
import ChartTable from './ChartTable';
import type { MetricResult } from './evaluate';

export default function Result({ result }: { result: MetricResult }) {
  const { formula, withNumbers, steps, dashboard, api, chart, currency } = result;
  return (
    <>
      <dl className="explorer-values">
        <div>
          <dt>Dashboard</dt>
          <dd>{dashboard}</dd>
        </div>
        <div>
          <dt>API</dt>
          <dd>
            <code>{api}</code>
          </dd>
        </div>
      </dl>
      <p className="explorer-formula">
        {formula}
        <br />
        {withNumbers}
      </p>
      <ol className="explorer-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <figure className="explorer-chart">
        <figcaption>
          {chart.title}
          {chart.columns.at(-1)?.unit === 'money' && `, ${currency}`}
        </figcaption>
        <Chart chart={chart} currency={currency} />
        <details>
          <summary>Show as a table</summary>
          <ChartTable chart={chart} currency={currency} />
        </details>
      </figure>
    </>
  );
}
