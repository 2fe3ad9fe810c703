/** Type of the loader, for its test. */
declare function routeIndex(source: string): string;
export = routeIndex;
