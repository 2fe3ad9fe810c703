import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { loadDashboard } from '../dashboard/load';
import { describeScene } from './describe';
import { drawScene } from './draw';
import { isSample, sampleValue } from './sample-values';
import type { ScreenRequest } from './request';
import { sceneOf } from './scene';

const dashboard = loadDashboard();

const scene = (of: string, values: Record<string, string> = {}, more: Partial<ScreenRequest> = {}) =>
  sceneOf(dashboard, {
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
      'Conditions=',
    ]);
    expect(scene(conditions, { Type: 'revenue' }).controls.map(({ label }) => label)).toEqual([
      'Conditions',
      'Amount',
      'Currency',
    ]);
  });

  it('takes what the data calls multi_country for the choice Multi-country', () => {
    const { controls } = scene('Promote > Campaigns > Create campaign', { Targeting: 'multi_country' });
    expect(controls.find(({ label }) => label === 'Targeting')?.value).toBe('Multi-country');
  });

  it('draws a field for each of a list', () => {
    const of = 'Partner Hub > Catalog > {partner} > Connect > Attributes';
    const lists = new Map([['{attribute}', ['App ID', 'API key']]]);
    const { path, controls } = scene(of, { '{partner}': 'Moloco' }, { lists });
    expect(path.map(({ label }) => label)).toEqual(['Partner Hub', 'Catalog', 'Moloco', 'Connect']);
    expect(controls.map(({ label }) => label)).toEqual(['Different values per app', 'App ID', 'API key']);
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
      /^The screen Promote > Campaigns\. App is Harbor Tides \(Android\)\. There are the buttons Create campaign, .+ Its table has one row: Name HT & Co/,
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
