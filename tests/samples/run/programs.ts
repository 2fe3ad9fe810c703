/**
 * The programs of all pages that call the API, and which of them are run. One that is not run says why, so none is left
 * out without a word.
 */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { site } from '../../../config/site';
import { readText } from '../../../lib/cache/inputs';
import { attributeOf, isJsx } from '../../../lib/markdown/mdx-nodes';
import { listSources, parseSource, type Source } from '../../../lib/markdown/sources';
import { queriesOfPage } from '../../../lib/results/side-files';
import { requestSamples } from '../../../plugins/content/results/request-samples';
import { samplesIn, type Sample } from '../../../checks/samples/extract';

const host = new URL(site.apiUrl).host;

/** Languages that are run, with what people call them. */
export const runLanguages = { bash: 'curl', javascript: 'JavaScript', python: 'Python' } as const;

export type RunLanguage = keyof typeof runLanguages;

export interface Program {
  file: string;
  /** Line of the first line of code, or of the element that becomes the program. */
  line: number;
  language: RunLanguage;
  code: string;
}

export interface LeftOut {
  file: string;
  line: number;
  language: string;
  reason: string;
}

/** Languages whose programs are compiled: in sets of tabs they send what the languages that are run send. */
const compiled: ReadonlySet<string> = new Set(['kotlin', 'java', 'csharp']);

/** What is shown and not run. */
const data: ReadonlySet<string> = new Set([
  'csv',
  'http',
  'json',
  'markup',
  'properties',
  'sql',
  'text',
  'yaml',
]);

const isRun = (language: string): language is RunLanguage => Object.hasOwn(runLanguages, language);

/** A page with what it says. */
interface Page {
  source: Source;
  tree: Root;
}

/** The programs that `<Request as="samples" />` shows, each at the line of its element. */
function reportPrograms({ source, tree }: Page): Sample[] {
  const programs: Sample[] = [];
  visit(tree, (node) => {
    if (!isJsx(node, 'Request') || attributeOf(node, 'as') !== 'samples') return;
    const query = queriesOfPage(source.file).find(({ id }) => id === attributeOf(node, 'of'));
    // The build says if there is no such report.
    if (!query || !('report' in query)) return;
    const children = requestSamples(query);
    const line = node.position?.start.line ?? 1;
    programs.push(
      ...samplesIn(source, { type: 'root', children }, '').map((sample) => ({ ...sample, line })),
    );
  });
  return programs;
}

/** All programs of a page that name the API. */
const programsIn = (page: Page): Sample[] =>
  [...samplesIn(page.source, page.tree, ''), ...reportPrograms(page)].filter(
    ({ code, language }) => code.includes(host) && !data.has(language),
  );

/** Pages that can have such programs. Parsing the others as well would take most of the time. */
const allPages = (): Page[] =>
  listSources()
    .filter(({ file }) => [host, '<Request'].some((word) => readText(file).includes(word)))
    .map((source) => ({ source, tree: parseSource(source.file).tree }));

/**
 * The programs that call the API, in the order of the pages.
 * @throws Error `file:line: what — cure` if nothing runs the language of one.
 */
export function apiPrograms(pages: readonly Page[] = allPages()): { run: Program[]; left: LeftOut[] } {
  const run: Program[] = [];
  const left: LeftOut[] = [];
  for (const { file, line, language, code, exempt } of pages.flatMap(programsIn)) {
    if (exempt !== undefined) left.push({ file, line, language, reason: exempt });
    else if (isRun(language)) run.push({ file, line, language, code });
    else if (compiled.has(language))
      left.push({ file, line, language, reason: 'compiled; it sends what the tabs next to it send' });
    else
      throw new Error(
        `${file}:${line}: nothing runs ${language} — Write the call in curl, or add a runner to checks/samples/run.`,
      );
  }
  return { run, left };
}
