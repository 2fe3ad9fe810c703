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
