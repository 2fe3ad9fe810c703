/** Sizes of data/limits.yaml as numbers of bytes, which schemas and error bodies name. */
import type { Limit } from '../facts/types';

const sizes: Readonly<Record<string, number>> = { bytes: 1, KiB: 1024, MiB: 1024 ** 2 };

/** A limit in bytes; undefined if it is not a size. */
export function bytesOf({ value, unit }: Limit): number | undefined {
  const size = unit === undefined ? undefined : sizes[unit];
  return size === undefined ? undefined : Number(value) * size;
}
