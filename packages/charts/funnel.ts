/** Steps that users pass. Each bar shows who came this far; the outlined rest of it, who left since the step before. */
import { wordList } from './words';
import { defineChart } from './chart';
import { percent, px, svg } from './marks';
import { drawing } from './frame';
import { barHeight, barRow, barTop, row, textLine } from './rows';

export const funnel = defineChart({
  roles: {
    step: { units: ['text'] },
    users: { units: ['count'] },
  },
  draw({ columns, id, title, format }) {
    const { step, users } = columns;
    const counts = users.numbers.map((count, i) => {
      const before = users.numbers[i - 1];
      if (count === null || count < 0)
        throw new Error(`Step ${i + 1} of the funnel has no number of users. Mend the query.`);
      if (typeof before === 'number' && count > before)
        throw new Error(`Step ${i + 1} of the funnel has more users than step ${i}. Order the rows by step.`);
      return count;
    });
    const all = counts[0] ?? 0;
    if (all === 0) throw new Error('Nobody entered the funnel. Show one that users entered.');

    const rows = counts.map((count, i) => {
      const name = `${i + 1}. ${step.at(i)}`;
      const share = format.cell(count / all, 'ratio');
      const bar = (width: number, className: string) =>
        svg('rect', { y: barTop, width: percent((width / all) * 100), height: barHeight, className });
      return row(i, barRow, [
        ...textLine(name, i === 0 ? users.cell(count) : `${users.cell(count)} (${share})`, 14),
        bar(counts[i - 1] ?? count, 'c-rest'),
        bar(count, 'c-focus'),
      ]);
    });
    const said = counts.map(
      (count, i) => `${step.at(i)} ${users.cell(count)}${i ? ` (${format.cell(count / all, 'ratio')})` : ''}`,
    );
    const summary = `Funnel of ${counts.length} ${counts.length === 1 ? 'step' : 'steps'}: ${wordList(said)}.`;
    return { element: drawing({ id, title, summary }, px(rows.length * barRow), rows), summary };
  },
});
