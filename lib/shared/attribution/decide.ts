/**
 * Attribution decided by code: which click or view wins an install or a return, what kind of install it is, and why each
 * of the others did not win. Pure, so a browser and the generator of the sample dataset get the same answers.
 */
import { checkInput } from './check-input';
import { openingTime } from './clock';
import type { Attribution, Bar, Decision, Exclusion, Outcome } from './decision';
import { judge, type Judgment } from './eligibility';
import { openingKind, purposeOf, type InstallTypeStep } from './install-type';
import { attributionBan, isChild } from './privacy';
import { defeat, isRanked, rank, type Ranked } from './ranking';
import { isRejection } from './rejection';
import type { AttributionInput, Engagement, InstallType, RejectReason } from './types';
import type { Purpose } from './windows';

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

/** The result once it is known who won. */
function attributionOf(
  winner: Ranked | undefined,
  judgments: readonly Judgment[],
  input: AttributionInput,
): Attribution {
  if (winner !== undefined) {
    return {
      winner: winner.engagement.id,
      attributionType: winner.engagement.type === 'click' ? 'click_through' : 'view_through',
      matchType: winner.matchType,
      trafficType: winner.engagement.campaign.trafficType,
    };
  }
  const hasSignal = judgments.some(
    (judgment) => isRanked(judgment) && judgment.objection?.code !== 'other_app',
  );
  const mayAttribute =
    attributionBan(input.opening) === null && (!isChild(input.app, input.opening) || hasSignal);
  return {
    winner: null,
    attributionType: 'organic',
    matchType: 'none',
    trafficType: mayAttribute ? 'organic' : 'unattributed',
  };
}

/** Reason of the last rejected engagement that ranks before the winner, or before "organic" if nobody won. */
function lastSkipped(contestants: readonly Judgment[]): RejectReason | null {
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
  const judgments = [...input.engagements]
    .sort(byTime)
    .map((engagement) => judge(engagement, purposeOf(engagement, opening), input, openedAt));

  const eligible = bar === null ? judgments.filter(({ objection }) => objection === null) : [];
  const engaged = eligible.some(({ purpose }) => purpose === 'reengagement');
  const { installType, steps } = openingKind(opening, app, openedAt, engaged);
  const isContestant = ({ purpose }: Judgment) => exclusionFrom(installType, purpose, steps) === null;
  const [winner] = rank(eligible.filter(isContestant));

  const outcomeOf = (judgment: Judgment): Outcome => {
    if (bar !== null) return { stage: 'opening', reason: bar };
    if (judgment.objection !== null) return { stage: 'eligibility', reason: judgment.objection };
    const exclusion = exclusionFrom(installType, judgment.purpose, steps);
    if (exclusion !== null) return { stage: 'install_type', reason: exclusion };
    const reason = winner && isRanked(judgment) ? defeat(judgment, winner) : null;
    return winner && reason ? { stage: 'ranking', reason, to: winner.engagement.id } : { stage: 'won' };
  };

  const isRejected = bar?.code === 'install_rejected';
  const skipped = bar === null ? lastSkipped(judgments.filter(isContestant)) : null;
  const keepsEarlier = installType === null || installType === 'reinstall';
  return {
    openedAt,
    status: isRejected ? 'rejected' : 'accepted',
    rejectReason: isRejected ? 'device_integrity_failed' : skipped,
    installType,
    countsAsInstall: !isRejected && installType !== null && countedInstallTypes.includes(installType),
    trigger: installType && triggers[installType],
    attribution: keepsEarlier ? null : attributionOf(winner, judgments, input),
    steps,
    engagements: judgments.map((judgment) => ({
      id: judgment.engagement.id,
      time: judgment.engagement.time,
      age: openedAt - judgment.engagement.time,
      purpose: judgment.purpose,
      matchType: judgment.matchType,
      score: judgment.score,
      tier: judgment.tier,
      window: judgment.window,
      outcome: outcomeOf(judgment),
    })),
  };
}
