/**
 * Small changes of what results are made of: a row of the dataset, the expression of a metric, a typed number. Each must
 * change a page's results or fail a check; one that nobody notices would be a number that nothing holds.
 */
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseDocument } from 'yaml';
import { filesIn, readText } from '../../../lib/cache/inputs';
import { isJsx } from '../../../lib/markdown/mdx-nodes';
import { listSources, parseSource } from '../../../lib/markdown/sources';
import { claimsIn } from '../../../lib/results/citations';
import { queriesOfPage } from '../../../lib/results/side-files';
import type { Random } from '../../../lib/random';

export interface Mutation {
  kind: 'dataset' | 'metric' | 'typed number';
  file: string;
  /** For people: what becomes what. */
  what: string;
  /** The file with the change. */
  text: string;
}

const folder = 'data/sample-world';

/** Inputs of rules with their outcomes: tests of the rules read them, and no table has them. */
const notRows = new Set(['vectors.yaml', 'attribution-cases.yaml', 'anchors.yaml']);

const seriesRow = /^ *- \[.*\],?$/;
/** Numbers with one digit are mostly days and versions of a row: keys, not measures. */
const measure = /(?<![\w.'-])[1-9]\d+(?![\w.'-])/g;

/** Another first digit: no rounding makes it the old number again. */
const changedNumber = (number: string): string =>
  number.replace(/\d/, (digit) => String((Number(digit) % 9) + 1));

/** A number of a row of a series becomes another one. */
function datasetMutation(random: Random): Mutation {
  const rowsOf = (file: string): number[] =>
    readText(file)
      .split('\n')
      .flatMap((line, index) => (seriesRow.test(line) && line.match(measure) ? [index] : []));
  const files = filesIn(folder)
    .filter((name) => !notRows.has(name))
    .map((name) => `${folder}/${name}`)
    .filter((file) => rowsOf(file).length > 0);
  const file = random.pick(files);
  const lines = readText(file).split('\n');
  const at = random.pick(rowsOf(file));
  const line = lines[at] ?? '';
  const number = random.pick([...line.matchAll(measure)]);
  lines[at] =
    line.slice(0, number.index) + changedNumber(number[0]) + line.slice(number.index + number[0].length);
  return {
    kind: 'dataset',
    file,
    what: `line ${at + 1}: ${line.trim()} → ${lines[at].trim()}`,
    text: lines.join('\n'),
  };
}

/** Paths in data/metrics.yaml of the expressions that pages' reports use: name of the metric and keys below it. */
function usedExpressions(): { name: string; keys: readonly string[] }[] {
  const used = listSources()
    .filter(({ generated }) => !generated)
    .flatMap(({ file }) => queriesOfPage(file))
    .flatMap((query) => {
      if (!('report' in query)) return [];
      const { metric, metrics } = query.request as { metric?: string; metrics?: string[] };
      return query.report === 'cohort'
        ? [`${metric ?? ''} cohort`]
        : query.report === 'acquisition'
          ? (metrics ?? [])
          : [];
    });
  return [...new Set(used)].sort().map((entry) => {
    const [name = '', cohort] = entry.split(' ');
    if (cohort) return { name, keys: ['cohort', 'sql'] };
    const day = /^(.*)_d\d+$/.exec(name);
    return day ? { name: day[1] ?? name, keys: ['daySql'] } : { name, keys: ['sql'] };
  });
}

function metricMutation(random: Random): Mutation {
  const file = 'data/metrics.yaml';
  const document = parseDocument(readText(file));
  const metrics = document.toJS() as { name: string }[];
  const { name, keys } = random.pick(
    usedExpressions().filter((used) => {
      const at = metrics.findIndex((metric) => metric.name === used.name);
      return at >= 0 && typeof document.getIn([at, ...used.keys]) === 'string';
    }),
  );
  const place = [metrics.findIndex((metric) => metric.name === name), ...keys];
  const sql = String(document.getIn(place));
  const changed = `(${sql}) + 1`;
  document.setIn(place, changed);
  return {
    kind: 'metric',
    file,
    what: `${name}.${keys.join('.')}: ${sql} → ${changed}`,
    text: String(document),
  };
}

interface TypedNumber {
  file: string;
  text: string;
  start: number;
  end: number;
}

/** Numbers that writers type between the tags of <Cite>. */
function citedNumbers(): TypedNumber[] {
  return listSources()
    .filter(({ generated }) => !generated)
    .flatMap(({ file }) => {
      const { tree, text } = parseSource(file);
      const found: TypedNumber[] = [];
      visit(tree as Root, (node) => {
        if (!isJsx(node, 'Cite')) return;
        const { start, end } = node.position ?? {};
        if (start?.offset === undefined || end?.offset === undefined) return;
        for (const claim of claimsIn(toString(node))) {
          const at = text.indexOf(claim, text.indexOf('>', start.offset));
          if (at >= 0 && at < end.offset) found.push({ file, text, start: at, end: at + claim.length });
        }
      });
      return found;
    });
}

/** Numbers of drawings that are compared with results. */
function drawnNumbers(): TypedNumber[] {
  const drawings = listSources()
    .filter(({ generated }) => !generated)
    .flatMap(({ file }) => [...parseSource(file).text.matchAll(/<Figure name="([\w-]+)" results="/g)])
    .map(([, name = '']) => `src/figures/${name}.svg`);
  return [...new Set(drawings)].flatMap((file) => {
    const text = readText(file);
    return [...text.matchAll(/(?<=>)\d+\.\d+(?= [A-Z]{3}<)/g)].map((match) => ({
      file,
      text,
      start: match.index,
      end: match.index + match[0].length,
    }));
  });
}

function typedMutation(random: Random): Mutation {
  const { file, text, start, end } = random.pick([...citedNumbers(), ...drawnNumbers()]);
  const number = text.slice(start, end);
  const changed = changedNumber(number);
  return {
    kind: 'typed number',
    file,
    what: `${number} → ${changed}`,
    text: text.slice(0, start) + changed + text.slice(end),
  };
}

const kinds = [datasetMutation, datasetMutation, metricMutation, typedMutation] as const;

/** Changes of all kinds in turn, each different from the others. Half of them are of the dataset. */
export function drawMutations(count: number, random: Random): Mutation[] {
  const drawn: Mutation[] = [];
  for (let turn = 0; drawn.length < count; turn += 1) {
    const mutation = (kinds[turn % kinds.length] as (typeof kinds)[number])(random);
    if (!drawn.some(({ file, what }) => file === mutation.file && what === mutation.what))
      drawn.push(mutation);
    if (turn > count * 20) throw new Error(`There are only ${drawn.length} different changes to draw.`);
  }
  return drawn;
}
