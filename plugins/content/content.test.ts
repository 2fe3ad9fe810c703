/** What our remark and rehype plugins make of Markdown, and how they fail. */
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { describe, expect, it, vi } from 'vitest';
import { renderCodeFigure } from '../parts/highlight';
import rehypeHighlight from '../parts/highlight';
import { highlightToHtml } from '../parts/highlight/tokens';
import { languageAliases, prismLanguages } from '../../config/highlighting';
import { markdown } from '../../config/markdown';
import { noInputs, recordInto } from '../../lib/cache/inputs';
import { loadClaims, loadLimits } from '../../lib/facts/load';
import { parseFenceMeta } from '../../lib/markdown/fence-meta';
import rehypeTables from './tables';
import remarkClaims from './claims';
import remarkCodeTabs from './code-tabs';
import remarkFacts from './facts';
import remarkFigures from './figures';
import remarkGlossary from './glossary';
import remarkLinks from './links';
import remarkRoles from './roles';
import { robotsText } from '../pages/robots';

async function jsx(markdown: string, page = 'docs/promote/x.mdx'): Promise<string> {
  const file = await compile(
    { value: markdown, path: `${process.cwd()}/${page}` },
    {
      jsx: true,
      remarkPlugins: [
        remarkGfm,
        remarkClaims,
        remarkFacts,
        remarkRoles,
        remarkGlossary,
        remarkFigures,
        remarkLinks,
        remarkCodeTabs,
      ],
      rehypePlugins: [rehypeTables, rehypeHighlight],
    },
  );
  return String(file);
}

describe('fence meta', () => {
  it('reads values, flags and lines', () => {
    const meta = parseFenceMeta('title="A b.kt" tab="Kotlin" {1,3-4} fragment');
    expect(meta.values).toEqual({ title: 'A b.kt', tab: 'Kotlin' });
    expect([...meta.flags]).toEqual(['fragment']);
    expect([...meta.lines]).toEqual([1, 3, 4]);
  });

  it('reads nothing as nothing', () => {
    expect(parseFenceMeta(undefined)).toEqual({ values: {}, flags: new Set(), lines: new Set() });
  });
});

describe('highlighting', () => {
  it('escapes code and marks lines', () => {
    const html = highlightToHtml('val a = "<b>&"\nval c = 1', 'kotlin', new Set([2]));
    expect(html).toContain('&lt;b&gt;&amp;');
    expect(html.split('\n')[1]).toMatch(/^<mark>.*<\/mark>$/);
    expect(html).toContain('class="hk"');
  });

  it('keeps the text whole, line by line', () => {
    const code = '/* one\n   two */\nfun f() = """a\nb"""';
    const text = highlightToHtml(code, 'kotlin')
      .replace(/<[^>]+>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&');
    expect(text).toBe(code);
    for (const line of highlightToHtml(code, 'kotlin').split('\n')) {
      expect((line.match(/<span/g) ?? []).length).toBe((line.match(/<\/span>/g) ?? []).length);
    }
  });

  it('names the block by language and title', () => {
    const html = renderCodeFigure('x\n', 'kotlin', 'title="A.kt"');
    expect(html).toContain('<figcaption>A.kt</figcaption>');
    expect(html).toContain('aria-label="Copy code, Kotlin: A.kt"');
  });

  it.each([...prismLanguages, ...Object.keys(languageAliases)])('knows %s', (language) => {
    expect(() => highlightToHtml('a: "x"', language)).not.toThrow();
  });

  it('refuses a language that nobody listed', async () => {
    await expect(jsx('```klingon\nx\n```')).rejects.toThrow(/Unknown code language "klingon"/);
  });
});

describe('rows of look-up tables', () => {
  const ids = async (markdown: string) =>
    [...(await jsx(markdown)).matchAll(/id: "(row-[^"]+)"|id="(row-[^"]+)"/g)].map(([, a, b]) => a ?? b);

  it('get ids by their code, and by their words where rows are called by words', async () => {
    expect(
      await ids('| Code | When |\n| --- | --- |\n| `BID_A` | x |\n| `{a}`, `{b}` | y |\n| word | z |'),
    ).toEqual(['row-bid_a', 'row-a']);
    expect(await ids('| Rule | Value |\n| --- | --- |\n| File size | 5 MB |')).toEqual(['row-file-size']);
  });

  it('get none where rows are examples, links or have ids, and no id twice', async () => {
    expect(await ids('| Row | Time |\n| --- | --- |\n| `A` | 1 |')).toEqual([]);
    expect(
      await ids(
        '| Code | When |\n| --- | --- |\n| [`a`](/docs/promote) | 1 |\n| <span id="b">`b`</span> | 2 |',
      ),
    ).toEqual([]);
    const table = '| Code | When |\n| --- | --- |\n| `a` | 1 |\n';
    expect(await ids(`${table}\n${table}`)).toEqual(['row-a', 'row-a-2']);
  });

  it('have names that lead to them', async () => {
    expect(await jsx('| Code | When |\n| --- | --- |\n| `a` or `b` | 1 |')).toContain(
      '<_components.a id="row-a" href="#row-a"><_components.code>{"a"}</_components.code></_components.a>{" or "}',
    );
  });
});

describe('long tables', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => `| c${at} | ${at % 2 ? 'P0' : 'P1'} |`).join('\n');
  const table = (count: number) => `| Column | Class |\n| --- | --- |\n${rows(count)}\n`;

  it('can be filtered, by words and by kinds', async () => {
    expect(await jsx(table(34))).not.toContain('TableFilter');
    const out = await jsx(table(35));
    expect(out).toContain(
      '<TableFilter of="rows" facets="{&quot;Class&quot;:[&quot;P1&quot;,&quot;P0&quot;]}">',
    );
  });

  it('keep the filter that a writer has put around them, with their kinds', async () => {
    const out = await jsx(`<TableFilter of="columns">\n\n${table(30)}\n</TableFilter>`);
    expect(out.match(/<TableFilter /g)).toHaveLength(1);
    expect(out).toMatch(/<TableFilter of="columns" facets=/);
  });
});

describe('tabs from fences', () => {
  it('groups neighbours and leaves others alone', async () => {
    const out = await jsx('```kotlin tab="Kotlin"\na\n```\n\n```java tab="Java"\nb\n```\n\n```bash\nc\n```');
    expect(out).toContain('<Tabs groupId="android-language" className="tabs-by-lang">');
    expect(out.match(/<TabItem /g)).toHaveLength(2);
    expect(out.match(/<CodeFigure /g)).toHaveLength(3);
  });

  it('refuses labels that no group holds together', async () => {
    const twice = await jsx(
      ['Kotlin', 'Java', 'Kotlin', 'Java'].map((tab) => `\`\`\`text tab="${tab}"\na\n\`\`\``).join('\n\n'),
    );
    expect(twice.match(/<Tabs /g)).toHaveLength(2);
    const other = await jsx(
      ['Kotlin DSL', 'Groovy', 'Kotlin'].map((tab) => `\`\`\`text tab="${tab}"\na\n\`\`\``).join('\n\n'),
    );
    expect(other.match(/<Tabs /g)).toHaveLength(2);
    await expect(jsx('```kotlin tab="Kotlin"\na\n```\n\n```dart tab="Dart"\nb\n```')).rejects.toThrow(
      /No tab group holds all of: Dart/,
    );
  });
});

describe('facts', () => {
  it('become text', async () => {
    expect(await jsx('At most <Fact id="bids.max" />.')).toContain('1,000.00');
  });

  it('come with the word of their bound', async () => {
    expect(await jsx('A bid is <Fact id="bids.max" show="bound" />.')).toContain('at most 1,000.00');
  });
});

it('shows a claim with the numbers of the version and the names of the platform', async () => {
  const { text } = loadClaims().find(({ id }) => id === 'reports.delay')!;
  const shown = await jsx('Wait. <Claim id="reports.delay" />', 'sdk/android/x.mdx');
  expect(shown).toContain(
    text.replace(
      '{fact:events.reportDelay}',
      loadLimits().find(({ key }) => key === 'events.reportDelay')!.text,
    ),
  );
  expect(await jsx('<Claim id="attribution.no-tracking-urls" />', 'sdk/android/x.mdx')).toContain(
    'Google Ads',
  );
});

it.each([
  ['Only <Roles may="bids.edit" /> can.', 'Only Admins and Managers can.'],
  ['Ask <Roles may="apps.edit" form="one" />.', 'Ask an Admin or a Manager.'],
  ['<Roles may="apps.edit" form="one" /> adds it.', 'An Admin or a Manager adds it.'],
  ['A role: <Roles may="monetization.edit" form="or" />.', 'A role: Admin, Manager, or Developer.'],
  ['<Roles lacks="costs.view" /> see less.', 'Developers and Viewers see less.'],
  ['It is for <Roles may="profile.edit" />.', 'It is for every role.'],
  ['Every role except <Roles may="apps.all" form="list" />.', 'Every role except Admin.'],
  ['<Roles limited="bids.edit" /> see theirs.', 'Managers see theirs.'],
  ['<Roles of="analyst" may="costs.view" /> see costs.', 'Analysts see costs.'],
  ['Keiko Araya, <Roles person="Keiko Araya" form="one" />, looks.', 'Keiko Araya, an Analyst, looks.'],
  ['See `bids.view`. `bids.edit` is for <Roles may="bids.edit" />.', 'is for Admins and Managers.'],
  ['It is part of the <Plan of="saml segment-sync" />.', 'It is part of the Pro plan.'],
])('names roles and plans in %s', async (markdown, text) => {
  const shown = (await jsx(markdown)).replaceAll(/\{"|"\}|<\/?_components\.\w+>/g, '');
  expect(shown).toContain(text);
});

it('puts the definition of a term into the page', async () => {
  expect(await jsx('A <Term id="postback">call</Term>.')).toMatch(
    /role="tooltip".*A server-to-server call that tells a partner/s,
  );
});

it('puts a figure into the page, with title and description', async () => {
  expect(await jsx('<Figure name="bidding-hierarchy" caption="Bids" />')).toMatch(
    /<FigureHtml .*aria-labelledby=.{0,6}figure-bidding-hierarchy-title figure-bidding-hierarchy-desc/s,
  );
});

it.each([
  ['<Fact id="bids.maxx" />', /No fact "bids\.maxx".*Did you mean "bids\.max"/],
  ['A bid is at least <Fact id="bids.max" />.', /"at least" next to .* which is at most 1,000.00/],
  ['<Fact id="bids.max" show="word" />', /Write show="bound"/],
  ['<Fact />', /needs the attribute id/],
  ['<Fact id="bids.max" unit="x" />', /has no attribute "unit"/],
  [
    '<Roles may="bids.edti" />',
    /No permission "bids\.edti" in data\/roles\.yaml\. Did you mean "bids\.edit"/,
  ],
  ['<Roles may="bids.edit" form="two" />', /no form "two"\. Write one of all, one/],
  ['<Roles of="viewer" may="bids.edit" />', /viewer is not among .* Those are admin, manager/],
  ['<Roles of="manager" />', /Write may="…"/],
  ['Only <Roles of="manager" may="bids.edit" /> can.', /"only" before some of the roles/],
  ['Rui Falkner, <Roles person="Keiko Araya" form="one" />, looks.', /does not name Keiko Araya/],
  ['<Roles person="Keiko Arya" />', /Did you mean "Keiko Araya"/],
  ['`bids.view` is for <Roles may="bids.edit" />.', /about bids\.view, and its roles are of bids\.edit/],
  ['<Claim id="reports.dely" />', /no claim "?reports\.dely.*reports\.delay/],
  ['<Plan of="smal" />', /No feature "smal" .* Did you mean "saml"/],
  ['<Term id="postbak">x</Term>', /Did you mean "postback"/],
  ['<Figure name="nope" caption="x" />', /No figure "nope"/],
])('stops the build at %s', async (markdown, message) => {
  await expect(jsx(markdown)).rejects.toThrow(message);
});

describe('links', () => {
  it('to pages get the address of the framework', async () => {
    expect(await jsx('[x](/docs/promote/bid-management/overview/bidding-hierarchy#limits)')).toContain(
      'href="/docs/promote/bid-management/overview/bidding-hierarchy#limits"',
    );
    expect(await jsx('[x](/docs/promote)')).toContain('href="/docs/promote/"');
  });

  it('to nowhere stay, and the build says where they are and goes on', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const inputs = noInputs();
    const out = await recordInto(inputs, () =>
      jsx('Text.\n\n[x](/docs/nowhere) [y](./nowhere.mdx) [z](/docs/promote)'),
    );
    expect(out).toContain('href="/docs/nowhere"');
    // The framework warns of links to files.
    expect(markdown.hooks?.onBrokenMarkdownLinks).toBe('warn');
    expect(warned.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^\[WARNING\] docs\/promote\/\S+\.mdx:3 — Link to "\/docs\/nowhere" leads nowhere — Name a route/,
        ),
      ],
    ]);
    // The next build says it again.
    expect(inputs.values).toContain('this-build');
    warned.mockRestore();
  });

  it('elsewhere are left alone', async () => {
    expect(await jsx('[x](https://example.com/a) [y](#here) [z](mailto:a@b.example)')).toContain(
      'https://example.com/a',
    );
  });
});

describe('tables', () => {
  it('need a name for each column', async () => {
    await expect(jsx('| | B |\n| --- | --- |\n| 1 | 2 |')).rejects.toThrow('A table column has no name');
  });

  it('scroll in a box named after their heading', async () => {
    const out = await jsx('## Fields\n\n| a |\n| --- |\n| b |\n\n| c |\n| --- |\n| d |');
    expect(out).toContain('aria-label="Table: Fields"');
    expect(out).toContain('Table 2: Fields');
  });
});

it('closes previews in robots.txt', () => {
  expect(robotsText('https://docs.whence.example', true)).toBe('User-agent: *\nDisallow: /\n');
});

describe('facts of a version', () => {
  const old = 'sdk_versioned_docs/version-4.8.x/android/x.mdx';
  const classic = 'versioned_docs/version-classic/promote/x.mdx';

  it('belong to the page', async () => {
    const now = await jsx('Every <Fact id="sdk.sendEvery" />.', 'sdk/android/x.mdx');
    const before = await jsx('Every <Fact id="sdk.sendEvery" />.', old);
    expect(now).toContain('15 seconds');
    expect(before).toContain('60 seconds');
  });

  it.each([
    ['a fact', old, '\n\n<Fact id="bids.max" />'],
    ['a fact of Classic', classic, '\n\nWithin <Fact id="app.restore" />.'],
    ['a drawing', old, '\n\n<Figure name="bid-upload-stages" caption="Stages." />'],
    ['a tooltip', classic, '\n\nA <Term id="sessions">session</Term>.'],
  ])('stop %s without a value, with its line', async (_, page, markdown) => {
    await expect(jsx(markdown, page)).rejects.toMatchObject({
      reason: expect.stringMatching(/has no value in .*elsewhere/) as string,
      line: 3,
    });
  });
});
