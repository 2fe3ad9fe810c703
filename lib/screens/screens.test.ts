import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { dashboardAreaSchema } from '../../data/schema/dashboard';
import { loadDashboard, loadDashboardOf } from '../dashboard/load';
import { Dashboard, pathLabels } from '../dashboard/model';
import { parseFacts } from '../yaml/read';
import { describeScene } from './describe';
import { drawScene } from './draw';
import { isSample, sampleValue } from './sample-values';
import { checkObjects, type UsedObject } from './objects';
import type { ScreenRequest } from './request';
import { sceneOf } from './scene';

const dashboard = loadDashboard();

const scene = (
  of: string,
  values: Record<string, string> = {},
  more: Partial<ScreenRequest> = {},
  model = dashboard,
) =>
  sceneOf(model, {
    of,
    values: new Map(Object.entries(values)),
    lists: new Map(),
    typed: new Set(),
    text: '',
    marks: undefined,
    columns: [],
    rows: [],
    message: '',
    problemAt: '',
    ...more,
  });

const conditions = 'Promote > Goals > Create goal > Conditions';

describe('scene of a place', () => {
  it('has the steps of a wizard, and the fields of the open one that its values call for', () => {
    const { path, steps, controls } = scene(conditions, { Type: 'event', Event: 'level_completed' });
    expect(path.map(({ label }) => label)).toEqual(['Promote', 'Goals', 'Create goal']);
    expect(steps.map(({ label, open }) => (open ? `[${label}]` : label))).toEqual([
      'Type',
      '[Conditions]',
      'Window and value',
      'Review',
    ]);
    expect(controls.map(({ label, value }) => `${label}=${value}`)).toEqual([
      'Event=level_completed',
      'Count=1',
    ]);
    expect(
      scene(conditions, { Type: 'revenue', Conditions: 'x', Amount: '5', Currency: 'USD' }).controls.map(
        ({ label }) => label,
      ),
    ).toEqual(['Conditions', 'Amount', 'Currency']);
  });

  it('takes what the data calls multi_country for the choice Multi-country, and shows what it calls for', () => {
    const values = { Targeting: 'multi_country', Countries: 'DE, AT' };
    const { controls } = scene('Promote > Campaigns > Create campaign', values);
    const valueOf = (name: string) => controls.find(({ label }) => label === name)?.value;
    expect([valueOf('Targeting'), valueOf('Countries')]).toEqual(['Multi-country', 'DE, AT']);
  });

  it('draws the menu of a row on its tabs', () => {
    const menuOf = (values: Record<string, string>): string[] =>
      scene('Promote > Goals > {goal} > Overview', values).menu.map(({ label }) => label);
    expect(menuOf({ '⋯': 'open' })).toContain('Duplicate');
    expect(menuOf({})).toEqual([]);
  });

  it('draws and fills a field for each of a list', () => {
    const of = 'Partner Hub > Catalog > {partner} > Connect > Attributes';
    const lists = new Map([['{attribute}', ['App ID', 'API key']]]);
    const values = { '{partner}': 'Moloco', 'App ID': '1234' };
    const marks = new Map([[dashboard.find(pathLabels(of))!, '3']]);
    const { path, controls } = scene(of, values, { lists, marks });
    expect(path.map(({ label }) => label)).toEqual(['Partner Hub', 'Catalog', 'Moloco', 'Connect']);
    expect(controls.map(({ label, value, mark }) => `${label}|${value}|${mark}`)).toEqual([
      ...['Different values per app|off|', 'App ID|1234|3', 'API key|••••••••|3'],
    ]);
    expect(() => scene(of, values)).toThrow(/is called "App ID"/);
  });

  it('puts a message at its field', () => {
    const message = 'Choose a paid goal for a CPA campaign.';
    const of = 'Promote > Campaigns > Create campaign';
    const { controls, message: below } = scene(of, {}, { message, problemAt: 'Paid goal' });
    expect(controls.find(({ label }) => label === 'Paid goal')?.problem).toBe(message);
    expect(below).toBeUndefined();
    expect(scene(of, {}, { message }).message).toEqual({ text: message, kind: 'hint' });
  });

  it.each<[string, () => unknown, RegExp]>([
    ['a place', () => scene('Promote > Goal'), /No "Goal" in Promote\. Did you mean "Goals"\?/],
    ['a label', () => scene(conditions, { Evnt: 'x' }), /is called "Evnt". Did you mean "Event"\?/],
    [
      'a field in another state',
      () => scene(conditions, { Type: 'event', Day: '7' }),
      /only there with "Type: retention_day"/,
    ],
    ['a field of another screen', () => scene(conditions, { Channel: 'x' }), /is called "Channel"/],
    [
      'a choice',
      () => scene('Promote > Campaigns > Create campaign', { 'Cost model': 'CPX' }),
      /"Cost model" can't be "CPX"/,
    ],
    [
      'a switch',
      () => scene('Promote > Channels > Add channel', { Incentivized: 'yes' }),
      /write on or off, not "yes"/,
    ],
    [
      'a column',
      () => scene('Promote > Campaigns', {}, { columns: ['Nam'] }),
      /no column "Nam". Did you mean "Name"/,
    ],
    [
      'cells',
      () => scene('Promote > Campaigns', {}, { columns: ['Name', 'App'], rows: [['one']] }),
      /has 1 cells: one/,
    ],
    [
      'a message',
      () => scene('Promote > Campaigns > Create campaign', {}, { message: 'Choose a goal.' }),
      /no message "Choose a goal."/,
    ],
  ])('refuses %s that the model lacks', (_, draw, problem) => {
    expect(draw).toThrow(problem);
  });
});

describe('charts', () => {
  it('are bars of a funnel, with those who left between two', () => {
    const { bars } = scene(
      'Analyze > Funnels > {funnel}',
      {},
      {
        columns: ['Step', 'Users'],
        rows: [
          ['Install', '1,250'],
          ['Purchase', '50'],
        ],
      },
    );
    expect(bars.map(({ share, drop }) => [share, drop])).toEqual([
      [1, ''],
      [0.04, '−1,200'],
    ]);
  });

  it('shade cells within their column, and hatch days that are not over', () => {
    const made = scene(
      'Analyze > Cohort analysis',
      {},
      {
        columns: ['Cohort', 'D1', 'D7'],
        rows: [
          ['Sep 6', '40%', '—'],
          ['Sep 5', '39.5%', '18%'],
        ],
        mature: [1, 1],
      },
    );
    expect(made.shades).toEqual([
      ['', 'h5', ''],
      ['', 'h1', 'ho'],
    ]);
    expect(made.rows).toEqual([
      ['Sep 6', '40.0%', ''],
      ['Sep 5', '39.5%', '18%'],
    ]);
    expect(made.tabs.map(({ label, open }) => [label, open])).toEqual([
      ['Table', true],
      ['Curve', false],
    ]);
    expect(describeScene(made)).toContain('Hatched: 1 not mature.');
  });

  it('are lines of figures', () => {
    const trends = new Map([['DAU', [1, 3, 2]]]);
    const html = toHtml(drawScene(scene('Analyze > Monetization > Overview', { DAU: '16,000' }, { trends })));
    expect(html).toContain('<p>DAU<b>16,000</b><svg viewBox="0 -1 60 18"');
    expect(html).toContain('d="M0 16 30 0 60 8"');
  });

  it('are groups of conditions that the page says, with operators of the model', () => {
    const builder = (groups: string) =>
      scene(
        'Analyze > Segments > Create segment > Builder',
        {},
        { groups, text: 'purchases eq 0, country is DE' },
      );
    const made = builder('(purchases eq 0 OR country is DE) AND Exclude (country is DE)');
    expect(made.groups?.operator).toBe('AND');
    expect(made.groups?.list.map(({ operator, excluded }) => [operator, excluded])).toEqual([
      ['OR', false],
      ['AND', true],
    ]);
    expect(describeScene(made)).toContain(
      '2 groups: (purchases eq 0 OR country is DE) AND Exclude (country is DE).',
    );
    expect(() => builder('(purchases eq 1)')).toThrow(/"purchases eq 1" is said nowhere/);
    expect(() => builder('(purchases equal 0)')).toThrow(/has no operator/);
    expect(() => builder('purchases eq 0')).toThrow(/write each group in parentheses/);
  });
});

describe('the frame', () => {
  it('has the app that the picture is about', () => {
    expect(scene('Promote > Campaigns', { App: 'Puzzle Orchard (Android)' }).app).toBe(
      'Puzzle Orchard (Android)',
    );
    expect(scene('Promote > Campaigns').app).toBe('Harbor Tides (Android)');
    const rows = [['Harbor Tides (Android)'], ['Harbor Tides (iOS)']];
    expect(scene('Promote > Campaigns', {}, { columns: ['App'], rows }).app).toBe('2 apps');
  });
});

describe('values that a writer types', () => {
  const typed = new Set(['Event', 'Count']);
  const values = { Type: 'event', Event: 'level_completed', Count: '1' };

  it('are those of the page, or what the screen has by itself', () => {
    expect(() => scene(conditions, values, { typed, text: 'Send level_completed.' })).not.toThrow();
    expect(() => scene(conditions, values, { typed, text: 'Send level_done.' })).toThrow(
      /"Event: level_completed" is said nowhere/,
    );
    expect(() => scene(conditions, { ...values, Count: '2' }, { typed, text: 'level_completed' })).toThrow(
      /"Count: 2" is said nowhere/,
    );
  });
});

describe('messages', () => {
  const form = 'Promote > Campaigns > Create campaign';
  const refused = { message: 'Enter a price from 0.0001 to 10,000.', problemAt: 'Price' };

  it('are refused at a value that breaks the limit, and only there', () => {
    expect(() => scene(form, { Price: '20000' }, refused)).not.toThrow();
    expect(() => scene(form, { Price: '0.60' }, refused)).toThrow(/"Price: 0.60" is not refused with/);
    expect(() => scene(form, { Price: '20000' })).toThrow(/would be refused: Enter a price from 0.0001/);
    const window = { Window: '366 days' };
    expect(() => scene('Promote > Goals > Create goal > Window and value', window)).toThrow(
      /would be refused/,
    );
  });

  it('have the numbers of their facts, and name what the page names', () => {
    const other = { message: 'Enter a price from 0.0001 to 20,000.' };
    expect(() => scene(form, {}, other)).toThrow(/no message "Enter a price from 0.0001 to 20,000."/);
    const connect = { message: 'Connect a partner to Harbor Tides (iOS) first.' };
    expect(() => scene(form, { App: 'Harbor Tides (iOS)' }, connect)).not.toThrow();
    expect(() => scene(form, { App: 'Harbor Tides (Android)' }, connect)).toThrow(/neither the page nor its/);
    const costs = { message: 'all rows imported.', text: 'all' };
    expect(() => scene('Promote > Costs', {}, costs)).toThrow(/"all" is not a number/);
  });

  it('confirm where the form leads, and appear in an empty table', () => {
    expect(scene('Promote > Campaigns', {}, { message: 'Campaign created.' }).message?.kind).toBe('saved');
    expect(() => scene('Promote > Goals', {}, { message: 'Campaign created.' })).toThrow(/no message/);
    const boats = new Dashboard([
      parseFacts(
        'harbor.yaml',
        'area: harbor\nname: Harbor\norder: 1\nhas:\n  - { item: Boats, columns: [Name], empty: No boats yet. }\n',
        dashboardAreaSchema,
      ),
    ]);
    const made = scene('Harbor > Boats', {}, { message: 'No boats yet.' }, boats);
    expect(toHtml(drawScene(made))).toMatch(/<\/table><p class="sy">No boats yet\.<\/p>/);
    expect(describeScene(made)).toContain(
      'The table with the columns Name is empty and says "No boats yet."',
    );
  });
});

describe('steps and their picture', () => {
  const marked = (...labels: string[][]) =>
    new Map(labels.map((path, at) => [dashboard.find(path)!, String(at + 1)]));

  it('share their numbers', () => {
    const marks = marked(['Promote', 'Goals', 'Create goal'], pathLabels(conditions));
    const { path, steps } = scene(conditions, { Type: 'event' }, { marks });
    expect([path.at(-1)?.mark, steps[1]?.mark]).toEqual(['1', '2']);
  });

  it('has something in each field that they name', () => {
    const form = 'Promote > Campaigns > Create campaign';
    const marks = marked(['Promote', 'Campaigns', 'Create campaign', 'Name']);
    expect(() => scene(form, {}, { marks })).toThrow(
      /Step 1 is about "Name", and the picture has nothing in it/,
    );
    expect(scene(form, { Name: 'HT' }, { marks }).controls.every(({ value }) => value !== '')).toBe(true);
  });

  it('has what they name around a place, and in its parts', () => {
    const of = 'Analyze > Monetization > Overview';
    const marks = marked(['Analyze', 'Monetization', 'Date range'], ['Analyze', 'Monetization', 'Overview']);
    expect(scene(of, {}, { marks }).controls.map(({ label, mark }) => label + mark)).toContain('Date range1');
    expect(scene(of).controls.map(({ label }) => label)).not.toContain('Date range');
    const group = marked(['Analyze', 'Segments', 'Create segment', 'Builder', 'Add group']);
    const { buttons } = scene('Analyze > Segments > Create segment', {}, { marks: group });
    expect(buttons.map(({ label }) => label)).toContain('Add group');
  });

  it('are about one screen', () => {
    const marks = marked(['Promote', 'Bids']);
    expect(() => scene(conditions, { Type: 'event' }, { marks })).toThrow(/No step above names anything on/);
    const message = 'Campaign created.';
    const create = marked(['Promote', 'Campaigns', 'Create campaign', 'Name']);
    expect(() => scene('Promote > Campaigns', {}, { marks, message })).toThrow(/No step above/);
    expect(() => scene('Promote > Campaigns', {}, { marks: create, message })).not.toThrow();
  });
});

describe('objects of a picture', () => {
  const app = { kind: 'apps', place: 'apps.app_7k2m9qx4t0ab', field: 'name', label: 'App' };
  const campaign = { kind: 'campaigns', place: 'campaigns.483106', field: 'name', label: 'Name' };
  const check =
    (used: UsedObject[], values: Record<string, string>, text: string, caption = '') =>
    () =>
      checkObjects(used, new Map(Object.entries(values)), [caption, text], caption);

  it('belong together, and are what the page and the caption name', () => {
    const values = { App: 'Harbor Tides (Android)', Partner: 'Tide Pool Ads' };
    expect(check([app, campaign], values, 'A Tide Pool Ads campaign.', 'Harbor Tides')).not.toThrow();
    expect(check([campaign], { ...values, Partner: 'adjoe' }, '')).toThrow(/whose partner is Tide Pool Ads/);
    expect(check([campaign], values, 'An adjoe campaign.')).toThrow(/does not name campaigns\.483106/);
    expect(check([app], values, '', 'A form for Puzzle Orchard.')).toThrow(/is about apps\.app_5t0y7p2v9hjk/);
    expect(check([app], values, '', 'A campaign of adjoe.')).toThrow(/names "adjoe", and nothing/);
    const other = { ...app, place: 'apps.app_5t0y7p2v9hjk', label: 'Name' };
    expect(check([app, other], values, '')).toThrow(/mixes apps\.app_7k2m9qx4t0ab with/);
    const person = { kind: 'people', place: 'people.usr_5b8w0t3z7vqn', field: 'email', label: 'E-mail' };
    expect(check([person], { 'First name': 'Keiko', 'Last name': 'Araya' }, '')).not.toThrow();
    expect(check([person], { 'First name': 'Odile' }, '')).toThrow(/whose name is Keiko Araya/);
  });
});

describe('Classic', () => {
  const classic = loadDashboardOf('versioned_docs/version-classic/index.mdx');

  it('has a frame with its menu on top', () => {
    const made = scene('Admin > Networks', {}, {}, classic);
    expect(made.menus.map((menu) => menu.find(({ open }) => open)?.label)).toEqual(['Admin', 'Networks']);
    expect(toHtml(drawScene(made))).toMatch(/^<div class="screen s1"/);
    expect(describeScene(made)).toMatch(/^The Classic Admin > Networks screen\./);
    expect(scene('Promote > Campaigns').menus).toHaveLength(1);
  });
});

describe('picture and description', () => {
  const made = scene(
    'Promote > Campaigns',
    { App: 'Harbor Tides (Android)', '⋯': 'open' },
    { columns: ['Name', 'Installs'], rows: [['HT & Co', '5,120']] },
  );

  it('shows the same in both', () => {
    const html = toHtml(drawScene(made));
    const says = describeScene(made);
    for (const text of ['Harbor Tides (Android)', '5,120', 'Create campaign', 'Restore']) {
      expect(html).toContain(text);
      expect(says).toContain(text);
    }
    expect(says).toMatch(
      /^The Promote > Campaigns screen\. App is Harbor Tides \(Android\)\. The Create campaign, .+ buttons are shown\. Its table has one row: Name HT & Co/,
    );
  });

  it('is hidden from screen readers, holds nothing to focus, and aligns numbers', () => {
    const html = toHtml(drawScene(made));
    expect(html).toMatch(/^<div class="screen" aria-hidden="true">/);
    expect(html).not.toMatch(/<(?:a|button|input|select)\b|tabindex/);
    expect(html).toContain('<td class="sx">5,120</td>');
    expect(html).toContain('HT &#x26; Co');
  });
});

describe('values of the example world', () => {
  it('shows ids of other objects by name, durations in words, and prices as prices', () => {
    expect(sampleValue('campaigns.483106.partner')).toBe('Tide Pool Ads');
    expect(sampleValue('goal.window')).toBe('7 days');
    expect(sampleValue('campaigns.483106.price')).toBe('0.60');
    expect([isSample('campaigns'), isSample('campaign')]).toEqual([true, false]);
  });

  it('names what is close to what is not there', () => {
    expect(() => sampleValue('campaigns.483106.nam')).toThrow(/No "nam" .*Did you mean "name"\?/);
    expect(() => sampleValue('campaigns.483107.name')).toThrow(/No "483107"/);
  });
});
