/**
 * The style sheets. In the one that every page loads, what comes later wins, so its order is the framework's; those that
 * load with a part of the page use its variables.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { parse, type Root } from 'postcss';
import { describe, expect, it } from 'vitest';
import { restyledClasses } from '../../plugins/performance/css-purge';
import { readBuild } from '../../lib/built-site/site';

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

describe('rules of the CSS framework', () => {
  const classesIn = (css: string): Set<string> => {
    const names = new Set<string>();
    parse(css).walkRules(({ selector }) => {
      for (const [, name = ''] of selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)) names.add(name);
    });
    return names;
  };

  it('are there for each class that a page has, but for those that the site styles itself', () => {
    const catalog = classesIn(readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8'));
    const kept = classesIn(readFileSync(`${folder}/${sheet}`, 'utf8'));
    const used = new Set<string>();
    for (const page of readBuild().pages.values()) {
      for (const [, quoted, bare] of page.html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>"]+))/g))
        (quoted ?? bare ?? '').split(' ').forEach((name) => used.add(name));
    }
    const needed = [...used].filter((name) => catalog.has(name));
    expect(needed.length).toBeGreaterThan(50);
    const left = needed.filter((name) => !kept.has(name));
    expect(left.filter((name) => !restyledClasses.includes(name))).toEqual([]);
    expect(left.length).toBeGreaterThan(0);
  });
});

/** Names of variables in a value; those with a fallback are fine without a definition. */
const variablesOf = (value: string): string[] =>
  [...value.matchAll(/var\(\s*(--[\w-]+)\s*(?=\))/g)].map(([, name = '']) => name);

describe('variables', () => {
  const sheets = readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, root: parse(readFileSync(`${folder}/${file}`, 'utf8')) }));
  /** Variables that a sheet defines, on any element. */
  const definedIn = (root: Root): string[] => {
    const names: string[] = [];
    root.walkDecls(/^--/, ({ prop }) => void names.push(prop));
    return names;
  };
  /** Variables that components set on their elements. */
  const setByScripts = readdirSync('build/assets/js')
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...readFileSync(`build/assets/js/${file}`, 'utf8').matchAll(/["'](--[a-z][\w-]*)["']:/g),
    ])
    .map(([, name = '']) => name);
  const everywhere = new Set([
    ...sheets.flatMap(({ file, root }) => (file === sheet ? definedIn(root) : [])),
    ...setByScripts,
  ]);

  it('has sheets that load with a part of the page', () => {
    expect(sheets.length).toBeGreaterThan(2);
    expect(everywhere.size).toBeGreaterThan(50);
  });

  it.each(sheets)('$file uses only variables that are defined', ({ root }) => {
    const known = new Set([...everywhere, ...definedIn(root)]);
    const used = new Set<string>();
    root.walkDecls(({ value }) => variablesOf(value).forEach((name) => used.add(name)));
    expect([...used].filter((name) => !known.has(name))).toEqual([]);
  });
});
