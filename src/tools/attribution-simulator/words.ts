/** The simulator's result in words. */
import type { Decision } from '../../../lib/shared/attribution/decision';
import type { Change } from '../../../lib/shared/attribution/smallest-change';
import type { Milliseconds } from '../../../lib/shared/attribution/types';
import { prizeOf, timelineOf, type Moment } from '../../../lib/shared/attribution/timeline';
import { decisiveRules } from '../../../lib/shared/attribution/words';
import { lengthText, timeText } from '../frame/values';
import { fieldOf, type Simulation } from './form';

const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
] as const;

/** A length of time with nothing rounded: `1 d 2 h 3 min 4.005 s`, `1 ms`. */
export function exactLength(milliseconds: Milliseconds): string {
  if (milliseconds < 0) return `−${exactLength(-milliseconds)}`;
  let rest = milliseconds;
  const parts = units.flatMap(([name, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count > 0 ? [`${count} ${name}`] : [];
  });
  if (rest > 0 && rest < 1000) parts.push(`${rest} ms`);
  else if (rest > 0 || parts.length === 0) parts.push(`${rest / 1000} s`);
  return parts.join(' ');
}

/** Who wins, as a name. */
function winnerName(decision: Decision, names: Simulation['names']): string {
  const { attribution } = decision;
  if (attribution === null) return 'Nobody';
  return attribution.winner === null ? 'Organic' : (names[attribution.winner] ?? attribution.winner);
}

/** The result in a sentence or two. */
export function says(simulation: Simulation): string {
  const { decision, names } = simulation;
  const prize = prizeOf(simulation.input, decision);
  const { attribution } = decision;
  const rules = decisiveRules(decision).join(' ');
  if (attribution === null) return `Nobody wins. ${rules}`;
  const head =
    attribution.winner === null
      ? `The ${prize} is ${attribution.trafficType}.`
      : `${winnerName(decision, names)} wins the ${prize}.`;
  return `${head} ${rules}`;
}

/** What raw data says of the decision, as rows of a list. */
export function resultRows({ decision, names }: Simulation): (readonly [name: string, value: string])[] {
  const { attribution, installType, countsAsInstall, rejectReason } = decision;
  const rejected = decision.engagements.find(
    ({ outcome }) => outcome.stage === 'eligibility' && outcome.reason.code === rejectReason,
  );
  return [
    ['attribution_type', attribution?.attributionType ?? 'unchanged'],
    ['match_type', attribution?.matchType ?? 'unchanged'],
    ['traffic_type', attribution?.trafficType ?? 'unchanged'],
    ['install_type', installType ?? 'none: a session'],
    ['Counts in Installs', countsAsInstall ? 'yes' : 'no'],
    ...(rejectReason === null
      ? []
      : [
          [
            `reject_reason${rejected ? ` of ${names[rejected.id] ?? rejected.id}` : ''}`,
            rejectReason,
          ] as const,
        ]),
  ];
}

/** Everything that happened, in order. */
export const timeline = ({ input, decision, names }: Simulation): Moment[] =>
  timelineOf(input, decision, { nameOf: (id) => names[id] ?? id, length: exactLength });

/** The result as plain text. */
export function textOf(simulation: Simulation): string {
  return [
    says(simulation),
    ...resultRows(simulation).map(([name, value]) => `${name}: ${value}`),
    ...timeline(simulation).map(
      ({ time, event, note }) => `${timeText(time)} UTC  ${event}${note && `: ${note}`}`,
    ),
  ].join('\n');
}

/** What a change makes different, as the start of a sentence. */
function condition({ variable, from, to }: Change, { names }: Simulation): string {
  const by = exactLength(Math.abs(to - from));
  const moved = `${by} ${to < from ? 'earlier' : 'later'}, at ${timeText(to)}`;
  switch (variable.of) {
    case 'window':
      return `${variable.key} were ${exactLength(to)} instead of ${exactLength(from)}`;
    case 'engagement':
      return `the click or view of ${names[variable.id] ?? variable.id} were ${moved}`;
    case 'learned':
      return `the match of ${names[variable.id] ?? variable.id} arrived ${by} ${to < from ? 'earlier' : 'later'}`;
    case 'opening':
      return `the opening were ${moved}`;
    case 'begin':
      return `the download began ${moved}`;
    case 'installed':
      return `the last install that counted were ${moved}`;
    case 'session':
      return `the last session ended ${moved}`;
  }
}

/** What would change the winner, in a sentence. */
export function changeText(change: Change | null, simulation: Simulation): string {
  if (change === null) return 'No change of a single window or time gives another winner.';
  const { attribution } = change.decision;
  const outcome =
    attribution === null
      ? 'the earlier attribution would stay'
      : attribution.winner === null
        ? `it would be ${attribution.trafficType}`
        : `${winnerName(change.decision, simulation.names)} would win`;
  return `If ${condition(change, simulation)}, ${outcome}.`;
}

/** The field that a change is about, with its new value. */
export function changedField({ variable, to }: Change, { input }: Simulation): [name: string, value: string] {
  const rowField = (id: string, field: 'time' | 'late') => fieldOf(Number(id.slice(1)), field);
  switch (variable.of) {
    case 'window':
      return [variable.key, lengthText(to)];
    case 'engagement':
      return [rowField(variable.id, 'time'), timeText(to)];
    case 'learned':
      return [rowField(variable.id, 'late'), lengthText(to - input.opening.deviceTime)];
    case 'opening':
      return ['time', timeText(to)];
    default:
      return [variable.of, timeText(to)];
  }
}
