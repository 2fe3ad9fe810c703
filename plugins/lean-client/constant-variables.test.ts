/** Inlining changes no computed value: only what is constant for the whole document is written out. */
import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { inlineConstants } from './constant-variables';
import { dropSwitchedOff } from './switched-off';

const inlined = (css: string, touched: string[] = []): string => {
  const root = parse(css);
  inlineConstants(root, new Set(touched));
  return root.toString().replace(/\s+/g, '');
};

describe('inlineConstants', () => {
  it.each([
    ['a constant', ':root{--a:1px}p{margin:var(--a)}', 'p{margin:1px}'],
    [
      'a constant of a constant',
      ':root{--a:1px;--b:calc(var(--a)*2)}p{margin:var(--b)}',
      'p{margin:calc(1px*2)}',
    ],
    ['an unused variable', ':root{--a:1px;--b:var(--a)}p{top:0}', 'p{top:0}'],
  ])('writes out %s', (_, css, expected) => {
    expect(inlined(css)).toBe(expected);
  });

  it.each([
    ['has two values', ':root{--a:1px}html[data-theme=dark]{--a:2px}p{margin:var(--a)}'],
    ['is another on small screens', ':root{--a:1px}@media(width<600px){:root{--a:2px}}p{margin:var(--a)}'],
    ['belongs to a part', '.x{--a:1px}.xp{margin:var(--a)}'],
    ['is declared for some media only', '@media print{:root{--a:1px}}p{margin:var(--a)}'],
    ['refers to one that changes', ':root{--a:1px;--b:var(--a)}.x{--a:2px}p{margin:var(--b)}'],
    ['has a fallback at its use', ':root{--a:1px}p{margin:var(--a,2px)}'],
  ])('leaves alone what %s', (_, css) => {
    expect(inlined(css)).toBe(css.replace(/\s+/g, ''));
  });

  it('puts back the spaces that brackets made needless', () => {
    const root = parse(':root{--a:1px;--b:0}p{border:var(--a)solid var(--c);padding:var(--b)var(--a)}');
    inlineConstants(root, new Set());
    expect(root.toString()).toBe('p{border:1px solid var(--c);padding:0 1px}');
  });

  it('leaves alone what scripts name', () => {
    const css = ':root{--a:1px;--b:2px}p{margin:var(--a)}';
    expect(inlined(css, ['--a', '--b'])).toBe(css);
  });
});

describe('dropSwitchedOff', () => {
  it('drops rules of features that are off, and nothing else', () => {
    const root = parse(
      '.hero{top:0}.hero--primary{top:0}.hero_a1b2{top:0}.navbar--dark,.navbar{top:0}@media print{.expandButton_x1{top:0}}',
    );
    dropSwitchedOff(root);
    expect(root.toString().replace(/\s+/g, '')).toBe('.hero_a1b2{top:0}.navbar{top:0}');
  });
});
