/** In which versions each name of the SDKs is declared, in words, for readers who look one up that no update replaced. */
import { platformNames } from '../../config/platforms';
import { sdkVersions } from '../../config/versions';
import { allNames, namesIn, type Names } from './names';

const versions = sdkVersions.map(({ path }) => path).toReversed();

/** "same in all versions", "since 5.1.x", "5.0.x only". @param found Versions, oldest first, that declare a name. */
function spanOf(found: readonly string[]): string {
  const [oldest = ''] = found;
  if (found.length === versions.length) return 'same in all versions';
  if (found.length === versions.length - versions.indexOf(oldest)) return `since ${oldest}`;
  return `${found.join(', ')} only`;
}

/**
 * For each name `same in all versions on Android, iOS; since 5.0.x on Unity`.
 * @param read Names of a platform in a version.
 */
export function nameSpans(
  read: (platform: string, version: string) => Names = namesIn,
): Record<string, string> {
  const spans = new Map<string, Map<string, string[]>>();
  for (const [id, platform] of Object.entries(platformNames)) {
    const declared = new Map<string, string[]>();
    for (const version of versions)
      for (const name of allNames(read(id, version)))
        if (/^[A-Za-z]\w+$/.test(name)) declared.set(name, [...(declared.get(name) ?? []), version]);
    for (const [name, found] of declared) {
      const span = spanOf(found);
      const of = spans.get(name) ?? new Map<string, string[]>();
      spans.set(name, of.set(span, [...(of.get(span) ?? []), platform]));
    }
  }
  return Object.fromEntries(
    [...spans].map(([name, of]) => [
      name,
      [...of].map(([span, platforms]) => `${span} on ${platforms.join(', ')}`).join('; '),
    ]),
  );
}
