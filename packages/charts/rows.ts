/**
 * Charts without axes: rows below each other, with text above what is drawn, which gives long names the full width of a
 * phone. SVG text does not wrap, so what is too long for a phone stops the build.
 */
import type { Element } from 'hast';
import { svg, text } from './marks';

/** Characters that fit on a line of a 390-pixel screen. */
const phoneLine = { main: 44, small: 50 };

/** @throws Error if the text is longer than a line on a phone. */
export function fitsPhone(line: string, size: keyof typeof phoneLine): string {
  if (line.length > phoneLine[size])
    throw new Error(
      `"${line}" has ${line.length} characters, and a phone shows ${phoneLine[size]} on a line. Shorten it in the query.`,
    );
  return line;
}

/** A line of text with a value at the right end. */
export function textLine(label: string, value: string, y: number): Element[] {
  fitsPhone(`${label} ${value}`, 'main');
  return [text(label, { x: 0, y }), text(value, { x: '100%', y, anchor: 'end', className: 'c-strong' })];
}

/** Height of a row with a line of text and a bar, and of its bar. */
export const barRow = 46;
export const barHeight = 14;
/** Top of the bar in its row. */
export const barTop = 22;

export const row = (index: number, height: number, children: readonly Element[]): Element =>
  svg('g', { transform: `translate(0 ${index * height})` }, ...children);
