/** Drawings without axes or words, for where a picture shows the numbers next to them: a line of days, and one bar. */
import type { Element } from 'hast';
import { percent, svg } from './marks';

/** Width and height of a line; it is stretched to its place. */
const [width, height] = [60, 16];

/** A line through values of equal distance, from the least at the bottom to the largest at the top. */
export function sparkline(values: readonly number[]): Element {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, at) => [
    Math.round((at / Math.max(1, values.length - 1)) * width),
    Math.round(height - ((value - low) / (high - low || 1)) * height),
  ]);
  return svg(
    'svg',
    { viewBox: `0 -1 ${width} ${height + 2}`, preserveAspectRatio: 'none' },
    svg('path', { d: `M${points.map((point) => point.join(' ')).join(' ')}` }),
  );
}

/** A bar from the bottom; `share` of 1 is as high as the drawing. */
export const column = (share: number): Element =>
  svg('svg', {}, svg('rect', { y: percent((1 - share) * 100), width: '100%', height: percent(share * 100) }));
