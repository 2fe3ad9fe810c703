/** Every text color of the tokens has AA contrast on every surface it can appear on, in both modes. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areas } from '../../config/areas';
import { filesBelow } from '../../lib/files/below';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** Colors of a mode by their tokens. Tokens that are made of others are computed, as browsers do. */
function tokens(selector: string, accent?: string): Map<string, string> {
  const start = css.indexOf(selector);
  const block = css.slice(start, css.indexOf('\n}', start));
  const written = new Map(
    [...block.matchAll(/(--w-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
  if (accent) written.set('--w-accent', accent);
  // Both modes share what is made of other tokens.
  const shared = selector.startsWith('html:root') ? written : new Map([...tokensOfRoot, ...written]);
  const colorOf = (value: string): string => {
    const named = /^var\((--w-[\w-]+)\)$/.exec(value)?.[1];
    if (named) return colorOf(shared.get(named) ?? '');
    const [, over, share, under] = /^color-mix\(in srgb, (.+?) (\d+)%, (.+)\)$/.exec(value) ?? [];
    if (over && under) return mixed(colorOf(over), colorOf(under), Number(share) / 100);
    return /^#[0-9a-f]{3}$/.test(value) ? value.replace(/[0-9a-f]/g, '$&$&') : value;
  };
  const colors = [...shared].map(([name, value]) => [name, colorOf(value)] as const);
  return new Map(colors.filter(([, color]) => /^#[0-9a-f]{6}$/.test(color)));
}

/** Tokens of light mode that are made of other tokens. */
const tokensOfRoot = [...css.matchAll(/(--w-[\w-]+):\s*(var\(--w-[^;]+);/g)].map(
  ([, name = '', value = '']) => [name, value] as const,
);

/** Red, green and blue, 0 to 255. */
const channelsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channelsOf(hex).map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio of two colors. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['--w-surface', '--w-surface-raised', '--w-surface-sunken', '--w-code-bg'];
const texts = [
  '--w-text',
  '--w-text-muted',
  '--w-accent',
  '--w-signal',
  '--w-danger',
  '--w-good',
  '--w-pro',
  '--w-method-get',
  '--w-method-post',
  '--w-method-put',
  '--w-method-delete',
];
const code = ['comment', 'keyword', 'string', 'number', 'function', 'type', 'property', 'meta'].map(
  (n) => `--w-h-${n}`,
);
const pairs = [
  ...texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)),
  ...code.flatMap((text) => ['--w-code-bg', '--w-mark'].map((surface) => [text, surface] as const)),
  ...['signal', 'danger', 'good', 'pro', 'accent'].map((n) => [`--w-${n}`, `--w-${n}-soft`] as const),
  ...['signal-soft', 'danger-soft', 'good-soft', 'pro-soft', 'accent-soft'].map(
    (n) => ['--w-text', `--w-${n}`] as const,
  ),
  ['--w-on-accent', '--w-accent'] as const,
];

/** A share of one color over another, as CSS mixes them. */
function mixed(over: string, under: string, share: number): string {
  const below = channelsOf(under);
  const channels = channelsOf(over).map((channel, at) =>
    Math.round(channel * share + (below[at] ?? 0) * (1 - share)),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Shades of heat tables, in percent of the accent color. */
const shadeShares = [
  ...readFileSync('packages/charts/charts.css', 'utf8').matchAll(/\.heat \.h\d \{\s*--h: (\d+)%;/g),
].map(([, share]) => Number(share));
/** What charts draw with, next to the color of the page. */
const drawn = ['--w-accent', '--w-signal', '--w-text-muted', '--w-border-strong'];

it('measures contrast as WCAG does', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
});

const modes = [
  ['light', 'html:root {'],
  ['dark', "html[data-theme='dark'] {"],
] as const;

describe.each(modes)('%s', (mode, selector) => {
  const palette = tokens(selector);
  it.each(pairs)('%s on %s is at least 4.5:1', (text, surface) => {
    const [a, b] = [palette.get(text), palette.get(surface)];
    expect(a, text).toBeDefined();
    expect(b, surface).toBeDefined();
    expect(contrast(a ?? '', b ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(drawn)('%s is at least 3:1 on the page, for what charts draw', (color) => {
    expect(contrast(palette.get(color) ?? '', palette.get('--w-surface') ?? '')).toBeGreaterThanOrEqual(3);
  });

  it('text is at least 4.5:1 on each shade of heat tables', () => {
    expect(shadeShares).toHaveLength(5);
    const [accent = '', surface = '', text = ''] = ['accent', 'surface', 'text'].map((n) =>
      palette.get(`--w-${n}`),
    );
    for (const share of shadeShares)
      expect(contrast(text, mixed(accent, surface, share / 100)), `${share}%`).toBeGreaterThanOrEqual(4.5);
  });

  it('tells areas apart', () => {
    expect(new Set(areas.map((area) => area[mode])).size).toBe(areas.length);
    expect(areas[0]?.[mode]).toBe(palette.get('--w-brand'));
  });

  it.each(areas.map((area) => [area.path, area[mode]] as const))(
    'the accent of %s can be read',
    (_, accent) => {
      const inArea = tokens(selector, accent);
      const color = (name: string): string => inArea.get(name) ?? '';
      expect(color('--w-accent')).toBe(accent);
      for (const [text, surface] of pairs.filter((pair) => pair.some((name) => name.includes('accent'))))
        expect(contrast(color(text), color(surface)), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
      for (const share of shadeShares)
        expect(
          contrast(color('--w-text'), mixed(accent, color('--w-surface'), share / 100)),
          `shade of ${share}%`,
        ).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('colors of styles', () => {
  const named = 'black|white|gray|grey|silver|red|green|blue|navy|teal|yellow|orange|purple|pink|gold|brown';
  const literal = new RegExp(
    String.raw`#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![\w-])(?:${named})(?![\w-])`,
    'gi',
  );
  /** Colors that the declarations of a stylesheet name themselves. */
  const literalsIn = (text: string): string[] =>
    [...text.replace(/\/\*.*?\*\//gs, '').matchAll(/[\w-]+:\s([^;{}]*)[;}]/g)].flatMap(
      ([, value = '']) => value.replace(/url\([^)]*\)/g, '').match(literal) ?? [],
    );

  it('are tokens', () => {
    const files = filesBelow('src', '**/*{.css,-css}').filter((file) => file !== 'css/tokens.css');
    expect(files.length).toBeGreaterThan(20);
    const found = files.flatMap((file) =>
      literalsIn(readFileSync(`src/${file}`, 'utf8')).map((color) => `${file}: ${color}`),
    );
    // The page behind a dialog is dimmed alike in both modes.
    expect(found).toEqual(['search/modal.search-css: rgb(']);
  });

  it.each([
    ['.a { color: #7fbf7f; }', ['#7fbf7f']],
    ['.a { border: 1px solid White; }', ['White']],
    ['.a { background: color-mix(in srgb, oklch(50% 0.1 20) 5%, var(--w-red)) }', ['oklch(']],
    [
      '.a { color: var(--w-white); mask: url("a.svg#abc"); /* #fff */ } .red:hover { fill: currentcolor; }',
      [],
    ],
  ])('finds them in %s', (text, colors) => {
    expect(literalsIn(text)).toEqual(colors);
  });
});
