/** What charts draw for known values, and what they refuse. Heights of plots are 220 pixels. */
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { formatCell } from '../results/format';
import type { Result, ResultUnit, ResultValue } from '../results/types';
import { exampleResult } from '../../tests/lib/chart-examples';
import { chartAttributes, chartTypes, drawChart, figureHtml } from './index';

type ColumnSpec = readonly [name: string, unit: ResultUnit];

const result = (columns: readonly ColumnSpec[], rows: readonly (readonly ResultValue[])[]): Result => ({
  id: 'r',
  currency: 'USD',
  sql: '',
  tables: [],
  columns: columns.map(([name, unit]) => ({ name, label: name.toUpperCase(), unit })),
  rows,
});

type Attributes = Readonly<Record<string, string>>;

function draw(type: string, data: Result, attributes: Attributes) {
  const chart = drawChart(data, { type, id: 'c', title: 'T', says: 'S', attributes });
  return { ...chart, $: load(chart.drawing, { xml: true }) };
}

/** How the style page names the columns of the examples. */
const drawable: Readonly<Record<string, readonly [example: string, attributes: Attributes]>> = {
  lines: ['retention', { x: 'day_n', lines: 'adjoe, applovin, tide_pool' }],
  heat: ['cohorts', { cells: 'd1, d3, d7, d14, d30' }],
  funnel: ['first-week', { step: 'step', users: 'users' }],
  stack: ['revenue-by-day', { x: 'date', parts: 'ads, purchases, subscriptions' }],
  range: ['ecpm-by-day', { x: 'date', y: 'ecpm', low: 'low', high: 'high' }],
  timeline: ['events-of-a-user', { time: 'event_time', event: 'event', kind: 'kind', value: 'net_revenue' }],
  bars: ['cpi-by-partner', { label: 'partner', value: 'cpi' }],
  columns: ['cost-and-roas', { x: 'date', columns: 'cost, revenue', line: 'roas' }],
  scatter: ['cpi-and-ltv', { label: 'partner', x: 'cpi', y: 'ltv' }],
  donut: ['ad-revenue-by-format', { label: 'format', value: 'revenue' }],
  number: ['board', { label: 'metric', value: 'value', previous: 'previous' }],
};

describe.each(chartTypes)('%s', (type) => {
  const [example = '', attributes = {}] = drawable[type] ?? [];
  const data = exampleResult(example);

  it('has a table with every cell of the result', () => {
    const { drawing, table } = draw(type, data, attributes);
    const $ = load(table ?? drawing);
    const shortDates = table === undefined;
    const rows = $('tbody tr')
      .toArray()
      .map((row) =>
        $(row)
          .children()
          .toArray()
          .map((cell) => $(cell).text()),
      );
    const expected = data.rows.map((row) =>
      row.map((value, at) => {
        const unit = data.columns[at]?.unit ?? 'text';
        if (value === null) return '—no value';
        if (unit === 'date' && shortDates) return `Sep ${Number(String(value).slice(8))}`;
        return formatCell(value, unit);
      }),
    );
    expect(rows).toEqual(expected);
    expect($('tbody th[scope=row]')).toHaveLength(data.rows.length);
    expect($('[role=region]').attr('aria-label')).toContain('T');
  });

  it('has a name and a description if it is a drawing', () => {
    const { $, table, summary } = draw(type, data, attributes);
    expect(summary).toMatch(/\.$/);
    if (table === undefined) return;
    const ids = $('svg[role=img]').attr('aria-labelledby')?.split(' ') ?? [];
    expect(ids.map((id) => $(`#${id}`).text())).toEqual(['T', summary]);
    expect($('svg[role=img]')).toHaveLength(1);
  });

  it('draws one row', () => {
    const { drawing } = draw(type, { ...data, rows: data.rows.slice(0, 1) }, attributes);
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('refuses a result without rows', () => {
    expect(() => draw(type, { ...data, rows: [] }, attributes)).toThrow('has no rows');
  });

  it('refuses a column that the result does not have', () => {
    const [role = ''] = chartAttributes(type);
    const wrong = { ...attributes, [role]: `${data.columns[0]?.name}s` };
    expect(() => draw(type, data, wrong)).toThrow(
      `${role}="${data.columns[0]?.name}s": the result "${example}" has no such column. It has: ${data.columns[0]?.name}, `,
    );
  });

  it('refuses to go without a column it needs', () => {
    const [role = ''] = chartAttributes(type);
    expect(() => draw(type, data, { ...attributes, [role]: '' })).toThrow(`The chart needs ${role}="…"`);
  });
});

describe('lines', () => {
  const columns = [
    ['day', 'days'],
    ['a', 'ratio'],
    ['b', 'ratio'],
  ] as const;
  const rows = [
    [0, 1, 0.8],
    [1, 0.5, 0.4],
    [2, 0.25, null],
  ];

  it('go through their values, and end where a day is not over', () => {
    const { $, summary } = draw('lines', result(columns, rows), { x: 'day', lines: 'a, b' });
    const paths = $('path.c-line')
      .toArray()
      .map((path) => $(path).attr('d'));
    expect(paths).toContain('M0,0L500,110L1000,165');
    expect(paths).toContain('M0,44L500,132');
    expect(summary).toBe('Line chart by DAY, 0 to 2: A goes from 100% to 25% and B goes from 80% to 40%.');
  });

  it('differ without color, and the one in front is drawn last', () => {
    const { $ } = draw('lines', result(columns, rows), { x: 'day', lines: 'a, b', focus: 'a' });
    const groups = $('g > g').toArray();
    expect(groups.map((group) => $(group).attr('class'))).toEqual(['c-muted', 'c-focus']);
    const looks = groups.map((group) => $(group).find('path.c-line').attr('class'));
    expect(new Set(looks).size).toBe(2);
    const shapes = groups.map((group) => $(group).find('path:not(.c-line)').first().attr('d'));
    expect(new Set(shapes).size).toBe(2);
  });

  it('break at a gap', () => {
    const { $ } = draw(
      'lines',
      result(columns.slice(0, 2), [
        [0, 1],
        [1, null],
        [2, 0.5],
        [3, 0.5],
      ]),
      {
        x: 'day',
        lines: 'a',
      },
    );
    expect($('path.c-line').attr('d')?.match(/M/g)).toHaveLength(2);
  });

  it.each<[string, Attributes, string]>([
    ['a line without values', { x: 'day', lines: 'a, none' }, '"none" has no value in any row'],
    ['lines of two units', { x: 'day', lines: 'a, cost' }, '"cost" has another unit than "a"'],
    ['a fifth line', { x: 'day', lines: 'a, a, a, a, a' }, 'A chart has 1 to 4 lines'],
    ['text', { x: 'day', lines: 'name' }, 'its unit is "text"'],
    ['a focus elsewhere', { x: 'day', lines: 'a', focus: 'b' }, 'focus="b" is none of the lines'],
  ])('refuse %s', (_, attributes, message) => {
    const data = result(
      [
        ['day', 'days'],
        ['a', 'ratio'],
        ['none', 'ratio'],
        ['cost', 'money'],
        ['name', 'text'],
      ],
      [[0, 1, null, 1, 'x']],
    );
    expect(() => draw('lines', data, attributes)).toThrow(message);
  });
});

describe('heat table', () => {
  const columns = [
    ['date', 'date'],
    ['users', 'count'],
    ['d1', 'ratio'],
    ['d7', 'ratio'],
  ] as const;

  it('shades the cells of each column by value, and neither others nor those without one', () => {
    const { $ } = draw(
      'heat',
      result(columns, [
        ['2025-09-01', 1000, 0.5, 0.21],
        ['2025-09-02', 960, 0.05, null],
        ['2025-09-03', 970, 0.27, 0.11],
      ]),
      {
        cells: 'd1, d7',
      },
    );
    const shades = $('td')
      .toArray()
      .map((cell) => /h\d/.exec($(cell).attr('class') ?? '')?.[0]);
    expect(shades).toEqual([undefined, 'h5', 'h5', undefined, 'h1', undefined, undefined, 'h3', 'h1']);
  });

  it('hatches and names what is not mature, and leaves out the column that says so', () => {
    const data = result(
      [...columns, ['over', 'days']],
      [
        ['2025-09-01', 1000, 0.5, 0.21, 7],
        ['2025-09-02', 960, 0.05, 0.18, 6],
        ['2025-09-03', 960, 0.05, null, 5],
      ],
    );
    const { $, summary } = draw('heat', data, { cells: 'd1, d7', mature: 'over' });
    expect($('td.open').text()).toBe('18% not mature');
    expect($('thead th').text()).not.toContain('OVER');
    expect(summary).toBe('Table with shaded cells: D1 and D7. Hatched: 1 not mature.');
    expect(() => draw('heat', data, { cells: 'users', mature: 'over' })).toThrow('"users" names no day');
  });

  it('puts the lightest shade on the least, if values are negative', () => {
    const { $ } = draw(
      'heat',
      result(columns.slice(0, 3), [
        ['2025-09-01', 1, -0.5],
        ['2025-09-02', 1, 0.5],
      ]),
      {
        cells: 'd1',
      },
    );
    expect($('td.h1').text()).toBe('−50%');
    expect($('td.h5').text()).toBe('50%');
  });

  it('refuses cells without any value', () => {
    expect(() => draw('heat', result(columns, [['2025-09-01', 1, null, null]]), { cells: 'd1, d7' })).toThrow(
      'No row has a value in "d1", "d7"',
    );
  });
});

describe('lines with something to compare', () => {
  const data = result(
    [
      ['day', 'days'],
      ['roas', 'ratio'],
      ['before', 'ratio'],
      ['goal', 'ratio'],
      ['other', 'ratio'],
    ],
    [
      [0, 0.15, 0.1, 1, 1],
      [1, 0.5, 0.4, 1, 2],
    ],
  );
  const attributes = { x: 'day', lines: 'roas', comparison: 'before', reference: 'goal' };

  it('draw a reference that the axis reaches, and a dashed comparison with the mark of its line, hollow', () => {
    const { $, summary } = draw('lines', data, attributes);
    expect($('line.c-reference').first().attr('y1')).toBe('0');
    expect($('path.c-compared')).toHaveLength(1);
    expect($('.c-hollow').length).toBeGreaterThan(0);
    expect(summary).toContain('BEFORE goes from 10% to 40%. Reference line GOAL: 100%.');
  });

  it.each<[Attributes, string]>([
    [{ reference: 'other' }, 'reference="other" has more than one value'],
    [{ comparison: 'before, other' }, 'more comparisons than lines'],
    [{ reference: 'day' }, 'has another unit'],
  ])('refuse %o', (change, message) => {
    expect(() => draw('lines', data, { ...attributes, ...change })).toThrow(message);
  });
});

describe('stack with states', () => {
  const data = result(
    [
      ['date', 'date'],
      ['ads', 'money'],
      ['state', 'text'],
    ],
    [
      ['2025-09-01', 5, 'final'],
      ['2025-09-02', 6, 'final'],
      ['2025-09-03', 7, 'estimated'],
    ],
  );

  it('names the state of days, and draws those that can change otherwise', () => {
    const { $, summary } = draw('stack', data, { x: 'date', parts: 'ads', state: 'state' });
    expect($('rect.c-open')).toHaveLength(1);
    expect(
      $('text')
        .toArray()
        .map((node) => $(node).text()),
    ).toEqual(expect.arrayContaining(['final', 'estimated']));
    expect(summary).toContain('September 1, 2025 to September 2, 2025: final.');
  });

  it('refuses a day without a state', () => {
    const broken = { ...data, rows: [['2025-09-01', 5, null]] };
    expect(() => draw('stack', broken, { x: 'date', parts: 'ads', state: 'state' })).toThrow(
      'row 1 has no state',
    );
  });
});

describe('columns with a line', () => {
  const data = exampleResult('cost-and-roas');
  const attributes = { x: 'date', columns: 'cost, revenue', line: 'roas' };

  it('have an axis for each unit, and a key that differs without color', () => {
    const { $, summary } = draw('columns', data, attributes);
    expect($('rect.c-part:not(.c-part3)')).toHaveLength(4);
    expect($('rect.c-part3')).toHaveLength(4);
    expect($('.chart-key').text()).toContain('ROAS (right axis)');
    expect($('.chart-plot').attr('data-right')).toMatch(/%$/);
    expect(summary).toContain('ROAS between 219.8% and 238%');
  });

  it.each<[Attributes, string]>([
    [{ line: 'revenue' }, 'has the unit of the columns'],
    [{ columns: 'cost, revenue, cost' }, 'A day has 1 or 2 columns'],
  ])('refuse %o', (change, message) => {
    expect(() => draw('columns', data, { ...attributes, ...change })).toThrow(message);
  });
});

describe('scatter', () => {
  const attributes = { label: 'partner', x: 'cpi', y: 'ltv' };

  it('puts a named dot at both values', () => {
    const { $, summary } = draw('scatter', exampleResult('cpi-and-ltv'), { ...attributes, focus: 'adjoe' });
    expect($('path.c-focus')).toHaveLength(1);
    expect($('text').text()).toContain('Tide Pool');
    expect(summary).toContain('adjoe 0.61 USD and 0.37 USD');
    expect(() => draw('scatter', exampleResult('cpi-and-ltv'), { ...attributes, focus: 'adjo' })).toThrow(
      'Did you mean "adjoe"?',
    );
  });

  it('refuses more dots than have room', () => {
    const data = exampleResult('cpi-and-ltv');
    const many = { ...data, rows: Array.from({ length: 13 }, (_, i) => [`p${i}`, i, i]) };
    expect(() => draw('scatter', many, attributes)).toThrow('at most 12 dots');
  });
});

describe('donut', () => {
  const data = exampleResult('ad-revenue-by-format');
  const attributes = { label: 'format', value: 'revenue' };

  it('numbers its slices, and names them with their shares', () => {
    const { $, summary } = draw('donut', data, attributes);
    expect($('path.c-slice')).toHaveLength(4);
    expect($('text').text()).toContain('1. rewarded667.48 (66.7%)');
    expect(summary).toBe(
      'Shares of Ad revenue, 1,000.00 USD in all: rewarded 667.48 USD (66.7%), interstitial 241.01 USD (24.1%), offerwall 75.00 USD (7.5%), and banner 16.51 USD (1.7%).',
    );
  });

  it.each<[readonly (readonly ResultValue[])[], string]>([
    [[['a', -1]], 'A donut needs positive values'],
    [[['a', null]], 'A donut needs positive values'],
    [[['a', 0]], 'All parts of the donut are 0'],
    [Array.from({ length: 13 }, (_, i) => [`s${i}`, 1]), 'has 1 to 12 slices'],
  ])('refuses %o', (rows, message) => {
    expect(() => draw('donut', { ...data, rows }, attributes)).toThrow(message);
  });
});

describe('number', () => {
  const data = exampleResult('board');
  const attributes = { label: 'metric', value: 'value', previous: 'previous' };

  it('has its change with sign and direction', () => {
    const { $, summary } = draw('number', data, attributes);
    expect($('text').text()).toContain('9,961▲ +0.9%');
    expect(summary).toContain('Installs 9,961 (September 1 to 7 9,870, +0.9%)');
    const down = draw(
      'number',
      {
        ...data,
        rows: [
          ['Cost', 90, 100],
          ['Same', 5, 5],
          ['New', 5, 0],
        ],
      },
      attributes,
    );
    const words = down.$('text').text();
    expect(words).toContain('▼ −10%');
    expect(words).toContain('= 0%');
    expect(words).not.toContain('Infinity');
  });
});

describe('funnel', () => {
  const columns = [
    ['step', 'text'],
    ['users', 'count'],
  ] as const;
  const at = { step: 'step', users: 'users' };

  it('draws who came this far, and who left since the step before', () => {
    const { $, summary } = draw(
      'funnel',
      result(columns, [
        ['Install', 1000],
        ['Level 5', 800],
        ['Purchase', 39],
      ]),
      at,
    );
    const widths = (name: string): (string | undefined)[] =>
      $(`rect.${name}`)
        .toArray()
        .map((bar) => $(bar).attr('width'));
    expect(widths('c-focus')).toEqual(['100%', '80%', '3.9%']);
    expect(widths('c-rest')).toEqual(['100%', '100%', '80%']);
    expect($('text').text()).toContain('39 (3.9%)');
    expect(summary).toBe('Funnel of 3 steps: Install 1,000, Level 5 800 (80%), and Purchase 39 (3.9%).');
  });

  it.each<[string, readonly (readonly ResultValue[])[], string]>([
    [
      'a step without a number',
      [
        ['a', 5],
        ['b', null],
      ],
      'Step 2 of the funnel has no number',
    ],
    ['a negative number', [['a', -5]], 'Step 1 of the funnel has no number'],
    [
      'more users than before',
      [
        ['a', 5],
        ['b', 6],
      ],
      'Step 2 of the funnel has more users than step 1',
    ],
    ['nobody', [['a', 0]], 'Nobody entered'],
    ['a name that a phone cuts off', [['a'.repeat(50), 5]], 'a phone shows 44'],
  ])('refuses %s', (_, rows, message) => {
    expect(() => draw('funnel', result(columns, rows), at)).toThrow(message);
  });
});

describe('stack', () => {
  const columns = [
    ['date', 'date'],
    ['a', 'money'],
    ['b', 'money'],
  ] as const;
  const at = { x: 'date', parts: 'a, b' };
  const boxes = ($: ReturnType<typeof load>): (string | undefined)[][] =>
    $('g > rect')
      .toArray()
      .map((box) => ['x', 'width', 'y', 'height'].map((name) => $(box).attr(name)));

  it('puts parts on top of each other', () => {
    const { $ } = draw(
      'stack',
      result(columns, [
        ['2025-09-01', 60, 40],
        ['2025-09-02', '25.5', 0],
      ]),
      at,
    );
    expect(boxes($)).toEqual([
      ['7%', '36%', '88', '132'],
      ['57%', '36%', '163.9', '56.1'],
      ['7%', '36%', '0', '88'],
    ]);
  });

  it('puts negative parts below zero', () => {
    const { $ } = draw('stack', result(columns, [['2025-09-01', 100, -100]]), at);
    expect(boxes($)).toEqual([
      ['14%', '72%', '0', '110'],
      ['14%', '72%', '110', '110'],
    ]);
  });

  it('draws nothing for a part without a value', () => {
    const { $ } = draw('stack', result(columns, [['2025-09-01', 100, null]]), at);
    expect(boxes($)).toHaveLength(1);
  });

  it('names its parts, with fills that differ without color', () => {
    const { $ } = draw('stack', result(columns, [['2025-09-01', 60, 40]]), at);
    expect($('pattern').attr('id')).toBe('c-hatch');
    expect($('.c-part1').first().attr('fill')).toBe('url(#c-hatch)');
    expect($('text').text()).toContain('AB');
  });

  it.each<[string, ColumnSpec[], string]>([
    [
      'ratios, which do not add up',
      [
        ['a', 'ratio'],
        ['b', 'ratio'],
      ],
      'its unit is "ratio"',
    ],
    [
      'two units',
      [
        ['a', 'money'],
        ['b', 'count'],
      ],
      'they do not add up',
    ],
  ])('refuses %s', (_, parts, message) => {
    expect(() => draw('stack', result([['date', 'date'], ...parts], [['2025-09-01', 1, 1]]), at)).toThrow(
      message,
    );
  });
});

describe('range', () => {
  const columns = [
    ['date', 'date'],
    ['v', 'money'],
    ['low', 'money'],
    ['high', 'money'],
  ] as const;
  const at = { x: 'date', y: 'v', low: 'low', high: 'high' };
  const day = (n: number): string => `2025-09-0${n}`;

  it('marks values outside, and names the furthest of a run', () => {
    const { $, summary } = draw(
      'range',
      result(columns, [
        [day(1), 12, 11, 13],
        [day(2), 14, 11, 13],
        [day(3), 16, 11, 13],
        [day(4), 13, 11, 13],
        [day(5), 10, 11, 13],
      ]),
      at,
    );
    expect($('path.c-out')).toHaveLength(3);
    expect(
      $('text.c-out')
        .toArray()
        .map((label) => $(label).text()),
    ).toEqual(['16.00 USD', '10.00 USD']);
    expect(summary).toContain('September 5, 2025 with 10.00 USD, expected 11.00 to 13.00 USD');
  });

  it('draws band and line to scale', () => {
    const { $ } = draw(
      'range',
      result(columns, [
        [day(1), 12, 10, 20],
        [day(2), 15, 10, 20],
      ]),
      at,
    );
    expect($('path.c-line').attr('d')).toBe('M250,176L750,110');
    expect($('path.c-band').attr('d')).toBe('M250,0L750,0L750,220L250,220Z');
    expect($('path.c-out')).toHaveLength(0);
  });

  it('has gaps where there is no value or no range', () => {
    const { $, summary } = draw(
      'range',
      result(columns, [
        [day(1), 12, null, null],
        [day(2), null, 10, 20],
        [day(3), 15, 10, 20],
      ]),
      at,
    );
    expect($('path.c-line').attr('d')?.match(/M/g)).toHaveLength(2);
    expect(summary).toContain('All values are inside');
  });

  it('refuses a range upside down', () => {
    expect(() => draw('range', result(columns, [[day(1), 12, 13, 11]]), at)).toThrow(
      'In row 1 "low" is above "high"',
    );
  });
});

describe('timeline', () => {
  const columns = [
    ['at', 'time'],
    ['what', 'text'],
    ['kind', 'text'],
    ['note', 'text'],
    ['won', 'text'],
  ] as const;
  const all = { time: 'at', event: 'what', kind: 'kind', note: 'note', mark: 'won' };
  const rows = [
    ['2025-09-03T12:00:00.000Z', 'View', 'view', 'Inside the window', true],
    ['2025-09-04T12:00:00.000Z', 'First open', 'install', null, false],
    ['2025-09-04T12:00:00.001Z', 'Level 1', 'event', null, false],
  ];

  it('says when each event is, and how much later', () => {
    const { $ } = draw('timeline', result(columns, rows), all);
    const words = $('text')
      .toArray()
      .map((label) => $(label).text());
    expect(words).toEqual([
      'View',
      'Sep 3, 12:00:00',
      'Inside the window',
      'First open',
      'Sep 4, 12:00:00 · 1 d later',
      'Level 1',
      'Sep 4, 12:00:00.001 · 1 ms later',
    ]);
  });

  it('fills only what decides, gives each kind its shape, and dashes the line across a day', () => {
    const { $ } = draw('timeline', result(columns, rows), all);
    const marks = $('path').toArray();
    expect(marks.map((one) => $(one).hasClass('c-hollow'))).toEqual([false, true, true]);
    expect(new Set(marks.map((one) => $(one).attr('d'))).size).toBe(3);
    expect(
      $('line')
        .toArray()
        .map((line) => $(line).hasClass('c-dash1')),
    ).toEqual([true, false]);
  });

  it.each<[string, readonly ResultValue[], string]>([
    ['events that are not in order', ['2025-09-01T00:00:00Z', 'x', '', null, true], 'Row 4 is earlier'],
    ['a time that is none', [null, 'x', '', null, true], 'is neither a date nor a time'],
    [
      'a mark that is not a truth value',
      ['2025-09-05T00:00:00Z', 'x', '', null, 'yes'],
      'neither true nor false',
    ],
    [
      'a note that a phone cuts off',
      ['2025-09-05T00:00:00Z', 'x', '', 'n'.repeat(51), true],
      'a phone shows 50',
    ],
  ])('refuses %s', (_, row, message) => {
    expect(() => draw('timeline', result(columns, [...rows, row]), all)).toThrow(message);
  });
});

describe('bars', () => {
  const columns = [
    ['who', 'text'],
    ['v', 'money'],
  ] as const;
  const at = { label: 'who', value: 'v' };
  const boxes = ($: ReturnType<typeof load>): (string | undefined)[][] =>
    $('rect')
      .toArray()
      .map((box) => ['x', 'width', 'class'].map((name) => $(box).attr(name)));

  it('are as long as their values, with one in front', () => {
    const { $ } = draw(
      'bars',
      result(columns, [
        ['a', 0.5],
        ['b', 2],
      ]),
      { ...at, focus: 'a' },
    );
    expect(boxes($)).toEqual([
      ['0%', '25%', 'c-focus'],
      ['0%', '100%', 'c-quiet'],
    ]);
    expect($('line')).toHaveLength(0);
  });

  it.each([
    ['shares end at the whole', [0.87, 0.6], ['87%', '60%']],
    ['more than the whole is as wide as the chart', [2, 0.5], ['100%', '25%']],
    ['small shares are compared with each other', [0.2, 0.05], ['100%', '25%']],
  ])('%s', (_, values, widths) => {
    const shares = [
      ['who', 'text'],
      ['v', 'ratio'],
    ] as const;
    const rows = values.map((value, i) => [`p${i}`, value] as const);
    const { $ } = draw('bars', result(shares, rows), at);
    expect(boxes($).map(([, width]) => width)).toEqual(widths);
  });

  it('go to the left of zero if negative', () => {
    const { $ } = draw(
      'bars',
      result(columns, [
        ['a', -10],
        ['b', 30],
      ]),
      at,
    );
    expect(boxes($)).toEqual([
      ['0%', '25%', 'c-focus'],
      ['25%', '75%', 'c-focus'],
    ]);
    expect($('line').attr('x1')).toBe('25%');
  });

  it('leave out the bar where there is no value', () => {
    const { $ } = draw(
      'bars',
      result(columns, [
        ['a', null],
        ['b', 30],
      ]),
      at,
    );
    expect($('rect')).toHaveLength(1);
    expect($('text').text()).toContain('—');
  });

  it('refuse a focus that is not a row, and values that are not numbers', () => {
    expect(() => draw('bars', result(columns, [['adjoe', 1]]), { ...at, focus: 'adjo' })).toThrow(
      'Did you mean "adjoe"?',
    );
    expect(() => draw('bars', result(columns, [['a', 'much']]), at)).toThrow('"much" in "v" is not a number');
    expect(() => draw('bars', result(columns, [['a', null]]), at)).toThrow('No row has a value in "v"');
  });
});

describe('figure', () => {
  const [example = '', attributes = {}] = drawable.bars ?? [];
  const options = { type: 'bars', id: 'c', title: 'A < B', says: '{cpi@adjoe} & more', attributes };

  it('has title, sentence, drawing and folded table', () => {
    const $ = load(figureHtml(exampleResult(example), options));
    expect($('figcaption strong').text()).toBe('A < B');
    expect($('figcaption').text()).toBe('A < B 0.61 USD & more');
    expect($('svg[role=img]')).toHaveLength(1);
    expect($('details table')).toHaveLength(1);
  });

  it('refuses a type that is none', () => {
    expect(() => figureHtml(exampleResult(example), { ...options, type: 'bar' })).toThrow(
      'No chart "bar". Known: bars, columns, donut, funnel, heat, lines, number, range, scatter, stack, timeline. Did you mean "bars"?',
    );
  });
});
