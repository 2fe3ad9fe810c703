/** The checks of the sources find what they are there for. */
import { describe, expect, it } from 'vitest';
import type { Root } from 'mdast';
import { ledgerProblems } from '../../scripts/check-content';
import { linkProblems } from '../../checks/content/links';
import { checkTerms, termRules } from '../../checks/words/terms';
import { frontMatterProblems } from '../../checks/content/front-matter';
import { guideTextProblems, isMade } from '../../checks/words/guides';
import { parsePage } from '../../lib/markdown/sources';
import { fileFor, sidebarToEdit, templateFor } from '../../scripts/new/page';
import { productMessages } from '../../lib/dashboard/messages';
import { loadTerminology } from '../../lib/facts/load';

const good = {
  title: 'A page',
  description: 'A description that is long enough to say what the reader gets from this page.',
};

describe('front matter', () => {
  const problems = (frontMatter: Record<string, unknown>, title?: string, file = 'docs/a.mdx') =>
    frontMatterProblems([{ file, title, frontMatter }]).map((f) => f.message);

  it('accepts a good one', () => {
    expect(problems(good, 'A page')).toEqual([]);
  });

  it.each([
    ['a missing description', { title: 'A page' }, /description/],
    ['a short description', { ...good, description: 'Too short.' }, /shorter than 60/],
    ['a long description', { ...good, description: `${'x'.repeat(170)}.` }, /longer than 160/],
    ['no period', { ...good, description: good.description.slice(0, -1) }, /does not end with a period/],
    ['an unknown key', { ...good, slug: '/elsewhere' }, /slug/],
    ['empty keywords', { ...good, keywords: [] }, /keywords/],
  ])('finds %s', (_, frontMatter, message) => {
    expect(problems(frontMatter).join()).toMatch(message);
  });

  it("finds a title that is not the manifest's", () => {
    expect(problems(good, 'Another page').join()).toMatch(/is not the one of data\/routes\.json/);
  });

  it('finds a duplicate description', () => {
    const twice = ['docs/a.mdx', 'docs/b.mdx'].map((file) => ({ file, title: undefined, frontMatter: good }));
    expect(frontMatterProblems(twice).map((f) => f.message)).toEqual(['Same description as docs/a.mdx']);
  });

  it('finds a page whose route another page has', () => {
    const twins = ['docs/a.mdx', 'docs/a/index.mdx'].map((file, at) => ({
      file,
      title: undefined,
      frontMatter: { ...good, description: `${good.description.slice(0, -2)}${at}.` },
    }));
    expect(frontMatterProblems(twins).map((f) => f.message)).toEqual([
      '/docs/a is the route of docs/a.mdx as well',
    ]);
  });

  it('asks posts for authors and tags', () => {
    expect(problems({ ...good, slug: 'a' }, undefined, 'blog/2025-01-01-a.mdx').join()).toMatch(
      /authors.*tags/s,
    );
  });
});

describe('links between sources', () => {
  const check = (markdown: string, file = 'docs/promote/x.mdx') =>
    linkProblems(parsePage(file, markdown).tree as Root, file).map((f) => `${f.line}: ${f.message}`);

  it('finds routes and files that do not exist', () => {
    expect(check('\n[Somewhere](/docs/no/such/page)')).toEqual([
      '2: Link to "/docs/no/such/page" leads nowhere',
    ]);
    expect(check('[Somewhere](./no-such-file.mdx)')).toEqual([
      '1: Link to "./no-such-file.mdx" leads nowhere',
    ]);
  });

  it('finds link texts that say nothing', () => {
    expect(check('[here](https://example.com)')).toEqual(['1: Link text "here"']);
  });
});

describe('terminology', () => {
  const rules = termRules(loadTerminology());
  const messages = productMessages();
  const check = (markdown: string) =>
    checkTerms(parsePage('docs/x.mdx', markdown).tree, rules, messages, 'docs/x.mdx').map(
      (f) => `${f.line}: ${f.message}`,
    );

  it.each([
    'Simply select it.',
    'Please note this.',
    'The user id of the app.',
    'Click on the button.',
    'Our powerful tool.',
  ])('refuses "%s"', (text) => {
    expect(check(text)).not.toEqual([]);
  });

  it('names the line', () => {
    expect(check('One.\n\nTwo.\nSimply three.')).toEqual(['4: "Simply"']);
  });

  it('leaves messages of the product as they are shown', () => {
    expect(check('You see "Enter a valid e-mail address." there.')).toEqual([]);
    expect(check('You see "Campaign 483106 already has this\npartner campaign id." there.')).toEqual([]);
    expect(check('You see "Enter a valid e-mail address." by e-mail.')).toEqual(['1: "e-mail"']);
  });

  it.each(['"', '“'])('reads the words of the writer also between quotation marks: %s', (mark) => {
    const end = mark === '“' ? '”' : mark;
    expect(check(`It answers ${mark}which user id is it${end}.`)).toEqual(['1: "user id"']);
    expect(check(`It answers ${mark}Enter your e-mail address.${end}`)).toEqual(['1: "e-mail"']);
  });

  it('leaves code, UI names and addresses alone', () => {
    expect(
      check('`user id` and **Just this** and [a page](/simply/just/url) and\n\n```text\nsimply\n```'),
    ).toEqual([]);
  });
});

describe('ledger of the theme', () => {
  const ledger = '| Component | How |\n| --- | --- |\n| `A` | wrapped |\n| `Gone`   | wrapped |\n';
  it('finds components without a line and lines without a component', () => {
    expect(ledgerProblems(ledger, ['A', 'B/C']).map((f) => f.message)).toEqual([
      'src/theme/B/C is not in the ledger',
      'The ledger names Gone, which does not exist',
    ]);
  });
});

describe('guides for contributors', () => {
  const context = {
    exists: (path: string) => path === 'docs' || path === 'a.md',
    headings: () => ['add-a-page'],
    scripts: new Set(['build']),
  };
  const check = (text: string, file = 'README.md') =>
    guideTextProblems(file, text, context).map((f) => f.message);

  it('finds paths, scripts and links that do not exist', () => {
    expect(check('See `docs/` and `nowhere/`.')).toEqual(['`nowhere/` does not exist']);
    expect(check('Run `npm run build` or `npm run biuld`.')).toEqual(['npm run biuld is not a script']);
    expect(check('[a](a.md) [b](b.md)')).toEqual(['Link to b.md leads nowhere']);
    expect(check('[a](../a.md) [b](a.md)', 'docs/README.md')).toEqual(['Link to a.md leads nowhere']);
    expect(check('[a](a.md#add-a-page) [b](a.md#add)')).toEqual([
      'a.md has no heading with the anchor "add"',
    ]);
    expect(check('Run `npm run build -- checks/wrds`.')).toEqual(['checks/wrds does not exist']);
  });

  it('lets patterns and code blocks be', () => {
    expect(check('`data/<name>.yaml`\n\n```text\n`nowhere/`\n```')).toEqual([]);
  });
});

describe('pages that cannot be parsed', () => {
  it('are reported with line and cure', () => {
    expect(() => parsePage('docs/x.mdx', 'fine\n\na {brace')).toThrow(/docs\/x\.mdx:3: .* — Write braces/);
  });
});

describe('npm run new', () => {
  it.each([
    [
      { path: '/docs/analyze/notifications', kind: 'guide', area: 'docs' },
      false,
      'docs/analyze/notifications.mdx',
      'guide',
    ],
    [
      { path: '/docs/analyze/funnels', kind: 'index', area: 'docs' },
      true,
      'docs/analyze/funnels/index.mdx',
      'area',
    ],
    [
      { path: '/docs/classic/analyze/notifications', kind: 'guide', area: 'docs' },
      false,
      'versioned_docs/version-classic/analyze/notifications.mdx',
      'guide',
    ],
    [{ path: '/sdk/6.0.x/ios/setup', kind: 'guide', area: 'sdk' }, false, 'sdk/ios/setup.mdx', 'sdk-guide'],
    [
      { path: '/sdk/5.1.x/ios/integrations/firebase', kind: 'integration', area: 'sdk' },
      false,
      'sdk_versioned_docs/version-5.1.x/ios/integrations/firebase.mdx',
      'sdk-integration',
    ],
    [
      { path: '/blog/a-post', kind: 'blog-post', area: 'blog', date: '2025-01-02' },
      false,
      'blog/2025-01-02-a-post.mdx',
      'blog-post',
    ],
  ] as const)('puts $path in its place', (page, hasChildren, file, template) => {
    expect(fileFor(page, hasChildren)).toBe(file);
    expect(templateFor(page)).toBe(template);
  });

  it('says which sidebar lacks the page, unless it lists the page by itself', () => {
    const own = { area: 'docs', kind: 'guide', sidebar: 'analyzeSidebar' } as const;
    expect(sidebarToEdit(own)).toBe('sidebars.ts');
    expect(sidebarToEdit({ ...own, area: 'sdk' })).toBe('sidebarsSdk.ts');
    expect(sidebarToEdit({ ...own, kind: 'partner' })).toBeUndefined();
    expect(sidebarToEdit({ ...own, sidebar: null })).toBeUndefined();
  });
});

describe('paths that a command makes', () => {
  it('count as there', () => {
    const gitignore = '# made\nbuild/\ndeploy/generated/\n';
    expect(isMade('build', gitignore)).toBe(true);
    expect(isMade('deploy/generated/nginx.conf', gitignore)).toBe(true);
    expect(isMade('deploy', gitignore)).toBe(false);
    expect(isMade('builder', gitignore)).toBe(false);
  });
});
