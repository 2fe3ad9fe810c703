/**
 * This site with the corpus in place of its content: a copy of the repository in which config/, plugins/, src/ and
 * docusaurus.config.ts are unchanged. Only the content and what names its pages (routes, sidebars, what an empty search
 * offers) is replaced. The other doc sets keep one short page each so that navigation, footer and redirects find what they name, and
 * so do pages whose results a tool begins with, with their queries, and the setup pages that the home page reads.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { PlannedPage, RoutesFile } from '../../../lib/routes/planned-pages';
import { platformNames, type PlatformPath } from '../../../config/platforms';
import { landingSdkVersion, sdkRoute, sdkVersions } from '../../../config/versions';
import { dialects, writeCorpus } from '../corpus';
import type { Corpus } from '../corpus';
import { namesFolder } from '../../../lib/declarations/names';
import { loadSearchStart } from '../../../lib/facts/load';
import { linkTree } from '../../../lib/files/link-tree';
import { routeOfSource } from '../../../lib/routes/written-routes';
import { sideFileOf } from '../../../lib/results/side-files';
import { setupFile } from '../../../plugins/pages/home/platforms';
import { checksHeading, snippetHeading } from '../../../plugins/pages/home/setup-page';
import { pagesOfStartValues } from '../../../plugins/parts/metric-explorer-data';
import { writeFiles } from '../files';
import type { Target } from './target';

/** Content of the site, and what no build reads. */
const leftOut =
  /^(?:docs|versioned_docs|sdk|sdk_versioned_docs|sdk_versioned_sidebars|versioned_sidebars|api|blog|openapi|tests|tools|templates|deploy|\.github|\.ci)\/|^src\/pages\/.*\.mdx$|^sidebars\w*\.ts$|^data\/routes\.json$|\.test\.tsx?$/;

/** Folders that are copied, and those that the corpus replaces. What is in them goes before the next run. */
const code = ['config', 'data', 'lib', 'packages', 'src', 'plugins', 'static', 'world'];
const content = ['docs', 'versioned_docs', 'sdk', 'sdk_versioned_docs', 'api', 'blog'];

/** What a build needs of the content that is left out. */
const kept: ReadonlySet<string> = new Set(pagesOfStartValues.map(sideFileOf));

/** Files of the working tree, ignored ones left out, uncommitted ones included. */
function siteFiles(repo: string): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repo,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(list.split('\0'))].filter(
    (file) => file !== '' && (kept.has(file) || !leftOut.test(file)) && existsSync(path.join(repo, file)),
  );
}

const page = (route: string, title: string, area: PlannedPage['area'], kind: string): PlannedPage => ({
  path: route,
  title,
  area,
  section: area,
  sidebar: null,
  source: 'own',
  kind,
});

const post = '2025-02-18-first-post';

/** What the home page shows of a setup page, and links to. */
const setupText = `## Add the package

This takes a minute.

## ${snippetHeading}

\`\`\`kotlin extract="1-6"
start(
    token,
    level,
    consent,
    user,
)
\`\`\`

## ${checksHeading}

1. **Click.** Look at the log:

   \`\`\`text title="Live log"
   click accepted
   \`\`\`
`;

/** One short page for each doc set that the corpus does not fill, and for each one whose results or text are needed. */
function stubs(): { file: string; page: PlannedPage; text?: string }[] {
  return [
    ...sdkVersions.map((version) => ({
      file: `${version.name === 'current' ? 'sdk' : `sdk_versioned_docs/version-${version.name}`}/overview/index.mdx`,
      page: page(`/sdk/${version.path}/overview`, 'SDK overview', 'sdk', 'index'),
    })),
    ...(Object.keys(platformNames) as PlatformPath[]).map((id) => ({
      file: `sdk/${id}/index.mdx`,
      page: page(sdkRoute('', id), platformNames[id], 'sdk', 'index'),
    })),
    ...(Object.keys(platformNames) as PlatformPath[]).map((id) => ({
      file: setupFile(id),
      page: page(routeOfSource(setupFile(id)) ?? '', `Set up ${platformNames[id]}`, 'sdk', 'guide'),
      text: setupText,
    })),
    { file: 'api/overview.mdx', page: page('/api/overview', 'API overview', 'api', 'index') },
    {
      file: 'versioned_docs/version-classic/index.mdx',
      page: page('/docs/classic', 'Classic dashboard', 'docs', 'index'),
    },
    ...pagesOfStartValues.map((file) => ({
      file,
      page: page(routeOfSource(file) ?? '', `Results of ${path.basename(file)}`, 'docs', 'reference'),
      text: '## Work a metric out\n\nThe tool is elsewhere.\n',
    })),
  ];
}

function routesOf(corpus: Corpus): RoutesFile {
  return {
    brand: 'whence',
    pages: [
      page('/', 'Home', 'other', 'index'),
      ...(['/search', '/blog', '/blog/tags', '/blog/archive', '/blog/authors'] as const).map((route) =>
        page(route, route.slice(1), 'other', 'blog-list'),
      ),
      { ...page('/blog/first-post', 'First post', 'blog', 'blog-post'), date: '2025-02-18' },
      ...stubs().map((stub) => stub.page),
      ...corpus.pages.map(({ file, route, title }) =>
        page(route, title, 'docs', file.endsWith('/index.md') ? 'index' : 'guide'),
      ),
    ],
    sitemapExclude: [],
    searchExclude: [],
  };
}

/** One sidebar an area, as sidebars.ts of the site has them, made by the same builder. */
function sidebars(corpus: Corpus): string {
  const areas = corpus.areas.map((area) => ({
    slug: area.slug,
    groups: area.groups.map(({ label, pages }) => ({
      label,
      pages: pages.map(({ route }) => route.slice('/docs/'.length)),
    })),
  }));
  return `import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { sidebarBuilder } from './lib/routes/sidebars';

const { page, group } = sidebarBuilder('/docs', 'docs');
const areas: { slug: string; groups: { label: string; pages: string[] }[] }[] = ${JSON.stringify(areas)};
const sidebars: SidebarsConfig = Object.fromEntries(
  areas.map((area) => [
    area.slug + 'Sidebar',
    [...page(area.slug), ...area.groups.flatMap(({ label, pages }) => group(label, pages.map((p) => page(p))))],
  ]),
);
export default sidebars;
`;
}

function writeContent(folder: string, corpus: Corpus): void {
  writeCorpus(corpus, path.join(folder, 'docs'), dialects.own);
  writeFiles(folder, {
    'data/routes.json': JSON.stringify(routesOf(corpus), null, 1),
    'data/search-start.yaml': JSON.stringify({
      ...loadSearchStart(),
      home: corpus.pages.slice(0, 6).map(({ route }) => route),
      areas: {},
    }),
    'data/sdk-topics.yaml': JSON.stringify({ names: {}, fallbacks: [] }),
    'sidebars.ts': sidebars(corpus),
    'sidebarsSdk.ts': "export default { sdkSidebar: ['overview/index'] };\n",
    'sidebarsApi.ts': "export default { apiSidebar: ['overview'] };\n",
    'versioned_sidebars/version-classic-sidebars.json': JSON.stringify({ classicSidebar: ['index'] }),
    ...Object.fromEntries(
      sdkVersions
        .filter((version) => version.name !== 'current')
        .map(({ name }) => [
          `sdk_versioned_sidebars/version-${name}-sidebars.json`,
          JSON.stringify({ sdkSidebar: ['overview/index'] }),
        ]),
    ),
    'blog/authors.yml': JSON.stringify({ writer: { name: 'A Writer' } }),
    'blog/tags.yml': '{}\n',
    [`blog/${post}.mdx`]:
      '---\ntitle: First post\ndescription: The only post.\nauthors: [writer]\n---\n\nThe corpus has no blog.\n\n{/* truncate */}\n\nThis is all.\n',
    ...Object.fromEntries(
      stubs().map((stub) => [
        stub.file,
        `---\ntitle: ${stub.page.title}\ndescription: The only page of this set.\n---\n\nThe corpus is in the other areas. Start with SDK ${landingSdkVersion}.\n\n${stub.text ?? ''}`,
      ]),
    ),
  });
}

/** The home page shows results, which a build expects to find. They are not part of the cost of a build. */
function computeResults(folder: string): void {
  // They are fewer than those that were reviewed.
  const command = ['scripts/generate-results.ts', '--accept'];
  execFileSync('node_modules/.bin/tsx', command, { cwd: folder, stdio: 'pipe' });
}

/** Pages show when they were last changed; the framework asks git. */
function commit(folder: string): void {
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      [
        '-c',
        'user.name=bench',
        '-c',
        'user.email=bench@example.com',
        '-c',
        'core.hooksPath=/dev/null',
        ...args,
      ],
      { cwd: folder, stdio: 'pipe' },
    );
  if (!existsSync(path.join(folder, '.git'))) git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', 'Corpus');
}

export const own: Target = {
  name: 'own',
  label: 'This site',
  prepare({ folder, repo }, corpus) {
    mkdirSync(folder, { recursive: true });
    linkTree(path.join(repo, 'node_modules'), path.join(folder, 'node_modules'), { except: ['.cache'] });
    for (const name of [...code, ...content]) {
      rmSync(path.join(folder, name), { recursive: true, force: true });
    }
    for (const file of siteFiles(repo)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      copyFileSync(path.join(repo, file), path.join(folder, file));
    }
    // What the declarations have is not made from content.
    cpSync(path.join(repo, namesFolder), path.join(folder, namesFolder), { recursive: true });
    writeContent(folder, corpus);
    computeResults(folder);
    commit(folder);
  },
  // The pages of the API and of the SDK reference aren't the corpus'.
  generate: [
    '/bin/sh',
    '-c',
    ['raw-data', 'results']
      .map((name) => `${process.execPath} --max-semi-space-size=64 --import tsx scripts/generate-${name}.ts`)
      .join(' && '),
  ],
  command({ folder }) {
    const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const build = scripts['build:site'];
    if (!build)
      throw new Error('package.json has no script build:site; name the build in tools/bench/targets/own.ts.');
    // As npm runs it, without the cost of npm itself.
    return ['/bin/sh', '-c', `PATH="$PWD/node_modules/.bin:$PATH" && ${build}`];
  },
  source: (page) => `docs/${page.file}`,
  caches: ['build', '.docusaurus', 'node_modules/.cache', '.cache'],
  output: 'build',
};
