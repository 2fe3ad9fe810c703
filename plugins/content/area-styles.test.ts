import { readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { areas } from '../../config/areas';
import { markUrl } from './area-styles';

/** Tokens of a mode, as src/css/tokens.css writes them. */
function tokensOf(mode: 'light' | 'dark'): Map<string, string> {
  const tokens = new Map<string, string>();
  parse(readFileSync('src/css/tokens.css', 'utf8')).walkRules((rule) => {
    if (rule.selector.includes('dark') === (mode === 'dark'))
      rule.walkDecls(/^--w-/, ({ prop, value }) => void tokens.set(prop, value));
  });
  return tokens;
}

const channels = (color: string): number[] => {
  const digits = color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&') : color;
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
};
const mix = (color: string, share: number, other: string): number[] =>
  channels(color).map((value, at) => value * share + (channels(other)[at] ?? 0) * (1 - share));

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: readonly number[], other: readonly number[]): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each(['light', 'dark'] as const)('accents in %s mode', (mode) => {
  const tokens = tokensOf(mode);
  const token = (name: string): string => {
    const value = tokens.get(name);
    if (!value?.startsWith('#')) throw new Error(`${name} is no color of ${mode} mode: ${value}`);
    return value;
  };

  it.each(areas.map((area) => [area.path, area[mode]] as const))('%s can be read', (_, accent) => {
    for (const surface of ['--w-surface', '--w-surface-raised', '--w-code-bg'])
      expect(contrast(channels(accent), channels(token(surface))), surface).toBeGreaterThanOrEqual(4.5);
    expect(contrast(channels(accent), channels(token('--w-on-accent')))).toBeGreaterThanOrEqual(4.5);
    const share = Number(/(\d+)%/.exec(tokens.get('--w-accent-soft') ?? '')?.[1]) / 100;
    const soft = mix(accent, share, token('--w-surface'));
    expect(contrast(channels(accent), soft), 'on its soft surface').toBeGreaterThanOrEqual(4.5);
    expect(contrast(channels(token('--w-text')), soft), 'text on its soft surface').toBeGreaterThanOrEqual(
      4.5,
    );
  });

  it('tell areas apart', () => {
    expect(new Set(areas.map((area) => area[mode])).size).toBe(areas.length);
    expect(areas[0]?.[mode]).toBe(token('--w-brand'));
  });
});

describe('marks', () => {
  it('are masks of the package, in one line each', () => {
    for (const { mark } of areas) expect(markUrl(mark)).toMatch(/^url\("data:image\/svg\+xml,[^"#<>]+"\)$/);
  });

  it('refuse a name that the package lacks', () => {
    expect(() => markUrl('no-such-icon')).toThrow('Lucide has no icon "no-such-icon"');
  });
});
