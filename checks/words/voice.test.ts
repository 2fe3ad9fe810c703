/** Each pattern of data/voice.yaml finds what it is there for and leaves right English alone. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadVoice } from '../../lib/facts/load';
import { blocksOfData, blocksOfDrawing, blocksOfPage, blocksOfStrings, type Block } from './text-blocks';
import { refusingRules, voiceMatches, voiceProblems, voiceRules } from './voice';
import { parsePage } from '../../lib/markdown/sources';

const patterns = loadVoice();

describe.each(patterns)('$id', (entry) => {
  const rules = voiceRules([entry]);
  const kind = entry.in ?? 'text';

  it.each(entry.refused)('refuses "%s"', (text) => {
    expect(voiceMatches({ kind, text }, rules)).not.toEqual([]);
  });

  it.each(entry.allowed)('allows "%s"', (text) => {
    expect(voiceMatches({ kind, text }, rules)).toEqual([]);
  });
});

it('names the entry whose pattern is broken', () => {
  const [entry] = patterns;
  expect(entry && (() => voiceRules([{ ...entry, id: 'broken', pattern: '(' }]))).toThrow(
    /data\/voice\.yaml: the pattern of broken is not a regular expression/,
  );
});

it('is refused unless it is only counted', () => {
  const [entry] = patterns;
  const both = entry ? voiceRules([entry, { ...entry, id: 'tic', counted: true }]) : [];
  expect(refusingRules(both).map(({ id }) => id)).toEqual([entry?.id]);
});

describe('the style guide', () => {
  const guide = /### Sound native\n[\s\S]*?(?=\n## )/.exec(readFileSync('STYLEGUIDE.md', 'utf8'))?.[0] ?? '';
  const rows = [...guide.matchAll(/^\| (?!Write|-)(.+?) +\| (.+?) +\|$/gm)].map(
    ([, good = '', bad = '']) => ({
      good,
      bad,
    }),
  );
  const matches = (text: string) => voiceMatches({ kind: 'text', text }, voiceRules());

  it('has examples', () => {
    expect(rows.length).toBeGreaterThan(10);
  });

  it.each(rows)('writes "$good" instead of "$bad"', ({ good, bad }) => {
    expect(matches(bad)).not.toEqual([]);
    expect(matches(good)).toEqual([]);
  });
});

describe('blocks', () => {
  const page = (text: string): Block[] => blocksOfPage(parsePage('docs/a.mdx', text));
  const texts = (blocks: readonly Block[]): string[] => blocks.map(({ text }) => text);
  const lines = (blocks: readonly Block[]): string[] =>
    voiceProblems('a', blocks, voiceRules()).map(({ line, message }) => `${line} ${message.split(':')[0]}`);

  it('of a page have marks for code, bold names, quotations and numbers from data', () => {
    expect(
      texts(page('The **Bids** tab shows `a` and "that of 5 %", <Value of="x" cell="y" /> in all.')),
    ).toEqual(['The **n** tab shows `c` and "qqqqqqqqqqq", 0 in all.']);
  });

  it('of a page are headings, cells, captions and front matter too', () => {
    const text =
      '---\ntitle: Where it stands\n---\n\n## Example\n\n| A | B |\n| --- | --- |\n| one | 5 % |\n\n<Figure name="a" caption="The line carries a name." />\n';
    expect(lines(page(text))).toEqual(['1 stands', '5 Example', '9 5 %', '11 carries']);
  });

  it('give the line of a match in a paragraph of more than one line', () => {
    expect(lines(page('One line.\nA **name** and\nthe reason stands\nhere.'))).toEqual(['3 stands']);
  });

  it('see a sentence through its links, terms and line breaks', () => {
    expect(lines(page('The [bid](/x) is\nno price.'))).toEqual(['1 is no']);
  });

  it('of a page are links with what follows, if they begin like a title', () => {
    const blocks = page('See [bids](/b). [Bid *levels*](/l)\nshows both, as [rows](/r).');
    expect(texts(blocks.filter(({ kind }) => kind === 'link'))).toEqual([
      '[Bid levels]\nshows both, as rows.',
    ]);
    expect(lines(blocks)).toEqual(['1 [Bid levels] shows']);
  });

  it('are read by the rules of their files alone', () => {
    const blocks = page('It starts today.');
    expect(voiceProblems('docs/a.mdx', blocks, voiceRules())).toHaveLength(1);
    expect(voiceProblems('blog/a.mdx', blocks, voiceRules())).toEqual([]);
  });

  it('of data leave out keys, code, names, messages and facts', () => {
    const text = [
      'stand here: 1',
      'meaning: The reason stands in the log.',
      'message: The reason stands in the log.',
      'when: It is `no stands here` or **no stands here** of it.',
      'cure: |',
      '  Wait for it.',
      '  The value carries an ID.',
    ].join('\n');
    expect(lines(blocksOfData(text, (key) => key !== 'message'))).toEqual(['2 stands', '7 carries']);
  });

  it('of a module are its strings and JSX, not its names and imports', () => {
    const text = [
      "import stands from './the way of a click';",
      'const stands = 1; // The reason stands here.',
      "const label = 'The reason stands here';",
      'const view = <p>The link carries an ID.</p>;',
    ].join('\n');
    expect(lines(blocksOfStrings('a.tsx', text))).toEqual(['3 stands', '4 carries']);
  });

  it('in the labels and descriptions of a drawing, by line', () => {
    const text = [
      '<svg>',
      '<desc>The link carries an ID.</desc>',
      '<text x="1">The reason <tspan>stands in</tspan> the log.</text>',
      '<text class="carries an ID of its own">OK</text>',
      '</svg>',
    ].join('\n');
    expect(lines(blocksOfDrawing(text))).toEqual(['2 carries', '3 stands']);
  });
});
