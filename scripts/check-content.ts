/**
 * Checks the sources before anything is built: facts against their schemas and each other, front matter, links between
 * pages and what they call them, what pages say about the dashboard, numbers and names that pages type,
 * samples with IDs that nothing announces, the list of pages, published addresses, leftovers of templates,
 * the theme ledger, and the paths and scripts that guides and comments name.
 * With `-- --changed`, what concerns one page is asked of edited pages, links also of those that link to them, and what no
 * page can break is asked if another file is edited.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filledFrontMatter } from '../lib/facts/front-matter';
import { filesBelow } from '../lib/files/below';
import { parseSource } from '../lib/markdown/sources';
import { plannedPages } from '../lib/routes/planned-pages';
import { contractProblems } from '../lib/routes/published-addresses';
import { frontMatterOf } from '../lib/yaml/front-matter';
import { frontMatterProblems } from '../checks/content/front-matter';
import { Exceptions } from '../checks/exceptions';
import { report, runCheck, type Finding } from '../checks/report';
import { allCommentProblems } from '../checks/words/comments';
import { guideProblems } from '../checks/words/guides';
import { factFindings } from '../checks/data/findings';
import { pageChecks, writtenPages, writtenSources } from '../checks/page-checks';
import { pageListProblems } from '../checks/content/page-list';
import { linkProblems } from '../checks/content/links';
import { scopeOf } from '../checks/changed/selection';

/** Every folder with a component in src/theme has a line in the ledger, and the other way round. */
export function ledgerProblems(ledger: string, components: readonly string[]): Finding[] {
  const named = new Set([...ledger.matchAll(/^\| `([^`]+)`\s*\|/gm)].map(([, name = '']) => name));
  const file = 'src/theme/README.md';
  return [
    ...components
      .filter((name) => !named.has(name))
      .map((name) => ({
        file,
        line: 1,
        message: `src/theme/${name} is not in the ledger`,
        cure: 'Add a line that says how and why.',
      })),
    ...[...named]
      .filter((name) => !components.includes(name))
      .map((name) => ({
        file,
        line: 1,
        message: `The ledger names ${name}, which does not exist`,
        cure: 'Remove the line.',
      })),
  ];
}

/** Components in src/theme: folders that hold an index file. */
export const themeComponents = (dir = 'src/theme'): string[] =>
  filesBelow(dir, '*/**/index.{ts,tsx}').map((file) => path.posix.dirname(file));

/** Findings in what no page's text can break: facts, the list of pages, addresses, guides and comments. */
const otherFindings = (): Finding[] => [
  ...factFindings(),
  ...pageListProblems(readFileSync('data/routes.json', 'utf8')),
  ...contractProblems(),
  ...ledgerProblems(readFileSync('src/theme/README.md', 'utf8'), themeComponents()),
  ...guideProblems(),
  ...allCommentProblems(),
];

/**
 * Checks of pages that run elsewhere: terms and samples in scripts, and those that need what `npm run generate` makes in
 * tests/content/results.test.ts. Front matter is compared between pages here.
 */
const elsewhere = ['front matter', 'terms', 'samples', 'results'];

async function main(): Promise<void> {
  const sources = writtenSources();
  const scope = scopeOf();
  const pages = writtenPages(scope.pages(sources));
  const titles = new Map(plannedPages().map((page) => [page.path, page.title]));
  const exceptions = new Exceptions();
  const checks = pageChecks(exceptions).filter(({ name }) => !elsewhere.includes(name));
  const ofPages: Finding[] = [];
  for (const page of pages) for (const check of checks) ofPages.push(...(await check.findings(page)));
  const findings = [
    // Two pages must not have one description, so all are compared.
    ...frontMatterProblems(
      sources.map(({ file, route }) => ({
        file,
        title: route ? titles.get(route) : undefined,
        frontMatter: filledFrontMatter(file, frontMatterOf(file, readFileSync(file, 'utf8')), route),
      })),
    ),
    ...ofPages,
    ...scope.linking(sources).flatMap(({ file }) => linkProblems(parseSource(file).tree, file)),
    // Entries for pages that were not read look unused.
    ...(scope.whole ? exceptions.unneeded('typed', 'screen', 'role') : []),
    ...(scope.beyondPages ? otherFindings() : []),
  ];
  report(
    findings,
    `Facts, front matter, links, names on screens and in code, typed numbers, addresses, ledger and guides of ${pages.length} pages, and names in comments`,
  );
}

if (process.argv[1]?.endsWith('check-content.ts')) void runCheck(main);
