/** Which words of a page the build makes terms, and which never. */
import { compile } from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { automaticTermsPerPage } from '../../../config/markdown';
import { loadAutomaticTerms, loadGlossary } from '../../../lib/facts/load';
import { parseFacts } from '../../../lib/yaml/read';
import { automaticTermsSchema, glossarySchema } from '../../../data/schema/basics';
import remarkGlossary from '.';

const page = 'docs/promote/x.mdx';

async function made(markdown: string, file = page): Promise<string> {
  return String(
    await compile(
      { value: markdown, path: `${process.cwd()}/${file}` },
      { jsx: true, remarkPlugins: [remarkFrontmatter, remarkGfm, remarkDirective, remarkGlossary] },
    ),
  );
}

/** Words that the build has made terms: their ids have no number. */
const found = async (markdown: string, file?: string): Promise<string[]> =>
  [
    ...(await made(markdown, file)).matchAll(/aria-describedby="term-[a-z0-9-]*[a-z]"[^>]*>\{"([^"]*)"\}/g),
  ].map(([, word = '']) => word);

describe('a term', () => {
  it('is the first use on a page, in the words of the page', async () => {
    expect(await found('A call.\n\nTwo postbacks and a postback.\n\nA postback.')).toEqual(['postbacks']);
    expect(await made('A postback.')).toContain(
      'href="/docs/resources/glossary-and-definitions/postback" aria-describedby="term-postback"',
    );
  });

  it('without a page leads to its row of the glossary', async () => {
    expect(await made('The CPI.')).toContain('href="/docs/resources/glossary-and-definitions/#cpi"');
  });

  it.each([
    ['at the start of a sentence', 'Cohorts are.', ['Cohorts']],
    ['in a list', '- one\n- a cohort', ['cohort']],
    ['in a step', '<Steps>\n\n1. Send a postback.\n\n</Steps>', ['postback']],
    ['in a note', ':::note\n\nA postback.\n\n:::', ['postback']],
    ['in its long form', 'A self-attributing network.', ['self-attributing network']],
    [
      'after a use that cannot be one',
      '## Postbacks\n\n**Postback** or `postback`.\n\nA postback.',
      ['postback'],
    ],
  ])('is found %s', async (_, markdown, words) => {
    expect(await found(markdown)).toEqual(words);
  });

  it.each([
    ['a heading', '## A postback'],
    ['a link', '[a postback of yours](/docs/promote)'],
    ['code', 'The `postback`.\n\n```text\npostback\n```'],
    ['the name of a control', 'Select **Add postback**.'],
    ['a table', '| Postback |\n| --- |\n| A postback |'],
    ['an attribute', '<Screen of="x" caption="A postback." />'],
    ['a component', '<Tabs>\n\nA postback.\n\n</Tabs>'],
    ['another word', 'A postback-url, subpostback, or cohort_day.'],
    ['an abbreviation in lower case', 'It sat by the cpi and san.'],
    ['a word with two meanings', 'The source of a network.'],
    ['another name that has two meanings', 'Your account has an Advertiser ID.'],
    ['a longer term, which is not listed', 'An event dimensions list.'],
  ])('is not found in %s', async (_, markdown) => {
    expect(await found(markdown)).toEqual([]);
  });
});

describe('a page', () => {
  it.each([
    ['has a term already', 'A <Term id="postback">call</Term>. A postback.'],
    ['has one further down', 'A postback.\n\nA <Term id="postback">call</Term>.'],
    ['links to its page', 'A postback. See [more](/docs/resources/glossary-and-definitions/postback).'],
    ['links the word to another page', 'A postback. [Postbacks](/docs/promote).'],
    ['is about it', '---\ntitle: Send postbacks again\n---\n\nA postback.'],
  ])('that %s gets none', async (_, markdown) => {
    expect(await found(markdown)).toEqual([]);
  });

  it.each([
    'docs/resources/glossary-and-definitions/postback.mdx',
    'docs/resources/glossary-and-definitions/index.mdx',
    'versioned_docs/version-classic/promote/x.mdx',
    'sdk/android/x.mdx',
    'api/x.mdx',
    'blog/2025-01-01-x.mdx',
  ])('%s gets none', async (file) => {
    expect(await found('A postback.')).toHaveLength(1);
    expect(await found('A postback.', file)).toEqual([]);
  });

  it('gets one in a paragraph, and a few in all', async () => {
    expect(await found('CPI and ROAS.\n\nROAS and CPI.')).toEqual(['CPI', 'ROAS']);
    const many = ['CPI', 'ROAS', 'a postback', 'a cohort', 'the eCPM', 'an ad set'];
    expect(many.length).toBeGreaterThan(automaticTermsPerPage);
    expect(await found(many.map((word) => `It is ${word}.`).join('\n\n'))).toHaveLength(
      automaticTermsPerPage,
    );
  });
});

describe('the list', () => {
  const glossary = parseFacts(
    'glossary.yaml',
    [
      '- { id: a, term: A, definition: A word., route: null, variants: [] }',
      '- { id: b, term: B, definition: A word., route: null, variants: [], alsoMeans: { B: a letter } }',
    ].join('\n'),
    glossarySchema,
  );
  const read = (text: string) =>
    parseFacts(
      'automatic-terms.yaml',
      text,
      automaticTermsSchema(() => glossary),
    );

  it('has terms of the glossary with one meaning', () => {
    expect(read('- a\n')).toEqual(['a']);
    const ids = loadGlossary().map(({ id }) => id);
    expect(loadAutomaticTerms().filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each([
    [
      'no entry',
      '# list\n- a\n- c\n',
      /automatic-terms\.yaml:3: .*"c" is not in glossary\.yaml — Add the term there/,
    ],
    [
      'two meanings',
      '- a\n- b\n',
      /automatic-terms\.yaml:2: .*"B" also means a letter — Remove it here\..*<Term>/,
    ],
    ['two rows', '- a\n- a\n', /automatic-terms\.yaml:2: .*listed twice/],
  ])('is refused with a term that has %s', (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});
