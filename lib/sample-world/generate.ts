/**
 * Builds the events of the cohort of September 1: first a plan of each user's life that meets every series of the
 * world, then the rows of the raw data tables. The same facts give the same rows.
 */
import { companionRows, groups, loadRawDataTables, type Group, type World } from './facts';
import { nanos } from './money';
import { adsOf, type ToldImpression } from './plan/ads';
import { activityOf } from './plan/activity';
import { firstOpenOf } from './plan/arrivals';
import { engagementsOf, matchesOf, rejectionsOf, type PlannedEngagement } from './plan/engagements';
import { identitiesOf, type ToldIdentity } from './plan/identity';
import { peopleOf, type Person } from './plan/people';
import { progressOf } from './plan/progress';
import { salesBySession, salesOf } from './plan/purchases';
import { livesOf, timed } from './plan/schedule';
import { scriptsOf } from './plan/scripts';
import { stepsBySession, timedSteps } from './plan/steps';
import { Random } from './random';
import { addAcquisition } from './rows/acquisition';
import { addExperiments, addIdentities, addIntegrity } from './rows/identity';
import { addImpression, addSale } from './rows/revenue';
import { Columns, type User } from './rows/shared';
import { addSpend, type BookedConversion } from './rows/spend';
import { Tables, type Row } from './rows/table';
import { addConversion, addSessions, addUserEvents } from './rows/usage';
import { attributionRules } from './attribution-rules';
import { repeated } from './split';

const timeOf = (value: unknown): number => Date.parse(String(value));

/** The named row of a user in a table. @throws Error if there is none. */
function onlyRow(tables: Tables, table: string, installId: string): Row {
  const [row] = tables.named(table, (entry) => entry.install_id === installId);
  if (!row)
    throw new Error(`data/raw-data/samples/${table}.yaml has no row of the installation ${installId}.`);
  return row;
}

/** Identity of a named user, from its install and its click. */
function toldIdentity(tables: Tables, installId: string): ToldIdentity {
  const install = onlyRow(tables, 'install_events', installId);
  const consent = onlyRow(tables, 'user_identity_events', installId);
  const [click] = tables.named('click_events', (row) => row.advertising_id === install.advertising_id);
  return {
    userId: String(install.user_id),
    installId,
    customUserId: install.custom_user_id as string | null,
    advertisingId: String(install.advertising_id),
    appSetId: String(install.app_set_id),
    deviceType: install.device_type as ToldIdentity['deviceType'],
    device: {
      manufacturer: String(install.device_manufacturer),
      model: String(install.device_model),
      os: String(install.os_version),
    },
    place: { region: String(install.region), city: String(install.city) },
    ip: String(click?.ip),
    personalization: consent.consent_ad_personalization as ToldIdentity['personalization'],
  };
}

/** Accepted engagements of a named user. */
function toldEngagements(world: World, tables: Tables, advertisingId: string): PlannedEngagement[] {
  return (['click', 'view'] as const).flatMap((type) =>
    tables
      .named(`${type}_events`, (row) => row.advertising_id === advertisingId && row.status === 'accepted')
      .map((row): PlannedEngagement => ({
        id: String(row.event_id),
        type,
        group: groups.find((group) => world.cohort.campaigns[group] === row.campaign_id) as Group,
        campaign: Number(row.campaign_id),
        time: timeOf(row.event_time),
        received: timeOf(row.received_time),
        matchType: type === 'click' ? 'install_referrer' : 'advertising_id',
        score: null,
        fault: {},
        clickId: row.partner_engagement_id as string | null,
        hasAdvertisingId: true,
      })),
  );
}

/** Ads of the sample user: two with an amount, and those that its partner reports without one. */
function toldImpressions(world: World, tables: Tables, key: string, installId: string): ToldImpression[] {
  const amounts = new Map(world.sampleUser.revenue.map(({ time, usd }) => [Date.parse(time), nanos(usd)]));
  return tables
    .named('ad_impression_events', (row) => row.install_id === installId)
    .map((row): ToldImpression => {
      const time = timeOf(row.event_time);
      const unit = world.entities.adUnits.find(
        (entry) =>
          entry.unit === row.ad_unit && entry.placement === row.placement && entry.format === row.ad_format,
      );
      if (!unit) throw new Error(`No ad unit ${String(row.ad_unit)} in data/sample-world/entities.yaml.`);
      const estimate = row.revenue_amount === null ? null : nanos(String(row.revenue_amount));
      return {
        key,
        time,
        unit,
        network: row.ad_network as string | null,
        nanos: amounts.get(time) ?? null,
        estimate,
      };
    });
}

/** Values by user: as many of each as the world says, those of `told` first. */
function dealt(
  name: string,
  people: readonly Person[],
  counts: (group: Group) => (readonly [string, number])[],
  told: ReadonlyMap<string, string>,
): Map<string, string> {
  return new Map(
    groups.flatMap((group) => {
      const pool = new Random(`${name}/${group}`).shuffle(repeated(counts(group)));
      const members = people.filter((person) => person.group === group);
      for (const { key } of members) {
        const value = told.get(key);
        if (value !== undefined) pool.splice(pool.indexOf(value), 1);
      }
      return members.map(({ key }): [string, string] => [key, told.get(key) ?? (pool.pop() as string)]);
    }),
  );
}

/** Publishers of paid users: AppLovin has two, adjoe one, Tide Pool Ads names none. */
function sourcesOf(
  world: World,
  people: readonly Person[],
  told: ReadonlySet<string>,
): Map<string, string | null> {
  const { campaign, country, days } = world.sourceTraffic;
  const [first, second] = world.entities.sources.map(({ id }) => id) as [string, string];
  const german = days.filter((row) => row.day === 1);
  const pool = new Random('sources').shuffle(
    repeated(german.map(({ source, installs }) => [source ?? second, installs] as const)),
  );
  return new Map(
    people.map(({ key, group, country: own }): [string, string | null] => {
      if (group === 'adjoe' || told.has(key)) return [key, first];
      if (world.cohort.campaigns[group] !== campaign) return [key, null];
      const random = new Random(`source/${key}`);
      return [key, own === country ? (pool.pop() as string) : random.chance(0.6) ? first : second];
    }),
  );
}

/** All rows of the raw data tables, named and made. */
export function generateTables(world: World): Tables {
  const rawTables = loadRawDataTables();
  const tables = new Tables(rawTables, companionRows());
  const columns = new Columns(world);
  const people = peopleOf(world);
  const scripts = scriptsOf(world, rawTables);
  const scripted = new Set(scripts.keys());
  const sampleKey = `${world.sampleUser.group}/${world.sampleUser.number}`;

  const progress = progressOf(world, people, scripts);
  const activity = activityOf(world, people, progress, scripts);
  const lives = livesOf(world, people, progress, activity, scripts);
  const chosenSteps = stepsBySession(lives, progress, scripts);
  const plannedSales = salesBySession(world, lives, scripted);
  timed(world, lives, scripted);
  const steps = timedSteps(lives, chosenSteps, scripts);

  const sampleInstall = scripts.get(sampleKey)?.installId ?? '';
  const [purchase] = tables.named(
    'revenue_events',
    (row) =>
      row.install_id === sampleInstall && row.revenue_type === 'purchase' && row.purchase_type !== 'refund',
  );
  const purchaseTimes = world.sampleUser.revenue
    .filter(({ what }) => what === 'refund' || what === purchase?.sku)
    .map(({ time }) => Date.parse(time));
  const sales = salesOf(world, lives, plannedSales, {
    key: sampleKey,
    times: purchaseTimes,
    transactionId: String(purchase?.transaction_id),
  });
  const ads = adsOf(world, lives, sales, toldImpressions(world, tables, sampleKey, sampleInstall), scripted);

  const matches = matchesOf(world, people, scripted);
  const needsId = new Set(
    [...matches].filter(([, m]) => m.matchType === 'advertising_id').map(([key]) => key),
  );
  const told = new Map([...scripts].map(([key, { installId }]) => [key, toldIdentity(tables, installId)]));
  const identities = identitiesOf(world, people, progress, told, needsId);
  const engagements = engagementsOf(
    world,
    lives,
    identities,
    matches,
    rejectionsOf(world, people),
    new Map(
      [...told].map(([key, { advertisingId }]) => [
        key,
        toldEngagements(world, tables, String(advertisingId)),
      ]),
    ),
  );
  const verdicts = dealt(
    'verdicts',
    people,
    (group) => world.cohort.integrityFirstOpen.map((row) => [row.verdict, row[group]] as const),
    new Map([...scripted].map((key) => [key, world.sampleUser.integrity])),
  );
  const rejectedUsers = rejectionsOf(world, people);
  const firstInstalls = new Map([...rejectedUsers.keys(), ...scripted].map((key) => [key, 'first_install']));
  const installTypes = dealt(
    'install types',
    people,
    (group) =>
      world.cohort.installTypes
        .filter((row) => row.group === group)
        .map(({ installType, users }) => [installType, users] as const),
    firstInstalls,
  );
  const sources = sourcesOf(world, people, scripted);

  const users = new Map(
    lives.map((life): [string, User] => {
      const { key } = life.person;
      return [
        key,
        { life, identity: identities.get(key) as User['identity'], source: sources.get(key) ?? null },
      ];
    }),
  );
  const rules = attributionRules(world);
  const { realTime } = world.spend;
  const booked: BookedConversion[] = tables
    .named('goal_conversions', (row) => row.campaign_id === realTime.campaign && row.is_test === false)
    .map((row) => ({ time: timeOf(row.event_time), country: String(row.country) }));
  const sessionIds = new Map<unknown, string>();
  for (const [key, user] of users) {
    const verdict = verdicts.get(key) as string;
    const own = engagements.get(key) ?? [];
    const returns = installTypes.get(key) === 'reattributed_install';
    const open = firstOpenOf(user.life, own, returns, rules.windows);
    const winner = addAcquisition(world, tables, columns, user, rules, { engagements: own, open, verdict });
    const ownSteps = steps.get(key) ?? [];
    const sessions = addSessions(tables, columns, user, ownSteps);
    for (const [session, id] of sessions) sessionIds.set(session, id);
    const trigger = addUserEvents(tables, columns, user, ownSteps, sessions);
    const level5 = ownSteps.find(({ level }) => level === 5);
    if (trigger !== null && level5) {
      addConversion(world, tables, columns, user, level5.time, trigger, winner);
      if (winner?.campaign === realTime.campaign)
        booked.push({ time: level5.time, country: user.life.person.country });
    }
    addIdentities(tables, columns, user);
    addExperiments(world, tables, columns, user);
    addIntegrity(tables, columns, user, verdict);
  }
  ads.forEach((impression, number) => {
    const user = users.get(impression.key) as User;
    addImpression(tables, columns, user, impression, String(sessionIds.get(impression.session)), number);
  });
  for (const sale of sales) addSale(tables, columns, users.get(sale.key) as User, sale);
  addSpend(world, tables, columns, booked);
  return tables;
}
