/** The table of a chart: all its values, as the dashboard writes them. */
import { chartText, type ChartNumbers } from './evaluate';

export default function ChartTable({ chart, currency }: { chart: ChartNumbers; currency: string }) {
  const { title, columns, rows, at } = chart;
  return (
    <div className="table-scroll explorer-table" role="region" tabIndex={0} aria-label={`Numbers: ${title}`}>
      <table>
        <thead>
          <tr>
            {columns.map(({ label, unit }) => (
              <th key={label} scope="col">
                {unit === 'money' ? `${label}, ${currency}` : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={String(cells[0])} aria-current={row === at ? 'true' : undefined}>
              {cells.map((cell, column) => {
                const text = chartText(cell, columns[column]?.unit ?? 'plain');
                return column === 0 ? (
                  <th key={column} scope="row">
                    {text}
                  </th>
                ) : (
                  <td key={column}>{text}</td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
