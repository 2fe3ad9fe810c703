/**
 * Attribution decided by code: which click or view wins an install or a return, what kind of install it is, and why each
 * of the others did not win. Pure, so that the simulator in the browser and the sample dataset give the same answers.
 */
import { checkInput } from './check-input';
import { openingTime } from './clock';
import { judge, type Judgement, type Objection } from './eligibility';
import { openingKind, purposeOf, type InstallTypeStep } from './install-type';
import { attributionBan, isChild } from './privacy';
import { defeat, isRanked, rank, type Defeat, type Ranked } from './ranking';
import { isRejection } from './rejection';
import type {
  AttributionInput,
  AttributionType,
  Engagement,
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
  /** The app was not installed anew. */
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
  /** As the SDK tells it; `none` for a reinstall, null for an ordinary session. */
  readonly trigger: 'install' | 'reattribution' | 'none' | null;
  /** Null if the earlier attribution stays. */
  readonly attribution: Attribution | null;
  /** Questions that led to the install type. */
  readonly steps: readonly InstallTypeStep[];
  /** All engagements, the earliest first. */
  readonly engagements: readonly EngagementTrace[];
}

const triggers: Readonly<Record<InstallType, 'install' | 'reattribution' | 'none'>> = {
  first_install: 'install',
  reattributed_install: 'reattribution',
  reengagement: 'reattribution',
  reinstall: 'none',
};

/** Install types that the metric Installs counts. */
export const countedInstallTypes: readonly InstallType[] = ['first_install', 'reattributed_install'];

function barFor({ app, opening }: AttributionInput): Bar | null {
  const ban = attributionBan(opening);
  if (ban !== null) return { code: ban };
  const isRejected =
    app.rejectCompromised === true &&
    opening.integrity === 'compromised' &&
    opening.kind === 'install' &&
    !opening.isTestDevice;
  return isRejected ? { code: 'install_rejected' } : null;
}

/** Why an eligible engagement cannot win an opening of this kind, or null if it can. */
function exclusionFrom(
  installType: InstallType | null,
  purpose: Purpose,
  steps: readonly InstallTypeStep[],
): Exclusion | null {
  if (installType === 'first_install') return null;
  if (installType === 'reengagement') return purpose === 'reengagement' ? null : { code: 'not_retargeting' };
  for (const step of steps) {
    if (step.question === 'reengaged' && purpose === 'reengagement') {
      return { code: 'inactivity_too_short', inactive: step.inactive, needed: step.needed };
    }
    if (step.question === 'counts_again' && !step.answer) {
      return step.installed ? { code: 'attribution_locked', until: step.from } : { code: 'plain_open' };
    }
  }
  return null;
}

function attributionOf(
  winner: Ranked | undefined,
  judgements: readonly Judgement[],
  input: AttributionInput,
) {
  if (winner !== undefined) {
    return {
      winner: winner.engagement.id,
      attributionType: winner.engagement.type === 'click' ? 'click_through' : 'view_through',
      matchType: winner.matchType,
      trafficType: winner.engagement.campaign.trafficType,
    } as const;
  }
  const hasSignal = judgements.some(
    (judgement) => isRanked(judgement) && judgement.objection?.code !== 'other_app',
  );
  const mayAttribute =
    attributionBan(input.opening) === null && (!isChild(input.app, input.opening) || hasSignal);
  return {
    winner: null,
    attributionType: 'organic',
    matchType: 'none',
    trafficType: mayAttribute ? 'organic' : 'unattributed',
  } as const;
}

/** Reason of the last rejected engagement that ranks before the winner, or before "organic" if nobody won. */
function lastSkipped(contestants: readonly Judgement[]): RejectReason | null {
  const ranked = rank(contestants.filter(({ objection }) => objection === null || isRejection(objection)));
  const end = ranked.findIndex(({ objection }) => objection === null);
  const objection = (end < 0 ? ranked : ranked.slice(0, end)).at(-1)?.objection ?? null;
  return objection !== null && isRejection(objection) ? objection.code : null;
}

const byTime = (a: Engagement, b: Engagement): number =>
  a.time - b.time || a.receivedAt - b.receivedAt || (a.id < b.id ? -1 : 1);

/**
 * Decides an attribution.
 * @throws Error if the input contradicts itself: unknown connection, an id twice, a probabilistic match without score.
 */
export function decideAttribution(input: AttributionInput): Decision {
  checkInput(input);
  const { app, opening } = input;
  const openedAt = openingTime(opening);
  const bar = barFor(input);
  const judgements = [...input.engagements]
    .sort(byTime)
    .map((engagement) => judge(engagement, purposeOf(engagement, opening), input, openedAt));

  const eligible = bar === null ? judgements.filter(({ objection }) => objection === null) : [];
  const engaged = eligible.some(({ purpose }) => purpose === 'reengagement');
  const { installType, steps } = openingKind(opening, app, openedAt, engaged);
  const isContestant = ({ purpose }: Judgement) => exclusionFrom(installType, purpose, steps) === null;
  const [winner] = rank(eligible.filter(isContestant));

  const outcomeOf = (judgement: Judgement): Outcome => {
    if (bar !== null) return { stage: 'opening', reason: bar };
    if (judgement.objection !== null) return { stage: 'eligibility', reason: judgement.objection };
    const exclusion = exclusionFrom(installType, judgement.purpose, steps);
    if (exclusion !== null) return { stage: 'install_type', reason: exclusion };
    const reason = winner && isRanked(judgement) ? defeat(judgement, winner) : null;
    return winner && reason ? { stage: 'ranking', reason, to: winner.engagement.id } : { stage: 'won' };
  };

  const isRejected = bar?.code === 'install_rejected';
  const skipped = bar === null ? lastSkipped(judgements.filter(isContestant)) : null;
  const keepsEarlier = installType === null || installType === 'reinstall';
  return {
    openedAt,
    status: isRejected ? 'rejected' : 'accepted',
    rejectReason: isRejected ? 'device_integrity_failed' : skipped,
    installType,
    countsAsInstall: !isRejected && installType !== null && countedInstallTypes.includes(installType),
    trigger: installType && triggers[installType],
    attribution: keepsEarlier ? null : attributionOf(winner, judgements, input),
    steps,
    engagements: judgements.map((judgement) => ({
      id: judgement.engagement.id,
      time: judgement.engagement.time,
      age: openedAt - judgement.engagement.time,
      purpose: judgement.purpose,
      matchType: judgement.matchType,
      score: judgement.score,
      tier: judgement.tier,
      window: judgement.window,
      outcome: outcomeOf(judgement),
    })),
  };
}
