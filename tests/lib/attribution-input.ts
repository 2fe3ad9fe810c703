/**
 * Input for tests of attribution: one click that wins a first install, and short ways to vary it. The windows differ
 * from the defaults and from each other, so a test notices a number written into the rules or a wrong window.
 */
import { decideAttribution } from '../../lib/shared/attribution/decide';
import type { Decision, EngagementTrace } from '../../lib/shared/attribution/decision';
import type {
  App,
  AttributionInput,
  Connection,
  Engagement,
  MatchType,
  Opening,
  Windows,
} from '../../lib/shared/attribution/types';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const windows: Windows = {
  click_window: 11 * hour,
  view_window: 7 * hour,
  probabilistic_click_window: 5 * hour,
  probabilistic_view_window: 3 * hour,
  reengagement_click_window: 13 * hour,
  reengagement_view_window: 4 * hour,
  reengagement_inactivity: 2 * day,
  reengagement_period: 10 * day,
  churn_inactivity: 8 * day,
  reattribution_window: 20 * day,
  install_referrer_wait: 6 * minute,
};

/** Time of the opening. */
export const opened = Date.UTC(2025, 8, 10, 12);

const app: App = { id: 'app', platform: 'android', windows, probabilistic: true };

/** A click by advertising id, a minute before the opening. */
export function engagement(
  changes: Partial<Engagement> & { match?: MatchType; age?: number } = {},
): Engagement {
  const { match = 'advertising_id', age = minute, ...rest } = changes;
  const time = rest.time ?? opened - age;
  return {
    id: 'click',
    type: 'click',
    app: app.id,
    partner: 'network',
    campaign: { type: 'acquisition', trafficType: 'paid', channel: 'display' },
    time,
    receivedAt: time,
    matches: [match === 'probabilistic' ? { type: match, score: 0.95 } : { type: match }],
    ...rest,
  };
}

/** The same for a retargeting campaign. */
export const retargeting = (changes: Parameters<typeof engagement>[0] = {}): Engagement =>
  engagement({ campaign: { type: 'retargeting', trafficType: 'paid', channel: 'display' }, ...changes });

/** A first install. */
const opening = (changes: Partial<Opening> = {}): Opening => ({
  kind: 'install',
  deviceTime: opened,
  receivedAt: opened,
  history: null,
  ...changes,
});

/** A user whose install and last activity are the given milliseconds ago. */
export const history = (installAge: number, inactive: number): Opening['history'] => ({
  attributedAt: opened - installAge,
  lastSessionAt: opened - inactive,
});

/** Input with these engagements; every partner has an active connection unless another is given. */
export function input(
  engagements: readonly Engagement[],
  changes: {
    app?: Partial<App>;
    opening?: Partial<Opening>;
    connections?: Readonly<Record<string, Connection>>;
  } = {},
): AttributionInput {
  const active = Object.fromEntries(
    engagements.map(({ partner }) => [partner, { state: 'active' }] as const),
  );
  return {
    app: { ...app, ...changes.app },
    connections: { ...active, ...changes.connections },
    engagements,
    opening: opening(changes.opening),
  };
}

/** Decision for these engagements. */
export const decide = (...args: Parameters<typeof input>): Decision => decideAttribution(input(...args));

/** Trace of the engagement with this id. */
export function traceOf(decision: Decision, id = 'click'): EngagementTrace {
  const trace = decision.engagements.find((candidate) => candidate.id === id);
  if (!trace) throw new Error(`There is no engagement "${id}".`);
  return trace;
}

/** Stage and code of what happened to an engagement. */
export function fate(decision: Decision, id?: string): string {
  const { outcome } = traceOf(decision, id);
  return outcome.stage === 'won' ? 'won' : `${outcome.stage}: ${outcome.reason.code}`;
}
