/** Bars or a line. Its values are in words for those who don't see it, and whole in the table below. */
import { useId } from 'react';
import { chartText, type ChartNumbers } from './evaluate';
import { shareAt, ticksOf } from './scale';

interface Props {
  chart: ChartNumbers;
  currency: string;
}

/** What is drawn: the name and value of each row. */
function pointsOf({ columns, rows, at }: ChartNumbers, currency: string) {
  const [first, last] = [columns[0], columns.at(-1)];
  return rows.map((cells, row) => {
    const value = cells.at(-1);
    return {
      name: chartText(cells[0] ?? null, first?.unit ?? 'plain', currency),
      value: typeof value === 'number' ? value : null,
      text: chartText(value ?? null, last?.unit ?? 'plain', currency),
      isOwn: row === at,
    };
  });
}

const rowHeight = 40;

function Bars({ chart, currency }: Props) {
  const points = pointsOf(chart, currency);
  const ticks = ticksOf(points.flatMap(({ value }) => value ?? []));
  const zero = 100 * shareAt(0, ticks);
  const label = chart.columns[0]?.label;
  return (
    <>
      {points.map(({ name, value, text, isOwn }, row) => {
        const end = 100 * shareAt(value ?? 0, ticks);
        return (
          <g key={name} className={isOwn || chart.at === undefined ? 'explorer-own' : undefined}>
            <text y={row * rowHeight + 14}>
              {label === 'Part' ? name : `${label ?? ''} ${name}`}: {text}
            </text>
            <rect
              x={`${Math.min(zero, end)}%`}
              y={row * rowHeight + 20}
              width={`${Math.abs(end - zero)}%`}
              height={12}
            />
          </g>
        );
      })}
    </>
  );
}

const height = 200;
/** The line is drawn in a box that stretches with its place. */
const box = 1000;
const mostLabels = 6;

function Line({ chart, currency }: Props) {
  const { rows, columns, reference, at = 0 } = chart;
  const unit = columns.at(-1)?.unit ?? 'plain';
  const points = pointsOf(chart, currency);
  const values = points.flatMap(({ value }) => value ?? []);
  const ticks = ticksOf(reference === undefined ? values : [...values, reference]);
  const x = (row: number): number => (rows.length < 2 ? 0.5 : row / (rows.length - 1));
  const y = (value: number): number => height * (1 - shareAt(value, ticks));
  const path = points
    .flatMap(({ value }, row) =>
      value === null ? [] : [`${(box * x(row)).toFixed(1)},${y(value).toFixed(1)}`],
    )
    .join('L');
  const each = Math.ceil(rows.length / mostLabels / 7) * 7;
  const step = rows.length > mostLabels ? each : 1;
  const own = points[at];
  return (
    <>
      {ticks.map((value) => (
        <g key={value}>
          <line x2="100%" y1={y(value)} y2={y(value)} className="explorer-grid" />
          <text y={y(value) - 4} className="explorer-muted">
            {chartText(value, unit)}
          </text>
        </g>
      ))}
      <svg viewBox={`0 0 ${box} ${height}`} width="100%" height={height} preserveAspectRatio="none">
        {path && <path d={`M${path}`} className="explorer-line" />}
      </svg>
      {reference !== undefined && (
        <line x2="100%" y1={y(reference)} y2={y(reference)} className="explorer-reference" />
      )}
      {own?.value !== null && own && (
        <circle cx={`${100 * x(at)}%`} cy={y(own.value)} r={5} className="explorer-own" />
      )}
      {points.map(
        ({ name }, row) =>
          row % step === 0 && (
            <text
              key={name}
              x={`${100 * x(row)}%`}
              y={height + 18}
              textAnchor={row === 0 ? 'start' : row === rows.length - 1 ? 'end' : 'middle'}
              className="explorer-muted"
            >
              {row === 0 ? `Day ${name}` : name}
            </text>
          ),
      )}
    </>
  );
}

/** The drawing in words. */
function summaryOf(chart: ChartNumbers, currency: string): string {
  const points = pointsOf(chart, currency);
  const name = chart.columns.at(-1)?.label ?? '';
  const [first, last, own] = [points[0], points.at(-1), points[chart.at ?? -1]];
  if (chart.type === 'bars')
    return `${name}: ${points.map(({ name: of, text }) => `${of} ${text}`).join(', ')}.`;
  return `${name} goes from ${first?.text ?? ''} on day ${first?.name ?? ''} to ${last?.text ?? ''} on day ${last?.name ?? ''}.${
    own ? ` On day ${own.name}, it is ${own.text}.` : ''
  }`;
}

export default function Chart({ chart, currency }: Props) {
  const id = useId();
  const Drawing = chart.type === 'bars' ? Bars : Line;
  return (
    <svg
      role="img"
      width="100%"
      height={chart.type === 'bars' ? chart.rows.length * rowHeight : height + 24}
      aria-labelledby={`${id}-title ${id}-desc`}
    >
      <title id={`${id}-title`}>{chart.title}</title>
      <desc id={`${id}-desc`}>{summaryOf(chart, currency)}</desc>
      <Drawing chart={chart} currency={currency} />
    </svg>
  );
}
