/** What charts draw for known values, and what they refuse. Heights of plots are 220 pixels. */
import { load, type CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { plainFormat } from './format';
import {
  chartAttributes,
  chartTypes,
  drawChart,
  figureHtml,
  type Result,
  type Unit,
  type Value,
} from './index';

/** A column: its unit, then its values. */
type Column = readonly [unit: Unit, ...values: Value[]];

const result = (columns: Readonly<Record<string, Column>>): Result => {
  const all = Object.entries(columns);
  const [, [, ...first]] = all[0]!;
  return {
    id: 'r',
    currency: 'USD',
    columns: all.map(([name, [unit]]) => ({ name, label: name.toUpperCase(), unit })),
    rows: first.map((_, row) => all.map(([, column]) => column[row + 1] ?? null)),
  };
};

type Attributes = Readonly<Record<string, string>>;

function draw(type: string, data: Result, attributes: Attributes) {
  const chart = drawChart(data, { type, id: 'c', title: 'T', attributes });
  return { ...chart, $: load(chart.drawing, { xml: true }) };
}

const textsOf = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((node) => $(node).text());

const attributesOf = ($: CheerioAPI, selector: string, ...names: string[]): (string | undefined)[][] =>
  $(selector)
    .toArray()
    .map((node) => names.map((name) => $(node).attr(name)));

const date = ['date', '2025-09-01', '2025-09-02'] as const;
const names = ['text', 'north', 'south'] as const;

/** Two rows for each chart, with its attributes; the second value of some is missing. */
const drawable: Readonly<Record<string, readonly [Readonly<Record<string, Column>>, Attributes]>> = {
  lines: [
    { day: ['days', 0, 1], a: ['ratio', 1, 0.4], b: ['ratio', 1, null] },
    { x: 'day', lines: 'a, b' },
  ],
  heat: [{ date, d1: ['ratio', 0.5, 0.25], d7: ['ratio', 0.2, null] }, { cells: 'd1, d7' }],
  funnel: [
    { step: names, users: ['count', 1000, 800] },
    { step: 'step', users: 'users' },
  ],
  stack: [
    { date, ads: ['money', 5, 6], sales: ['money', 3, 0.5] },
    { x: 'date', parts: 'ads, sales' },
  ],
  range: [
    { date, y: ['money', 12, 14.5], low: ['money', 11, 11], high: ['money', 13, 13] },
    { x: 'date', y: 'y', low: 'low', high: 'high' },
  ],
  timeline: [
    { at: ['time', '2025-09-01T10:00:00Z', '2025-09-01T10:00:09Z'], event: names },
    { time: 'at', event: 'event' },
  ],
  bars: [
    { name: names, cost: ['money', 0.61, 0.37] },
    { label: 'name', value: 'cost' },
  ],
  columns: [
    { date, cost: ['money', 200, 210], revenue: ['money', 440, 500], roas: ['ratio', 2.2, 2.38] },
    { x: 'date', columns: 'cost, revenue', line: 'roas' },
  ],
  scatter: [
    { name: names, cost: ['money', 0.61, 0.37], worth: ['money', 0.4, 0.5] },
    { label: 'name', x: 'cost', y: 'worth' },
  ],
  donut: [
    { name: names, revenue: ['money', 750, 250] },
    { label: 'name', value: 'revenue' },
  ],
  number: [
    { name: names, now: ['count', 9961, 5], before: ['count', 9870, null] },
    { label: 'name', value: 'now', previous: 'before' },
  ],
};

/** The rows of a type of chart, and its attributes. */
function exampleOf(type: string): { data: Result; attributes: Attributes } {
  const [columns = {}, attributes = {}] = drawable[type] ?? [];
  return { data: result(columns), attributes };
}

describe.each(chartTypes)('%s', (type) => {
  const { data, attributes } = exampleOf(type);

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
        return plainFormat.cell(value, unit);
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
      `${role}="${data.columns[0]?.name}s": the result "r" has no such column. It has: ${data.columns[0]?.name}, `,
    );
  });

  it('refuses to go without a column it needs', () => {
    const [role = ''] = chartAttributes(type);
    expect(() => draw(type, data, { ...attributes, [role]: '' })).toThrow(`The chart needs ${role}="…"`);
  });
});

describe('lines', () => {
  const data = result({ day: ['days', 0, 1, 2], a: ['ratio', 1, 0.5, 0.25], b: ['ratio', 0.8, 0.4, null] });

  it('go through their values, and end where a day is not over', () => {
    const { $, summary } = draw('lines', data, { x: 'day', lines: 'a, b' });
    const paths = attributesOf($, 'path.c-line', 'd').flat();
    expect(paths).toContain('M0,0L500,110L1000,165');
    expect(paths).toContain('M0,44L500,132');
    expect(summary).toBe('Line chart by DAY, 0 to 2: A goes from 100% to 25% and B goes from 80% to 40%.');
  });

  it('differ without color, and the one in front is drawn last', () => {
    const { $ } = draw('lines', data, { x: 'day', lines: 'a, b', focus: 'a' });
    const groups = $('g > g').toArray();
    expect(groups.map((group) => $(group).attr('class'))).toEqual(['c-muted', 'c-focus']);
    const looks = groups.map((group) => $(group).find('path.c-line').attr('class'));
    expect(new Set(looks).size).toBe(2);
    const shapes = groups.map((group) => $(group).find('path:not(.c-line)').first().attr('d'));
    expect(new Set(shapes).size).toBe(2);
  });

  it('break at a gap', () => {
    const gap = result({ day: ['days', 0, 1, 2, 3], a: ['ratio', 1, null, 0.5, 0.5] });
    const { $ } = draw('lines', gap, { x: 'day', lines: 'a' });
    expect($('path.c-line').attr('d')?.match(/M/g)).toHaveLength(2);
  });

  it.each<[string, Attributes, string]>([
    ['a line without values', { lines: 'a, none' }, '"none" has no value in any row'],
    ['lines of two units', { lines: 'a, cost' }, '"cost" has another unit than "a"'],
    ['a fifth line', { lines: 'a, a, a, a, a' }, 'A chart has 1 to 4 lines'],
    ['text', { lines: 'name' }, 'its unit is "text"'],
    ['a focus elsewhere', { lines: 'a', focus: 'b' }, 'focus="b" is none of the lines'],
    ['references of many values', { lines: 'a', reference: 'b' }, 'reference="b" has more than one value'],
    ['comparisons without a line', { lines: 'a', comparison: 'a, b' }, 'more comparisons than lines'],
    ['a reference of another unit', { lines: 'a', reference: 'day' }, 'has another unit'],
  ])('refuse %s', (_, attributes, message) => {
    const columns = { none: ['ratio', null, null], cost: ['money', 1, 1], name: ['text', 'x', 'y'] } as const;
    const wrong = result({ day: ['days', 0, 1], a: ['ratio', 1, 1], b: ['ratio', 1, 2], ...columns });
    expect(() => draw('lines', wrong, { x: 'day', ...attributes })).toThrow(message);
  });

  it('draw a reference that the axis reaches, and a dashed comparison with the mark of its line, hollow', () => {
    const values = {
      roas: ['ratio', 0.15, 0.5],
      before: ['ratio', 0.1, 0.4],
      goal: ['ratio', 1, 1],
    } as const;
    const attributes = { x: 'day', lines: 'roas', comparison: 'before', reference: 'goal' };
    const { $, summary } = draw('lines', result({ day: ['days', 0, 1], ...values }), attributes);
    expect($('line.c-reference').first().attr('y1')).toBe('0');
    expect($('path.c-compared')).toHaveLength(1);
    expect($('.c-hollow').length).toBeGreaterThan(0);
    expect(summary).toContain('BEFORE goes from 10% to 40%. Reference line GOAL: 100%.');
  });
});

describe('heat table', () => {
  const date = ['date', '2025-09-01', '2025-09-02', '2025-09-03'] as const;
  const users = ['count', 1000, 960, 970] as const;

  it('shades the cells of each column by value, and neither others nor those without one', () => {
    const data = result({ date, users, d1: ['ratio', 0.5, 0.05, 0.27], d7: ['ratio', 0.21, null, 0.11] });
    const { $ } = draw('heat', data, { cells: 'd1, d7' });
    const shades = attributesOf($, 'td', 'class').map(([look]) => /h\d/.exec(look ?? '')?.[0]);
    expect(shades).toEqual([undefined, 'h5', 'h5', undefined, 'h1', undefined, undefined, 'h3', 'h1']);
  });

  it('hatches and names what is not mature, and leaves out the column that says so', () => {
    const over = ['days', 7, 6, 5] as const;
    const data = result({
      date,
      users,
      d1: ['ratio', 0.5, 0.05, 0.05],
      d7: ['ratio', 0.21, 0.18, null],
      over,
    });
    const { $, summary } = draw('heat', data, { cells: 'd1, d7', mature: 'over' });
    expect($('td.open').text()).toBe('18% not mature');
    expect($('thead th').text()).not.toContain('OVER');
    expect(summary).toBe('Table with shaded cells: D1 and D7. Hatched: 1 not mature.');
    expect(() => draw('heat', data, { cells: 'users', mature: 'over' })).toThrow('"users" names no day');
  });

  it('puts the lightest shade on the least, if values are negative', () => {
    const { $ } = draw('heat', result({ date, d1: ['ratio', -0.5, 0.5, 0] }), { cells: 'd1' });
    expect($('td.h1').text()).toBe('-50%');
    expect($('td.h5').text()).toBe('50%');
  });

  it('refuses cells without any value', () => {
    expect(() => draw('heat', result({ date, d1: ['ratio'], d7: ['ratio'] }), { cells: 'd1, d7' })).toThrow(
      'No row has a value in "d1", "d7"',
    );
  });
});

describe('columns with a line', () => {
  const { data, attributes } = exampleOf('columns');

  it('have an axis for each unit, and a key that differs without color', () => {
    const { $, summary } = draw('columns', data, attributes);
    expect($('g rect.c-part:not(.c-part3)')).toHaveLength(2);
    expect($('g rect.c-part3')).toHaveLength(2);
    expect($('.chart-key').text()).toContain('ROAS (right axis)');
    expect($('.chart-plot').attr('data-right')).toMatch(/%$/);
    expect(summary).toContain('ROAS between 220% and 238%');
  });

  it.each<[Attributes, string]>([
    [{ line: 'revenue' }, 'has the unit of the columns'],
    [{ columns: 'cost, revenue, cost' }, 'A day has 1 or 2 columns'],
  ])('refuse %o', (change, message) => {
    expect(() => draw('columns', data, { ...attributes, ...change })).toThrow(message);
  });
});

describe('scatter', () => {
  const { data, attributes } = exampleOf('scatter');

  it('puts a named dot at both values', () => {
    const { $, summary } = draw('scatter', data, { ...attributes, focus: 'north' });
    expect($('path.c-focus')).toHaveLength(1);
    expect($('text').text()).toContain('south');
    expect(summary).toContain('north 0.61 USD and 0.40 USD');
    expect(() => draw('scatter', data, { ...attributes, focus: 'nort' })).toThrow('Did you mean "north"?');
  });

  it('refuses more dots than have room', () => {
    const many = { ...data, rows: Array.from({ length: 13 }, (_, i) => [`p${i}`, i, i]) };
    expect(() => draw('scatter', many, attributes)).toThrow('at most 12 dots');
  });
});

describe('donut', () => {
  const { data, attributes } = exampleOf('donut');

  it('numbers its slices, and names them with their shares', () => {
    const { $, summary } = draw('donut', data, attributes);
    expect($('path.c-slice')).toHaveLength(2);
    expect($('text').text()).toContain('1. north750.00 (75%)');
    expect(summary).toBe(
      'Shares of REVENUE, 1,000.00 USD in all: north 750.00 USD (75%) and south 250.00 USD (25%).',
    );
  });

  it.each<[readonly (readonly Value[])[], string]>([
    [[['a', -1]], 'A donut needs positive values'],
    [[['a', null]], 'A donut needs positive values'],
    [[['a', 0]], 'All parts of the donut are 0'],
    [Array.from({ length: 13 }, (_, i) => [`s${i}`, 1]), 'has 1 to 12 slices'],
  ])('refuses %o', (rows, message) => {
    expect(() => draw('donut', { ...data, rows }, attributes)).toThrow(message);
  });
});

describe('number', () => {
  const { data, attributes } = exampleOf('number');

  it('has its change with sign and direction', () => {
    const { $, summary } = draw('number', data, attributes);
    expect($('text').text()).toContain('9,961▲ +0.9%');
    expect(summary).toContain('north 9,961 (BEFORE 9,870, +0.9%)');
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
  const at = { step: 'step', users: 'users' };
  const steps = (users: readonly (number | null)[], names = users.map((_, i) => `s${i}`)): Result =>
    result({ step: ['text', ...names], users: ['count', ...users] });

  it('draws who came this far, and who left since the step before', () => {
    const { $, summary } = draw('funnel', steps([1000, 800, 39], ['Install', 'Level 5', 'Purchase']), at);
    expect(attributesOf($, 'rect.c-focus', 'width').flat()).toEqual(['100%', '80%', '3.9%']);
    expect(attributesOf($, 'rect.c-rest', 'width').flat()).toEqual(['100%', '100%', '80%']);
    expect($('text').text()).toContain('39 (3.9%)');
    expect(summary).toBe('Funnel of 3 steps: Install 1,000, Level 5 800 (80%), and Purchase 39 (3.9%).');
  });

  it.each<[string, Result, string]>([
    ['a step without a number', steps([5, null]), 'Step 2 of the funnel has no number'],
    ['a negative number', steps([-5]), 'Step 1 of the funnel has no number'],
    ['more users than before', steps([5, 6]), 'Step 2 of the funnel has more users than step 1'],
    ['nobody', steps([0]), 'Nobody entered'],
    ['a name that a phone cuts off', steps([5], ['a'.repeat(50)]), 'a phone shows 44'],
  ])('refuses %s', (_, data, message) => {
    expect(() => draw('funnel', data, at)).toThrow(message);
  });
});

describe('stack', () => {
  const at = { x: 'date', parts: 'a, b' };
  const boxes = (a: Column, b: Column) =>
    draw(
      'stack',
      result({ date: ['date', '2025-09-01', '2025-09-02'].slice(0, a.length) as never, a, b }),
      at,
    );
  const placesIn = ({ $ }: ReturnType<typeof draw>) =>
    attributesOf($, 'g > rect', 'x', 'width', 'y', 'height');

  it('puts parts on top of each other', () => {
    expect(placesIn(boxes(['money', 60, '25.5'], ['money', 40, 0]))).toEqual([
      ['7%', '36%', '88', '132'],
      ['57%', '36%', '163.9', '56.1'],
      ['7%', '36%', '0', '88'],
    ]);
  });

  it('puts negative parts below zero, and draws nothing for a part without a value', () => {
    expect(placesIn(boxes(['money', 100], ['money', -100]))).toEqual([
      ['14%', '72%', '0', '110'],
      ['14%', '72%', '110', '110'],
    ]);
    expect(placesIn(boxes(['money', 100], ['money', null]))).toHaveLength(1);
  });

  it('names its parts, with fills that differ without color', () => {
    const { $ } = boxes(['money', 60], ['money', 40]);
    expect($('pattern').attr('id')).toBe('c-hatch');
    expect($('.c-part1').first().attr('fill')).toBe('url(#c-hatch)');
    expect($('text').text()).toContain('AB');
  });

  it.each<[string, Column, Column, string]>([
    ['ratios, which do not add up', ['ratio', 1], ['ratio', 1], 'its unit is "ratio"'],
    ['two units', ['money', 1], ['count', 1], 'they do not add up'],
  ])('refuses %s', (_, a, b, message) => {
    expect(() => boxes(a, b)).toThrow(message);
  });

  it('names the state of days, and draws those that can change otherwise', () => {
    const of = (...states: (string | null)[]) =>
      draw(
        'stack',
        result({
          date: ['date', '2025-09-01', '2025-09-02', '2025-09-03'],
          ads: ['money', 5, 6, 7],
          state: ['text', ...states],
        }),
        { x: 'date', parts: 'ads', state: 'state' },
      );
    const { $, summary } = of('final', 'final', 'estimated');
    expect($('rect.c-open')).toHaveLength(1);
    expect(textsOf($, 'text')).toEqual(expect.arrayContaining(['final', 'estimated']));
    expect(summary).toContain('September 1, 2025 to September 2, 2025: final.');
    expect(() => of(null)).toThrow('row 1 has no state');
  });
});

describe('range', () => {
  const at = { x: 'date', y: 'v', low: 'low', high: 'high' };
  type Values = readonly (number | null)[];
  const drawn = (v: Values, low: Values, high: Values) =>
    draw(
      'range',
      result({
        date: ['date', ...v.map((_, i) => `2025-09-0${i + 1}`)],
        v: ['money', ...v],
        low: ['money', ...low],
        high: ['money', ...high],
      }),
      at,
    );

  it('marks values outside, and names the furthest of a run', () => {
    const { $, summary } = drawn([12, 14, 16, 13, 10], [11, 11, 11, 11, 11], [13, 13, 13, 13, 13]);
    expect($('path.c-out')).toHaveLength(3);
    expect(textsOf($, 'text.c-out')).toEqual(['16.00 USD', '10.00 USD']);
    expect(summary).toContain('September 5, 2025 with 10.00 USD, expected 11.00 to 13.00 USD');
  });

  it('draws band and line to scale', () => {
    const { $ } = drawn([12, 15], [10, 10], [20, 20]);
    expect($('path.c-line').attr('d')).toBe('M250,176L750,110');
    expect($('path.c-band').attr('d')).toBe('M250,0L750,0L750,220L250,220Z');
    expect($('path.c-out')).toHaveLength(0);
  });

  it('has gaps where there is no value or no range', () => {
    const { $, summary } = drawn([12, null, 15], [null, 10, 10], [null, 20, 20]);
    expect($('path.c-line').attr('d')?.match(/M/g)).toHaveLength(2);
    expect(summary).toContain('All values are inside');
  });

  it('refuses a range upside down', () => {
    expect(() => drawn([12], [13], [11])).toThrow('In row 1 "low" is above "high"');
  });
});

describe('timeline', () => {
  const all = { time: 'at', event: 'what', kind: 'kind', note: 'note', mark: 'won' };
  const drawn = (at?: Value, note: Value = null, won: Value = true) => {
    const times = ['2025-09-03T12:00:00.000Z', '2025-09-04T12:00:00.000Z', '2025-09-04T12:00:00.001Z'];
    const data = result({
      at: ['time', ...times, ...(at === undefined ? [] : [at])],
      what: ['text', 'View', 'First open', 'Level 1', 'x'],
      kind: ['text', 'view', 'install', 'event', ''],
      note: ['text', 'Inside the window', null, null, note],
      won: ['text', true, false, false, won],
    });
    return draw('timeline', data, all);
  };

  it('says when each event is, and how much later', () => {
    expect(textsOf(drawn().$, 'text')).toEqual([
      'View',
      'Sep 3, 12:00:00',
      'Inside the window',
      'First open',
      'Sep 4, 12:00:00 · 86,400 s later',
      'Level 1',
      'Sep 4, 12:00:00 · 0.001 s later',
    ]);
  });

  it('fills only what decides, gives each kind its shape, and dashes the line across a day', () => {
    const { $ } = drawn();
    const marks = attributesOf($, 'path', 'd', 'class');
    expect(marks.map(([, look]) => look?.includes('c-hollow'))).toEqual([false, true, true]);
    expect(new Set(marks.map(([d]) => d)).size).toBe(3);
    expect(attributesOf($, 'line', 'class').map(([look]) => look?.includes('c-dash1'))).toEqual([
      true,
      false,
    ]);
  });

  it.each<[string, Parameters<typeof drawn>, string]>([
    ['events that are not in order', ['2025-09-01T00:00:00Z'], 'Row 4 is earlier'],
    ['a time that is none', [null], 'is neither a date nor a time'],
    ['a mark that is not a truth value', ['2025-09-05T00:00:00Z', null, 'yes'], 'neither true nor false'],
    ['a note that a phone cuts off', ['2025-09-05T00:00:00Z', 'n'.repeat(51)], 'a phone shows 50'],
  ])('refuses %s', (_, row, message) => {
    expect(() => drawn(...row)).toThrow(message);
  });
});

describe('bars', () => {
  const drawn = (value: Column, focus?: string) => {
    const who = ['a', 'b', 'c'].slice(0, value.length - 1);
    const data = result({ who: ['text', ...who], v: value });
    return draw('bars', data, { label: 'who', value: 'v', ...(focus !== undefined && { focus }) });
  };

  it('are as long as their values, with one in front', () => {
    const { $ } = drawn(['money', 0.5, 2], 'a');
    expect(attributesOf($, 'rect', 'x', 'width', 'class')).toEqual([
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
    expect(attributesOf(drawn(['ratio', ...values]).$, 'rect', 'width').flat()).toEqual(widths);
  });

  it('go to the left of zero if negative', () => {
    const { $ } = drawn(['money', -10, 30]);
    expect(attributesOf($, 'rect', 'x', 'width')).toEqual([
      ['0%', '25%'],
      ['25%', '75%'],
    ]);
    expect($('line').attr('x1')).toBe('25%');
  });

  it('leave out the bar where there is no value', () => {
    const { $ } = drawn(['money', null, 30]);
    expect($('rect')).toHaveLength(1);
    expect($('text').text()).toContain('—');
  });

  it('refuse a focus that is not a row, and values that are not numbers', () => {
    expect(() => drawn(['money', 1], 'aa')).toThrow('Did you mean "a"?');
    expect(() => drawn(['money', 'much'])).toThrow('"much" in "v" is not a number');
    expect(() => drawn(['money', null])).toThrow('No row has a value in "v"');
  });
});

describe('figure', () => {
  const { data, attributes } = exampleOf('bars');
  const options = { type: 'bars', id: 'c', title: 'A < B', says: 'C & more', attributes };

  it('has title, sentence, drawing and folded table', () => {
    const $ = load(figureHtml(data, options));
    expect($('figcaption strong').text()).toBe('A < B');
    expect($('figcaption').text()).toBe('A < B C & more');
    expect($('svg[role=img]')).toHaveLength(1);
    expect($('details table')).toHaveLength(1);
  });

  it('writes values as its site does', () => {
    const format = { ...plainFormat, cell: () => 'x', text: () => 'y', missingDecimals: () => ['.0', ''] };
    const $ = load(figureHtml(data, options, format));
    expect($('details td').first().text()).toBe('x');
    expect($('details td').first().attr('data-rest')).toBe('.0');
    expect($('svg text').last().text()).toBe('y');
  });

  it('refuses a type that is none', () => {
    expect(() => figureHtml(data, { ...options, type: 'bar' })).toThrow(
      'No chart "bar". Known: bars, columns, donut, funnel, heat, lines, number, range, scatter, stack, timeline. Did you mean "bars"?',
    );
  });
});
