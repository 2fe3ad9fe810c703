/** Rows about who users are: ids and consent, test groups and experiments, genuineness of the device. */
import type { PlannedUser } from '../plan/plan';
import { dateOf, iso } from '../time';
import type { RowWriter } from './shared';
import type { Row } from './table';

/** Adds what became known of a user at the first open. */
export function addIdentities(rows: RowWriter, user: PlannedUser): void {
  const { identity, life } = user;
  const limited = identity.advertisingId === null;
  const known = {
    advertising_id: identity.advertisingId,
    app_set_id: identity.appSetId,
    custom_user_id: identity.customUserId,
  };
  for (const [type, value] of Object.entries(known))
    if (value !== null)
      rows.add('user_identity_events', user, life.firstOpen, {
        action: 'added',
        identity_type: type,
        identity_value: value,
        is_limited_ad_tracking: limited,
        consent_ad_user_data: limited ? 'not_set' : 'granted',
        consent_ad_personalization: identity.personalization,
      });
}

/** Adds the test group of a user with an advertising id, and the variant that it means. */
export function addExperiments(rows: RowWriter, user: PlannedUser): void {
  const { testGroup } = user.identity;
  if (testGroup === null) return;
  const { experiment } = rows.world;
  const variant = Object.entries(experiment.variants).find(([, { groups }]) => groups.includes(testGroup));
  if (!variant)
    throw new Error(`Test group ${testGroup} has no variant in data/sample-world/experiment.yaml.`);
  const assigned = {
    experiment_id: experiment.id,
    experiment_name: experiment.name,
    variant: variant[0],
    traffic_share: variant[1].groups.length / 10,
  };
  for (const own of [{}, assigned])
    rows.add('experiment_assignment_events', user, user.life.firstOpen, {
      test_group: testGroup,
      assignment_source: 'test_group',
      is_first_assignment: true,
      ...own,
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
export function addIntegrity(rows: RowWriter, user: PlannedUser): void {
  const { identity, life, verdict } = user;
  const told = rows.tables.named('device_integrity_events', (row) => row.install_id === identity.installId);
  let previous: string | null = null;
  const checked = new Set<string>();
  for (const { start } of life.sessions) {
    const date = dateOf(start);
    if (checked.has(date)) continue;
    checked.add(date);
    const current: string = String(
      told.find((row) => row.event_time === iso(start))?.integrity_verdict ?? previous ?? verdict,
    );
    rows.add('device_integrity_events', user, start, {
      provider: 'play_integrity',
      integrity_verdict: current,
      previous_verdict: previous,
      app_recognition_verdict: 'PLAY_RECOGNIZED',
      app_licensing_verdict: 'LICENSED',
      check_reason: previous === null ? 'first_open' : 'daily',
      enforced: false,
      ...answers[current],
    });
    previous = current;
  }
}
