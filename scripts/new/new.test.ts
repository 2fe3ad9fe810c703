/** Each variant of `npm run new`, in a copy of the sources: what it writes, what is left to people, and what it refuses. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { factFindings as factFindingsHere } from '../../checks/data/findings';
import { placeholderProblems } from '../../checks/content/placeholders';
import { codeNamesSchema } from '../../data/schema/basics';
import { nextRound, withEdit } from '../../lib/cache/inputs';
import { sdkVersions } from '../../config/versions';
import { loadLimits, loadPartners } from '../../lib/facts/load';
import { factPlan, withFact } from './fact';
import { operationPlan } from './operation';
import { pagePlan } from './page';
import { partnerPlan } from './partner';
import { applyPlan } from './plan';
import { withRoutes } from './routes';
import { productRenamesBefore, renamesBefore, sdkPagePlan } from './sdk-page';
import {
  asOlder,
  sdkVersionPlan,
  shownFacts,
  withOlderPages,
  withOlderVersion,
  withRequirements,
} from './sdk-version';

const left = [
  '.cache',
  '.docusaurus',
  '.git',
  'build',
  'deploy',
  'generated',
  'node_modules',
  'static',
  'tests',
  'tools',
];
const overview = 'docs/promote/network-management/partner-overview';
const copies: string[] = [];
let root = '';

/** Makes a copy of the sources that the variants read and write. */
function copySources(): void {
  root = mkdtempSync(path.join(tmpdir(), 'whence-new-'));
  copies.push(root);
  cpSync('.', root, { recursive: true, filter: (file) => !left.includes(file) });
  for (const name of ['node_modules', 'static', 'deploy', 'generated'])
    symlinkSync(path.resolve(name), path.join(root, name));
}
afterAll(() => copies.forEach((copy) => rmSync(copy, { recursive: true })));

const tsx = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};
const create = (...args: readonly string[]) => tsx('scripts/new.ts', ...args);
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Addresses in links of a page of the current SDK, one for each version, that are refused for naming it. */
function linksNamingTheirVersion(...versions: readonly string[]): string[] {
  const page = versions.map((version) => `[Set up](/sdk/${version}/android/setup)`).join('\n\n');
  const { stdout } = tsx(
    '--eval',
    `import { parsePage } from './lib/markdown/sources';
    import { linkProblems } from './checks/content/links';
    const file = 'sdk/android/index.mdx';
    for (const { message } of linkProblems(parsePage(file, ${JSON.stringify(page)}).tree, file)) console.log(message);`,
  );
  return [...stdout.matchAll(/Link to "(.+)" names the version of its own doc set/g)].map(
    ([, url = '']) => url,
  );
}

/** Findings in data, as `file key`; where no key is wrong, the whole finding. */
function factFindings(): string[] {
  const { stdout } = tsx(
    '--eval',
    `import { factFindings } from './checks/data/findings';
     for (const { file, message } of factFindings()) console.log(file + ' ' + message);`,
  );
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/^(\S+ [\w.-]+): (?:Invalid .*|is empty)$/, '$1'));
}

/** Keys that a text leaves empty, in the order of their lines. */
const emptyKeys = (text: string): string[] =>
  [...text.matchAll(/^ *(\w+):(?: '')?(?: #.*)?$/gm)]
    .map(([, key = '']) => key)
    .filter((key) => !['cost', 'postback'].includes(key));

describe('partner', () => {
  it('leaves its empty keys and brackets, refuses to lose them, and is complete with the values of one like it', () => {
    copySources();
    const [entry, page] = ['data/partners/acme-ads.yaml', `${overview}/acme-ads.mdx`];
    expect(create('partner', 'acme-ads').stdout).toContain(`${entry}: every empty key`);
    const keys = factFindings();
    expect(keys.map((found) => found.split(/[ .]/).at(-1))).toEqual(emptyKeys(read(entry)));
    expect(keys.every((found) => found.startsWith(`${entry} `))).toBe(true);
    expect(read(page)).toContain('title: Acme Ads');
    expect(read('data/routes.json')).toContain('partner-overview/acme-ads", "title": "Acme Ads"');
    const addresses = read('data/published-addresses.txt');
    expect(addresses).toContain(`\n/partners/acme-ads -> /${overview}/acme-ads\n`);
    const id = /^id: (\d+)$/m.exec(read(entry))?.[1] ?? '';
    expect(loadPartners().map((partner) => String(partner.id))).not.toContain(id);
    const filled = read('data/partners/applovin.yaml')
      .replace(/^id: .*$/m, `id: ${id}`)
      .replace(/^slug: .*$/m, 'slug: acme-ads')
      .replace(/^name: .*$/m, 'name: Acme Ads')
      .replace(/^redirectSlugs:\n.*$/m, 'redirectSlugs: []');
    writeFileSync(path.join(root, entry), filled);
    expect(factFindings()).toEqual([]);
    expect(tsx('scripts/publish-addresses.ts').status).toBe(0);
    expect(read('data/published-addresses.txt')).toBe(addresses);
  });

  it('has the sections of the pages that there are', () => {
    const sections = (text: string) => [...text.matchAll(/^## .*$/gm)].map(([heading]) => heading);
    const pages = ['adjoe', 'applovin', 'meta', 'x-ads'].map((slug) =>
      readFileSync(`docs/promote/network-management/partner-overview/${slug}.mdx`, 'utf8'),
    );
    const template = sections(readFileSync('templates/partner.mdx', 'utf8'));
    for (const page of pages) expect(sections(page)).toEqual(template);
  });

  it('refuses slugs that are none or taken', () => {
    expect(() => partnerPlan('Acme Ads')).toThrow(
      /"Acme Ads" is not a slug\. Write .*npm run new -- partner acme-ads/,
    );
    expect(() => partnerPlan('applovin')).toThrow(
      'is AppLovin, in data/partners/applovin.yaml. Edit that file',
    );
  });

  it('writes nothing if a file is there', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'whence-new-')), 'page.mdx');
    copies.push(path.dirname(file));
    writeFileSync(file, 'mine');
    const other = file.replace('page', 'other');
    const plan = {
      files: new Map([
        [other, 'new'],
        [file, 'new'],
      ]),
      edits: new Map([[file, 'new']]),
      left: [],
    };
    expect(() => applyPlan(plan)).toThrow(`${file}: exists already; nothing was changed.`);
    expect([readFileSync(file, 'utf8'), existsSync(other)]).toEqual(['mine', false]);
  });
});

describe('operation', () => {
  it('copies one like it, and leaves its description and what its path asks for', () => {
    copySources();
    create(
      'operation',
      'archiveApp',
      '--like',
      'createApp',
      '--path',
      '/management/v1/apps/{app_id}/archive',
    );
    expect(factFindings()).toEqual([]);
    const found = tsx('scripts/check-openapi.ts').stderr.trim().split('\n');
    expect(
      found.map((line) => line.replace(/^.* — (?=.* — )| — [^—]*$/g, '').replace(/^.*?\}~1archive/, '')),
    ).toEqual(['/post: has no description', expect.stringContaining('detail names nothing of the path')]);
    expect(read('data/api-scopes.yaml')).toContain('configure-partner\n    - /api/management/archive-app\n');
    expect(read('data/published-addresses.txt')).toContain('\n/api/management/archive-app\n');
    // It is described now, and has its row.
    expect(create('operation', 'archiveApp').stderr).toContain(
      '/api/management/archive-app is in data/routes.json already',
    );
  });

  it('takes one that is described', () => {
    const [file, spec] = ['openapi/management.yaml', readFileSync('openapi/management.yaml', 'utf8')];
    const named = spec.replace('operationId: listApps', 'operationId: findApps');
    const { edits } = withEdit(file, named, () => operationPlan('findApps'));
    expect(edits.get('data/routes.json')).toContain('"/api/management/find-apps", "title": "List apps"');
  });

  const taken = { like: 'createApp', path: '/management/v1/apps' };
  it.each([
    ['archiveApp', {}, /describes "archiveApp"\. Did you mean "createApp"\? Describe it in .*--like/],
    ['archive-app', {}, /is not an operation ID\. Write words in camel case/],
    ['archiveApp', { like: 'makeApp' }, /describes "makeApp"\. Name one of .*createApp/],
    ['archiveApp', { like: 'createApp' }, /"" is not the path of an operation\. Write it/],
    [
      'archiveApp',
      { like: 'createApp', path: '/webhooks' },
      /"\/webhooks" is not the path .*"\/management\/v1\/apps\/\{app_id\}\/archive"/,
    ],
    ['archiveApp', taken, /is described already\. Write another/],
    ['archiveApp', { ...taken, method: 'grab' }, /"grab" is not a method\. Write one of get/],
    ['listApps', {}, /is in data\/routes.json already\. Edit openapi\/management.yaml/],
  ])('refuses %s %j', (id, options, message) => {
    expect(() => operationPlan(id, options)).toThrow(message);
  });
});

describe('fact', () => {
  it('leaves the empty keys of its entry', () => {
    const [file, text] = [...factPlan('organization.webhooks').edits][0] ?? ['', ''];
    nextRound();
    const found = withEdit(file, text, factFindingsHere);
    nextRound();
    const keys = found.map(({ message }) => /([\w]+): (?:Invalid|is empty)/.exec(message)?.[1]);
    expect(keys).toEqual(['value', 'bound', 'unit']);
  });

  it('is after the last of its family, or at the end', () => {
    const facts =
      '- key: a.one\n  value: 1\n- key: b.one\n  value: 2\n# The rest.\n- key: c.one\n  value: 3\n';
    const keys = (id: string) => withFact(facts, id).match(/^(?:- key: \S+|#.*)$/gm);
    expect(keys('b.two')).toEqual([
      '- key: a.one',
      '- key: b.one',
      '- key: b.two',
      '# The rest.',
      '- key: c.one',
    ]);
    expect(keys('c.two')?.at(-1)).toBe('- key: c.two');
    expect(keys('d.one')?.at(-1)).toBe('- key: d.one');
  });

  it.each([
    ['webhooks', /is not a dotted key\. Write its family and its name/],
    ['organization.users', /exists already\. Show it with <Fact id="organization.users"/],
    ['api.rate.new', /made from a table\. Add the row to data\/api-rate-limits.yaml/],
  ])('refuses %s', (id, message) => {
    expect(() => factPlan(id)).toThrow(message);
  });
});

describe('SDK version', () => {
  it('keeps the current pages as an older version, and leaves what the release says of itself', () => {
    copySources();
    const { status, stderr } = create('sdk-version', '6.1.x');
    expect([status, stderr]).toEqual([0, '']);
    expect(read('sdk_versioned_docs/version-6.0.x/android/setup.mdx')).toBe(
      asOlder(readFileSync('sdk/android/setup.mdx', 'utf8'), '6.0.x'),
    );
    expect(read('declarations/android/6.1.x/whence-sdk.kt')).toBe(
      read('declarations/android/6.0.x/whence-sdk.kt'),
    );
    expect(JSON.parse(read('sdk_versions.json'))).toEqual(['6.0.x', '5.1.x', '5.0.x', '4.8.x']);
    expect(read('config/versions.ts')).toMatch(/path: '6\.1\.x'.*\n.*name: '6\.0\.x'/);
    expect(read('data/published-addresses.txt')).toContain('\n/sdk/6.1.x/android/setup\n');
    expect(read('docs/promote/index.mdx')).not.toContain('/sdk/6.0.x/');
    expect(read('data/requirements/ios.yaml')).toContain("6.1.x: '15.0'\n      6.0.x: '15.0'");
    // Rules that ask for the current version go along: a link that names it is refused inside its own pages.
    expect(linksNamingTheirVersion('6.1.x', '6.0.x')).toEqual(['/sdk/6.1.x/android/setup']);
    expect(new Set(factFindings().map((found) => found.replace(/^.*(?=versions)/, '')))).toEqual(
      new Set(['versions.0.released', 'versions.0.theme', 'versions.1.stateDate']),
    );
  });

  it('says in descriptions and in lists of pages which version is meant', () => {
    const page = '---\ntitle: Setup\ndescription: Set up the SDK.\n---\n';
    expect(asOlder(page, '6.0.x')).toBe(page.replace('SDK.', 'SDK in SDK 6.0.x.'));
    const long = page.replace('Set up', `Set up ${'very '.repeat(27)}`);
    expect(asOlder(long, '6.0.x')).toBe(long);
    expect(
      withOlderPages('- page: sdk/a.mdx\n  text: b\n- page: docs/a.mdx\n  pages: [sdk/]\n', '6.0.x'),
    ).toBe(
      '- page: sdk/a.mdx\n  text: b\n- page: sdk_versioned_docs/version-6.0.x/a.mdx\n  text: b\n- page: docs/a.mdx\n  pages: [sdk/, sdk_versioned_docs/version-6.0.x/]\n',
    );
    const all = '  pages: [sdk/, sdk_versioned_docs/]\n';
    expect(withOlderPages(all, '6.0.x')).toBe(all);
  });

  it('keeps facts that its pages show, and those that older versions name', () => {
    const facts =
      '# Facts.\n- key: a.one\n  value: 1\n- key: a.two\n  value: 2\n  elsewhere: { 5.1.x: 1 }\n- key: a.three\n  value: 3\n  elsewhere: { classic: 1 }\n';
    const elsewhere = withOlderVersion(facts, '6.0.x', new Set(['a.one'])).match(/elsewhere.*/g);
    expect(elsewhere).toEqual([
      'elsewhere: { 6.0.x: same }',
      'elsewhere: { 6.0.x: same, 5.1.x: 1 }',
      'elsewhere: { classic: 1 }',
    ]);
  });

  it('begins with what the older version needs', () => {
    const row = "    in:\n      6.0.x: '4'\n    also: { 6.0.x: ['5', '6'] }\n";
    expect(withRequirements(row, '6.1.x', '6.0.x')).toBe(
      "    in:\n      6.1.x: '4'\n      6.0.x: '4'\n    also: { 6.1.x: ['5', '6'], 6.0.x: ['5', '6'] }\n",
    );
  });

  it('finds in each fact that pages show what it is in every older version', () => {
    const shown = shownFacts();
    const unsaid = loadLimits().flatMap(({ key, elsewhere = {} }) =>
      sdkVersions.slice(1).flatMap(({ path: version }) => {
        const isSaid = Object.keys(elsewhere).some((name) =>
          ['sdk', version].includes(name.split('/')[0] ?? ''),
        );
        return isSaid || !shown.has(key) ? [] : `${key} in ${version}`;
      }),
    );
    expect([shown.size > 20, unsaid]).toEqual([true, []]);
  });

  it.each([
    ['7', /"7" is not an SDK version\. Write major and minor/],
    ['5.9.x', /5\.9\.x is not newer than 6\.0\.x, the current version\. Name the next/],
  ])('refuses %s', (version, message) => {
    expect(() => sdkVersionPlan(version)).toThrow(message);
  });
});

describe('page of an older SDK version', () => {
  it('starts as a copy of the next newer one, renamed, with a mark at each line that does not fit', () => {
    copySources();
    for (const version of ['5.1.x', '5.0.x', '4.8.x']) {
      rmSync(path.join(root, `sdk_versioned_docs/version-${version}/ios/setup.mdx`));
      for (const list of ['data/routes.json', 'data/published-addresses.txt'])
        writeFileSync(
          path.join(root, list),
          read(list).replace(new RegExp(`^.*/sdk/${version}/ios/setup(?:"|$).*\n`, 'm'), ''),
        );
    }
    const added = [
      'Before 6.0.4, enter 6.0.4.',
      '<Data view="sdk-errors" codes="CONSENT_DENIED" />',
      '`waitForConsent`: <Value of="wait" cell="a" />.',
      'Unsent events go, and some users stay organic.',
      '`consent`, `waitForConsent`, and `readTcfConsent`; `aggregatedAttributionEnabled`.',
    ];
    const newest = 'sdk/ios/setup.mdx';
    writeFileSync(path.join(root, newest), `${read(newest)}\n${added.join('\n\n')}\n`);
    writeFileSync(
      path.join(root, 'sdk/ios/setup.results.yaml'),
      '- id: wait\n  about: A wait\n  sql: SELECT 1 AS a\n  columns: { a: { label: A, unit: count } }\n',
    );
    const { status, stdout } = create('sdk-page', '5.0.x', 'ios/setup');
    expect([status, stdout]).toEqual([
      0,
      expect.stringContaining('the lines that end in "[Not in 5.0.x: …]"'),
    ]);
    expect(read('data/routes.json')).toContain(
      '{"path": "/sdk/5.0.x/ios/setup", "title": "Set up the SDK", "area": "sdk", "section": "5.0.x/ios", "sidebar": "sdkSidebar", "source": "own"',
    );
    expect(read('data/published-addresses.txt')).toContain('\n/sdk/5.0.x/ios/setup\n');
    const text = read('sdk_versioned_docs/version-5.0.x/ios/setup.mdx');
    for (const part of [
      'apiToken: "wti_',
      'from: "5.0.5"',
      '](./send-app-events.mdx)',
      '[Find your token](../overview/find-your-token.mdx)',
      'YOUR_API_TOKEN',
      'Before 6.0.4, enter 5.0.5. [Not in 5.0.x: 6.0.x]',
    ])
      expect(text).toContain(part);
    const marks = [...text.matchAll(/^(.*)\[Not in 5\.0\.x: (.*)\](?: \|)?$/gm)].map(([, line, names]) => [
      line,
      names,
    ]);
    expect(marks).toContainEqual([
      expect.stringMatching(/^`consent`.*; `skAdNetworkEnabled`/),
      'consent, waitForConsent, readTcfConsent',
    ]);
    expect(marks).toContainEqual(["platform :ios, '15.0' ", expect.stringContaining('15.0 is not')]);
    expect(marks).toContainEqual([`${added[1]} `, 'SDK 5.0.x has no error CONSENT_DENIED.']);
    expect(marks).toContainEqual([expect.stringMatching(/^description: .* # $/), 'the description of 6.0.x']);
    expect(marks).toContainEqual([`${added[3]} `, 'Users who may not be attributed (here organic)']);
    expect(stdout).not.toContain('results.yaml');
    expect(placeholderProblems('a.mdx', text, new Set())).toHaveLength(marks.length);
    expect(create('sdk-page', '4.8.x', 'ios/setup').stderr).toMatch(
      /^sdk_versioned_docs\/version-5\.0\.x\/ios\/setup\.mdx:3: "\[Not in …" is left of its own copy\. Finish/,
    );
  });

  it('renames what an update pairs one to one', () => {
    const names = renamesBefore('6.0.x', 'unity');
    expect(names.get('TrackEventAsync')).toBe('PublishEventAsync');
    expect(names.get('Android Whence Token')).toBe('Android API Token');
    expect(renamesBefore('5.0.x', 'ios').has('start')).toBe(false);
    expect(productRenamesBefore('6.0.x', 'ios').get('Whence token')).toBe('API token');
    expect(productRenamesBefore('6.0.x', 'android').has('RewardedAd')).toBe(false);
    const row = { about: 'a', names: ['a', 'b'] };
    const pair = [row, { about: 'b', after: 'a', names: ['c'] }];
    expect(codeNamesSchema.safeParse(pair).error?.message).toContain('is no group with 1 names');
  });

  it.each([
    ['6.0.x', 'ios/setup', /"6\.0\.x" is not an older SDK version\. Write one of 5\.1\.x/],
    ['5.1.x', 'ios/setups', /No newer version has ios\/setups\. Did you mean "ios\/setup"/],
    ['5.1.x', 'ios/overview/changelog', /\/changelog is in data\/routes\.json already\. Edit its page/],
  ])('refuses %s %s', async (version, page, message) => {
    await expect(sdkPagePlan(version, page)).rejects.toThrow(message);
  });
});

it('adds rows to the manifest and leaves the others as they are', () => {
  const text = readFileSync('data/routes.json', 'utf8');
  const page = {
    ...{ path: '/docs/promote/zebra', title: 'Zebra', area: 'docs' as const, section: 'promote' },
    ...{ sidebar: null, source: 'own' as const, kind: 'guide' },
  };
  const added = withRoutes(text, [page], (rows) => rows.length);
  const row = added.split('\n').find((line) => line.includes('zebra')) ?? '';
  expect(added.replace(`,\n${row}`, '')).toBe(text);
});

it('says how it is used, and that a route is none', () => {
  root = '.';
  const { status, stderr } = create('prtner', 'acme');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Say what is new:\n(?:.*\n)*? {2}npm run new -- partner/);
  expect(() => pagePlan('/docs/analyze/funnels/nowhere')).toThrow(
    'has no title, or no page is next to it. Say',
  );
  expect(() => pagePlan('/docs/nowhere/at-all', 'At all')).toThrow('has no title, or no page is next to it');
  expect(() => pagePlan('/docs/analyze/funnels', 'Funnels')).toThrow('is in data/routes.json already. Edit');
});

it('writes a page next to others with its row and its address', () => {
  const { files, edits, left: rest } = pagePlan('/docs/analyze/funnels/compare-funnels', 'Compare funnels');
  expect(files.get('docs/analyze/funnels/compare-funnels.mdx')).toContain('title: Compare funnels');
  expect(edits.get('data/routes.json')).toContain(
    '"/docs/analyze/funnels/compare-funnels", "title": "Compare funnels", "area": "docs", "section": "analyze"',
  );
  expect(edits.get('data/published-addresses.txt')).toContain('\n/docs/analyze/funnels/compare-funnels\n');
  expect(rest).toContain('sidebars.ts: the page, where readers expect it');
});
