/** The alert that the notifications page follows hour by hour, decided again by the model of smart alerts: both agree. */
import { describe, expect, it } from 'vitest';
import { readText } from '../../lib/cache/inputs';
import { loadWorld } from '../../lib/facts/sample-world';
import { resultsOf } from '../../lib/results/store';
import { alertsIn, distanceOf, labelOf } from '../lib/smart-alert';

const { results } = resultsOf('docs/analyze/notifications/index.mdx');

/** Rows of a result of the page, by the names of its columns. */
function rowsOf(id: string): Record<string, unknown>[] {
  const { columns, rows } = results[id]?.result ?? { columns: [], rows: [] };
  return rows.map((row) => Object.fromEntries(columns.map(({ name }, at) => [name, row[at]])));
}

const rangeOf = (row: Record<string, unknown>) => ({ low: Number(row.low), high: Number(row.high) });
const shownDistance = (value: number, range: ReturnType<typeof rangeOf>): number =>
  Number(distanceOf(value, range).toFixed(1));

describe('September 16', () => {
  const hours = rowsOf('hours');
  const runs = hours.map((row) => ({ value: Number(row.cpi), range: rangeOf(row) }));

  it('has the distances of the model', () => {
    expect(hours.length).toBeGreaterThan(0);
    expect(hours.map(({ distance }) => distance)).toEqual(
      runs.map(({ value, range }) => shownDistance(value, range)),
    );
  });

  it('is raised and resolved in the hours that the model finds', () => {
    const said = hours.filter(({ run }) => run === 'alert: spike' || run === 'resolved');
    const steps = alertsIn(runs);
    expect(said.map(({ hour }) => hour)).toEqual(steps.map(({ run }) => hours[run]?.hour));
    expect(steps.map(({ does, label }) => [does, label])).toEqual([
      ['raised', 'spike'],
      ['resolved', 'spike'],
    ]);
  });

  it('labels each series of the cluster as the model does', () => {
    const members = rowsOf('members');
    expect(members).toHaveLength(loadWorld().alerts.hourly.membersAt14.length);
    for (const row of members)
      expect(labelOf(distanceOf(Number(row.cpi), rangeOf(row))), String(row.partner)).toBe(row.label);
  });
});

it('has the numbers of the cluster in the message that targets get', () => {
  const page = readText('docs/analyze/notifications/send-to-a-target.mdx');
  const digits = (value: unknown): string => Number(value).toFixed(2);
  for (const { partner, cpi, low, high } of rowsOf('members'))
    expect(page).toMatch(
      new RegExp(
        `${String(partner)} ${digits(cpi)}(?: USD)? \\((?:expected )?${digits(low)}–${digits(high)}\\)`,
      ),
    );
});

it('fires on the days of the sample world', () => {
  const { fired } = loadWorld().alerts.rule;
  expect(rowsOf('fired').map(({ measured }) => measured)).toEqual(fired.map(({ measured }) => measured));
});
