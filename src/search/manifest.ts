/**
 * The manifest as it is sent. Every search waits for it, so it has neither the names of files, which a part, its form,
 * and one hash for both forms make, nor tags, which the names of parts tell.
 */
import type { PartFile, SearchManifest } from './types';

type PackedPart = [hash: string, bytes: number, leanBytes: number, shared?: 1];

export interface PackedManifest extends Omit<SearchManifest, 'parts'> {
  parts: Record<string, PackedPart>;
}

/** Name of the file of a part. */
export const fileOf = (language: string, part: string, hash: string, lean = false): string =>
  `${language}.${part}${lean ? '.lean' : ''}.${hash}.json`;

/** Search tag of the pages of a part: `docs-sdk-5.1.x` of `sdk-5.1.x-android`. */
export function tagOf(part: string): string {
  const version = /^sdk-(current|\d+\.\d+\.x)-/.exec(part)?.[1];
  if (version !== undefined) return `docs-sdk-${version}`;
  if (part === 'blog') return 'default';
  if (part === 'classic') return 'docs-default-classic';
  return `docs-${part === 'api' ? 'api' : 'default'}-current`;
}

export const packedManifest = ({ parts, ...rest }: SearchManifest): PackedManifest => ({
  ...rest,
  parts: Object.fromEntries(
    Object.entries(parts).map(([part, { file, bytes, lean, shared }]): [string, PackedPart] => {
      const hash = file.split('.').at(-2) ?? '';
      return [part, shared ? [hash, bytes, lean.bytes, 1] : [hash, bytes, lean.bytes]];
    }),
  ),
});

export const unpackedManifest = ({ parts, ...rest }: PackedManifest): SearchManifest => ({
  ...rest,
  parts: Object.fromEntries(
    Object.entries(parts).map(([part, [hash, bytes, leanBytes, shared]]): [string, PartFile] => [
      part,
      {
        tag: tagOf(part),
        ...(shared ? { shared: true } : {}),
        file: fileOf(rest.language, part, hash),
        bytes,
        lean: { file: fileOf(rest.language, part, hash, true), bytes: leanBytes },
      },
    ]),
  ),
});
