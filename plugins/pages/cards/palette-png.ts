/**
 * Pixels as a PNG with a palette (https://www.w3.org/TR/png-3/). A card has few colors, and the encoder of the renderer takes
 * four bytes a pixel: a third more of a file than this.
 */
import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** Steps of a channel: an edge has as many shades as an eye tells apart. */
const step = 17;
const rounded = (value: number): number => Math.round(value / step) * step;

interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and alpha of each pixel, opaque. */
  rgba: Uint8Array;
  /** Colors that stay exact, as `0xrrggbb`; others are rounded. */
  exact: readonly number[];
}

/** @throws Error if more than 256 colors are left. */
export function palettePng({ width, height, rgba, exact }: Pixels): Buffer {
  const palette = new Map<number, number>();
  const kept = new Set(exact);
  /** Places in the palette by the color of pixels: most have one of few. */
  const places = new Map<number, number>();
  const placeOf = (own: number): number => {
    const [red, green, blue] = [own >> 16, (own >> 8) & 255, own & 255].map(rounded);
    const color = kept.has(own) ? own : ((red ?? 0) << 16) | ((green ?? 0) << 8) | (blue ?? 0);
    const place = palette.get(color) ?? palette.size;
    palette.set(color, place);
    places.set(own, place);
    return place;
  };
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 1; x <= width; x += 1, at += 4) {
      const own = ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0);
      rows[y * (width + 1) + x] = places.get(own) ?? placeOf(own);
    }
  }
  if (palette.size > 256)
    throw new Error(`A card has ${palette.size} colors, 256 are possible — Use fewer colors in its drawing.`);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk(
      'PLTE',
      Uint8Array.from([...palette.keys()].flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255])),
    ),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
