/** Constants that the specification fixes, and input that the environment may get wrong. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { analytics } from '../../config/analytics';
import { readEnv } from '../../config/env';
import { performanceParts } from '../../config/performance';
import { docsVersions, sdkVersions } from '../../config/versions';

describe('environment', () => {
  it('is all off when unset', () => {
    expect(readEnv({})).toEqual({
      analyticsId: undefined,
      noIndex: false,
      currentOnly: false,
      partsOff: new Set(),
    });
  });

  it('names a wrong variable, its value and the form', () => {
    expect(() => readEnv({ WHENCE_ANALYTICS_ID: 'UA-1' })).toThrow(/WHENCE_ANALYTICS_ID="UA-1" is not .*G-/);
    expect(() => readEnv({ WHENCE_NO_INDEX: 'yes' })).toThrow(/WHENCE_NO_INDEX/);
    expect(() => readEnv({ WHENCE_CURRENT_ONLY: '6.0.x' })).toThrow(
      'WHENCE_CURRENT_ONLY="6.0.x" is not 1 or 0. Correct it, or unset it to switch the feature off.',
    );
  });

  it('turns off all or some parts of plugins/performance, and names them to who misspells one', () => {
    expect(readEnv({ WHENCE_PLAIN: '0' }).partsOff).toEqual(new Set());
    expect(readEnv({ WHENCE_PLAIN: '1' }).partsOff).toEqual(new Set(performanceParts));
    expect(readEnv({ WHENCE_PLAIN: 'css-purge,route-index' }).partsOff).toEqual(
      new Set(['route-index', 'css-purge']),
    );
    expect(() => readEnv({ WHENCE_PLAIN: 'route-indx' })).toThrow(
      /WHENCE_PLAIN="route-indx" is not .*late-scripts, .*route-index/,
    );
    expect(() => readEnv({ WHENCE_PLAIN: 'late-scripts' })).toThrow(
      'WHENCE_PLAIN="late-scripts" turns off late-scripts, which route-shards needs. Name route-shards too.',
    );
  });

  const hosted = {
    WHENCE_SEARCH_APP_ID: 'TESTAPP01',
    WHENCE_SEARCH_API_KEY: 'a-search-only-key-1',
    WHENCE_SEARCH_INDEX: 'docs',
  };

  it('takes hosted search whole or not at all', () => {
    expect(readEnv(hosted).hosted).toEqual({
      appId: 'TESTAPP01',
      apiKey: 'a-search-only-key-1',
      indexName: 'docs',
      insights: false,
      hosts: [],
    });
    expect(
      readEnv({
        ...hosted,
        WHENCE_SEARCH_INSIGHTS: '1',
        WHENCE_SEARCH_HOSTS: 'https://a.example,http://b.example:81',
      }).hosted,
    ).toMatchObject({
      insights: true,
      hosts: [
        { url: 'a.example', protocol: 'https' },
        { url: 'b.example:81', protocol: 'http' },
      ],
    });
    expect(() => readEnv({ ...hosted, WHENCE_SEARCH_INDEX: '' })).toThrow(/needs WHENCE_SEARCH_INDEX too/);
    expect(() => readEnv({ ...hosted, WHENCE_SEARCH_HOSTS: 'a.example' })).toThrow(/WHENCE_SEARCH_HOSTS="a/);
    expect(() => readEnv({ ...hosted, WHENCE_SEARCH_APP_ID: 'no id' })).toThrow(/WHENCE_SEARCH_APP_ID/);
  });

  it('never hands the admin key to the build, and shows no key in an error', () => {
    const admin = 'an-admin-key-of-the-index';
    expect(JSON.stringify(readEnv({ ...hosted, WHENCE_SEARCH_ADMIN_KEY: admin }))).not.toContain(admin);
    expect(() =>
      readEnv({ ...hosted, WHENCE_SEARCH_API_KEY: admin, WHENCE_SEARCH_ADMIN_KEY: admin }),
    ).toThrow(/is the admin key/);
    expect(() => readEnv({ ...hosted, WHENCE_SEARCH_API_KEY: 'sec ret' })).toThrow(
      /^WHENCE_SEARCH_API_KEY \(7 characters\) is not/,
    );
  });

  it('loads analytics only with an id, with anonymized addresses', () => {
    expect(analytics({ analyticsId: undefined })).toBeUndefined();
    expect(analytics({ analyticsId: 'G-AB12CD34EF' })).toEqual({
      trackingID: 'G-AB12CD34EF',
      anonymizeIP: true,
    });
  });
});

describe('versions', () => {
  const snapshots = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as string[];

  it("are the same here and in the framework's files", () => {
    expect(sdkVersions.slice(1).map((v) => v.name)).toEqual(snapshots('sdk_versions.json'));
    expect(docsVersions.slice(1).map((v) => v.name)).toEqual(snapshots('versions.json'));
  });
});
