/**
 * Changes of what results are made of: a row of the dataset, the expression of a metric, a typed number. Each is made in a
 * copy of the site and must change a page's results or fail a check; one that nobody notices would be a number that nothing
 * holds.
 */
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseDocument } from 'yaml';
import { filesBelow, filesIn, readText } from '../../lib/cache/inputs';
import { isJsx } from '../../lib/markdown/mdx-nodes';
import { Random } from '../../lib/random';
import { claimsIn } from '../../lib/results/citations';
import { queriesOfPage } from '../../lib/results/side-files';
import { publishedFile } from '../../world';
import { SiteCopy } from '../lib/site-copy';
import { edit, once, otherNumber, pages, type Kind, type TextEdit } from './kit';

const folder = 'data/sample-world';

/** Inputs of rules with their outcomes: tests of the rules read them, and no table has them. */
const notRows = new Set(['vectors.yaml', 'attribution-cases.yaml']);

/** Numbers with one digit are mostly days and versions of a row: keys, not measures. */
const measure = /(?<=^ *- \[.*)(?<![\w.'-])[1-9]\d+(?![\w.'-])(?=.*\],?$)/gm;

const changeOf = (file: string, text: string, at: number, number: string): TextEdit =>
  edit(file, text, at, number, otherNumber(number));

/** A number of a row of a series becomes another one. */
const datasetEdits = once((): TextEdit[] =>
  filesIn(folder)
    .filter((name) => !notRows.has(name))
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      const text = readText(file);
      return [...text.matchAll(measure)].map((match) => changeOf(file, text, match.index, match[0]));
    }),
);

/** Expressions in data/metrics.yaml that pages' reports use, each with something added. */
const metricEdits = once((): TextEdit[] => {
  const file = 'data/metrics.yaml';
  const text = readText(file);
  const metrics = parseDocument(text).toJS() as { name: string }[];
  const used = pages()
    .flatMap(({ source }) => queriesOfPage(source.file))
    .flatMap((query) => {
      if (!('report' in query)) return [];
      const { metric, metrics: names } = query.request as { metric?: string; metrics?: string[] };
      if (query.report === 'cohort') return [`${metric ?? ''} cohort.sql`];
      if (query.report !== 'acquisition') return [];
      return (names ?? []).map((name) =>
        /_d\d+$/.test(name) ? name.replace(/_d\d+$/, ' daySql') : `${name} sql`,
      );
    });
  return [...new Set(used)].sort().flatMap((entry) => {
    const [name, keys = ''] = entry.split(' ');
    const place = [metrics.findIndex((metric) => metric.name === name), ...keys.split('.')];
    const document = parseDocument(text);
    const from = document.getIn(place);
    if (place[0] === -1 || typeof from !== 'string') return [];
    const to = `(${from}) + 1`;
    document.setIn(place, to);
    return [{ file, line: 1, from: `${name}.${keys}: ${from}`, to, text: String(document) }];
  });
});

/** Numbers that writers type between the tags of <Cite>, and numbers of drawings that are compared with results. */
const typedEdits = once((): TextEdit[] => {
  const cited: TextEdit[] = [];
  for (const { source, tree, text } of pages())
    visit(tree, (node) => {
      if (!isJsx(node, 'Cite')) return;
      const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
      for (const claim of claimsIn(toString(node))) {
        const at = text.indexOf(claim, text.indexOf('>', start));
        if (at >= 0 && at < end) cited.push(changeOf(source.file, text, at, claim));
      }
    });
  const drawings = pages().flatMap(({ text }) =>
    [...text.matchAll(/<Figure name="([\w-]+)" results="/g)].map(([, name]) => `src/figures/${name}.svg`),
  );
  const drawnNumbers = [...new Set(drawings)].flatMap((file) => {
    const text = readText(file);
    const numbers = [...text.matchAll(/(?<=>)\d+\.\d+(?= [A-Z]{3}<)/g)];
    return numbers.map((match) => changeOf(file, text, match.index, match[0]));
  });
  return [...cited, ...drawnNumbers];
});

const tsx = ['node_modules/tsx/dist/cli.mjs'];

const testsOfRows = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.weekly.config.mts'];

/** What a script of the copy says when it fails. */
async function problemsOf(site: SiteCopy, ...args: string[]): Promise<string[] | undefined> {
  try {
    await site.node(args);
    return undefined;
  } catch (error) {
    return ((error as { stderr?: string }).stderr ?? '').trim().split('\n');
  }
}

/** Results of all pages, by file. */
function keptResults(site: SiteCopy): Map<string, string> {
  const results = path.join(site.folder, 'generated/results');
  return new Map(filesBelow(results).map((file) => [file, readText(path.join(results, file))]));
}

const copy = once(async () => {
  const site = new SiteCopy('mutations');
  const run = (script: string) => problemsOf(site, ...tsx, `scripts/${script}.ts`);
  await run('generate-results');
  const known = [await run('list-results'), await run('check-content')].flatMap((problems) => problems ?? []);
  return { site, run, results: keptResults(site), known: new Set(known) };
});

/** Whether somebody notices a change: results of pages are others, or a script or a test of the dataset fails. */
async function isNoticed({ file, text }: TextEdit, isTyped: boolean): Promise<boolean> {
  const { site, run, results, known } = await copy();
  const isNew = (problems: string[] = []): boolean => problems.some((problem) => !known.has(problem));
  const original = site.read(file);
  const makeRows = (): Promise<string[] | undefined> | undefined => {
    if (!file.startsWith(folder)) return undefined;
    site.own(publishedFile);
    return problemsOf(site, ...tsx, 'tools/sample-world/main.ts');
  };
  site.write(file, text);
  try {
    if (await makeRows()) return true;
    if (await run('generate-results')) return true;
    if ([...keptResults(site)].some(([name, now]) => results.get(name) !== now)) return true;
    if (isTyped) return isNew(await run('list-results'));
    if (isNew(await run('check-content'))) return true;
    return (await problemsOf(site, ...testsOfRows)) !== undefined;
  } finally {
    site.write(file, original);
    await makeRows();
  }
}

/** Results are computed anew for each, so no more than ten of a kind are drawn. */
const most = 10;

const kindOf = (kind: string, edits: () => readonly TextEdit[]): Kind => ({
  class: 'results',
  kind,
  draw: (seed, count) => {
    const random = new Random(`mutations ${seed} ${kind}`);
    return random
      .shuffle(edits())
      .slice(0, Math.min(count, most))
      .map((change) => ({ ...change, found: () => isNoticed(change, kind === 'typed number') }));
  },
});

export const resultKinds: readonly Kind[] = [
  kindOf('dataset', datasetEdits),
  kindOf('metric', metricEdits),
  kindOf('typed number', typedEdits),
];
