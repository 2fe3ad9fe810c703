/**
 * Which parts of the manifest are finished: every page of them must be built. Later work extends this list until it
 * is everything. A page outside the list may be built already, but it must be in the manifest.
 */
export const finished: readonly RegExp[] = [
  /^\/$/,
  /^\/markdown-page(\/|$)/,
  /^\/search$/,
  /^\/blog(\/|$)/,
  /^\/docs(\/|$)/,
  /^\/sdk(\/|$)/,
  /^\/api(\/|$)/,
];
