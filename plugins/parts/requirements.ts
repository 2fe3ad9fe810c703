/** What an app needs for the SDK, in words: for tables of pages and for the home page. */
import { code, joined, type Inline } from '../../lib/markdown/nodes';

const requirementLabels: Readonly<Record<string, Inline>> = {
  minSdk: code('minSdk'),
  compileSdk: code('compileSdk'),
  androidGradlePlugin: 'Android Gradle plugin',
  ios: 'iOS',
  xcode: 'Xcode',
  reactNative: 'React Native',
  unity: 'Unity',
};

/** Lowest versions in one line: `iOS 15.0, Xcode 16.0`. */
export const requirementsOf = (values: Readonly<Record<string, string>>): Inline =>
  joined(Object.entries(values).map(([name, value]) => [requirementLabels[name] ?? name, ` ${value}`]));
