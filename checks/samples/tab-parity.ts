/** Two languages of one sample make the same calls, with the same arguments, and read the same answers. */
import type { Finding } from '../report';
import type { Sample } from './extract';
import { traceDifference, type Trace } from './trace';

/** Units of time and counts that a sample names, in one line. */
const unitsIn = (code: string): string =>
  [...new Set([...code.matchAll(/\b\w*Unit\.[A-Z_]+\b/g)].map(([unit]) => unit))].sort().join(', ') || 'none';

const labelOf = ({ meta, language }: Sample): string => meta.values.tab ?? language;

/** A sample with what it does with the SDK; undefined if it cannot be parsed, which is a finding already. */
export interface TracedSample {
  sample: Sample;
  trace: Trace | undefined;
}

/** What the second of two tabs does otherwise than the first. */
export function twinFindings(
  { sample: first, trace: one }: TracedSample,
  { sample: second, trace: two }: TracedSample,
): Finding[] {
  if (!one || !two) return [];
  const say = (row: number, message: string): Finding => ({
    file: second.file,
    line: second.line + row,
    message: `The tab ${labelOf(second)} ${message} (${labelOf(first)})`,
    cure: 'Let both languages do the same.',
  });
  const difference = traceDifference(one, two);
  if (difference) return [say(difference.row, difference.message)];
  // Units change what a number means, and no call of the SDK shows it.
  const [mine, others] = [unitsIn(second.code), unitsIn(first.code)];
  return mine === others ? [] : [say(0, `has the units ${mine}, and the other ${others}`)];
}
