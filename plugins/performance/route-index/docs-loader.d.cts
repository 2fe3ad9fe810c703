/** Type of the loader, for its test. */
declare function docLookup(source: string): string;
export = docLookup;
