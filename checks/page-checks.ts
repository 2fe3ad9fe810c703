/**
 * The checks of the sources that see one page at a time, under one roof: `npm run check:content` and the scripts that
 * measure what checks find have to ask the same ones. What compares pages with each other is not here.
 */
import { readFileSync } from 'node:fs';
import { sdkVersions } from '../config/versions';
import { productMessages } from '../lib/dashboard/messages';
import { loadTerminology } from '../lib/facts/load';
import { filesBelow } from '../lib/files/below';
import { listSources, parsePage, parseSource, type ParsedSource, type Source } from '../lib/markdown/sources';
import { plannedPages } from '../lib/routes/planned-pages';
import { queriesOfPage } from '../lib/results/side-files';
import { Exceptions } from './exceptions';
import type { Finding } from './report';
import { findingsOf, samplesIn } from './samples';
import { checkTerms, termRules } from './words/terms';
import { behaviorProblems } from './content/behavior';
import { CodeNames } from './content/code-names';
import { dashboardCheck } from './content/dashboard';
import { declaredValueProblems } from './content/declared-values';
import { drawingCheck } from './content/figures';
import { frontMatterProblems } from './content/front-matter';
import { linkProblems } from './content/links';
import { otherVersionProblems } from './content/other-versions';
import { passageReader } from './content/passages';
import { placeholderProblems, placeholdersIn } from './content/placeholders';
import { expansionProblems, factProblems } from './content/results/expand';
import { populationFindings } from './content/results/population';
import { typedClaimProblems } from './content/typed-claims';
import { typedQuantities } from './content/typed-quantities';
import { releaseProblems } from './content/typed-releases';
import { typedRoleProblems } from './content/typed-roles';

/** A page as it is, or as somebody might write it. */
export interface WrittenPage extends ParsedSource {
  source: Source;
}

export interface PageCheck {
  name: string;
  findings(page: WrittenPage): Finding[] | Promise<Finding[]>;
}

/** Sources that people write. */
export const writtenSources = (): Source[] => listSources().filter(({ generated }) => !generated);

/** Pages that people write, or only the given ones. */
export const writtenPages = (sources = writtenSources()): WrittenPage[] =>
  sources.map((source) => ({ source, ...parseSource(source.file) }));

/** The page with another text. @throws Error with file and line if it is not MDX. */
export const pageWith = ({ source }: WrittenPage, text: string): WrittenPage => ({
  source,
  ...parsePage(source.file, text),
});

/** A problem that a build would stop with, `file:line: what`, as a finding. */
function expansionFinding(problem: string, cure: string): Finding {
  const [, file = '', line = '1', message = problem] = /^([^:]+):(\d+): (.*)$/s.exec(problem) ?? [];
  return { file, line: Number(line), message, cure };
}

/** All of them, with what they need to know read once. @param exceptions Notes those that pages need. */
export function pageChecks(exceptions = new Exceptions()): PageCheck[] {
  const titles = new Map(plannedPages().map((page) => [page.path, page.title]));
  const dashboardProblems = dashboardCheck(exceptions);
  const rules = termRules(loadTerminology());
  const messages = productMessages();
  const typedProblems = typedQuantities(messages, exceptions);
  const codes = new CodeNames();
  const passages = passageReader();
  const placeholders = new Set(
    filesBelow('templates', '*.mdx').flatMap((name) =>
      placeholdersIn(readFileSync(`templates/${name}`, 'utf8')),
    ),
  );
  const version = sdkVersions[0]?.path ?? '';
  return [
    {
      name: 'front matter',
      findings: ({ source: { file, route }, frontMatter }) =>
        frontMatterProblems([{ file, title: route ? titles.get(route) : undefined, frontMatter }]),
    },
    { name: 'links', findings: ({ source, tree }) => linkProblems(tree, source.file) },
    { name: 'dashboard', findings: ({ source, tree }) => dashboardProblems(source, { tree }) },
    {
      name: 'typed roles and claims',
      findings: (page) => [
        ...typedRoleProblems(page.source, page.tree, exceptions),
        ...typedClaimProblems(page.source, page),
      ],
    },
    {
      name: 'templates',
      findings: ({ source, text }) => placeholderProblems(source.file, text, placeholders),
    },
    {
      name: 'other versions',
      findings: (page) => [
        ...otherVersionProblems(page.source, page),
        ...behaviorProblems(page.source, page),
        ...declaredValueProblems(page.source, page),
      ],
    },
    { name: 'terms', findings: ({ source, tree }) => checkTerms(tree, rules, messages, source.file) },
    {
      name: 'samples',
      findings: ({ source, tree }) => findingsOf(samplesIn(source, tree, version)),
    },
    {
      name: 'results',
      findings: ({ source, text }) =>
        expansionProblems(source.file, text).map((problem) =>
          expansionFinding(problem, 'Correct the number or its result.'),
        ),
    },
    {
      name: 'pictures',
      findings: ({ source: { file }, tree }) => populationFindings(file, tree, queriesOfPage(file)),
    },
    {
      name: 'facts',
      findings: ({ source, text }) =>
        factProblems(source.file, text).map((problem) =>
          expansionFinding(problem, 'Name one that exists; the build stops here.'),
        ),
    },
    {
      name: 'typed numbers',
      findings: (page) => [
        ...typedProblems(page.source.file, passages(page)),
        ...releaseProblems(page.source, passages(page)),
      ],
    },
    { name: 'names in code', findings: (page) => codes.findings(page.source.file, passages(page)) },
    { name: 'drawings', findings: drawingCheck(typedProblems, codes) },
  ];
}
