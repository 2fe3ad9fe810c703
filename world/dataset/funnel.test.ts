/** The rules of a pass, over the events of the dataset, give the funnel First week as the SQL of pages counts it. */
import { expect, it } from 'vitest';
import { loadWorld } from '../../lib/facts/sample-world';
import { bestPass, type FunnelEvent } from '../../lib/shared/funnel/pass';
import { sampleWorldOfTests } from '../../tests/lib/sample-world';

const database = sampleWorldOfTests();
const days = (duration: string): number => Number(/^P(\d+)D$/.exec(duration)?.[1]) * 86_400_000;

it('First week', async () => {
  const { funnel, cohort } = loadWorld();
  // A step is `install`, `purchase`, an event, or an event with one dimension.
  const conditions = funnel.steps.map((step) => {
    const [, event = step, name, value] = /^(\w+) (\w+) = (\w+)$/.exec(step) ?? [];
    if (event === 'install' || event === 'purchase') return `what = '${event}'`;
    return `what = '${event}'${name === undefined ? '' : ` AND dimensions['${name}'] = '${value ?? ''}'`}`;
  });
  const rows = await database().query(`
    SELECT user_id, partner_id, epoch_ms(event_time) AS time, [${conditions.join(', ')}]::VARCHAR AS matches
    FROM (
      SELECT user_id, partner_id, install_time AS event_time, 'install' AS what, NULL AS dimensions FROM installs
      WHERE install_date = DATE '${funnel.from}'
      UNION ALL BY NAME
      SELECT user_id, partner_id, event_time, event_name AS what, dimensions FROM install_user_events
      WHERE install_date = DATE '${funnel.from}'
      UNION ALL BY NAME
      SELECT user_id, partner_id, event_time, 'purchase' AS what FROM install_revenue
      WHERE install_date = DATE '${funnel.from}'
        AND purchase_type IN ('one_time', 'consumable', 'subscription_start', 'subscription_renewal'))
    ORDER BY user_id, event_time, what`);
  const users = new Map<string, { partner: number; events: FunnelEvent[] }>();
  for (const { user_id, partner_id, time, matches } of rows) {
    const user = users.get(String(user_id)) ?? { partner: Number(partner_id), events: [] };
    const flags = String(matches).slice(1, -1).split(', ');
    user.events.push({
      time: Number(time),
      steps: flags.flatMap((flag, step) => (flag === 'true' ? [step] : [])),
    });
    users.set(String(user_id), user);
  }
  expect(users.size).toBe(cohort.all);
  const rules = {
    steps: funnel.steps.length,
    order: funnel.order as 'any_between',
    window: days(funnel.window),
  };
  const counts = (partners: readonly number[]): number[] => {
    const passes = [...users.values()]
      .filter(({ partner }) => partners.includes(partner))
      .map(({ events }) => bestPass(events, rules) ?? []);
    return funnel.steps.map((_, step) => passes.filter((times) => times.length > step).length);
  };
  const [adjoe, applovin, tide, organic] = [101, 104, 100417, 1];
  expect({
    adjoe: counts([adjoe]),
    applovin: counts([applovin]),
    tide: counts([tide]),
    organic: counts([organic]),
    paid: counts([adjoe, applovin, tide]),
  }).toEqual(funnel.users);
});
