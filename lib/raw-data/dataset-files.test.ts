/** What only the sample dataset has: a query that reads it does not run on an export. */
import { expect, it } from 'vitest';
import { datasetViews, onlyInDataset } from './dataset-files';

it('has the views of its script, each with its SQL', () => {
  const views = datasetViews();
  expect(views.get('install_revenue')).toMatch(
    /^CREATE VIEW install_revenue AS[^;]*FROM revenue_events_current[^;]*;$/,
  );
  expect(views.has('installs')).toBe(true);
  expect(views.has('revenue_events')).toBe(false);
});

it.each([
  ['SELECT * FROM installs JOIN install_revenue USING (install_id)', ['install_revenue', 'installs']],
  ['SELECT name FROM partner_directory', ['partner_directory']],
  ['SELECT event_id FROM spend_events_current', ['spend_events_current']],
  ['SELECT event_id FROM spend_events', []],
  ['WITH installs AS (SELECT 1 AS n FROM attribution_events) SELECT n FROM installs', []],
  ['WITH a AS (SELECT 1), installs(n) AS (SELECT 2) SELECT n FROM installs', []],
])('%s', (sql, names) => {
  expect(onlyInDataset(sql)).toEqual(names);
});
