/**
 * The shape of a decision: the result, and enough about every engagement and question to draw and explain it. Reasons
 * are codes with data; words are the page's business.
 */
import type { Objection } from './eligibility';
import type { InstallTypeStep } from './install-type';
import type { Defeat } from './ranking';
import type {
  AttributionType,
  InstallType,
  Instant,
  MatchType,
  Milliseconds,
  RejectReason,
  Tier,
  TrafficType,
} from './types';
import type { EngagementWindow, Purpose } from './windows';

/** Why no engagement at all can win. */
export interface Bar {
  readonly code: 'tracking_off' | 'consent_denied' | 'install_rejected';
}

/** Why an engagement that passed every check was not in the contest. */
export type Exclusion =
  /** A return was won, which only retargeting campaigns can. */
  | { readonly code: 'not_retargeting' }
  /** The user was not away long enough for a return. */
  | { readonly code: 'inactivity_too_short'; readonly inactive: Milliseconds; readonly needed: Milliseconds }
  /** Until that time the earlier attribution stays: it is locked, or the user has not churned. */
  | { readonly code: 'attribution_locked'; readonly until: Instant }
  /** The app was not installed again. */
  | { readonly code: 'plain_open' };

/** What happened to an engagement, and at which stage. */
export type Outcome =
  | { readonly stage: 'won' }
  | { readonly stage: 'opening'; readonly reason: Bar }
  | { readonly stage: 'eligibility'; readonly reason: Objection }
  | { readonly stage: 'install_type'; readonly reason: Exclusion }
  | { readonly stage: 'ranking'; readonly reason: Defeat; readonly to: string };

/** One engagement on the timeline. */
export interface EngagementTrace {
  readonly id: string;
  readonly time: Instant;
  /** From the engagement to the opening; negative if it came later. */
  readonly age: Milliseconds;
  readonly purpose: Purpose;
  /** Match that counts, with its tier, score and window; null if none is permitted. */
  readonly matchType: MatchType | null;
  readonly score: number | null;
  readonly tier: Tier | null;
  readonly window: EngagementWindow | null;
  readonly outcome: Outcome;
}

/** The attribution of an opening. */
export interface Attribution {
  /** Id of the winning engagement; null for organic and unattributed. */
  readonly winner: string | null;
  readonly attributionType: AttributionType;
  readonly matchType: MatchType | 'none';
  readonly trafficType: TrafficType;
}

export interface Decision {
  /** Time that all rules used. */
  readonly openedAt: Instant;
  readonly status: 'accepted' | 'rejected';
  /** Why the install, or the last engagement skipped before the result, was rejected. */
  readonly rejectReason: RejectReason | null;
  /** Null for an ordinary session. */
  readonly installType: InstallType | null;
  /** Whether the metric Installs counts it. */
  readonly countsAsInstall: boolean;
  /** As the SDK reports it; `none` for a reinstall, null for an ordinary session. */
  readonly trigger: 'install' | 'reattribution' | 'none' | null;
  /** Null if the earlier attribution stays. */
  readonly attribution: Attribution | null;
  /** Questions that led to the install type. */
  readonly steps: readonly InstallTypeStep[];
  /** All engagements, earliest first. */
  readonly engagements: readonly EngagementTrace[];
}
