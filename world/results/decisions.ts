/** An attribution decision as a result: what happened, in order of time, and what the rules made of each engagement. */
import { partnerNameOf } from '../../lib/facts/partner-names';
import { loadAttributionCases } from '../../lib/facts/attribution-cases';
import { decideAttribution } from '../../lib/shared/attribution/decide';
import { timelineOf } from '../../lib/shared/attribution/timeline';
import { formatDuration } from '../../lib/results/format';
import type { Result, ResultValue } from '../../lib/results/types';

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
  const { input } = found;
  const partnerOf = new Map(input.engagements.map((engagement) => [engagement.id, engagement.partner]));
  const moments = timelineOf(input, decideAttribution(input), {
    nameOf: (engagement) => partnerNameOf(partnerOf.get(engagement) ?? ''),
    length: (milliseconds) => formatDuration(milliseconds / 1000),
  });
  return {
    id,
    columns: [
      { name: 'time', label: 'Time', unit: 'time' },
      { name: 'event', label: 'Event', unit: 'text' },
      { name: 'kind', label: 'Kind', unit: 'text' },
      { name: 'note', label: 'Meaning', unit: 'text' },
      { name: 'decides', label: 'Decides', unit: 'text' },
    ],
    rows: moments.map(({ time, event, kind, note, wins }): ResultValue[] => [
      new Date(time).toISOString(),
      event,
      kind,
      note === '' ? null : note,
      wins,
    ]),
    currency: 'USD',
    sql: '',
    tables: [],
  };
}
