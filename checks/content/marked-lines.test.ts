/** Marks that an edit has moved are found, as are long samples without any. */
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../lib/markdown/sources';
import { markProblems } from './marked-lines';

const sample = [
  'import example.whence.sdk.WhenceSdk',
  '',
  'fun start() {',
  '    WhenceSdk.start()',
  '    report()',
  '}',
];

function problems(meta: string, { lines = sample, isSdkPage = true, language = 'kotlin' } = {}): string[] {
  const text = `Text.\n\n\`\`\`${language} ${meta}\n${lines.join('\n')}\n\`\`\`\n`;
  const { tree } = parsePage('sdk/android/x.mdx', text);
  return markProblems('sdk/android/x.mdx', tree, isSdkPage).map(({ line, message }) => `${line} ${message}`);
}

describe('marks', () => {
  it('are right on a line that says something', () => {
    expect(problems('{4}')).toEqual([]);
    expect(problems('title="Start.kt" {4-5}')).toEqual([]);
  });

  it.each([
    ['an import', 1],
    ['an empty line', 2],
    ['a bracket', 6],
    ['a line that is not there', 7],
  ])('are wrong on %s', (_, line) => {
    expect(problems(`{${line}}`)).toEqual([`3 Line ${line} of the sample is marked and says nothing`]);
  });

  it('are wrong if they are most of the sample', () => {
    expect(problems('{3-5}', { lines: sample.slice(0, 5) })).toEqual(['3 3 of 5 lines are marked']);
  });
});

describe('a long sample', () => {
  const lines = [...sample, ...Array.from({ length: 15 }, (_, index) => `val a${index} = ${index}`)];

  it('needs marks on a page of the SDK', () => {
    expect(problems('title="Start.kt"', { lines })).toEqual(['3 A sample of 21 lines marks none']);
    expect(problems('{4}', { lines })).toEqual([]);
  });

  it('needs none elsewhere, and not in other languages', () => {
    expect(problems('', { lines, isSdkPage: false })).toEqual([]);
    expect(problems('', { lines, language: 'json' })).toEqual([]);
  });
});
