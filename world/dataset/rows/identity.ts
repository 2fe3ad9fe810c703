/** Rows about who users are: ids and consent, test groups and experiments, genuineness of the device. */
import type { World } from '../../../lib/facts/sample-world';
import { dateOf, iso } from '../time';
import type { Columns, User } from './shared';
import type { Row, Tables } from './table';

/** Adds what became known of a user at the first open. */
export function addIdentities(tables: Tables, columns: Columns, user: User): void {
  const { identity, life } = user;
  const limited = identity.advertisingId === null;
  const common: Row = {
    ...columns.env(life.firstOpen),
    ...columns.usr(user),
    ...columns.ids(user),
    ...columns.cty(user),
    ...columns.sdk(user, life.firstOpen),
    action: 'added',
    previous_identity_value: null,
    att_status: null,
    is_limited_ad_tracking: limited,
    consent_ad_user_data: limited ? 'not_set' : 'granted',
    consent_ad_personalization: identity.personalization,
  };
  const known = {
    advertising_id: identity.advertisingId,
    app_set_id: identity.appSetId,
    custom_user_id: identity.customUserId,
  };
  for (const [type, value] of Object.entries(known)) {
    if (value !== null)
      tables.add('user_identity_events', { ...common, identity_type: type, identity_value: value });
  }
}

/** Adds the test group of a user with an advertising id, and the variant that it means. */
export function addExperiments(world: World, tables: Tables, columns: Columns, user: User): void {
  const { identity, life } = user;
  const { testGroup } = identity;
  if (testGroup === null) return;
  const variants = Object.entries(world.experiment.variants);
  const variant = variants.find(([, { groups }]) => groups.includes(testGroup));
  if (!variant)
    throw new Error(`Test group ${testGroup} has no variant in data/sample-world/experiment.yaml.`);
  const common: Row = {
    ...columns.env(life.firstOpen),
    ...columns.usr(user),
    ...columns.cty(user),
    ...columns.sdk(user, life.firstOpen),
    test_group: testGroup,
    previous_test_group: null,
    assignment_source: 'test_group',
    is_first_assignment: true,
  };
  const none = { experiment_id: null, experiment_name: null, variant: null, traffic_share: null };
  tables.add('experiment_assignment_events', { ...common, ...none });
  tables.add('experiment_assignment_events', {
    ...common,
    experiment_id: world.experiment.id,
    experiment_name: world.experiment.name,
    variant: variant[0],
    traffic_share: variant[1].groups.length / 10,
  });
}

/** What Play Integrity answers for each verdict. */
const answers: Readonly<Record<string, Row>> = {
  trusted: { device_verdicts: ['MEETS_DEVICE_INTEGRITY'] },
  basic: { device_verdicts: ['MEETS_BASIC_INTEGRITY'] },
  compromised: { device_verdicts: [] },
  unevaluated: {
    device_verdicts: [],
    app_recognition_verdict: 'UNEVALUATED',
    app_licensing_verdict: 'UNEVALUATED',
  },
  error: {
    device_verdicts: [],
    app_recognition_verdict: null,
    app_licensing_verdict: null,
    error_code: 'NETWORK_ERROR',
  },
};

/** Adds one check at the first open and one at the first session of each later day. */
export function addIntegrity(tables: Tables, columns: Columns, user: User, verdict: string): void {
  const { identity, life } = user;
  const told = tables.named('device_integrity_events', (row) => row.install_id === identity.installId);
  let previous: string | null = null;
  const checked = new Set<string>();
  for (const { start } of life.sessions) {
    const date = dateOf(start);
    if (checked.has(date)) continue;
    checked.add(date);
    const current: string = String(
      told.find((row) => row.event_time === iso(start))?.integrity_verdict ?? previous ?? verdict,
    );
    tables.add('device_integrity_events', {
      ...columns.env(start),
      ...columns.usr(user),
      ...columns.dev(user),
      ...columns.cty(user),
      ...columns.sdk(user, start),
      provider: 'play_integrity',
      integrity_verdict: current,
      previous_verdict: previous,
      app_recognition_verdict: 'PLAY_RECOGNIZED',
      app_licensing_verdict: 'LICENSED',
      attestation_counter: null,
      check_reason: previous === null ? 'first_open' : 'daily',
      enforced: false,
      error_code: null,
      ...answers[current],
    });
    previous = current;
  }
}
