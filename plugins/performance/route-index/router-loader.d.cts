/** Type of the loader, for its test. */
declare function quickRouting(source: string): string;
export = quickRouting;
