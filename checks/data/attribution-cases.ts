/**
 * The worked examples of attribution, decided by the rules with today's windows. An example is a separate fact, so a
 * window that somebody changes must not quietly make it wrong.
 */
import { decideAttribution } from '../../lib/shared/attribution/decide';
import type { AttributionInput } from '../../lib/shared/attribution/types';
import { problem } from '../../lib/yaml/problem';
import { loadAttributionCases } from '../../lib/facts/attribution-cases';

/** A result in the words of the file. */
export function outcomeOf(input: AttributionInput) {
  const { attribution, installType, rejectReason } = decideAttribution(input);
  const winner = input.engagements.find(({ id }) => id === attribution?.winner);
  return {
    winner: attribution === null ? 'kept' : (winner?.partner ?? 'organic'),
    attributionType: attribution?.attributionType ?? null,
    installType: installType ?? 'session',
    rejectReason,
  };
}

/** Examples that do not come out as they say. */
export const caseProblems = (): string[] =>
  loadAttributionCases().flatMap(({ case: name, input, expected }, index) => {
    const found = outcomeOf(input);
    const wanted = { rejectReason: null, ...expected };
    const wrong = (Object.keys(wanted) as (keyof typeof found)[]).filter((key) => found[key] !== wanted[key]);
    return wrong.map((key) =>
      problem(
        'sample-world/attribution-cases.yaml',
        ['cases', index, 'expected', key],
        `case ${name} has the ${key} ${String(found[key])}, not ${String(wanted[key])}`,
        'Correct the case, or the window that decides it in data/attribution-windows.yaml.',
      ),
    );
  });
