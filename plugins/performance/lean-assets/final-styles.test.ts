/** Making the finished styles smaller changes no computed value of what a page shows. */
import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { inlineConstants } from './constant-variables';
import { dropOverridden } from './overridden-variables';
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
    [
      'another name of a variable of the document',
      ':root{--a:1px}html[data-theme=dark]{--a:2px}:root{--b:var(--a)}p{margin:var(--b)}',
      ':root{--a:1px}html[data-theme=dark]{--a:2px}p{margin:var(--a)}',
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
    ['is a circle', ':root{--a:var(--b);--b:var(--a)}p{margin:var(--b)}'],
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

describe('dropOverridden', () => {
  const left = (css: string): string => {
    const root = parse(css);
    dropOverridden(root);
    return root.toString();
  };

  it.each([
    ['the same weight, later', ':root{--a:1px}:root{--a:2px}', ':root{--a:2px}'],
    ['more weight, earlier', 'html:root{--a:1px}:root{--a:2px}', 'html:root{--a:1px}'],
    ['every mode, later', 'html[data-theme=dark]{--a:1px}html:root{--a:2px}', 'html:root{--a:2px}'],
    ['every width', '@media print{:root{--a:1px}}html:root{--a:2px}', '@media print{}html:root{--a:2px}'],
  ])('drops what loses to %s', (_, css, expected) => {
    expect(left(css)).toBe(expected);
  });

  it.each([
    ['one mode', 'html:root{--a:1px}html[data-theme=dark]{--a:2px}'],
    ['one width', ':root{--a:1px}@media print{:root{--a:2px}}'],
    ['less weight', 'html[data-theme=dark]{--a:1px}:root{--a:2px}'],
    ['a part', ':root{--a:1px}.x{--a:2px}'],
    ['importance', ':root{--a:1px!important}html:root{--a:2px}'],
  ])('keeps what only shares the name with a value of %s', (_, css) => {
    expect(left(css)).toBe(css);
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
