/** What changelogs say of versions, and releases of their platforms, against the calendar of releases. */
import { problem } from '../../lib/yaml/problem';
import type { Changelog, SdkReleases } from '../../lib/facts/types';

interface Facts {
  releases: SdkReleases;
  changelogs: readonly Changelog[];
}

const versionOf = (release: string): string => `${release.split('.').slice(0, 2).join('.')}.x`;

const inWords = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });

/** Changelogs name a minimum once, where it changes: the one of a version is the last that was named. */
function minSdkOf({ releases }: Changelog, version: string): string | undefined {
  return releases
    .filter(({ release }) => versionOf(release) <= version)
    .flatMap(({ changes }) => changes.flatMap(({ text }) => /`minSdk` (\d+)/.exec(text)?.[1] ?? []))[0];
}

export const releaseChecks = {
  'platforms of a release are named once, and a version ends after it began': ({ releases }: Facts) => [
    ...releases.releases.flatMap(({ release, platforms }, index) =>
      new Set(platforms).size === platforms.length
        ? []
        : [
            problem(
              'sdk-releases.yaml',
              ['releases', index, 'platforms'],
              `${release} names a platform twice`,
              'Name each once.',
            ),
          ],
    ),
    ...releases.versions.flatMap(({ version, released, stateDate }, index) =>
      stateDate === undefined || stateDate > released
        ? []
        : [
            problem(
              'sdk-releases.yaml',
              ['versions', index, 'stateDate'],
              `${version} ended on ${stateDate}, before ${released}`,
              'Correct one of the dates.',
            ),
          ],
    ),
  ],

  'changelogs say the minimum, the end and the twins of releases as the calendar does': ({
    releases,
    changelogs,
  }: Facts) =>
    changelogs.flatMap((changelog) => {
      const file = `changelog/${changelog.platform}.yaml`;
      const android = changelog.platform === 'android' ? releases.versions : [];
      const wrongMinimum = android.flatMap(({ version, requirements }) => {
        const said = minSdkOf(changelog, version);
        const right = requirements.android?.minSdk;
        return said === undefined || said === right
          ? []
          : [
              problem(
                file,
                ['releases'],
                `minSdk of ${version} is ${said}, in data/sdk-releases.yaml ${right ?? 'nothing'}`,
                'Correct one of them.',
              ),
            ];
      });
      const wrongTexts = changelog.releases.flatMap(({ release, note = '', changes }, index) => {
        const state = releases.versions.find(({ version }) => version === versionOf(release))?.stateDate;
        const since = /since (\w+ \d+, \d{4})/.exec(note)?.[1];
        const twin = changes.flatMap(({ text }) => /as in (\d+\.\d+\.\d+)/.exec(text)?.[1] ?? [])[0];
        const dateOf = (name: string) => releases.releases.find((entry) => entry.release === name)?.date;
        return [
          ...(since === undefined || (state !== undefined && since === inWords(state))
            ? []
            : [
                problem(
                  file,
                  ['releases', index, 'note'],
                  `${since} is not the date of data/sdk-releases.yaml`,
                  'Correct one of them.',
                ),
              ]),
          ...(twin === undefined || dateOf(twin) === dateOf(release)
            ? []
            : [
                problem(
                  file,
                  ['releases', index, 'changes'],
                  `${twin} did not come out with ${release}`,
                  'Name the release of the same day.',
                ),
              ]),
        ];
      });
      return [...wrongMinimum, ...wrongTexts];
    }),
};
