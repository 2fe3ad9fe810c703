/** Types of the plain JavaScript module, for tests and configuration. */
export function firstExisting(files: readonly string[]): string | undefined;
export function findProgram(name: string, env?: NodeJS.ProcessEnv): string | undefined;
export function run(command: readonly string[]): boolean;
export function installPackages(packages: Readonly<Record<string, readonly string[]>>): boolean;
