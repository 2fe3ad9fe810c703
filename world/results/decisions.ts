/** An attribution decision as a result: what happened, in order of time, and what the rules made of each engagement. */
import { partnerNameOf } from '../../lib/facts/partner-names';
import { loadAttributionCases } from '../../lib/facts/attribution-cases';
import { decideAttribution } from '../../lib/shared/attribution/decide';
import type { EngagementTrace } from '../../lib/shared/attribution/decision';
import { formatDuration } from '../../lib/results/format';
import type { Result, ResultValue } from '../../lib/results/types';

const matchNames: Readonly<Record<string, string>> = {
  install_referrer: 'install referrer',
  apple_ads: 'Apple Ads',
  deep_link: 'deep link',
  advertising_id: 'advertising ID',
  san_claim: "the network's claim",
  vendor_id: 'vendor ID',
  probabilistic: 'probability',
};

const length = (milliseconds: number): string => formatDuration(milliseconds / 1000);

/** What the rules made of an engagement, in words. */
function verdict({ outcome, matchType, tier }: EngagementTrace, gets: string): string {
  const how = matchType === null ? 'no match' : (matchNames[matchType] ?? matchType);
  if (outcome.stage === 'won') return `Matched by ${how}: gets the ${gets}`;
  const { reason } = outcome;
  switch (reason.code) {
    case 'weaker_tier':
      return `By ${how}: tier ${tier ?? reason.tier} loses to tier ${reason.winnerTier}`;
    case 'earlier':
      return `${length(reason.by)} earlier than the winner of the same tier`;
    case 'weaker_match':
      return `By ${how}: weaker than ${matchNames[reason.winnerMatchType] ?? reason.winnerMatchType}`;
    case 'window_expired':
      return 'by' in reason ? `${length(reason.by)} too old for its window` : 'Too old for its window';
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
    default:
      return `Not eligible: ${reason.code.replaceAll('_', ' ')}`;
  }
}

/**
 * Decides a worked case.
 * @param number Of the case in data/sample-world/attribution-cases.yaml.
 * @throws Error if there is no such case.
 */
export function decisionResult(id: string, number: string): Result {
  const cases = loadAttributionCases();
  const found = cases.find((entry) => entry.case === number);
  if (!found)
    throw new Error(
      `No attribution case "${number}" — data/sample-world/attribution-cases.yaml has ${cases.map((entry) => entry.case).join(', ')}.`,
    );
  const decision = decideAttribution(found.input);
  const opening = found.input.opening.kind === 'install' ? 'install' : 'return';
  const rows = decision.engagements.map((trace): { time: number; row: ResultValue[] } => {
    const engagement = found.input.engagements.find((entry) => entry.id === trace.id);
    const kind = engagement?.type ?? 'click';
    const partner = partnerNameOf(engagement?.partner ?? '');
    return {
      time: trace.time,
      row: [
        new Date(trace.time).toISOString(),
        `${kind === 'click' ? 'Click' : 'View'}, ${partner}`,
        kind,
        verdict(trace, opening),
        trace.outcome.stage === 'won',
      ],
    };
  });
  const winner = decision.attribution?.winner;
  const name = found.input.engagements.find((entry) => entry.id === winner)?.partner;
  const outcome =
    decision.attribution === null
      ? 'The earlier attribution stays'
      : name === undefined
        ? 'Organic'
        : `Attributed to ${partnerNameOf(name)}`;
  const opened = [
    new Date(decision.openedAt).toISOString(),
    opening === 'install' ? 'First open' : 'Opened again',
    'install',
    outcome,
    false,
  ];
  return {
    id,
    columns: [
      { name: 'time', label: 'Time', unit: 'time' },
      { name: 'event', label: 'Event', unit: 'text' },
      { name: 'kind', label: 'Kind', unit: 'text' },
      { name: 'note', label: 'Meaning', unit: 'text' },
      { name: 'decides', label: 'Decides', unit: 'text' },
    ],
    rows: [...rows, { time: decision.openedAt, row: opened }]
      .sort((a, b) => a.time - b.time)
      .map(({ row }) => row),
    currency: 'USD',
    sql: '',
    tables: [],
  };
}
