/** Types of ensure-browser.mjs, which is plain JavaScript because it runs before anything is installed. */
export function chromiumCandidates(env?: NodeJS.ProcessEnv): string[];
export function firstExisting(files: readonly string[]): string | undefined;
