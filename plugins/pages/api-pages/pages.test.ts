/** Pages of the fixture specification: they parse as MDX, hold what they must, and break loudly. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Family } from '../../../lib/openapi/families';
import { pageDescription, sentences } from './front-matter';
import { allPages, familyPages } from './pages';
import { sidebarItems } from './sidebar';
import { operationsOf, resolveSpec } from '../../../lib/openapi/spec';
import { fixtureFamily as family, fixtureTitle as titleOf, pagesOf } from '../../../tests/lib/api-pages';

const text = readFileSync(path.resolve('tests/fixtures/api-pages/spec.yaml'), 'utf8');
const pages = pagesOf(resolveSpec(text));
const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

describe.each(Object.entries(pages))('%s', (_, mdx) => {
  const tree = processor.parse(mdx);

  it('is MDX without expressions of its text', () => {
    const expressions: string[] = [];
    visit(tree, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
      expressions.push((node as unknown as { value: string }).value);
    });
    const [styles = '', ...others] = expressions.filter((value) => !/^\/\* #[\w-]+ \*\/$/.test(value));
    expect(JSON.parse(styles)).toContain('.api-field{');
    expect(others).toEqual([]);
  });

  it('has front matter with a description of the right length', () => {
    const matter = parse(/^---\n([\s\S]*?)\n---/.exec(mdx)?.[1] ?? '') as Record<string, string>;
    expect(matter.description).toMatch(/^.{59,159}[.!?]$/);
    expect(matter.custom_edit_url).toBe('https://code.whence.example/edit/openapi/fixture.yaml');
  });

  it('has no id twice', () => {
    const ids = [...mdx.matchAll(/ id="([^"]+)"|\{\/\* #([\w-]+) \*\/\}/g)].map(([, a, b]) => a ?? b);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});

const page = (id: string): string => pages[id] ?? '';

describe('an operation page', () => {
  it('has its sections in order', () => {
    expect([...page('create-boat').matchAll(/^## (.*?) \{/gm)].map(([, title]) => title)).toEqual([
      'Samples',
      'Parameters',
      'Request body',
      'Responses',
      'Errors',
    ]);
  });

  it('shows method, address and facts', () => {
    expect(page('list-boats')).toContain('<span className="api-method api-method--get">GET</span>');
    expect(page('list-boats')).toContain('`fixture-read`: 1,200 requests a minute');
    expect(page('create-boat')).toContain('Safe to repeat with the same `Idempotency-Key`');
    expect(page('replace-boat')).toContain('<dd>Idempotent</dd>');
  });

  it('says name, type and flags of a parameter', () => {
    expect(page('list-boats')).toContain(
      'id="query-country">\n<div className="api-field-head"><a className="api-field-name" href="#query-country"><code>country</code></a> <span className="api-type">string</span> <span className="api-flag api-flag--required">required</span></div>',
    );
  });

  it('takes the parameters of the path, and keeps the API key out', () => {
    expect(page('replace-boat')).toContain('id="path-boat_id"');
    expect(page('list-boats')).not.toContain('<code>X-Whence-Api-Key');
  });

  it('explains each header once, with its statuses, and the error body once', () => {
    expect(page('create-boat').match(/Id of the request\./g)).toHaveLength(1);
    expect(page('create-boat').match(/id="problem-code"/g)).toHaveLength(1);
    expect(page('create-boat')).toMatch(/X-Request-Id<\/code>.*Sent with every response\./);
    expect(page('create-boat')).toMatch(/Location<\/code>.*Address of the boat.*Sent with 201\./);
  });

  it('shows the address without making it a link', () => {
    expect(page('list-boats')).toContain('https&#58;<wbr />//api.whence.example');
  });

  it('links error codes to the overview', () => {
    expect(page('list-boats')).toContain('[`invalid_parameter`](/api/overview#invalid-parameter)');
  });

  it('gives each error an address inside its fold, and one to codes that two rules send', () => {
    const mdx = page('list-boats');
    expect(mdx).toMatch(
      /<Fold className="api-error">\n\n<summary>(?:(?!<\/Fold>)[^])*<li className="api-field" id="400-invalid-parameter">/,
    );
    expect(mdx).toContain('href="#400-invalid-parameter" aria-label="Direct link to 400 invalid_parameter"');
  });

  it('folds nothing but errors', () => {
    for (const id of ['list-boats', 'create-boat', 'replace-boat', 'boats']) {
      const folds = page(id).match(/<(?:Fold|details)\b[^>]*>/g) ?? [];
      expect(folds.filter((tag) => !/ open /.test(tag) && !/"api-error"/.test(tag))).toEqual([]);
    }
  });

  it('does without a description', () => {
    expect(page('replace-boat')).toContain('\nReplace boat\n');
  });
});

it('lists operations and fields on the tag page, and downloads on the info page', () => {
  expect(page('boats')).toContain('[list-boats](/api/fixture/list-boats)');
  expect(page('boats')).toContain('id="boat-hold-crates-weight"');
  expect(page('fixture-api')).toContain('(pathname:///openapi/fixture.yaml)');
});

it('shows what fields are called elsewhere only for a family that has such names', () => {
  const view = '<Data view="counterparts" from="s2s" />';
  const info = (of: Family) => pagesOf(resolveSpec(text), of)['fixture-api'];
  expect(info({ ...family, counterparts: 's2s' })).toContain(view);
  expect(info(family)).not.toContain('view="counterparts"');
});

it('lists the pages of a specification by kind', () => {
  const all = allPages(familyPages(family, resolveSpec(text), titleOf));
  expect(all.map(({ kind, route }) => `${kind} ${route}`)).toEqual([
    'info /api/fixture/fixture-api',
    'tag /api/fixture/boats',
    'operation /api/fixture/list-boats',
    'operation /api/fixture/create-boat',
    'operation /api/fixture/replace-boat',
  ]);
});

it('puts operations below their tag in the sidebar', () => {
  const [item] = sidebarItems('fixture', familyPages(family, resolveSpec(text), titleOf));
  expect(item).toMatchObject({
    type: 'category',
    link: { id: 'fixture/fixture-api' },
    items: [
      {
        label: 'boats',
        link: { id: 'fixture/boats' },
        items: [{ id: 'fixture/list-boats', className: 'api-operation api-operation--get' }, {}, {}],
      },
    ],
  });
});

describe('a broken specification', () => {
  const broken = (from: string | RegExp, to: string) => () => pagesOf(resolveSpec(text.replace(from, to)));

  it.each<[string, string | RegExp, string, RegExp]>([
    [
      'a reference to nowhere',
      'schemas/BoatList',
      'schemas/Nothing',
      /#\/components\/schemas\/Nothing leads nowhere/,
    ],
    [
      'a schema that holds itself',
      /(Boat:\n {6}type: object)/,
      '$1\n      properties2: { $ref: "#/components/schemas/Boat" }',
      /holds itself/,
    ],
    [
      'an operation without id',
      'operationId: listBoats',
      'x-nothing: 1',
      /GET \/fixture\/v1\/boats has no operationId/,
    ],
    [
      'an undeclared tag',
      'name: boats',
      'name: ships',
      /has the tag "boats", which the specification does not declare/,
    ],
    [
      'a path parameter without example',
      'example: boat_1\n    put',
      'deprecated: false\n    put',
      /replaceBoat: .*path parameter "boat_id" has no example/,
    ],
    ['no API key', 'type: apiKey', 'type: http', /has no API key in a header/],
  ])('%s stops with its name', (_, from, to, message) => {
    expect(broken(from, to)).toThrow(message);
  });
});

describe('pageDescription', () => {
  it('takes the first sentence, and more while it is short', () => {
    expect(
      pageDescription('Adds a boat. It must float.', ['Spare sentence that is long enough to count here.']),
    ).toBe('Adds a boat. It must float. Spare sentence that is long enough to count here.');
  });

  it('cuts a long sentence at a clause', () => {
    const long = `Returns the boats of a harbor with everything that they carry, ${'and more '.repeat(15)}.`;
    expect(pageDescription(long, [])).toBe('Returns the boats of a harbor with everything that they carry.');
  });

  it('takes Markdown out', () => {
    expect(
      pageDescription(
        'Uses `bid_amount` of [the **bid**](/x) and takes at least one more word to be long enough.',
        [],
      ),
    ).toBe('Uses bid_amount of the bid and takes at least one more word to be long enough.');
  });

  it('refuses what stays short', () => {
    expect(() => pageDescription('Short.', [])).toThrow(/under 60 characters/);
  });

  it('knows sentences from numbers and abbreviations', () => {
    expect(sentences('Costs 0.5 USD, e.g. For two. Then more.')).toEqual([
      'Costs 0.5 USD, e.g. For two.',
      'Then more.',
    ]);
  });
});

it('reads operations with the parameters of their path', () => {
  const operations = operationsOf(resolveSpec(text));
  expect(operations.map((o) => o.operationId)).toEqual(['listBoats', 'createBoat', 'replaceBoat']);
  expect(operations[2]?.parameters?.map((p) => p.name)).toEqual(['boat_id']);
});
