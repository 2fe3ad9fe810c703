/** The simulator's result in words. */
import type { Decision } from '../../../lib/shared/attribution/decision';
import type { Milliseconds } from '../../../lib/shared/attribution/types';
import { decisiveRules, verdict } from '../../../lib/shared/attribution/words';
import { timeText } from '../frame/values';
import type { Simulation } from './form';

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

/** What an opening is called when somebody wins it. */
export const openingName = ({ input }: Simulation): string =>
  input.opening.kind === 'install' ? 'install' : 'return';

/** Who wins, as a name. */
export function winnerName(decision: Decision, names: Simulation['names']): string {
  const { attribution } = decision;
  if (attribution === null) return 'Nobody';
  return attribution.winner === null ? 'Organic' : (names[attribution.winner] ?? attribution.winner);
}

/** The result in a sentence or two. */
export function says(simulation: Simulation): string {
  const { decision, names } = simulation;
  const { attribution } = decision;
  const rules = decisiveRules(decision).join(' ');
  if (attribution === null) return `Nobody wins. ${rules}`;
  const head =
    attribution.winner === null
      ? `The ${openingName(simulation)} is ${attribution.trafficType}.`
      : `${winnerName(decision, names)} wins the ${openingName(simulation)}.`;
  return `${head} ${rules}`;
}

/** What raw data says of the decision, as rows of a list. */
export function resultRows({ decision }: Simulation): (readonly [name: string, value: string])[] {
  const { attribution, installType, countsAsInstall, rejectReason } = decision;
  return [
    ['attribution_type', attribution?.attributionType ?? 'unchanged'],
    ['match_type', attribution?.matchType ?? 'unchanged'],
    ['traffic_type', attribution?.trafficType ?? 'unchanged'],
    ['install_type', installType ?? 'none: a session'],
    ['Counts in Installs', countsAsInstall ? 'yes' : 'no'],
    ...(rejectReason === null ? [] : [['reject_reason', rejectReason] as const]),
  ];
}

/** One line of the timeline. */
export interface Moment {
  id: string;
  time: number;
  event: string;
  note: string;
  /** Shape of its mark. */
  kind: 'click' | 'view' | 'user' | 'opening';
  wins: boolean;
}

/** Everything that happened, in order; at one time in the order in which it is entered. */
export function timeline(simulation: Simulation): Moment[] {
  const { input, decision, names } = simulation;
  const { opening } = input;
  const moment = (id: string, time: number, event: string, note: string): Moment => ({
    id,
    time,
    event,
    note,
    kind: id === 'opening' ? 'opening' : 'user',
    wins: false,
  });
  const gets = openingName(simulation);
  const engagements = decision.engagements.map((trace): Moment => {
    const kind = input.engagements.find(({ id }) => id === trace.id)?.type ?? 'click';
    return {
      id: trace.id,
      time: trace.time,
      event: `${kind === 'click' ? 'Click' : 'View'} ${Number(trace.id.slice(1))}, ${names[trace.id] ?? ''}`,
      note: verdict(trace, gets, exactLength),
      kind,
      wins: trace.outcome.stage === 'won',
    };
  });
  const { history, installBegin } = opening;
  return [
    ...(history
      ? [
          moment('installed', history.attributedAt, 'Last install that counted', ''),
          moment('session', history.lastSessionAt, 'End of the last session', ''),
        ]
      : []),
    ...engagements,
    ...(installBegin === undefined ? [] : [moment('begin', installBegin, 'Download began', '')]),
    moment(
      'opening',
      decision.openedAt,
      opening.kind === 'install' ? 'First open' : 'Opened again',
      decision.attribution === null ? 'The earlier attribution stays' : winnerName(decision, names),
    ),
  ].sort((a, b) => a.time - b.time);
}

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
