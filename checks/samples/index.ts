/**
 * The door of the sample check. Parsers of five languages load when a sample is checked, which takes longer than a page
 * does, and not everybody who looks at samples asks for that.
 */
import type * as check from './check';
import type * as surfaceNames from './surface-names';

export { allSamples, samplesIn } from './extract';
export { packageFacts } from './install';
export { isLogged } from './log-lines';
export { allNameProblems, filesWithNames } from './names';

/** Findings in samples, each alone and next to the others of its tabs and its page. */
export const findingsOf: typeof check.findingsOf = async (samples) =>
  (await import('./check')).findingsOf(samples);

/** Writes the names of each version's SDK, for checks and pages that need no parser. */
export const writeNames: typeof surfaceNames.writeNames = async () =>
  (await import('./surface-names')).writeNames();
