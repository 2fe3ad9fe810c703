/**
 * Names of scripts: the same in the build, which writes them, and in the browser, which looks them up. A script is named
 * by the number that the bundler gave its chunk, which stays, and by the hash of its content, which changes.
 */

/** Hash by number of the chunk. */
export type Names = Readonly<Record<string, string>>;

/** Content of `currentNames`. */
export interface CurrentNames {
  /** The app that these scripts belong to: a script of another one may lack what it imports. */
  app: string;
  names: Names;
}

/** Content of `namesOfApp`. */
export interface AppNames {
  /** The main script and the style sheet, which the documents name: they belong to the app's hash. */
  files: readonly string[];
  names: Names;
}

/** Names of all scripts of the live release but those that a shard names; browsers ask whether it has changed. */
export const currentNames = 'script-names.json';

/** Names of all scripts that hold code; kept for as long as pages of that app may be open. */
export const namesOfApp = (app: string): string => `assets/app.${app}.json`;

/** File of a script, without its hash as the bundler names it. */
export const scriptFile = (id: string, hash?: string): string =>
  `assets/js/${id}${hash === undefined ? '' : `.${hash}`}.js`;
