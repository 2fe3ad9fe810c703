/** Everything that a decision is about, in order of time, with what the rules made of it. */
import type { Decision } from './decision';
import type { AttributionInput, Engagement, Instant, Milliseconds } from './types';
import { verdict } from './words';

/** One line of a timeline. */
export interface Moment {
  /** Of the engagement, or `installed`, `session`, `begin`, `opening`. */
  readonly id: string;
  readonly time: Instant;
  readonly event: string;
  readonly note: string;
  /** Decides the shape of its mark. */
  readonly kind: EngagementKind | 'user' | 'install';
  readonly wins: boolean;
}

type EngagementKind = Engagement['type'];

interface Words {
  /** What an engagement is called, such as `adjoe`. */
  nameOf(id: string): string;
  length(milliseconds: Milliseconds): string;
}

/** What somebody wins: a re-engagement is a return even if the app was installed again, because the install stays. */
export const prizeOf = ({ opening }: AttributionInput, { installType }: Decision): string =>
  opening.kind === 'install' && installType !== 'reengagement' ? 'install' : 'return';

/** The timeline of a decision. At one time, what came before the opening stays before it. */
export function timelineOf(input: AttributionInput, decision: Decision, { nameOf, length }: Words): Moment[] {
  const { history, installBegin, kind } = input.opening;
  const { attribution } = decision;
  const ofUser = (id: string, time: Instant, event: string): Moment => ({
    id,
    time,
    event,
    note: '',
    kind: 'user',
    wins: false,
  });
  const engagements = decision.engagements.map((trace): Moment => {
    const type = input.engagements.find(({ id }) => id === trace.id)?.type ?? 'click';
    return {
      id: trace.id,
      time: trace.time,
      event: `${type === 'click' ? 'Click' : 'View'}, ${nameOf(trace.id)}`,
      note: verdict(trace, prizeOf(input, decision), length),
      kind: type,
      wins: trace.outcome.stage === 'won',
    };
  });
  const outcome =
    attribution === null
      ? 'The earlier attribution stays'
      : attribution.winner === null
        ? attribution.trafficType === 'unattributed'
          ? 'Unattributed'
          : 'Organic'
        : `${decision.installType === 'reengagement' ? 'Re-engagement by' : 'Attributed to'} ${nameOf(attribution.winner)}`;
  const opening = {
    ...ofUser('opening', decision.openedAt, kind === 'install' ? 'First open' : 'Opened again'),
    note: outcome,
    kind: 'install' as const,
  };
  return [
    ...(history
      ? [
          ofUser('installed', history.attributedAt, 'Last install that counted'),
          ofUser('session', history.lastSessionAt, 'End of the last session'),
        ]
      : []),
    ...engagements,
    ...(installBegin === undefined ? [] : [ofUser('begin', installBegin, 'Download began')]),
    opening,
  ].sort((a, b) => a.time - b.time);
}
