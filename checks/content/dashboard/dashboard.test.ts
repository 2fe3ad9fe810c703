/** What the check of names, steps and defaults finds in pages, and what it leaves alone. */
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../lib/markdown/sources';
import { pageReader } from '.';

const read = pageReader();

/** Findings of a text as the page of a route. */
function findings(text: string, route = '/docs/promote/app-management/edit-an-app'): string[] {
  const file = `${route.slice(1)}.mdx`;
  const source = { file, instance: 'docs' as const, version: undefined, route };
  return read(source, parsePage(file, text)).findings.map(
    ({ line, message, cure }) => `${line}: ${message} — ${cure}`,
  );
}

const edit =
  '1. Go to **Settings > Apps** and open the app.\n2. On the **Overview** card, select **Edit**.\n';
const save = '3. Select **Save changes**.\n';
const elsewhere = '/docs/promote/channel-management';

describe('steps', () => {
  it.each([
    ['right ones', `${edit}${save}\nYou see "App saved."\n`, []],
    [
      'another card',
      `${edit.replace('Overview', 'Attribution')}${save}`,
      [/^2: "Edit" is not on .* > Attribution — /, /^3: "Save changes" is not on/],
    ],
    [
      'a step left out',
      `1. Go to **Settings > Apps** and open the app.\n${save}`,
      [/^2: "Save changes" is not on Settings > Apps > \{app\} — /],
    ],
    ['the last step left out', edit, [/^2: The steps end in .* > Edit, before "Save changes"/]],
    [
      'another message',
      `${edit}${save}\nYou see "App archived."\n`,
      [/^5: "App archived\." shows after .* > Archive, which the steps do not select/],
    ],
    [
      'no place at the beginning',
      `1. On the **Overview** card, select **Edit**.\n${save}`,
      [/^1: "Overview" is named before/, /^1: "Edit"/, /^2: /],
    ],
    [
      'another place',
      '1. Go to **Promote > Bids** and select **Effective bid**.\n',
      [/^1: The steps do not lead to Settings > Apps > \{app\} > Overview > Edit, /],
    ],
  ] as const)('with %s', (_, text, expected) => {
    expect(findings(text)).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  });

  it('need no role that the bar below the title leaves out', () => {
    const pause = '1. Go to **Promote > Goals** and open the goal.\n2. Select **⋯ > Pause**.\n';
    expect(findings(pause, '/docs/promote/goal-management/manage-existing-goals')).toEqual([]);
    const found = findings(
      '1. Go to **Settings > Apps** and open the app.\n2. Select **Overview > Edit**.\n3. Select **Save changes**.\n',
      '/docs/promote/app-management/overview/app-hub',
    );
    expect(found).toEqual([
      expect.stringMatching(
        /^1: The steps select .* > Edit, which needs apps\.edit, but the bar .* apps\.view — /,
      ),
    ]);
  });

  it('take lead-ins as names where they are most of the list', () => {
    const steps = (name: string) =>
      `1. Go to **Settings > API keys > Create key**.\n2. Fill in:\n   - **Name:** a word.\n   - **Scopes:** few.\n   - **${name}:** none.\n3. Select **Create**, then **Copy key**.\n`;
    expect(findings(steps('Expiry'), '/api/overview')).toEqual([]);
    expect(findings(steps('Expires'), '/api/overview')).toEqual([
      expect.stringMatching(/^5: "Expires:?" is not on Settings > API keys > Create key — .*"Expiry"/),
    ]);
  });
});

describe('names', () => {
  it.each([
    ['a term of the glossary', 'A **postback** and **Churn**.'],
    ['a metric', 'The metric **ROAS**.'],
    ['a filter in words', 'Filter by **Traffic type is paid**.'],
    ['a heading of a paragraph', '**Why is it late?** Because.'],
    ['stress', 'Do it **once**, for **0.90 USD**.'],
    ['an object of the sample world', 'The goal **Level 5 reached**.'],
    ['code', '**`trackEvent`** sends.'],
  ])('may be %s', (_, text) => {
    expect(findings(text, elsewhere)).toEqual([]);
  });

  it.each([
    [
      'a wrong name',
      'Use **Upload bid**.',
      '1: "Upload bid" is not on any screen, nor a declared word — Write the name as it is on the screen. Did you mean "Upload bids"?',
    ],
    [
      'a wrong path',
      'It is in **Promote > Bidding**.',
      '1: "Bidding" is not in Promote — Correct the path. Did you mean "Bids"?',
    ],
    [
      'a path from nowhere',
      'It is in **Promotion > Bids**.',
      '1: "Promotion" is not in the menu — Correct the path. Did you mean "Promote"?',
    ],
  ])('are not %s', (_, text, message) => {
    expect(findings(text, elsewhere)).toEqual([message]);
  });

  it("may be on the partner's own screens, on the page of the partner, as whole words", () => {
    const page = '/docs/promote/network-management/partner-overview/applovin';
    expect(findings('Look at **Account > Keys** and **Keys**.', page)).toEqual([]);
    expect(findings('Look at **Account > Key** and **Keys**.', page)).toEqual([
      expect.stringMatching(/^1: "Account" is not in the menu/),
    ]);
    expect(findings('Look at **Accou** there.', page)).toEqual([
      expect.stringMatching(/^1: "Accou" is not on any screen/),
    ]);
    expect(findings('Look at **Account > Keys**.', elsewhere)).toHaveLength(1);
  });

  it('of several screens need a path on the page of another one', () => {
    expect(findings('Select **Rotate**.')).toHaveLength(1);
    expect(findings('Select **Rotate token**.')).toEqual([]);
  });
});

it('knows the names of the Classic dashboard on its own pages and in posts only', () => {
  const text = 'It was in **Admin > Networks**.';
  const file = 'blog/a.mdx';
  expect(
    read({ file, instance: 'blog', version: undefined, route: undefined }, parsePage(file, text)).findings,
  ).toEqual([]);
  expect(findings(text, elsewhere)).toHaveLength(1);
});

describe('pages of the Classic dashboard', () => {
  const route = '/docs/classic/promote/network-management/connect-a-network';
  const file = 'versioned_docs/version-classic/promote/network-management/connect-a-network.mdx';
  const picture = '\n\n<Screen of="Admin > Networks" caption="The list." />\n';
  const found = (text: string): string[] =>
    read({ file, instance: 'docs', version: 'classic', route }, parsePage(file, text + picture)).findings.map(
      ({ line, message }) => `${line}: ${message}`,
    );
  const request = '1. An Admin opened **Admin > Networks** and chose **Request network**.\n';
  const send = '2. **Send request** closed the form.\n';
  const reconnect =
    '1. Go to **Partner Hub > Connected** and open the partner.\n2. On the tab **Overview**, select **Reconnect**.\n';

  it.each([
    ['steps of Classic', `${request}${send}`, []],
    ['steps of today', reconnect, []],
    ['both, each in its dashboard', `${request}${send}\nToday:\n\n${reconnect}`, []],
    [
      'a button of the other dashboard in the steps of Classic',
      `${request}2. **Reconnect** closed the form.\n`,
      [/^2: "Reconnect" is not on Admin > Networks > Request network/],
    ],
    [
      'a button of Classic in the steps of today',
      reconnect.replace('Reconnect', 'Enable'),
      [/^2: "Enable" is not on Partner Hub > Connected/],
    ],
    ['a form of Classic that nobody finishes', request, [/before "Send request"/]],
  ] as const)('with %s', (_, text, expected) => {
    expect(found(text)).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  });
});

describe('pictures of procedures', () => {
  const steps = `<Steps>\n\n${edit}${save}\n</Steps>\n`;
  const picture = '<Screen of="Settings > Apps > {app} > Overview > Edit" caption="The form." />\n';

  it('are missed below steps, and not elsewhere', () => {
    expect(findings(`## Edit it\n\n${steps}`)).toEqual([
      expect.stringMatching(/^5: No picture shows the screen of "Edit it" — Add a <Screen/),
    ]);
    expect(findings(`## Edit it\n\n${steps}\n${picture}`)).toEqual([]);
    expect(findings(`## Edit it\n\n${edit}${save}`)).toEqual([]);
  });
});
