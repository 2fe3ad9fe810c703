/** Versions, releases and their platforms: the calendar against itself, the site's versions and the changelogs. */
import { sdkVersions } from '../../config/versions';
import type { Changelog } from '../../lib/facts/types';
import { leastOf } from '../../lib/facts/requirements';
import { formatCell } from '../../lib/results/format';
import { eitherCure, type Fault, type Rules } from './facts';

const file = 'sdk-releases.yaml';

const versionOf = (release: string): string => `${release.split('.').slice(0, 2).join('.')}.x`;

/** Changelogs name a minimum once, where it changes: the one of a version is the last that was named. */
function minSdkOf({ releases }: Changelog, version: string): string | undefined {
  return releases
    .filter(({ release }) => versionOf(release) <= version)
    .flatMap(({ changes }) => changes.flatMap(({ text }) => /`minSdk` (\d+)/.exec(text)?.[1] ?? []))[0];
}

export const releaseRules = {
  'SDK versions match the site, and each release belongs to one': function* ({ releases }): Generator<Fault> {
    const known = sdkVersions.map(({ path }) => path);
    const versions = releases.versions.map(({ version }) => version);
    if (versions.length !== known.length || !versions.every((version) => known.includes(version)))
      yield [
        file,
        ['versions'],
        `the versions are not ${known.join(', ')}`,
        'Copy them from config/versions.ts.',
      ];
    for (const [index, { release, date }] of releases.releases.entries()) {
      const keys = ['releases', index];
      const version = releases.versions.find((entry) => entry.version === versionOf(release));
      if (!version)
        yield [file, keys, `${release} is of no version`, 'Add the version, or correct the release.'];
      else if (release.endsWith('.0') && date !== version.released)
        yield [file, keys, `${release} is of ${date}, its version of ${version.released}`];
    }
  },

  'changelogs have the releases of their platform': function* ({ changelogs, releases }): Generator<Fault> {
    for (const { platform, releases: entries } of changelogs) {
      const expected = releases.releases
        .filter(({ platforms }) => platforms.includes(platform))
        .map(({ release }) => release)
        .join(', ');
      if (entries.map(({ release }) => release).join(', ') !== expected)
        yield [
          `changelog/${platform}.yaml`,
          ['releases'],
          `the releases differ from data/${file}, which has, in this order: ${expected}`,
          'Add, remove or move entries.',
        ];
    }
  },

  'releases of a version are listed newest first': function* ({ releases: { releases } }): Generator<Fault> {
    for (const [index, { release, date }] of releases.entries()) {
      const next = releases[index + 1];
      if (!next || versionOf(release) !== versionOf(next.release)) continue;
      const patchOf = (name: string) => Number(name.split('.')[2]);
      if (next.date < date && patchOf(next.release) < patchOf(release)) continue;
      const what = `${release} of ${date} is above ${next.release} of ${next.date}`;
      yield [file, ['releases', index], what, 'Correct a date or a number, or move the release.'];
    }
  },

  'platforms of a release are named once, and a version ends after it began': function* ({
    releases,
  }): Generator<Fault> {
    for (const [index, { release, platforms }] of releases.releases.entries())
      if (new Set(platforms).size < platforms.length)
        yield [
          file,
          ['releases', index, 'platforms'],
          `${release} names a platform twice`,
          'Name each once.',
        ];
    for (const [index, { version, released, stateDate }] of releases.versions.entries())
      if (stateDate !== undefined && stateDate <= released)
        yield [
          file,
          ['versions', index, 'stateDate'],
          `${version} ended on ${stateDate}, before ${released}`,
          eitherCure,
        ];
  },

  'changelogs say the minimum, the end and the twins of releases as the calendar does': function* ({
    releases,
    changelogs,
    requirements,
  }): Generator<Fault> {
    const { in: minSdk = {} } =
      requirements.find(({ platform }) => platform === 'android')?.rows.find(({ key }) => key === 'minSdk') ??
      {};
    const dateOf = (name: string) => releases.releases.find((entry) => entry.release === name)?.date;
    for (const changelog of changelogs) {
      const own = `changelog/${changelog.platform}.yaml`;
      for (const { version } of changelog.platform === 'android' ? releases.versions : []) {
        const said = minSdkOf(changelog, version);
        const right = leastOf(minSdk[version] ?? '');
        if (said !== undefined && said !== right)
          yield [own, ['releases'], `minSdk of ${version} is ${said}, in data/requirements ${right}`];
      }
      for (const [index, { release, note = '', changes }] of changelog.releases.entries()) {
        const state = releases.versions.find(({ version }) => version === versionOf(release))?.stateDate;
        const since = /since (\w+ \d+, \d{4})/.exec(note)?.[1];
        const twin = changes.flatMap(({ text }) => /as in (\d+\.\d+\.\d+)/.exec(text)?.[1] ?? [])[0];
        if (since !== undefined && (state === undefined || since !== formatCell(state, 'date')))
          yield [own, ['releases', index, 'note'], `${since} is not the date of data/${file}`];
        if (twin !== undefined && dateOf(twin) !== dateOf(release))
          yield [
            own,
            ['releases', index, 'changes'],
            `${twin} did not come out with ${release}`,
            'Name the release of the same day.',
          ];
      }
    }
  },

  'requirements say what they are in each version': function* ({ requirements }): Generator<Fault> {
    for (const { platform, rows } of requirements)
      for (const [index, row] of rows.entries())
        for (const { path } of sdkVersions)
          if (!row.in[path])
            yield [
              `requirements/${platform}.yaml`,
              ['rows', index, 'in'],
              `${row.name} has no value in ${path}`,
              'Write what that version needs, or none.',
            ];
  },
} satisfies Rules;
