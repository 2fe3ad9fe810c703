/**
 * Names of scripts, for the build that writes them and the browser that looks them up. A name consists of the number that
 * the bundler gave the chunk, which stays, and the hash of the content.
 */

/** Hash by number of the chunk. */
export type Names = Readonly<Record<string, string>>;

/** Content of `currentNames`. */
export interface CurrentNames {
  /** Hash of the code that these scripts belong to. With other code, what they import may be missing. */
  app: string;
  names: Names;
}

/** Content of `namesOfApp`. */
export interface AppNames {
  /** The main script and the style sheet. Documents name them; here they are part of what the app's hash covers. */
  files: readonly string[];
  names: Names;
}

/** Names of the live release's scripts, except those that a shard names. Browsers ask whether it has changed. */
export const currentNames = 'script-names.json';

/** Names of one app's scripts with code. Immutable, so hosts keep it for pages that are still open. */
export const namesOfApp = (app: string): string => `assets/app.${app}.json`;

/** File of a script, without its hash as the bundler names it. */
export const scriptFile = (id: string, hash?: string): string =>
  `assets/js/${id}${hash === undefined ? '' : `.${hash}`}.js`;
