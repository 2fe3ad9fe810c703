/** Type of the loader, for its test. */
declare function registryLoader(source: string): string;
export = registryLoader;
