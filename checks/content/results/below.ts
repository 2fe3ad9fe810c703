/**
 * Numbers in the paragraph below the result of a query. Readers take them for what the query gave, so a number there that
 * no <Cite> or <Value> proves is in a result or query of the page, in the sample rows that it shows or between two of their
 * times, a fact with its unit, the number of an object of the sample world, or the outcome of a computation, which
 * checks/content/arithmetic.ts recomputes.
 */
import type { Node, Parent } from 'unist';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  loadApiErrors,
  loadLimits,
  loadMonetizationPartners,
  loadPartners,
  loadSampleEntities,
  loadTypedExamples,
} from '../../../lib/facts/load';
import { rawDataTableNamed, sampleRows } from '../../../lib/facts/raw-data-samples';
import { isJsx } from '../../../lib/markdown/mdx-nodes';
import { claimsIn, withoutDates } from '../../../lib/results/citations';
import { isQueryFence } from '../../../lib/results/fences';
import { formatCell, formatShort } from '../../../lib/results/format';
import { queriesOfPage } from '../../../lib/results/side-files';
import { resultOf, resultOfSql } from '../../../lib/results/store';
import type { Result } from '../../../lib/results/types';
import type { Finding } from '../../report';

const proven = ['Cite', 'Value', 'Fact'];

/** Typed text of a paragraph; what is proven elsewhere is a blank. */
function typedText(node: Node): string {
  if (node.type === 'text') return (node as Node & { value: string }).value;
  if (node.type === 'inlineCode' || proven.some((name) => isJsx(node, name))) return ' ▢ ';
  return ((node as Parent).children ?? []).map(typedText).join('');
}

const seconds: Readonly<Record<string, number>> = {
  millisecond: 0.001,
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
};

/** A quantity in one form so that "7 days" and "604,800 seconds" are the same. */
function quantityKey(amount: string, unit: string): string {
  const one = unit.replace(/s$/, '');
  const value = Number(amount.replaceAll(',', ''));
  const size = seconds[one];
  return size === undefined ? `${value} ${one}` : `${value * size} second`;
}

/** Facts with a unit. */
const factQuantities = (): Set<string> =>
  new Set(loadLimits().map(({ value, unit = '' }) => quantityKey(String(value), unit)));

const plain = (number: string): string =>
  number
    .replace(/[,\s%]/g, '')
    .replace('−', '-')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');

/** Numbers that objects of the sample world and statuses of responses have, and nothing. */
function objectNumbers(): string[] {
  const { campaigns, adSets, creatives } = loadSampleEntities();
  const objects = [...loadPartners(), ...loadMonetizationPartners(), ...campaigns, ...adSets, ...creatives];
  return [0, ...objects.map(({ id }) => id), ...loadApiErrors().retryStatuses].map(String);
}

/** Numbers of a result and of the query that it answers. */
function numbersOf(sql: string, result: Result): string[] {
  const cells = result.rows.flatMap((row) =>
    row.flatMap((value, at) => {
      const unit = result.columns[at]?.unit ?? 'text';
      if (value === null) return [];
      if (typeof value === 'number')
        return [String(value), formatCell(value, unit), formatShort(value, unit)];
      return String(value).match(/\d[\d.]*/g) ?? [];
    }),
  );
  return [...cells, ...(sql.match(/\d+(?:\.\d+)?/g) ?? [])];
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

/** Numbers of the sample rows that a page shows, and the spans between their times as keys of quantities. */
function numbersOfRows(tree: Root): { days: string[]; numbers: string[]; spans: string[] } {
  const tables: string[] = [];
  visit(tree, (node) => {
    if (!isJsx(node, 'Data')) return;
    const value = (name: string) =>
      node.attributes.find((entry) => 'name' in entry && entry.name === name)?.value;
    if (value('view') === 'raw-data-sample') tables.push(String(value('table')));
  });
  const values = tables.flatMap((table) =>
    sampleRows(rawDataTableNamed(table)).flatMap((row) => Object.values(row.values)),
  );
  const times = [...new Set(values.filter(isTime))].map((time) => Date.parse(time));
  return {
    days: values.filter(isTime),
    numbers: values.filter((value) => typeof value !== 'object' && !isTime(value)).map(String),
    spans: times.flatMap((one) =>
      times.flatMap((other) => {
        const span = (one - other) / 1000;
        return span > 0 ? [`${span} second`, `${Math.floor(span)} second`] : [];
      }),
    ),
  };
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const date = new RegExp(`\\b(${months}) (\\d{1,2})(?!\\d)`, 'g');
const isoDate = /\d{4}-(\d\d)-(\d\d)/g;

/** Days of a text, as "September 1". */
const daysIn = (text: string): string[] => [
  ...[...text.matchAll(isoDate)].map(
    ([, month, day]) => `${months.split('|')[Number(month) - 1] ?? ''} ${Number(day)}`,
  ),
  ...[...text.matchAll(date)].map(([day]) => day),
];

interface Known {
  /** Such as "September 1". */
  days: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  quantities: ReadonlySet<string>;
}

function unproven(text: string, { days, numbers, quantities }: Known): string[] {
  const undated = withoutDates(text);
  const wrongDays = daysIn(text).filter((day) => !days.has(day));
  const wrongPlaces = [...text.matchAll(/\b[Dd]ays? (\d+)/g)].flatMap(([, n = '']) =>
    numbers.has(n) ? [] : [`day ${n}`],
  );
  const wrong = claimsIn(text).filter((number) => {
    if (numbers.has(plain(number))) return false;
    const at = undated.search(new RegExp(`(?<![\\d.,])${number.replaceAll('.', '\\.')}(?![\\d])`));
    const unit = /^ ([a-z]+)/.exec(undated.slice(at + number.length))?.[1] ?? '';
    return !quantities.has(quantityKey(number, unit)) && !/= $/.test(undated.slice(0, at));
  });
  return [...wrongDays, ...wrongPlaces, ...wrong];
}

/** Paragraphs that follow the result of a query. */
const paragraphsBelow = (tree: Root): RootContent[] =>
  tree.children.filter((node, index) => {
    const before = tree.children[index - 1];
    return node.type === 'paragraph' && before !== undefined && isJsx(before, 'QueryResult');
  });

/** Numbers below results that nothing proves. */
export function belowResultProblems(page: string, tree: Root): Finding[] {
  const paragraphs = paragraphsBelow(tree);
  if (paragraphs.length === 0) return [];
  const rows = numbersOfRows(tree);
  const queries = tree.children.filter(isQueryFence).map(({ value }) => value);
  const results = [
    ...queries.map((sql) => resultOfSql(page, sql)),
    ...queriesOfPage(page).map(({ id }) => resultOf(page, id).result),
  ];
  const known: Known = {
    days: new Set([
      ...[...queries, ...rows.days].flatMap(daysIn),
      ...results.flatMap((result) => result.rows.flat().flatMap((value) => daysIn(String(value)))),
    ]),
    numbers: new Set(
      [
        ...objectNumbers(),
        ...rows.numbers,
        ...queries.flatMap((sql) => numbersOf(sql, resultOfSql(page, sql))),
        ...queriesOfPage(page).flatMap(({ id }) => numbersOf('', resultOf(page, id).result)),
      ].map(plain),
    ),
    quantities: new Set([...factQuantities(), ...rows.spans]),
  };
  const free = loadTypedExamples().filter((entry) => entry.page === page);
  return paragraphs.flatMap((paragraph) =>
    unproven(typedText(paragraph), known)
      .filter((number) => !free.some(({ text }) => text === number))
      .map((number) => ({
        file: page,
        line: paragraph.position?.start.line ?? 1,
        message: `${number} below the query is neither in its result nor a fact`,
        cure: 'Correct it, put it into <Cite of="…"> with the result that has it, or give the reason in data/typed-examples.yaml.',
      })),
  );
}
