/** What the check of names, steps, people and plans finds in pages, and what it leaves alone. */
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

describe('people', () => {
  it.each([
    ['selects what the role has', 'Tomasz Brandvold selects **Add app**.', 0],
    ['selects what the role does not have', 'Keiko Araya selects **Add app**.', 1],
    ['does what the role cannot', 'Rui Falkner sets a country bid.', 1],
    ['does what the role can', 'Rui Falkner rotates the app token.', 0],
    ['goes on as "he"', 'Rui Falkner looks. He imports costs.', 1],
    ['is of another role', 'Odile Mbeki, an Analyst at Lumen Forge Games, looks.', 1],
    ['is of the right role', 'Odile Mbeki, a Viewer at Lumen Forge Games, looks.', 0],
  ])('%s', (_, text, count) => {
    expect(findings(text, elsewhere)).toHaveLength(count);
  });

  it.each([
    ['Only Admins and Managers add apps.', 0],
    ['Ask an Admin or an Admin to add an app.', 1],
    ['Only Admins and Developers add apps.', 1],
    ['Only Admins add apps.', 1],
    ['`bids.view` shows bids: Admin, Manager, Analyst.', 0],
    ['`bids.view` shows bids: Admin, Manager.', 1],
    ['Analysts and Managers build reports.', 0],
    ['Viewers build reports.', 1],
    ['Use **Settings > API keys > Create key**. An Admin or a Developer can do that.', 0],
    ['Use **Settings > API keys > Create key**. An Admin or a Manager can do that.', 1],
    ['| Role | Here |\n| --- | --- |\n| Analyst | Creates data views and funnels |', 0],
    ['| Role | Here |\n| --- | --- |\n| Viewer | Creates data views and funnels |', 2],
    ['Use **Settings > API keys > Create key**. You need to be an Admin or a Developer.', 0],
    ['Use **Settings > API keys > Create key**. You need to be a Manager or a Developer.', 1],
    ['| Person | Role |\n| --- | --- |\n| Keiko Araya | Analyst |\n| Rui Falkner | Developer |', 0],
    ['| Person | Role |\n| --- | --- |\n| Keiko Araya | Analyst |\n| Rui Falkner | Viewer |', 1],
    ['Rui Falkner is a Developer with all apps.', 0],
    ['Rui Falkner is a Viewer with all apps.', 1],
    ['To see amounts, he needs the role of Analyst or Manager.', 0],
    ['To see amounts, he needs the role of Developer or Manager.', 1],
    ['Ask an Admin for another role.', 0],
    ['Ask a Manager for another role.', 1],
    ['Ask a Viewer for another role.', 1],
    ["An Admin can change other people's role.", 0],
    ["A Manager can change other people's role.", 1],
    ["A Manager can't change other people's role.", 0],
    ["An Admin can't change other people's role.", 1],
    ['Ask an Admin for access.', 0],
    ['Ask a Viewer for access.', 1],
    ['Ask an Admin to change your role.', 0],
    ['Ask a Manager to change your role.', 1],
    ['Ask a Manager to invite a user.', 1],
    ['| Message | Who helps |\n| --- | --- |\n| x | An Admin, with another role |', 0],
    ['| Message | Who helps |\n| --- | --- |\n| x | A Developer, with another role |', 1],
    ['Your role and your apps can be changed only by an Admin.', 0],
    ['Your role and your apps can be changed only by a Viewer.', 1],
    ['Ask an Admin or a Manager to add the app.', 0],
    ['Ask an Analyst to add the app.', 1],
    ['Developers and Viewers see `—` instead of cost and revenue.', 0],
    ['Developers and Analysts see `—` instead of cost and revenue.', 2],
    ['Viewers and Developers see `—` in place of cost.', 0],
    ['Viewers and Admins see `—` in place of cost.', 1],
    ['- **To Developer or Viewer:** others can edit. Amounts show as `—`.', 0],
    ['- **To Developer or Analyst:** others can edit. Amounts show as `—`.', 1],
    ['- **To Developer or Analyst:** others can edit. Amounts turn into `—`.', 1],
    ['Analysts cannot edit bids.', 0],
    ['Managers cannot edit bids.', 1],
    ['`bids.view` lets Admins, Managers and Analysts see bids.', 0],
    ['`bids.view` lets Admins and Managers see bids.', 1],
    ['- Bids need `bids.view`: Admin, Manager, Analyst\n- More', 0],
    ['- Bids need `bids.view`: Admin, Manager\n- More', 1],
    ['Setting bids needs `bids.edit`, which Admins and Managers have.', 0],
    ['Setting bids needs `bids.edit`, which Admins and Analysts have.', 1],
    ['The board needs `dashboards.customize`, which every role has.', 0],
    ['The board needs `dashboards.share`, which every role has.', 1],
    ['Admins and Managers can change bids (`bids.edit`).', 0],
    ['Admins and Viewers can change bids (`bids.edit`).', 2],
    ['| Key | For | Roles |\n| --- | --- | --- |\n| `bids.edit` | Bids | Admin, Manager |', 0],
    ['| Key | For | Roles |\n| --- | --- | --- |\n| `bids.edit` | Bids | All |', 1],
    ['**Settings > Organization > Security** is for few. Only Admins can change it.', 0],
    ['**Settings > Organization > Security** is for few. Only Managers can change it.', 1],
    ['| Role | Here |\n| --- | --- |\n| Admin | Everything; the only role that invites users |', 0],
    ['| Role | Here |\n| --- | --- |\n| Admin, Manager | Everything; the only roles that sync segments |', 0],
    ['| Role | Here |\n| --- | --- |\n| Admin | Everything; the only role that syncs segments |', 1],
  ])('%s', (text, count) => {
    expect(findings(text, elsewhere)).toHaveLength(count);
  });
});

describe('permissions', () => {
  it.each([
    ['needed by a name before it', '**Create segment** needs `segments.edit`.', 0],
    ['of something else than the name', '**Create segment** needs `users.manage`.', 1],
    ['of what the sentence is about', 'To see revenue, your role needs `revenue.view`.', 0],
    ['of what only another sentence is about', 'You see revenue. Your role needs `revenue.view`.', 1],
    ['that is only about its own name', 'Your role lacks `costs.view`.', 1],
    ['of a row', '| What | Why |\n| --- | --- |\n| No revenue | Your role lacks `revenue.view`. |', 0],
    ['named twice', 'Cost and revenue need `costs.view` or `costs.view`.', 1],
  ])('%s', (_, text, count) => {
    expect(findings(text, elsewhere)).toHaveLength(count);
  });

  it('may be named without more if the bar below the title names them', () => {
    expect(findings('Your role lacks `apps.edit`.')).toEqual([]);
    expect(findings('Your role lacks `goals.edit`.')).toEqual([
      expect.stringContaining('1: Nothing here needs goals.edit — '),
    ]);
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
    [
      'a person who cannot do it today',
      'Keiko Araya selects **Reconnect**.',
      [/Keiko Araya is an Analyst and cannot use "Reconnect"/],
    ],
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
