/** Figures that pages of Analyze give three times, as the dashboard shows them, by API and by SQL: the three are equal. */
import { describe, expect, it } from 'vitest';
import { readText } from '../../lib/cache/inputs';
import { sqlFences } from '../../lib/results/fences';
import { resultOfSql, resultsOf } from '../../lib/results/store';
import type { Result } from '../../lib/results/types';

type Row = Record<string, unknown>;

const asRows = ({ columns, rows }: Result): Row[] =>
  rows.map((row) => Object.fromEntries(columns.map(({ name }, at) => [name, row[at]])));

/** What the page shows under an id: the rows of the table, and what the API returns if it is a report. */
function shown(page: string, id: string): { rows: Row[]; response: { data: Row[]; totals?: Row } } {
  const found = resultsOf(page).results[id];
  if (!found) throw new Error(`${page} has no result ${id}.`);
  return { rows: asRows(found.result), response: found.response as { data: Row[]; totals?: Row } };
}

/** Rows of the SQL example of a page; the page has one. */
function bySql(page: string): Row[] {
  const [fence, ...others] = sqlFences(page, readText(page));
  if (!fence || others.length > 0) throw new Error(`${page} has ${others.length + (fence ? 1 : 0)} queries.`);
  return asRows(resultOfSql(page, fence.sql));
}

describe('the cohort of September 1', () => {
  const page = 'docs/analyze/cohort-analysis/overview/cohort-analysis-table.mdx';

  it('has one retention on the screen, by API and by SQL', () => {
    const [screen] = shown(page, 'screen').rows.filter(({ cohort }) => cohort === 'Sep 1');
    const [row] = shown(page, 'api').response.data;
    const [counted = {}] = bySql(page);
    const ofInstalls = (day: string): number =>
      Number(day === 'd0' ? counted.users : counted[day]) / Number(counted.users);
    expect(row?.cohort).toBe('2025-09-01');
    const days = ['d0', 'd1', 'd3', 'd7'];
    expect(days.map(ofInstalls)).toEqual([1, 0.4, 0.276, 0.18]);
    // The screen begins with day 1: on day 0 everybody is there.
    const shownDays = days.slice(1);
    expect(shownDays.map((day) => Number(screen?.[day]))).toEqual(shownDays.map(ofInstalls));
    expect((row?.values as number[]).slice(0, 4)).toEqual(days.map(ofInstalls));
    expect(Number(row?.cohort_size)).toBe(Number(counted.users));
  });
});

describe('the installs of September 1', () => {
  const page = 'docs/analyze/data-views/distinguish-between-installs.mdx';

  it('are the same by type on the screen, by API and by SQL', () => {
    const onScreen = (type: string): number =>
      Number(shown(page, 'types').rows.find(({ install_type: name }) => name === type)?.installs);
    const inRows = (type: string): number =>
      bySql(page)
        .filter((row) => row.install_type === type && row.counts_as_install === true && row.is_test === false)
        .reduce((sum, { installs }) => sum + Number(installs), 0);
    const { totals } = shown(page, 'origin').response;
    const first = [onScreen('First install'), inRows('first_install')];
    const reattributed = [onScreen('Reattributed install'), inRows('reattributed_install')];
    expect(first).toEqual([1238, 1238]);
    expect(reattributed).toEqual([12, 12]);
    expect(totals).toMatchObject({ first_installs: 1238, reattributed_installs: 12, installs: 1250 });
  });
});

describe('level 5 of the users of September 1', () => {
  const page = 'docs/analyze/index.mdx';

  it('has the same events and users in the table, by API and by SQL', () => {
    const { rows, response } = shown(page, 'level-5');
    expect(bySql(page)).toEqual(response.data.map(({ partner, events }) => ({ partner, events })));
    expect(rows.slice(0, response.data.length)).toEqual(response.data);
    expect(response.data.map(({ event_users: users }) => users)).toEqual([522, 198, 80]);
  });
});
