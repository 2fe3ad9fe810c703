/** Decisions in words, the same on pages and in the simulator. Lengths of time are worded by who shows them. */
import type { Decision, EngagementTrace } from './decision';
import type { MatchObjection } from './matching';
import type { InstallType, MatchType, Milliseconds } from './types';

export const matchNames: Readonly<Record<MatchType, string>> = {
  install_referrer: 'install referrer',
  apple_ads: 'Apple Ads',
  deep_link: 'deep link',
  advertising_id: 'advertising ID',
  san_claim: "the network's claim",
  vendor_id: 'vendor ID',
  probabilistic: 'probability',
};

const objections: Readonly<Record<MatchObjection, string>> = {
  not_for_views: 'does not match views',
  not_on_platform: 'is not there on this platform',
  child_directed: 'is not allowed for children',
  att_not_authorized: 'needs the consent to tracking',
  not_cross_promotion: 'is for cross-promotion alone',
  switched_off: 'is switched off',
  score_too_low: 'needs a higher score',
  learned_too_late: 'arrived after the wait for it',
};

/** What the rules made of an engagement. */
export function verdict(
  { outcome, matchType, tier }: EngagementTrace,
  gets: string,
  length: (milliseconds: Milliseconds) => string,
): string {
  const how = matchType === null ? 'no match' : matchNames[matchType];
  if (outcome.stage === 'won') return `Matched by ${how}: gets the ${gets}`;
  const { reason } = outcome;
  switch (reason.code) {
    case 'weaker_tier':
      return `By ${how}: tier ${tier ?? reason.tier} loses to tier ${reason.winnerTier}`;
    case 'earlier':
      return `${length(reason.by)} earlier than the winner of the same tier`;
    case 'weaker_match':
      return `By ${how}: weaker than ${matchNames[reason.winnerMatchType]}`;
    case 'received_later':
      return `Received ${length(reason.by)} after the winner`;
    case 'larger_id':
      return 'Equal to the winner in all else, so the order of IDs decides';
    case 'window_expired':
      return 'by' in reason ? `${length(reason.by)} too old for its window` : 'Too old for its window';
    case 'window_off':
      return `Not counted: ${reason.key} is 0`;
    case 'after_opening':
      return `${length(reason.by)} after the opening`;
    case 'no_permitted_match':
      return reason.refused.length === 0
        ? 'Nothing matches it with the device'
        : reason.refused
            .map(({ type, objection }) => `${matchNames[type]} ${objections[objection]}`)
            .join('; ');
    case 'click_after_install_begin':
      return `Clicked ${length(reason.by)} after the download began`;
    case 'ctit_too_short':
      return `Only ${length(reason.clickToInstall)} before the first open`;
    case 'not_retargeting':
      return 'Not a retargeting campaign, so it cannot win a return';
    case 'inactivity_too_short':
      return `The user was away for ${length(reason.inactive)}, and ${length(reason.needed)} are needed`;
    case 'attribution_locked':
      return 'The earlier attribution is still locked';
    case 'plain_open':
      return 'The app was not installed again, so there is nothing to win';
    default:
      return `Not eligible: ${reason.code.replaceAll('_', ' ')}`;
  }
}

const installTypeRules: Readonly<Record<InstallType | 'session', string>> = {
  first_install: 'No earlier install is known, so this is a first install.',
  reengagement: 'A retargeting campaign reached a user who was away long enough, so this is a re-engagement.',
  reattributed_install:
    'The user has churned and the reattribution window has passed, so the install counts again.',
  reinstall:
    'The user has not churned or the reattribution window still holds, so the earlier attribution stays.',
  session: 'Nothing was installed and no return was won, so this is an ordinary session.',
};

/** Why the winner is ahead of the best of the others. */
const rankingRules = {
  weaker_tier: 'The strongest tier wins, whatever the times in it.',
  earlier: 'In one tier, the last engagement wins.',
  weaker_match: 'At the same time in one tier, the stronger match wins.',
  received_later: 'At the same time with the same match, the first one that was received wins.',
  larger_id: 'All else is equal, so the smaller ID wins.',
} as const;

const rankingOrder = Object.keys(rankingRules).reverse();

function winnerRule({ engagements }: Decision): string {
  const defeats = engagements
    .flatMap(({ outcome }) => (outcome.stage === 'ranking' ? [outcome.reason.code] : []))
    .sort((a, b) => rankingOrder.indexOf(a) - rankingOrder.indexOf(b));
  // The closest loser names the rule that it came down to.
  const [closest] = defeats;
  return closest === undefined ? 'It is the only one that is eligible.' : rankingRules[closest];
}

/** The rules that decided, in the order in which they were asked. */
export function decisiveRules(decision: Decision): string[] {
  const { attribution, installType, engagements } = decision;
  const rules = [installTypeRules[installType ?? 'session']];
  if (attribution === null) return rules;
  if (attribution.winner !== null) return [...rules, winnerRule(decision)];
  return [
    ...rules,
    engagements.length === 0
      ? 'There is no click or view.'
      : 'No click or view is eligible, so it is organic.',
  ];
}
