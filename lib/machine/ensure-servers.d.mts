/** Types of ensure-servers.mjs, which is plain JavaScript because it runs before anything is installed. */
export function brotliModule(): string | undefined;
