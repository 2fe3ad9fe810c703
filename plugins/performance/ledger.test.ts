/**
 * Holds LEDGER.md to what is installed and to what is here: one row for each part with its gain, its tests and the
 * framework's own thread, one row for each framework module that a part was written against. Upgrades stop here first.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { globSync } from 'tinyglobby';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { performanceParts } from '../../config/performance';

const folder = 'plugins/performance';
const ledger = readFileSync(`${folder}/LEDGER.md`, 'utf8');

/** Rows of the ledger's tables, as texts by column; links are kept as their addresses. */
function tables(markdown: string): Record<string, string>[][] {
  const found: Record<string, string>[][] = [];
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), 'table', (table: Table) => {
    const [head, ...rows] = table.children;
    const columns = head?.children.map((cell) => toString(cell)) ?? [];
    found.push(
      rows.map((row) =>
        Object.fromEntries(
          row.children.map((cell, column) => {
            const links: string[] = [];
            visit(cell, 'link', ({ url }) => void links.push(url));
            return [columns[column] ?? '', links.length > 0 ? links.join(' ') : toString(cell)];
          }),
        ),
      ),
    );
  });
  return found;
}

const [parts = [], modules = []] = tables(ledger);
const list = (cell = ''): string[] => cell.split(/,\s*/).filter(Boolean);

/** The package of a module below node_modules, and the module's file in it. */
function split(module: string): { name: string; file: string } {
  const [, name = '', file = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(module) ?? [];
  return { name, file };
}

describe('parts', () => {
  it('have a row each, and each row has a part', () => {
    expect(parts.map((row) => row.Part)).toEqual([...performanceParts]);
  });

  it('gain a kilobyte, 20 ms, 2 % of a build or 100 MB of its memory, or else go', () => {
    const enough = (gain: string): boolean =>
      [...gain.matchAll(/([\d.,]+) (B|MB|ms|%)(?![\w%])/g)].some(([, figure = '', unit]) => {
        const value = Number(figure.replaceAll(',', ''));
        return value >= { B: 1000, MB: 100, ms: 20, '%': 2 }[unit as 'B' | 'MB' | 'ms' | '%'];
      });
    expect(enough('999 B, 19 ms, 1.9 % and 99 MB of a cold build, 3.0 s')).toBe(false);
    expect(enough('1,000 B')).toBe(true);
    // It makes nothing faster: it keeps the framework's cache from serving old pages.
    const others = parts.filter((row) => row.Part !== 'build-cache');
    expect(others.filter((row) => !enough(row.Gain ?? '')).map((row) => row.Part)).toEqual([]);
  });

  it.each(parts)('$Part has tests that exist', (row) => {
    const tests = list(row.Tests);
    expect(tests.length).toBeGreaterThan(0);
    for (const test of tests) expect(existsSync(test), `${test}, a test of ${row.Part}`).toBe(true);
  });

  it.each(parts)("$Part names the framework's own thread, or says that there is none", (row) => {
    expect(row["Framework's own"]).toMatch(
      /^(?:none found|https:\/\/github\.com\/[\w-]+\/[\w-]+\/(?:issues|pull)\/\d+(?: https:\S+)*)$/,
    );
  });

  it('name framework modules that they were written against', () => {
    const named = new Set(modules.flatMap((row) => list(row.Parts)));
    expect([...named].sort()).toEqual([...performanceParts].sort());
  });
});

describe('framework modules', () => {
  it('are those that were read when the parts were written', () => {
    const changed = modules.flatMap((row) => {
      const { Module: module = '', Version: version, 'SHA-256': hash } = row;
      const full = path.join('node_modules', module);
      if (!existsSync(full)) return [`${module} is gone. Find out what does its work now: ${row.Parts}.`];
      const actual = createHash('sha256').update(readFileSync(full)).digest('hex').slice(0, 16);
      if (actual === hash) return [];
      const { name, file } = split(module);
      const { version: installed } = JSON.parse(
        readFileSync(`node_modules/${name}/package.json`, 'utf8'),
      ) as { version: string };
      return [
        `${module} is another than the one that was read. 1. npm diff --diff=${name}@${version} --diff=${name}@${installed} ${file}; ` +
          `2. see whether it still holds: "${row['What is read or changed']}", and change ${row.Parts} if not; ` +
          `3. run the tests of those parts; 4. write ${installed} and ${actual} into ${folder}/LEDGER.md.`,
      ];
    });
    expect(changed).toEqual([]);
  });

  it('have a row if a part names them', () => {
    const known = new Set(modules.map((row) => row.Module));
    const name =
      /(?:@docusaurus\/[\w-]+|react-router(?:-config)?|infima|jiti)\/(?:lib|esm|dist)\/[\w./-]+\w/g;
    const files = globSync([`${folder}/**/*.{ts,tsx,js,cjs,mjs}`], { ignore: ['**/*.test.ts'] });
    const named = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(name)].flatMap(([found]) =>
        [found, `${found}.js`].filter(
          (module) => /\.\w+$/.test(module) && existsSync(`node_modules/${module}`),
        ),
      ),
    );
    expect(new Set(named).size).toBeGreaterThan(10);
    expect([...new Set(named)].filter((module) => !known.has(module))).toEqual([]);
  });
});
