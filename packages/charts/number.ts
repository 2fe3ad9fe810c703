/** Figures with their change against an earlier period, one below the other: what a board shows at its top. */
import { wordList } from './words';
import { defineChart } from './chart';
import { amounts, drawnNumbers, expectOneUnit, type Column } from './columns';
import { drawing } from './frame';
import type { Format } from './format';
import { text } from './marks';
import { fitsPhone, row } from './rows';

const figureRow = 58;

/** Relative change with its sign and an arrow; nothing to compare gives nothing. */
function changeOf(value: number | null, before: number | null, format: Format): string | undefined {
  if (value === null || before === null || before === 0) return undefined;
  const change = (value - before) / Math.abs(before);
  const shown = format.cell(Math.abs(change), 'ratio');
  return change === 0 ? `= ${shown}` : change > 0 ? `▲ +${shown}` : `▼ −${shown}`;
}

export const number = defineChart({
  roles: {
    label: { units: ['text'] },
    value: { units: amounts },
    previous: { units: amounts, optional: true },
  },
  draw({ columns, id, title, format }) {
    const { label, value, previous } = columns;
    drawnNumbers([value]);
    if (previous) expectOneUnit([value, previous], ': they do not compare.');
    const changes = value.numbers.map((now, i) => changeOf(now, previous?.numbers[i] ?? null, format));
    const rows = value.values.map((now, i) => {
      const change = changes[i];
      const name = fitsPhone(label.at(i), 'main');
      return row(i, figureRow, [
        text(name, { x: 0, y: 14, className: 'c-muted' }),
        text(value.text(now), { x: 0, y: 40, className: 'c-figure' }),
        ...(change === undefined
          ? []
          : [text(change, { x: '100%', y: 40, anchor: 'end', className: 'c-strong' })]),
      ]);
    });
    const before = ({ label: name, text: say, values }: Column, i: number): string =>
      `${name} ${say(values[i] ?? null)}, ${(changes[i] ?? '').slice(2)}`;
    const said = value.values.map((now, i) => {
      const compared = previous && changes[i] !== undefined ? ` (${before(previous, i)})` : '';
      return `${label.at(i)} ${value.text(now)}${compared}`;
    });
    const summary = `Figures: ${wordList(said)}.`;
    return { element: drawing({ id, title, summary }, rows.length * figureRow, rows), summary };
  },
});
