/** Each predicate of each printed query changes its result, and one that does not is found. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readText } from '../../lib/cache/inputs';
import { listSources } from '../../lib/markdown/sources';
import { sqlFences } from '../../lib/results/fences';
import { openSampleWorld, type SampleWorldDatabase } from '../../world';
import { idlePredicates } from './sql-mutations';

const queries = listSources()
  .filter(({ generated }) => !generated)
  .flatMap(({ file }) => sqlFences(file, readText(file)).map(({ sql, line }) => ({ file, sql, line })));

let world: SampleWorldDatabase;
beforeAll(async () => {
  world = await openSampleWorld();
});
afterAll(() => world.close());

it('every predicate of every query matters', { timeout: 600_000 }, async () => {
  const idle: string[] = [];
  for (const { file, sql, line } of queries)
    for (const { row, what } of await idlePredicates(world, sql))
      idle.push(
        `${file}:${line + 1 + row}: "${sql.split('\n')[row]?.trim() ?? ''}", ${what}, gives the same result — ` +
          'Leave it out, or add the row that it is for to data/sample-world/companion-rows.yaml.',
      );
  expect(queries.length).toBeGreaterThan(40);
  expect(idle).toEqual([]);
});

const select = 'SELECT COUNT(*) AS n FROM click_events c';
it.each([
  ['a filter', `${select} WHERE status = 'rejected'\n  AND organization_id IS NOT NULL`, [1, 'dropped']],
  ['one side of OR', `${select} WHERE status = 'rejected' OR\n  campaign_id = 7`, [1, 'dropped']],
  [
    'a bound',
    `${select} WHERE event_time BETWEEN '2025-09-01'\n  AND '2035-01-01'`,
    [0, 'only the lower bound'],
  ],
  ['a value', `${select} WHERE status IN (\n'rejected',\n'lost')`, [2, 'not in the list']],
  [
    'a left join',
    `${select} LEFT JOIN apps a ON a.app_id = c.app_id AND a.dt = '2025-09-14'`,
    [0, 'an inner join'],
  ],
  [
    'DISTINCT',
    "SELECT COUNT(DISTINCT campaign_id) AS n\nFROM campaigns WHERE dt = '2025-09-14'",
    [0, 'without DISTINCT'],
  ],
  [
    'an order of deliveries',
    'SELECT COUNT(*) AS n FROM (SELECT event_id FROM click_events\nQUALIFY ROW_NUMBER() OVER (PARTITION BY event_id ORDER BY record_version DESC) = 1)',
    [1, 'ordered the other way'],
  ],
] as const)('%s that changes nothing is found', async (_, sql, [row, what]) => {
  expect(await idlePredicates(world, sql)).toContainEqual({ row, what });
});
