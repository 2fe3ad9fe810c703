/** The SDK platforms by their path segment, in the order in which the site lists them. */
export const platformNames = {
  android: 'Android',
  ios: 'iOS',
  'react-native': 'React Native',
  unity: 'Unity',
} as const;

export type PlatformPath = keyof typeof platformNames;

/** The platform that a path belongs to: `android` for `/sdk/6.0.x/android/setup`. */
export function platformOfPath(pathname: string): PlatformPath | null {
  const segment = /^\/sdk\/[^/]+\/([^/]+)/.exec(pathname)?.[1] ?? '';
  return Object.hasOwn(platformNames, segment) ? (segment as PlatformPath) : null;
}

/** What people call a platform in a query. Unity Ads is a network, not a platform. */
const platformWords: Record<PlatformPath, RegExp> = {
  android: /\b(?:android|kotlin|gradle|logcat)\b/i,
  ios: /\b(?:ios|ipados|swift|swiftui|xcode|iphone)\b/i,
  'react-native': /\b(?:react[ -]?native|expo)\b/i,
  unity: /\bunity\b(?![ -]?ads?\b)|\bunity ?3d\b/i,
};

/** The platform that a query names; null if it names none, or compares two or more. */
export function platformNamedIn(query: string): PlatformPath | null {
  const named = (Object.keys(platformWords) as PlatformPath[]).filter((name) =>
    platformWords[name].test(query),
  );
  const [only] = named;
  return only !== undefined && named.length === 1 ? only : null;
}
