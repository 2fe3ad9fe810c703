/** Both forms of an address, with and without a slash at its end, are one page. */

/** An address without the slash at its end; the root keeps its own. */
export const trimSlash = (address: string): string =>
  address.length > 1 ? address.replace(/\/$/, '') : address;
