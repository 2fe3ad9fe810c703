/**
 * Drawings as passages: their labels, title and description are read like the text of the page that shows them. Numbers
 * of facts come as placeholders and are not typed at all.
 */
import type { Root } from 'mdast';
import { readText } from '../../../lib/cache/inputs';
import { attributeOf, isJsx } from '../../../lib/markdown/mdx-nodes';
import { walk } from '../../../lib/markdown/walk';
import type { Passage } from './passages';

export const figureFile = (name: string): string => `src/figures/${name}.svg`;

/** A figure that a page shows. */
export interface ShownFigure {
  name: string;
  caption: string;
  /** Its numbers are checked against results of the page. */
  hasResults: boolean;
}

/** Figures of a page. */
export function figuresOf(tree: Root): ShownFigure[] {
  const shown: ShownFigure[] = [];
  walk(tree, (node) => {
    if (!isJsx(node, 'Figure')) return;
    const [name, caption] = [attributeOf(node, 'name'), attributeOf(node, 'caption')];
    shown.push({ name, caption, hasResults: attributeOf(node, 'results') !== '' });
  });
  return shown;
}

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

const placeholder = /\{(?:fact|value):[A-Za-z0-9.]+\}/g;
const blank = (text: string): string => text.replace(/\S/g, '\u2007');

/** Names in code that a label shows: `level_completed`, `app_7k2m9qx4t0ab`. */
const codeName = /(?<![\w./-])[a-z]+(?:_[a-z0-9]+)+(?![\w])/g;

/**
 * Labels, title and description of a drawing.
 * @param around Title and words of the page that shows it.
 */
export function figurePassages(svg: string, around: string): Passage[] {
  const all = plain(svg.replace(/<\/(?:text|tspan|title|desc)>/g, '. '));
  return [...svg.matchAll(/<(text|title|desc|tspan)\b[^>]*>((?:(?!<\/?\1\b)[\s\S])*)<\/\1>/g)].flatMap(
    (match) => {
      const text = plain(match[2] ?? '');
      if (text === '') return [];
      const line = svg.slice(0, match.index).split('\n').length;
      return [
        {
          kind: match[1] === 'desc' ? ('description' as const) : ('caption' as const),
          line,
          text,
          typed: text.replace(placeholder, blank),
          codes: [...text.matchAll(codeName)].map((name) => ({ value: name[0], line, start: name.index })),
          lineAt: () => line,
          row: all,
          head: '',
          around,
          section: 0,
          provenElsewhere: { fact: (text.match(placeholder) ?? []).length, result: 0 },
        },
      ];
    },
  );
}

/** Source of a drawing. */
export const readFigure = (name: string): string => readText(figureFile(name));
