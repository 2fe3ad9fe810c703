/** The corpus is the same on every machine, grows without changing what is there, and is plain Markdown. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { corpusTexts, writeCorpus } from './corpus';
import { planCorpus, smallestCorpus } from './corpus-plan';

const small = corpusTexts(planCorpus(60));
const large = corpusTexts(planCorpus(120));

describe('planCorpus', () => {
  it.each([smallestCorpus, 60, 700, 1700])('has %i pages, each in a different place', (count) => {
    const { pages, measured } = planCorpus(count);
    expect(pages).toHaveLength(count);
    expect(new Set(pages.map((page) => page.route)).size).toBe(count);
    expect(pages).toContainEqual(measured);
  });

  it('puts every page into the sidebar once', () => {
    const { areas, pages } = planCorpus(60);
    const listed = areas.flatMap((area) => [area.page, ...area.groups.flatMap((group) => group.pages)]);
    expect(listed.map((page) => page.route).sort()).toEqual(pages.map((page) => page.route).sort());
  });

  it('measures the same page at every size', () => {
    expect(planCorpus(60).measured).toEqual(planCorpus(2800).measured);
  });

  it('refuses a count that is too small', () => {
    expect(() => planCorpus(smallestCorpus - 1)).toThrow(/at least \d+ pages; \d+ were asked for/);
  });
});

describe('text', () => {
  it('is the same each time', () => {
    expect(corpusTexts(planCorpus(60))).toEqual(small);
  });

  it('of an article does not change when pages are added', () => {
    const articles = small.filter(({ page }) => page.group !== undefined);
    const grown = new Map(large.map(({ page, text }) => [page.route, text]));
    for (const { page, text } of articles) expect(grown.get(page.route)).toBe(text);
  });

  it('holds what pages hold', () => {
    const text = small.at(-1)?.text ?? '';
    expect(text).toMatch(/^---\ntitle: ".+"\ndescription: ".+"\n---\n\n\w/);
    expect(text.match(/^## /gm)).toHaveLength(5);
    expect(text.match(/^### /gm)).toHaveLength(5);
    expect(text.match(/^```[a-z]+$/gm)).toHaveLength(3);
    expect(text).toContain('| --- |');
  });

  it('has some 700 words of prose', () => {
    const words = small
      .filter(({ page }) => page.group !== undefined)
      .map(
        ({ text }) => text.replace(/^```[\s\S]*?^```|^\|.*|^---\n[\s\S]*?\n---$/gm, '').split(/\s+/).length,
      );
    const mean = words.reduce((sum, count) => sum + count, 0) / words.length;
    expect(mean).toBeGreaterThan(600);
    expect(mean).toBeLessThan(800);
  });

  it('links to pages that exist', () => {
    const routes = new Set(small.map(({ page }) => page.route));
    const links = small.flatMap(({ text }) =>
      [...text.matchAll(/\]\((\/[^)]*)\)/g)].map((match) => match[1] ?? ''),
    );
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((link) => !routes.has(link))).toEqual([]);
  });

  it('has nothing outside code that MDX reads in its own way', () => {
    for (const { text } of small) {
      const prose = text.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/^```[\s\S]*?^```/gm, '');
      expect(prose).not.toMatch(/[{}<]|^:::|^#\s/m);
    }
  });
});

describe('writeCorpus', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'whence-corpus-'));

  it('writes files, with a heading where it is asked for', () => {
    const corpus = planCorpus(smallestCorpus);
    const read = () => readFileSync(path.join(folder, corpus.measured.file), 'utf8');
    writeCorpus(corpus, folder);
    expect(read()).not.toMatch(/^# /m);
    writeCorpus(corpus, folder, { withHeading: true });
    expect(read()).toMatch(new RegExp(`^---\\n[\\s\\S]*?\\n---\\n\\n# ${corpus.measured.title}\\n`));
    rmSync(folder, { recursive: true });
  });
});
