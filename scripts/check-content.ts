/**
 * Checks the sources before anything is built: front matter against its schema, links between pages and what they call
 * them, what pages say about the dashboard, numbers and names that pages type, published addresses, leftovers of
 * templates, the theme ledger, and the paths and scripts that guides and comments name. Counts the links that wait for
 * their page. With `-- --changed`, what concerns one page is asked of edited pages and of those that link to them.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../lib/files/below';
import { manifest } from '../lib/routes/manifest';
import { contractProblems } from '../lib/routes/published-addresses';
import { frontMatterProblems } from '../checks/content/front-matter';
import { report, runCheck, type Finding } from '../checks/report';
import { allCommentProblems } from '../checks/content/comments';
import { dashboardCheck } from '../checks/content/dashboard';
import { guideProblems } from '../checks/content/guides';
import { linkProblems } from '../checks/content/links';
import { LiteralsCheck } from '../checks/content/literals';
import { placeholderProblems, placeholdersIn } from '../checks/content/placeholders';
import { scopeOf } from '../checks/changed/scope';
import { readText } from '../lib/cache/inputs';
import { frontMatterOf } from '../lib/markdown/front-matter';
import { listSources, parseSource } from '../lib/markdown/sources';

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

function main(): void {
  const titles = new Map(manifest().pages.map((page) => [page.path, page.title]));
  const all = listSources().filter((source) => !source.generated);
  const scope = scopeOf();
  const sources = scope.pages(all);
  const held: string[] = [];
  const dashboardProblems = dashboardCheck();
  const literals = new LiteralsCheck();
  const placeholders = new Set(
    filesBelow('templates', '*.mdx').flatMap((name) =>
      placeholdersIn(readFileSync(`templates/${name}`, 'utf8')),
    ),
  );
  const findings = [
    ...frontMatterProblems(
      // Two pages must not have one description, so all are read.
      all.map(({ file, route }) => ({
        file,
        title: route ? titles.get(route) : undefined,
        frontMatter: frontMatterOf(readText(file)),
      })),
    ),
    ...[...sources, ...scope.linking(all)].flatMap(({ file }) =>
      linkProblems(parseSource(file).tree, file, held),
    ),
    ...sources.flatMap((source) => dashboardProblems(source, parseSource(source.file))),
    ...sources.flatMap((source) => literals.page(source, parseSource(source.file))),
    ...sources.flatMap(({ file }) => literals.figures(parseSource(file))),
    // Those of pages that were not read look unused.
    ...(scope.whole ? literals.unusedExemptions() : []),
    ...sources.flatMap(({ file }) => placeholderProblems(file, parseSource(file).text, placeholders)),
    ...contractProblems(),
    ...ledgerProblems(readFileSync('src/theme/README.md', 'utf8'), themeComponents()),
    ...guideProblems([
      'README.md',
      'CONTRIBUTING.md',
      'STYLEGUIDE.md',
      'config/README.md',
      'plugins/README.md',
      'deploy/README.md',
    ]),
    ...allCommentProblems(),
  ];
  console.log(
    `${held.length} links to ${new Set(held).size} pages are held back until those pages are written.`,
  );
  if (literals.tally.candidates > 0) console.log(literals.summary);
  report(
    findings,
    `Front matter, links, names on screens, literals, addresses, ledger and guides of ${sources.length} pages, and names in comments`,
  );
}

if (process.argv[1]?.endsWith('check-content.ts')) void runCheck(main);
