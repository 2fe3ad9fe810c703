/**
 * Drawings of pages. Their numbers with a unit are facts, as on pages (typed-quantities.ts); the days, times, ids and statuses
 * that are left are typed three times: in labels, in the description that some read instead, and on the page. All have
 * to agree. A drawing with `results` is compared with these when it is built.
 */
import type { Root } from 'mdast';
import { readText } from '../../lib/cache/inputs';
import { attributeOf, isJsx } from '../../lib/markdown/mdx-nodes';
import type { Source } from '../../lib/markdown/sources';
import { walk } from '../../lib/markdown/walk';
import type { Finding } from '../report';
import type { CodeNames } from './code-names';
import type { Passage } from './passages';

export const figureFile = (name: string): string => `src/figures/${name}.svg`;

/** Names of the drawings of a page, with whether results prove their numbers. */
export function figuresOf(tree: Root): { name: string; hasResults: boolean }[] {
  const shown: ReturnType<typeof figuresOf> = [];
  walk(tree, (node) => {
    if (isJsx(node, 'Figure'))
      shown.push({ name: attributeOf(node, 'name'), hasResults: attributeOf(node, 'results') !== '' });
  });
  return shown;
}

/** Names in code that a label shows: `level_completed`, `app_7k2m9qx4t0ab`. */
const codeName = /(?<![\w./-])[a-z]+(?:_[a-z0-9]+)+(?![\w])/g;

/** Text of a drawing. */
interface Label extends Passage {
  isDescription: boolean;
}

/** Labels, title and description of a drawing. */
export function labelsOf(svg: string): Label[] {
  return [...svg.matchAll(/<(text|title|desc|tspan)\b[^>]*>((?:(?!<\/?\1\b)[\s\S])*)<\/\1>/g)].map(
    ({ 1: element, 2: inner = '', index }) => {
      const text = inner
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .replaceAll('&amp;', '&')
        .trim();
      const line = svg.slice(0, index).split('\n').length;
      const codes = [...text.matchAll(codeName)].map(([value]) => ({ value, line }));
      const typed = text.replace(/\{[a-z]+:[^}]+\}/g, (shown) => '\u2007'.repeat(shown.length));
      return { text, typed, codes, isPlain: true, lineAt: () => line, isDescription: element === 'desc' };
    },
  );
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A day without its year, a time of the day without its seconds, or another number, unless it is part of a name. */
const number = new RegExp(
  String.raw`\b(${months.join('|')})[a-z]* (\d{1,2})\b|\b\d{4}-(\d\d)-(\d\d)|(?<![\p{L}\d_.,:#/$=-])(?:(\d{1,2}:\d\d)(?::\d\d)?|\d[\d,.]*\d|\d)(?![\p{L}\d_]|:\d)`,
  'gu',
);

/** Numbers of a text as they can be compared: the day is the same in "Sep 1" and in 2025-09-01. */
const numbersOf = (text: string): { text: string; value: string }[] =>
  [...text.matchAll(number)].map(([whole, month, day, isoMonth, isoDay, clock = whole]) => {
    const at = isoMonth === undefined ? months.indexOf(month ?? '') + 1 : Number(isoMonth);
    return { text: whole, value: at > 0 ? `${at}/${Number(isoDay ?? day)}` : clock };
  });

const valuesOf = (text: string): ReadonlySet<string> => new Set(numbersOf(text).map(({ value }) => value));

const isMoment = (value: string): boolean => /[/:]/.test(value);

/**
 * Numbers of a drawing that are typed in one place alone: in a label or the description, and neither in the other nor on the
 * page. Days and times of labels are in the description.
 * @param page Text of the page, with its fences.
 * @param isId Whether an object of the sample world has the number.
 */
export function figureProblems(
  file: string,
  labels: readonly Label[],
  page: string,
  isId: (text: string) => boolean,
): Finding[] {
  const of = (wanted: boolean): string =>
    labels.flatMap(({ isDescription, typed }) => (isDescription === wanted ? [typed] : [])).join('. ');
  const [inLabels, inDescription, onPage] = [valuesOf(of(false)), valuesOf(of(true)), valuesOf(page)];
  return labels.flatMap(({ typed, isDescription, lineAt }) =>
    numbersOf(typed)
      .filter(({ text, value }) => {
        if ((isDescription ? inLabels : inDescription).has(value)) return false;
        return (!isDescription && isMoment(value)) || (!onPage.has(value) && !isId(text));
      })
      .map(({ text }) => ({
        file,
        line: lineAt(0),
        message: `"${text}" in "${typed.slice(0, 60)}" is not in the ${isDescription ? 'labels' : 'description'}`,
        cure: 'Correct one of them, or let the other say it, too.',
      })),
  );
}

/** Source of a drawing. */
export const readFigure = (name: string): string => readText(figureFile(name));

/** The check of the drawings of a page. @param typed The check of passages. */
export function drawingCheck(
  typed: (file: string, labels: readonly Label[]) => Finding[],
  codes: Pick<CodeNames, 'findings' | 'isId'>,
): (page: { source: Pick<Source, 'instance'>; tree: Root; text: string }) => Finding[] {
  return ({ source: { instance }, tree, text }) =>
    figuresOf(tree).flatMap(({ name, hasResults }) => {
      const [file, labels] = [figureFile(name), labelsOf(readFigure(name))];
      const ofCodes = codes.findings(file, labels);
      // The style page shows drawings of others, and is about nothing.
      if (hasResults || instance === 'pages') return ofCodes;
      return [
        ...ofCodes,
        ...typed(file, labels),
        ...figureProblems(file, labels, text, (id) => codes.isId(id)),
      ];
    });
}
