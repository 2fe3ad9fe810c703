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
