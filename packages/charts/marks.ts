/** Small parts that charts share: text, marks of different shape, and the number forms of SVG. */
import type { Child, Result as HastResult } from 'hastscript';
import { s } from 'hastscript';
import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle, type SymbolType } from 'd3-shape';
import type { Element } from 'hast';

/** Percent for an attribute, with no more digits than a screen can show. */
export const percent = (value: number): string => `${Number(value.toFixed(2))}%`;

/** Pixels for an attribute. */
export const px = (value: number): number => Number(value.toFixed(1));

/** SVG element; hastscript's own types do not narrow to elements. */
export function svg(
  name: string,
  properties: Readonly<Record<string, string | number | undefined>>,
  ...children: Child[]
): Element {
  const node: HastResult = s(name, properties, ...children);
  if (node.type !== 'element') throw new TypeError(`${name} is not an element`);
  return node;
}

/** Text at a place: `x` in percent or pixels. */
export const text = (
  content: string,
  place: {
    x: string | number;
    y: number;
    className?: string;
    anchor?: 'start' | 'middle' | 'end';
    dx?: number;
  },
): Element =>
  svg(
    'text',
    { x: place.x, y: px(place.y), dx: place.dx, className: place.className, textAnchor: place.anchor },
    content,
  );

const shapes: readonly SymbolType[] = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond];
export const shapeCount = shapes.length;

/** A mark whose shape tells series and kinds apart without color; `shape` 3, the diamond, is for what stands out. */
export function mark(
  shape: number,
  place: { x: string | number; y: number; size?: number; className?: string },
): Element {
  const type = shapes[shape % shapes.length] ?? symbolCircle;
  // A path takes no percentages, so a nested drawing sets the place.
  return svg(
    'svg',
    { x: place.x, y: px(place.y) },
    svg('path', { d: symbol(type, place.size ?? 40).digits(1)() ?? '', className: place.className }),
  );
}
