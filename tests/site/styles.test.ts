/** The one style sheet: what comes later wins, so its order is the framework's. */
import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';

const folder = 'build/assets/css';
const [sheet] = readdirSync(folder).filter((file) => /^styles\..*\.css$/.test(file));

describe('order of the style sheet', () => {
  const selectors: string[] = [];
  parse(readFileSync(`${folder}/${sheet}`, 'utf8')).walkRules(
    ({ selector }) => void selectors.push(selector),
  );
  const first = (pattern: RegExp): number => selectors.findIndex((selector) => pattern.test(selector));
  const last = (pattern: RegExp): number => selectors.findLastIndex((selector) => pattern.test(selector));
  /** A class with the hash of the component's style module. */
  const component = /\.[a-z]\w*[a-z]_(?!_)[\w-]{4}(?![\w-])/i;

  it('knows what it looks for', () => {
    expect(selectors.filter((selector) => component.test(selector)).length).toBeGreaterThan(50);
    expect(last(/^\.clean-btn$/)).toBeGreaterThan(0);
    expect(first(/^html:root$/)).toBeGreaterThan(0);
  });

  it('is base, tokens and own rules, components', () => {
    expect(last(/^\.(?:clean-btn|menu__list|navbar|pagination-nav|table-of-contents)$/)).toBeLessThan(
      first(component),
    );
    expect(last(/^\.clean-btn$/)).toBeLessThan(first(/^html:root$/));
    expect(first(/^html:root$/)).toBeLessThan(first(component));
  });
});
