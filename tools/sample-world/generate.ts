/**
 * Builds the events of the cohort of September 1: first a plan of each user's life that meets every series of the
 * world, then the rows of the raw data tables. The same facts give the same rows.
 */
import { attributionRules, type AttributionRules } from './attribution-rules';
import { loadRawDataTables } from '../../lib/facts/load';
import { companionRows, type World } from '../../lib/facts/sample-world';
import { planOf, type PlannedUser } from './plan/plan';
import type { Session } from './plan/schedule';
import { addAcquisition } from './rows/acquisition';
import { addExperiments, addIdentities, addIntegrity } from './rows/identity';
import { addImpression, addSale } from './rows/revenue';
import { RowWriter } from './rows/shared';
import { addSpend, type BookedConversion } from './rows/spend';
import { Tables } from './rows/table';
import { addConversion, addSessions, addUserEvents } from './rows/usage';
import { toldBy } from './named-rows';

/** Conversions among the named rows that cost something at once. */
const namedConversions = ({ spend }: World, tables: Tables): BookedConversion[] =>
  tables
    .named('goal_conversions', (row) => row.campaign_id === spend.realTime.campaign && row.is_test === false)
    .map((row) => ({ time: Date.parse(String(row.event_time)), country: String(row.country) }));

/**
 * Adds all rows of one user except revenue.
 * @returns The ids of the sessions, and the conversion if it cost something at once.
 */
function addUser(
  rows: RowWriter,
  user: PlannedUser,
  rules: AttributionRules,
): { sessions: Map<Session, string>; booked: BookedConversion[] } {
  const winner = addAcquisition(rows, user, rules);
  const sessions = addSessions(rows, user);
  const trigger = addUserEvents(rows, user, sessions);
  const level5 = user.steps.find(({ level }) => level === 5);
  const booked: BookedConversion[] = [];
  if (trigger !== null && level5) {
    addConversion(rows, user, level5.time, trigger, winner);
    if (winner?.campaign === rows.world.spend.realTime.campaign)
      booked.push({ time: level5.time, country: user.life.person.country });
  }
  addIdentities(rows, user);
  addExperiments(rows, user);
  addIntegrity(rows, user);
  return { sessions, booked };
}

/**
 * All rows of the raw data tables, named and made.
 * @throws Error if the series of the world cannot be met together.
 */
export function generateTables(world: World): Tables {
  const rawTables = loadRawDataTables();
  const tables = new Tables(rawTables, companionRows());
  const rows = new RowWriter(world, tables, rawTables);
  const rules = attributionRules(world);
  const { users, sales, impressions } = planOf(world, toldBy(world, rawTables, tables));
  const userOf = (key: string): PlannedUser => users.get(key) as PlannedUser;

  const booked = namedConversions(world, tables);
  const sessionIds = new Map<Session, string>();
  for (const user of users.values()) {
    const added = addUser(rows, user, rules);
    for (const [session, id] of added.sessions) sessionIds.set(session, id);
    booked.push(...added.booked);
  }
  impressions.forEach((impression, number) =>
    addImpression(rows, userOf(impression.key), impression, sessionIds.get(impression.session), number),
  );
  for (const sale of sales) addSale(rows, userOf(sale.key), sale);
  addSpend(rows, booked);
  tables.deliverAgain();
  return tables;
}
