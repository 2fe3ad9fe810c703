/**
 * Draws a card as PNG without a browser: text becomes outlines of the site's typeface, and the drawing pixels.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import * as fontkit from 'fontkit';
import { cardSize, lookOf, type Card } from '../../../config/cards';
import { site } from '../../../config/site';
import { iconBody } from '../../parts/icon';
import { palettePng } from './palette-png';

const require = createRequire(import.meta.url);

/** Fixed weights of the site's typeface: outlines of its variable form can't be read from the file that browsers get. */
const typefaces = new Map(
  ([500, 600, 700] as const).map((weight) => {
    const file = require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff2`);
    return [weight, fontkit.create(readFileSync(file)) as fontkit.Font];
  }),
);

/** Distance of text from the edges, in pixels. */
const margin = 90;

interface Line {
  text: string;
  /** Pixels. */
  size: number;
  weight: 500 | 600 | 700;
  x: number;
  /** Of the baseline. */
  y: number;
  color: string;
}

/**
 * A line of text as outlines, smaller if it would not fit.
 * @throws Error naming a sign that the typeface lacks.
 */
function drawLine({ text, size, weight, x, y, color }: Line): string {
  const font = typefaces.get(weight);
  if (!font) throw new Error(`The typeface has no weight ${weight}.`);
  const missing = [...text].find((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  if (missing !== undefined)
    throw new Error(`config/cards.ts: the typeface has no "${missing}" for "${text}" — Write it without.`);
  const { glyphs, positions, advanceWidth } = font.layout(text);
  const scale = Math.min(size / font.unitsPerEm, (cardSize.width - x - margin) / advanceWidth);
  let at = 0;
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    const outline = `<path transform="translate(${at + xOffset})" d="${glyph.path.toSVG()}"/>`;
    at += xAdvance;
    return outline;
  });
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}

/** The card as SVG. */
export function cardSvg(card: Card): string {
  const { width, height } = cardSize;
  const { ground, mark } = lookOf(card);
  const logo = readFileSync('static/img/favicon.svg', 'utf8').replace(
    '<svg ',
    '<svg x="90" y="84" width="96" height="96" ',
  );
  const sign =
    mark === undefined
      ? ''
      : `<g color="#fff" opacity="0.16" transform="translate(858 66) scale(10.5)">${iconBody(mark)}</g>`;
  const lines: Line[] = [
    { text: site.title, size: 52, weight: 600, x: 212, y: 150, color: '#fff' },
    { text: card.title, size: 104, weight: 700, x: margin, y: 448, color: '#fff' },
    { text: card.subtitle, size: 42, weight: 500, x: margin, y: 530, color: '#e3efef' },
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${sign}${logo}${lines.map(drawLine).join('')}</svg>`;
}

/** Draws the SVG of a card. */
export function pngOf(svg: string): Buffer {
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const { width, height, pixels: rgba } = image;
  const exact = [...svg.matchAll(/(?<=fill=")#([0-9a-f]{6})\b/g)].map(([, hex = '']) => parseInt(hex, 16));
  return palettePng({ width, height, rgba, exact });
}
