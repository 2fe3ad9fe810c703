/** Modules that modules.ts writes. */
declare module '@generated/route-shards/routes' {
  export const parents: unknown[][];
}

declare module '@generated/route-shards/shards' {
  /** Paths of the docs instances: only pages below them are in shards. */
  export const roots: readonly string[];
  export const starts: readonly string[];
  export const loads: readonly (() => Promise<unknown>)[];
}

/** The bundler's runtime, as far as script-names.ts changes it. */
declare const __webpack_require__: {
  /** Address of the site's root. */
  readonly p: string;
  /** File of a chunk's script, from the root. */
  u: (id: string) => string;
  /** Loads a script; `done` is called with the event that ended it. */
  l: (
    url: string,
    done: (event: { type: string; target: { src: string } }) => void,
    key: string,
    id?: string,
  ) => void;
};
