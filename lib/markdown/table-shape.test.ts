/** The form of a table is what a reader would say of it, and the shares of its columns fill it. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { tableForm, widthStep } from './table-shape';

const table = (head: string[], ...rows: (string | Element)[][]): Element =>
  h('table', [
    h('thead', [
      h(
        'tr',
        head.map((name) => h('th', [name])),
      ),
    ]),
    h(
      'tbody',
      rows.map((cells) =>
        h(
          'tr',
          cells.map((cell) => h('td', [cell])),
        ),
      ),
    ),
  ]);

const sentence = 'The file has more rows than an upload can have.';

it.each([
  ['two columns', table(['Limit', 'Value'], [sentence, sentence]), 'pair'],
  [
    'an error with its cure',
    table(['Code', 'When', 'What to do'], ['bid_low', sentence, 'Raise it']),
    'records',
  ],
  ['numbers', table(['Day', 'Installs', 'Cost'], ['2026-09-07', '120', '1,024.50']), 'matrix'],
  [
    'ids',
    table(
      ['Row', 'user_id', 'event_time'],
      ['1', '6b0e0f0c-2f27-4f0c-9a39-2c86d7d6d0ab', '2026-09-07 10:00:00'],
    ),
    'matrix',
  ],
  [
    'more properties than a screen has lines',
    table('abcdefgh'.split(''), ['1', '2', '3', '4', '5', '6', '7', sentence]),
    'matrix',
  ],
] as const)('%s', (_, element, shape) => {
  expect(tableForm(element).shape).toBe(shape);
});

it('gives columns what their words need, and the rest to those with more of them', () => {
  const { shares } = tableForm(
    table(['Code', 'When', 'Level'], ['bid_upload_row_too_large', `${sentence} ${sentence}`, '1']),
  );
  expect(shares.reduce((a, b) => a + b)).toBe(100);
  const [code = 0, when = 0, level = 0] = shares;
  expect(when).toBeGreaterThan(code);
  expect(code).toBeGreaterThan(level);
});

it('takes no room from the sentences of all rows for the example of one', () => {
  const example = h('code', [JSON.stringify(Array.from({ length: 60 }, String))]);
  const rows = Array.from('abcdefghijkl', (name) => [name, `${sentence} ${sentence}`, '1']);
  const without = tableForm(table(['Column', 'Meaning', 'Example'], ...rows)).shares;
  const { shares } = tableForm(
    table(['Column', 'Meaning', 'Example'], ...rows, ['payload', sentence, example]),
  );
  expect(shares[1]).toBeGreaterThanOrEqual(shares[2] ?? 100);
  expect(shares[2]).toBeGreaterThan(without[2] ?? 100);
});

it('fills the table whatever the number of columns', () => {
  for (let count = 1; count <= 100 / widthStep; count += 1) {
    const names = Array.from({ length: count }, (_, at) => 'x'.repeat(at % 5 ? 1 : 30));
    const { shares } = tableForm(table(names, names));
    expect(shares.reduce((a, b) => a + b)).toBe(100);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(widthStep);
  }
  const tooMany = Array.from({ length: 51 }, String);
  expect(() => tableForm(table(tooMany))).toThrow('A table can have 50 columns, this one has 51.');
});

const leastWidthOf = (...cells: (string | Element)[]): number =>
  tableForm(table('abcdefgh'.split('').slice(0, cells.length), cells)).leastWidth ?? 0;

it('gives what a wide page has more to the one column of sentences', () => {
  const names = [
    'click_window',
    'probabilistic_click_window',
    'reengagement_period',
    'install_referrer_wait',
  ];
  const sentence = 'how long sessions, goals and revenue are credited to the retargeting campaign';
  const rows = names.map((name) => [h('code', name), sentence, '30 days', '0', '60 minutes', 'no']);
  const head = ['Setting', 'What it sets', 'Default', 'Smallest', 'Largest', 'Also by connection'];
  const { fixed, leastWidth } = tableForm(table(head, ...rows));
  expect(fixed?.map((width) => width === undefined)).toEqual([false, true, false, false, false, false]);
  const others = fixed?.reduce<number>((sum, width = 0) => sum + width, 0) ?? 0;
  expect(others).toBeLessThan(42);
  expect(leastWidth).toBe(50);
  // Sentences in two columns share what there is.
  expect(tableForm(table(['Setting', 'A', 'B'], ['x', sentence, sentence])).fixed).toBeUndefined();
  expect(tableForm(table(['Country', 'Day 1'], ['DE', '12'])).fixed).toBeUndefined();
});

it('knows that code is wider than text, and that long names break between their words', () => {
  const name = 'bid_row_refusals';
  const [text = 0, code = 0] = tableForm(table(['A', 'B'], [name, h('code', [name])])).shares;
  expect(code).toBeGreaterThan(text);
  const long = ['a', 'b', 'c', 'd'].map((letter) => `${name}_${letter}_today`);
  const inCode = long.map((each) => h('code', [each]));
  expect(leastWidthOf(...inCode)).toBeLessThan(leastWidthOf(...long));
});

it('knows that digits are wider than letters', () => {
  const [letters = 0, digits = 0] = tableForm(table(['A', 'B'], ['abcdefghijk', '0.796722689'])).shares;
  expect(digits).toBeGreaterThan(letters);
});

it('scrolls records rather than break a word, and never a pair', () => {
  const word = 'incomprehensible';
  expect(leastWidthOf(word, word, sentence)).toBe(0);
  expect(leastWidthOf(word, word, word, word, sentence)).toBeGreaterThanOrEqual(50);
  expect(leastWidthOf(word.repeat(3), word.repeat(3))).toBe(0);
});

it('gives no column less than its longest word needs', () => {
  const names = ['event_time', 'day', 'country', 'cost', 'currency', 'cost_usd', 'clicks', 'id', 'installs'];
  const { shares, leastWidth } = tableForm(
    table(
      names,
      names.map(() => '1'),
    ),
  );
  for (const [at, name] of names.entries())
    expect(((shares[at] ?? 0) / 100) * (leastWidth ?? 0)).toBeGreaterThan(name.length * 0.58 + 1.6);
});

it('keeps a name in one line where another column has the room', () => {
  const name = 'unsupported_media_type';
  const { shares } = tableForm(
    table(
      ['Code', 'Severity', 'Level', 'Message'],
      ...[name, 'bid_low', 'bid_low'].map((each) => [h('code', [each]), 'error', 'campaign', sentence]),
    ),
  );
  expect(((shares[0] ?? 0) / 100) * 40).toBeGreaterThan(name.length * 0.56 + 1.7);
});

it('keeps the words of a small grid whole on a phone, and says so', () => {
  const numbers = ['September 1, 2025', '5,708', '600', '366.00', '0.61'];
  const { shares, fitsPhone } = tableForm(
    table(['Date', 'Clicks', 'Installs', 'Cost, USD', 'CPI, USD'], numbers),
  );
  expect(fitsPhone).toBe(true);
  // "September" and a cell's padding there, in a room of 22.2rem set in 0.8rem.
  expect(((shares[0] ?? 0) / 100) * (22.2 / 0.8)).toBeGreaterThan('September'.length * 0.53 + 1);
  const names = ['partner_id', 'within_1_hour', 'within_6_hours', 'within_12_hours'];
  expect(tableForm(table(names, ['104', '691', '938', '51'])).fitsPhone).toBe(true);
  expect(tableForm(table([...names, ...names], Array(8).fill('104'))).fitsPhone).toBe(false);
});

it('makes records of names that a phone has no room for, but not of numbers', () => {
  const head = ['Macro', 'Value', 'Parameter', 'In raw data'];
  const names = ['__CALLBACK_PARAM__', 'Campaign', 'partner_campaign_id', 'partner_campaign_id'];
  expect(tableForm(table(head, names)).shape).toBe('records');
  expect(
    tableForm(table(head, ['__CALLBACK_PARAM__', '12', 'partner_campaign_id', 'x'.repeat(14)])).shape,
  ).toBe('matrix');
  expect(tableForm(table(head, ['a', 'b', 'c', 'd'])).shape).toBe('matrix');
});
