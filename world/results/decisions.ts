/** An attribution decision as a result: what happened, in order of time, and what the rules made of each engagement. */
import { partnerNameOf } from '../../lib/facts/partner-names';
import { loadAttributionCases } from '../../lib/facts/attribution-cases';
import { decideAttribution } from '../../lib/shared/attribution/decide';
import { verdict } from '../../lib/shared/attribution/words';
import { formatDuration } from '../../lib/results/format';
import type { Result, ResultValue } from '../../lib/results/types';

const length = (milliseconds: number): string => formatDuration(milliseconds / 1000);

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
        verdict(trace, opening, length),
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
