/** Features of the SDKs: their names are declared, and the pages that the overview links have samples that call them. */
import { platformNames } from '../../config/platforms';
import { currentSdkVersion } from '../../config/versions';
import { parseSource } from '../../lib/markdown/sources';
import { spellings, versionsWith } from '../../lib/routes/sdk-features';
import { sourceOfRoute } from '../../lib/routes/written-routes';
import { wordList } from '../../lib/text/words';
import { samplesIn } from '../samples';
import type { Fault, Rules } from './facts';

const languages: Readonly<Record<string, string>> = {
  kotlin: 'android',
  java: 'android',
  swift: 'ios',
  typescript: 'react-native',
  tsx: 'react-native',
  csharp: 'unity',
};

/** Words of the checked samples of a page for a platform, without comments and imports. */
function wordsOn(file: string, version: string, platform: string): string[] {
  const source = { file, version, platform: undefined, instance: 'sdk' as const };
  return samplesIn(source, parseSource(file).tree, currentSdkVersion)
    .filter(
      (one) => languages[one.language] === platform && one.version === version && one.exempt === undefined,
    )
    .flatMap(
      ({ code }) => code.replace(/\/\*[^]*?\*\/|\/\/.*|^\s*(?:import|using)\b.*/gm, '').match(/\w+/g) ?? [],
    );
}

export const featureRules = {
  'a page of a feature has a sample that calls it': function* ({ sdkFeatures }): Generator<Fault> {
    for (const [index, feature] of sdkFeatures.entries()) {
      const names = wordList(feature.names, 'or');
      const platforms = Object.entries(platformNames).flatMap(([platform, name]) =>
        versionsWith(feature, platform)
          .slice(0, 1)
          .map((newest) => ({ platform, name, ...newest })),
      );
      if (platforms.length === 0)
        yield ['sdk-features.yaml', [index, 'names'], `no SDK declares ${names}`, 'Correct the names.'];
      for (const { platform, name, version, route } of platforms) {
        const file = route && sourceOfRoute(route);
        if (file && !wordsOn(file, version, platform).some((word) => spellings(feature.names).test(word)))
          yield [
            'sdk-features.yaml',
            [index, 'pages'],
            `no sample for ${name} on ${route} calls ${names}`,
            'Add one, or name the page that has it.',
          ];
      }
    }
  },
} satisfies Rules;
