/** Each exported symbol is on one page, the pages are the same in each run, and a wrong host is named. */
import { describe, expect, it } from 'vitest';
import { sdkVersions } from '../../../config/versions';
import { readVersions, type Versions } from '../../../lib/declarations/load';
import { loadSdkErrors } from '../../../lib/facts/load';
import { spellerOf } from '../../../lib/facts/sdk-names';
import { readTypeScript } from '../../../lib/declarations/read-typescript';
import type { PlannedPage } from '../../../lib/routes/planned-pages';
import { changesOf } from './changes';
import { referencePages } from './pages';
import { referenceFiles } from './write-all';

it('is the same in two runs, and documents each symbol once', async () => {
  const files = await referenceFiles();
  expect([...(await referenceFiles())]).toEqual([...files]);
  const folders = new Set([...files.keys()].map((file) => file.replace(/\/reference\/.*/, '')));
  expect(folders.size).toBeGreaterThan(1);
  for (const folder of folders) {
    const names = [...files]
      .filter(([file]) => file.startsWith(`${folder}/`))
      .flatMap(([file, text]) => [
        ...(/\/(?:index|whence)\.mdx$/.test(file) ? [] : [/^title: (.*)$/m.exec(text)?.[1]]),
        ...[...text.matchAll(/^## (\w+)$/gm)].map(([, name]) => name),
      ]);
    expect(new Set(names).size, folder).toBe(names.length);
  }
});

it('leads on: to the symbols in its texts, to what uses one, and to each form of a call', async () => {
  const files = await referenceFiles();
  const page = (path: string): string => files.get(`sdk_versioned_docs/version-5.1.x/${path}.mdx`) ?? '';
  const unity = '/sdk/5.1.x/unity/reference';
  expect(page('unity/reference/wh-ad-event')).toContain(
    `[\`ForwardAdImpression\`](${unity}/whence-sdk#forwardadimpression)`,
  );
  const progression = page('unity/reference/wh-progression-event');
  expect(progression, 'an action of its own').toContain('a count of 1 for `Start`,');
  expect(progression).toContain('After `SetValue` or `SetMoney`, sending it fails.');
  const sdk = page('unity/reference/whence-sdk');
  expect(sdk).toContain('| [`Flush`](#flush) | Sends the queued events at once. |');
  expect(sdk).toContain('### PublishEvent with name');
  expect(page('unity/reference/advertiser-id-info')).toContain(
    `**Used by:** [\`WhenceSDK.GetAdvertiserIdInfo\`](${unity}/whence-sdk#getadvertiseridinfo).`,
  );
  expect(page('unity/reference/whence')).toMatch(/, and \d+ more\./);
  // `'start'` is also a literal of an event's action.
  expect(page('react-native/reference/functions/start')).not.toContain('Used by');
  expect(page('react-native/reference/functions/set-user-id')).toContain('```ts title="Example"');
});

it.each(['react-native', 'unity'] as const)(
  'has the error codes of data in each version of %s',
  async (platform) => {
    const versions = [...(await readVersions(platform, (version) => version !== '4.8.x'))];
    expect(versions.length).toBeGreaterThan(2);
    const { name } = spellerOf(platform);
    const newestFirst = sdkVersions.map(({ path }) => path);
    for (const [version, symbols] of versions) {
      const codes = loadSdkErrors()
        .filter(
          ({ from, until, platforms }) =>
            newestFirst.indexOf(version) <= newestFirst.indexOf(from) &&
            (until === undefined || newestFirst.indexOf(version) >= newestFirst.indexOf(until)) &&
            (platforms ?? [platform]).some((one) => one === platform),
        )
        .map(({ code }) => name(code));
      const declared = symbols.get('ErrorCode')?.members.map((one) => one.name);
      expect(declared?.toSorted(), version).toEqual(codes.toSorted());
    }
  },
);

it('says what newer versions did', async () => {
  const newest =
    'export interface A { b: string; c: B }\nexport interface B { d: number }\nexport declare function g(): void;\nexport declare function k(a: A): void;';
  const older =
    'export interface A { b: number; c: B; e: B }\nexport interface B {}\nexport declare function f(): void;\nexport declare function h(): void;';
  const versions: Versions = new Map(
    Object.entries({ v3: newest, v2: older, v1: older }).map(([name, text]) => [
      name,
      readTypeScript('a', text),
    ]),
  );
  const of = (name: string) =>
    changesOf(versions.get('v1')!.get(name)!, 'v1', versions, { f: 'g', e: 'k', h: 'k' });
  expect(of('A')).toEqual({
    sentences: ['Unchanged in v2.', 'v3 changes `b`.', 'v3 changes `B`, which it uses.'],
    others: [['v3', [['e', 'k']]]],
    breaking: ['v3', 'v2'],
  });
  expect(of('f').sentences).toEqual(['Unchanged in v2.', 'v3 calls it `g`.']);
  expect(of('h').sentences).toEqual(['Unchanged in v2.', 'v3 replaces it with `k`.']);
  expect(of('B')).toEqual({ sentences: ['Unchanged in v2.', 'v3 adds `d`.'], others: [] });
});

describe('a host', () => {
  const base = '/sdk/5.1.x/unity/reference';
  const planned = [base, `${base}/a`].map((path): PlannedPage => ({
    path,
    title: path.endsWith('a') ? 'A' : 'Reference',
    area: 'sdk',
    section: '5.1.x/unity',
    sidebar: 'sdkSidebar',
    source: 'own',
    kind: 'reference',
  }));
  const symbols = readTypeScript('x.d.ts', 'export interface A {}\nexport interface Bc {}');
  const problems = (hosts: Record<string, string[]>) =>
    referencePages(base, planned, symbols, hosts, new Set(symbols.keys())).problems.map(
      ({ file, line, message, cure }) => `${file}:${line} ${message} ${cure}`,
    );

  it('has what has no page', () => {
    expect(problems({ a: ['Bc'] })).toEqual([]);
    expect(problems({})).toEqual([expect.stringContaining(`x.d.ts:2 Bc is on no page of ${base}`)]);
  });

  it.each([
    [{ aa: ['Bc'] }, 'has no page aa Correct the host. Did you mean "a"?'],
    [{ a: ['Bd'] }, 'no version declares Bd Correct its name. Did you mean "Bc"?'],
    [{ a: ['Bc', 'A'] }, 'A is on two pages'],
  ])('is named if it is wrong: %j', (hosts, message) => {
    expect(problems(hosts).join('\n')).toContain(message);
  });
});
