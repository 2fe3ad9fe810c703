/** Type of the loader, for its test. */
declare function leanRegistry(source: string): string;
export = leanRegistry;
