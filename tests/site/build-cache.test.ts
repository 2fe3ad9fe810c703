/**
 * A warm build shows what a cold one would: each kind of source is edited once, and the pages that show it are looked at.
 * The bundler reports which pages it compiled, so a cache that keeps nothing is noticed as well.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesIn } from '../../lib/cache/inputs';
import { SiteCopy } from '../lib/site-copy';

/** A plugin for the copy alone: notes which Markdown files each bundler compiled. */
const observer = `
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
export default ({ siteDir }) => ({
  name: 'observer',
  configureWebpack: (_config, isServer) => ({
    plugins: [{
      apply(compiler) {
        compiler.hooks.done.tap('observer', ({ compilation }) => {
          const resources = [...compilation.builtModules].map(({ resource = '' }) => resource);
          const pages = resources.filter((resource) => /\\.mdx?(?:\\?|$)/.test(resource));
          mkdirSync(path.join(siteDir, 'compiled'), { recursive: true });
          writeFileSync(
            path.join(siteDir, 'compiled', isServer ? 'server.json' : 'client.json'),
            JSON.stringify(pages.map((page) => path.relative(siteDir, page)).sort()),
          );
        });
      },
    }],
  }),
});
`;

let site: SiteCopy;

interface Build {
  /** Text of a built file. It was read when the build was over: the next one writes over it. */
  file(name: string): string;
  /** All style sheets. */
  styles: string;
  /** What the build printed. */
  said: string;
  /** Markdown files that each bundler compiled. */
  compiled: { client: string[]; server: string[] };
}

async function build(files: readonly string[]): Promise<Build> {
  await site.build('build');
  const texts = new Map(files.map((file) => [file, site.read(`build/${file}`)]));
  const compiled = (bundler: string): string[] =>
    JSON.parse(site.read(`compiled/${bundler}.json`)) as string[];
  return {
    file(name) {
      const text = texts.get(name);
      if (text === undefined) throw new Error(`Name build/${name} in the test's list of files.`);
      return text;
    },
    styles: filesIn(path.join(site.folder, 'build/assets/css'))
      .map((name) => site.read(`build/assets/css/${name}`))
      .join(''),
    said: site.said,
    compiled: { client: compiled('client'), server: compiled('server') },
  };
}

/** Pages that are looked at, by what is edited behind them. */
const pages = {
  fact: '/docs/promote/bid-management/overview/bid-upload-csv-format',
  partners: '/docs/promote/bid-management/overview/partner-support-for-bidding',
  operation: '/api/management/list-apps',
  titled: '/docs/promote/bid-management/overview/bidding-hierarchy',
  drillDown: '/api/reporting-api/event-drill-down',
  table: '/api/raw-data-export/management-table-schemas/apps',
  rateLimits: '/api/overview',
  query: '/blog/smart-alerts-beta',
} as const;

const page = (name: keyof typeof pages): string => `${pages[name].slice(1)}/index.html`;

const observed = [...(Object.keys(pages) as (keyof typeof pages)[]).map(page), 'search-data/manifest.json'];

interface Edit {
  kind: string;
  file: string;
  from: string;
  to: string;
  /** Built file that shows the edit, and the text that it then holds. */
  shownIn: string;
  shown: string;
}

/**
 * Sources without code, by the ways in which a page depends on them: a file, a folder, a value made of many pages, and what is
 * no page. Only own code reads them, and all through lib/cache/inputs.ts, so the bundler learns of them from it alone.
 */
const dataEdits: readonly Edit[] = [
  {
    kind: 'a number',
    file: 'data/limits.yaml',
    from: 'value: 4096\n  bound: most\n  unit: characters\n',
    to: 'value: 4097\n  bound: most\n  unit: characters\n',
    shownIn: page('fact'),
    shown: '4,097 characters',
  },
  {
    kind: 'a partner',
    // None of the sample world's, whose names are in queries.
    file: 'data/partners/mintegral.yaml',
    from: 'name: Mintegral\n',
    to: 'name: Mintegral by another name\n',
    shownIn: page('partners'),
    shown: 'Mintegral by another name',
  },
  {
    kind: 'a title in the manifest',
    file: 'data/routes.json',
    from: '"title": "Bidding hierarchy"',
    to: '"title": "Hierarchy of all bids"',
    shownIn: page('titled'),
    shown: 'Hierarchy of all bids',
  },
  {
    kind: 'synonyms of search',
    file: 'data/search-synonyms.yaml',
    from: 'find: [Pro plan]',
    to: 'find: [Pro plan, Premium plan]',
    shownIn: 'search-data/manifest.json',
    shown: 'Premium plan',
  },
];

/**
 * Sources of generated files. Files below static/ are among them, and the framework's bundler takes those for a reason to
 * compile everything for browsers again, so they are edited apart from the others.
 */
const generatedEdits: readonly Edit[] = [
  {
    kind: 'a specification',
    file: 'openapi/management.yaml',
    from: 'Returns the apps of your organization',
    to: 'Returns one and all of the apps of your organization',
    shownIn: page('operation'),
    shown: 'Returns one and all of the apps of your organization',
  },
  {
    kind: 'sample rows',
    file: 'data/raw-data/samples/apps.yaml',
    from: 'Harbor Tides (iOS)',
    to: 'Harbor Tides (iPadOS)',
    shownIn: page('table'),
    shown: 'Harbor Tides (iPadOS)',
  },
  {
    kind: "a metric's expression",
    file: 'data/metrics.yaml',
    // Of a metric that no sentence cites: a citation of an old number stops the build.
    from: 'sql: sum(value_sum) / nullif(sum(events), 0)',
    to: 'sql: 98765 * sum(value_sum) / nullif(sum(events), 0)',
    shownIn: page('drillDown'),
    shown: '98765',
  },
  {
    kind: 'a query',
    file: 'blog/2025-09-09-smart-alerts-beta.results.yaml',
    from: 'SELECT p.name AS partner, low, high, cpi,',
    to: 'SELECT p.name AS partner, low, high, CASE WHEN partner_id = 104 THEN 1.37 ELSE cpi END AS cpi,',
    shownIn: page('query'),
    shown: '>1.37<',
  },
];

/** Code that pages are made with. */
const codeEdits: readonly Edit[] = [
  {
    kind: 'an edit of lib/',
    file: 'lib/facts/derived-limits.ts',
    from: "'a minute'",
    to: "'in each minute'",
    shownIn: page('rateLimits'),
    shown: 'requests in each minute',
  },
  {
    kind: 'an edit of config/',
    file: 'config/highlighting.ts',
    from: "csv: 'CSV'",
    to: "csv: 'Comma-separated values'",
    shownIn: page('fact'),
    shown: 'Comma-separated values',
  },
];

const apply = (edits: readonly Edit[]): void =>
  edits.forEach(({ file, from, to }) => site.replace(file, from, to));

const newPartner = 'Zephyr Ads';

/** A partner like another one. */
function addPartner(): void {
  const like = '/docs/promote/network-management/partner-overview/applovin';
  const manifest = JSON.parse(site.read('data/routes.json')) as { pages: { path: string; title: string }[] };
  const page = manifest.pages.find(({ path }) => path === like);
  manifest.pages.push({ ...page, path: like.replace('applovin', 'zephyr-ads'), title: newPartner });
  site.write('data/routes.json', JSON.stringify(manifest));
  site.write(`${like.slice(1).replace('applovin', 'zephyr-ads')}.mdx`, site.read(`${like.slice(1)}.mdx`));
  site.write(
    'data/partners/zephyr-ads.yaml',
    site
      .read('data/partners/applovin.yaml')
      .replace(/^id: .*$/m, 'id: 198')
      .replace(/^slug: .*$/m, 'slug: zephyr-ads')
      .replace(/^name: .*$/m, `name: ${newPartner}`)
      .replace(/^redirectSlugs:\n(?: {2}- .*\n)*/m, 'redirectSlugs: []\n'),
  );
}

/** A class of the CSS framework that no page uses, on a page. */
const firstUse = { source: 'docs/monetize/index.mdx', name: 'text--uppercase' };

const removed = {
  sources: ['mdx', 'results.yaml'].map((end) => `docs/analyze/notifications/error-notifications.${end}`),
  item: "      page('analyze/notifications/error-notifications'),\n",
  linked: ['docs/analyze/notifications/index.mdx', 'docs/analyze/notifications/send-to-a-target.mdx'],
  warning:
    /docs\/analyze\/notifications\/index\.mdx:\d+ — Link to "\/docs\/analyze\/notifications\/error-notifications\S*" leads nowhere/,
};

const built: Record<'cold' | 'data' | 'files' | 'same', Build> = {} as never;

beforeAll(async () => {
  site = new SiteCopy('build-cache');
  for (const made of ['build', '.docusaurus', 'node_modules/.cache'])
    rmSync(path.join(site.folder, made), { recursive: true, force: true });
  // What the original has generated is current in the copy too.
  for (const stamp of ['.cache/generate-api.json', '.cache/generate-raw-data.json'])
    if (existsSync(stamp)) site.write(stamp, readFileSync(stamp, 'utf8'));
  site.write('observer.ts', observer);
  site.replace('docusaurus.config.ts', '  plugins: [\n', "  plugins: [\n    './observer.ts',\n");
  site.commit('2025-03-01');
  built.cold = await build(observed);

  apply(dataEdits);
  site.write(
    firstUse.source,
    `${site.read(firstUse.source)}\n<span className="${firstUse.name}">First</span>\n`,
  );
  built.data = await build(observed);

  apply(generatedEdits);
  addPartner();
  for (const file of removed.sources) rmSync(path.join(site.folder, file));
  site.replace('sidebars.ts', removed.item, '');
  await site.generate();
  apply(codeEdits);
  built.files = await build(observed);

  // Nothing on a page is made of these.
  for (const file of ['README.md', 'declarations/README.md', 'lib/yaml/read.test.ts'])
    site.write(file, `${site.read(file)}\n`);
  built.same = await build(observed);
  // As long as four builds take, however busy the machine is.
}, 3_600_000);

describe('a build after edits of data', () => {
  it.each(dataEdits)('shows $kind', ({ shownIn, shown }) => {
    expect(built.cold.file(shownIn)).not.toContain(shown);
    expect(built.data.file(shownIn)).toContain(shown);
  });

  it('has the styles of a class that is used for the first time', () => {
    expect(built.cold.styles).not.toContain(firstUse.name);
    expect(built.data.styles).toContain(firstUse.name);
  });

  it('compiles the pages that show what was edited, and no others', () => {
    const compiled = built.data.compiled.client;
    expect(compiled).toContain('docs/promote/bid-management/overview/bid-upload-csv-format.mdx');
    expect(compiled).toContain('docs/promote/bid-management/overview/partner-support-for-bidding.mdx');
    // A title was edited, too, and other pages of the docs and of the SDK may show it.
    const untouched = [
      // Shows facts, of other families.
      'blog/2025-09-09-smart-alerts-beta.mdx',
      // Shows no fact.
      'sdk/unity/install-the-sdk-applike-internal.mdx',
    ];
    expect(built.cold.compiled.client).toEqual(expect.arrayContaining(untouched));
    expect(compiled.filter((file) => untouched.includes(file))).toEqual([]);
  });
});

describe('a build after files have come and gone, and after edits of code and of what others are generated from', () => {
  it.each([...generatedEdits, ...codeEdits])('shows $kind', ({ shownIn, shown }) => {
    expect(built.data.file(shownIn)).not.toContain(shown);
    expect(built.files.file(shownIn)).toContain(shown);
  });

  it('shows a fact whose file is new in a folder', () => {
    expect(built.data.file(page('partners'))).not.toContain(newPartner);
    expect(built.files.file(page('partners'))).toContain(newPartner);
  });

  it('says where links to a page that is gone are', () => {
    expect(built.data.said).not.toMatch(removed.warning);
    expect(built.files.said).toMatch(removed.warning);
    expect(built.same.said).toMatch(removed.warning);
  });
});

describe('a build after edits of nothing that pages are made of', () => {
  it('compiles no page but those that it warns of again', () => {
    expect(built.cold.compiled.client.length).toBeGreaterThan(removed.linked.length);
    expect(built.same.compiled).toEqual({ client: removed.linked, server: removed.linked });
  });

  it('is the same', () => {
    // The minifier does not always choose the same short names, so scripts and their hashes may differ.
    const text = (build: Build, file: string): string =>
      build.file(file).replace(/\/assets\/js\/[\w.-]+/g, '');
    for (const file of observed) expect(text(built.same, file), file).toBe(text(built.files, file));
  });
});

it.each(['cold', 'data', 'files'] as const)(
  'the server compiles no page that the client does not (%s)',
  (name) => {
    // It would wait for the client's result forever.
    const { client, server } = built[name].compiled;
    expect(server.length).toBeGreaterThan(0);
    expect(server.filter((file) => !client.includes(file))).toEqual([]);
  },
);
