/**
 * What happened, in order: events of a user, or the engagements of an attribution decision. Rows are evenly spaced and
 * say how much later each event is, because seconds and days meet on one timeline; the line is dashed across a day or
 * more. Marks differ by shape for each kind; if `mark` is given, only its rows are filled, such as the one that wins.
 */
import { wordList } from './words';
import { defineChart } from './chart';
import { amounts } from './columns';
import { drawing } from './frame';
import { mark, svg, text } from './marks';
import { fitsPhone, row, textLine } from './rows';

const textLeft = 26;
const markLeft = 9;
const day = 86_400;
const lineHeight = 18;

export const timeline = defineChart({
  roles: {
    time: { units: ['time', 'date'] },
    event: { units: ['text'] },
    kind: { units: ['text'], optional: true },
    note: { units: ['text'], optional: true },
    value: { units: amounts, optional: true },
    mark: { units: ['text'], optional: true },
  },
  draw({ columns, id, title, format }) {
    const { time, event, kind, note, value, mark: marked } = columns;
    const at = time.values.map((moment) => format.moment(moment).getTime() / 1000);
    const late = at.findIndex((moment, i) => moment < (at[i - 1] ?? moment));
    if (late >= 0)
      throw new Error(
        `Row ${late + 1} is earlier than the row before. Add ORDER BY ${time.name} to the query.`,
      );
    const unsure = marked?.values.findIndex((front) => typeof front !== 'boolean') ?? -1;
    if (unsure >= 0)
      throw new Error(
        `Row ${unsure + 1} of "${marked?.name}" is neither true nor false. Let the query compare.`,
      );
    const kinds = [...new Set(kind?.values)];
    const noted = note?.values.some((words) => words !== null) ?? false;
    const height = lineHeight * (noted ? 3 : 2) + 14;

    const rows = at.map((moment, i) => {
      const before = at[i - 1];
      const next = at[i + 1];
      const when = [time.short(time.values[i] ?? null)];
      if (before !== undefined)
        when.push(`${format.cell(Number((moment - before).toFixed(3)), 'seconds')} later`);
      const words = note?.values[i] ?? null;
      const front = !marked || marked.values[i] === true;
      const amount = value?.values[i] ?? null;
      const [name, figure] = textLine(event.at(i), value && amount !== null ? value.text(amount) : '', 14);
      return row(i, height, [
        ...(next === undefined
          ? []
          : [
              svg('line', {
                x1: markLeft,
                x2: markLeft,
                y1: 10,
                y2: height + 10,
                className: next - moment < day ? 'c-rail' : 'c-rail c-dash1',
              }),
            ]),
        mark(kind ? kinds.indexOf(kind.values[i] ?? null) : 0, {
          x: markLeft,
          y: 10,
          size: 80,
          className: front ? 'c-focus c-event' : 'c-muted c-event c-hollow',
        }),
        svg('svg', { x: textLeft }, ...(name ? [name] : [])),
        ...(figure && amount !== null ? [figure] : []),
        text(fitsPhone(when.join(' · '), 'small'), { x: textLeft, y: 14 + lineHeight, className: 'c-muted' }),
        ...(words === null
          ? []
          : [
              text(fitsPhone(String(words), 'small'), {
                x: textLeft,
                y: 14 + 2 * lineHeight,
                className: 'c-muted',
              }),
            ]),
      ]);
    });
    const said = at.map((_, i) => `${event.at(i)} at ${time.at(i)}`);
    const summary = `Timeline of ${at.length} ${at.length === 1 ? 'event' : 'events'}: ${wordList(said)}.`;
    return { element: drawing({ id, title, summary }, rows.length * height, rows), summary };
  },
});
