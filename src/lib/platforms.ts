/** The SDK platforms by their path segment, in the order in which the site lists them. */
export const platformNames = {
  android: 'Android',
  ios: 'iOS',
  'react-native': 'React Native',
  unity: 'Unity',
} as const;

export type PlatformPath = keyof typeof platformNames;
