/** Types of the loader, for its test. */
declare function configLoader(source: string): string;
declare namespace configLoader {
  /** Names of the settings that are left out. */
  const buildSettings: readonly string[];
}
export = configLoader;
