/**
 * Nothing of a specification is lost: every keyword of OpenAPI 3.1 and JSON Schema is in the table of the check, each that
 * is shown changes a page of the fixture when it goes, and each that is refused is found with its place and cure.
 */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkPublished, specFindings } from '../../../checks/openapi/check';
import { checkKeywords, keywords, type Rule } from '../../../checks/openapi/keywords';
import { checkReferences, checkSchemaWords } from '../../../checks/openapi/schema-words';
import type { Path } from '../../../checks/openapi/report-at';
import { typeName } from '../../../lib/openapi/schema-model';
import { operationsOf, resolveDocument } from '../../../lib/openapi/spec';
import type { Schema } from '../../../lib/shared/json-schema';
import { fixtureFamily, pagesOf } from '../../../tests/lib/api-pages';
import { apiKeyHeader } from './operation-page';
import { sampleFences, sampleRequest } from './sample-request';

type Node = Record<string, unknown>;

const text = readFileSync(path.resolve('tests/fixtures/api-pages/cases.yaml'), 'utf8');
const fixture = (): Node => parse(text) as Node;

interface Found {
  at: string;
  message: string;
  cure: string;
}

/** What the check of a document says of keywords and of schemas. */
function findingsOf(document: unknown): Found[] {
  const found: Found[] = [];
  const say = (at: Path, message: string, cure: string): void => {
    found.push({ at: at.join('/'), message, cure });
  };
  checkKeywords(document, say);
  checkReferences(document, say);
  const { components } = resolveDocument(document);
  for (const [name, schema] of Object.entries(components?.schemas ?? {}))
    checkSchemaWords(schema, ['components', 'schemas', name], say);
  return found;
}

/** All that readers see of a document. */
function written(document: unknown): string {
  const spec = resolveDocument(document);
  return JSON.stringify(pagesOf(spec, fixtureFamily));
}

/** Places of the objects of each kind, by the rules of the table. */
function placesOf(document: Node): { kind: string; node: Node; at: (string | number)[] }[] {
  const places: { kind: string; node: Node; at: (string | number)[] }[] = [];
  const visit = (node: unknown, kind: string, at: (string | number)[]): void => {
    if (typeof node !== 'object' || node === null || '$ref' in node) return;
    places.push({ kind, node: node as Node, at });
    const rules = keywords[(kind in keywords ? kind : 'schema') as keyof typeof keywords];
    for (const [name, value] of Object.entries(node)) {
      const rule: Rule | undefined = kind === 'names' ? 'shown' : rules[name];
      if (rule === undefined || rule === 'shown' || 'cure' in rule) continue;
      if ('is' in rule) visit(value, rule.is, [...at, name]);
      else
        for (const [key, child] of Object.entries(value as Node)) visit(child, rule.each, [...at, name, key]);
    }
  };
  visit(document, 'document', []);
  return places;
}

const isSchema = (kind: string): boolean => !(kind in keywords) || kind === 'schema';

describe('the table of keywords', () => {
  const schemas = createRequire(import.meta.url);
  const openapi = schemas('@seriousme/openapi-schema-validator/schemas/v3.1/schema.json') as {
    properties: Node;
    $defs: Record<string, Node>;
  };

  /** Keywords that an object of the standard's schema describes, in its conditions too. */
  const described = (node: unknown): string[] => {
    if (typeof node !== 'object' || node === null) return [];
    if (Array.isArray(node)) return node.flatMap(described);
    const { properties, ...rest } = node as Node;
    return [...Object.keys(properties ?? {}), ...Object.values(rest).flatMap(described)];
  };

  it.each(Object.keys(keywords).filter((kind) => kind !== 'schema'))('has all of the kind %s', (kind) => {
    const definition = kind === 'document' ? { properties: openapi.properties } : openapi.$defs[kind];
    expect(definition, kind).toBeDefined();
    const names = described(definition).filter((name) => name !== '$ref');
    expect(names.length).toBeGreaterThan(1);
    const known = keywords[kind as keyof typeof keywords];
    expect(names.filter((name) => !(name in known))).toEqual([]);
  });

  it('has every kind of object but those that only refused keywords hold', () => {
    const heldByRefused = ['server-variable', 'callbacks', 'link', 'oauth-flows'];
    // Parts of others, whose keywords are asked for there.
    const parts = ['reference', 'examples', 'responses', 'explode-for-form'];
    const objects = Object.entries(openapi.$defs).filter(([, node]) => described(node).length > 1);
    const known = [...Object.keys(keywords), ...heldByRefused, ...parts];
    expect(objects.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  it.each(['core', 'applicator', 'unevaluated', 'validation', 'meta-data', 'format-annotation', 'content'])(
    'has the vocabulary %s of JSON Schema',
    (name) => {
      const vocabulary = schemas(`ajv/dist/refs/json-schema-2020-12/meta/${name}.json`) as {
        properties: Node;
      };
      const names = Object.keys(vocabulary.properties).filter((keyword) => keyword !== '$ref');
      expect(names.filter((keyword) => !(keyword in keywords.schema))).toEqual([]);
    },
  );

  it('has what OpenAPI adds to JSON Schema', () => {
    for (const name of ['discriminator', 'xml', 'externalDocs', 'example'])
      expect(keywords.schema).toHaveProperty(name);
  });
});

describe('the fixture', () => {
  it('has no keyword that is refused', () => {
    expect(findingsOf(fixture())).toEqual([]);
  });

  it('has every keyword that is shown', () => {
    const places = placesOf(fixture());
    const missing = Object.entries(keywords).flatMap(([kind, rules]) =>
      Object.entries(rules)
        .filter(([, rule]) => typeof rule === 'string' || !('cure' in rule))
        .map(([name]) => name)
        .filter(
          (name) =>
            !places.some(
              ({ kind: other, node }) =>
                (kind === 'schema' ? isSchema(other) : other === kind) && name in node,
            ),
        )
        .map((name) => `${kind}.${name}`),
    );
    expect(missing).toEqual([]);
  });

  const whole = written(fixture());
  const usual = checkPublished('openapi/fixture.yaml', fixture()).findings.length;
  /** Values that a place has anyway, where they are written out. */
  const isDefault = (name: string, value: unknown, node: Node, kind: string): boolean => {
    if (name === 'type' && kind === 'names') return true;
    const { type, ...untyped } = node as Schema;
    if (name === 'type' && isSchema(kind) && typeName({ ...untyped, type }) === typeName(untyped))
      return true;
    return (name === 'style' && value !== 'deepObject') || (name === 'explode' && value === true);
  };
  const shown = placesOf(fixture()).flatMap(({ kind, node, at }) =>
    Object.entries(node)
      .filter(([name, value]) => !name.startsWith('x-') && !isDefault(name, value, node, kind))
      .map(([name]) => ({ kind, name, at: [...at, name] })),
  );

  it.each(shown.map((one) => [one.at.join(' '), one] as const))('shows %s', (_, { name, at }) => {
    const document = fixture();
    const parent = at.slice(0, -1).reduce<unknown>((node, key) => (node as Node)[key], document) as Node;
    expect(parent).toHaveProperty([name]);
    delete parent[name];
    const outcome = (): string => {
      try {
        const { findings } = checkPublished('openapi/fixture.yaml', document);
        return findings.length > usual ? 'refused' : written(document);
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(outcome()).not.toBe(whole);
  });
});

describe('a keyword that is refused', () => {
  const refused = Object.entries(keywords).flatMap(([kind, rules]) =>
    Object.entries(rules).flatMap(([name, rule]) =>
      typeof rule === 'object' && 'cure' in rule ? [{ kind, name, cure: rule.cure }] : [],
    ),
  );

  it.each(refused.map((one) => [`${one.kind}.${one.name}`, one] as const))(
    '%s',
    (_, { kind, name, cure }) => {
      const document = fixture();
      const place = placesOf(document).find((other) => other.kind === kind);
      expect(place, `the fixture has no ${kind}`).toBeDefined();
      if (!place) return;
      place.node[name] = name === '$defs' || name === 'webhooks' ? {} : 'anything';
      const found: Found[] = [];
      checkKeywords(document, (at, message, how) => found.push({ at: at.join('/'), message, cure: how }));
      expect(found).toContainEqual({
        at: [...place.at, name].join('/'),
        message: expect.stringContaining(name) as string,
        cure,
      });
    },
  );

  const places: readonly [string, (document: Node) => void, RegExp][] = [
    ['an unknown word', (d) => ((d.info as Node).titel = 'x'), /no keyword "titel"/],
    ['an unknown extension', (d) => ((d.info as Node)['x-foo'] = 1), /nothing reads the extension "x-foo"/],
    [
      'a second server',
      (d) => (d.servers as unknown[]).push({ url: 'https://b.example' }),
      /more than one server/,
    ],
    ['no security', (d) => delete d.security, /has no security/],
  ];
  it.each(places)('%s', (_, change, message) => {
    const document = fixture();
    change(document);
    expect(
      findingsOf(document)
        .map((one) => one.message)
        .join(),
    ).toMatch(message);
  });

  const schema = (value: Schema, ...more: readonly string[]): readonly [Schema, RegExp] => [
    value,
    new RegExp(more.join('')),
  ];
  it.each([
    schema(
      { type: 'object', properties: { a: {} }, required: ['b'] },
      '"b" is required, but is not a field here',
    ),
    schema({ allOf: [{ maxLength: 3 }, { maxLength: 5 }] }, 'two members of an allOf have "maxLength"'),
    schema({ if: { minProperties: 2 }, then: { required: ['a'] } }, 'no words for the condition'),
    schema(
      { if: { properties: { a: { const: 1 } } }, then: { properties: { b: { items: {} } } } },
      'no words for the rule',
    ),
    schema(
      {
        if: { properties: { a: { const: 1 } } },
        then: { properties: { b: { maxItems: 1, items: { maxLength: 2 } } } },
      },
      'no words for the rule {"maxLength":2}',
    ),
    schema(
      { oneOf: [{ type: 'string' }, { type: 'object' }], anyOf: [{ type: 'integer' }, { type: 'array' }] },
      'a oneOf and in an anyOf',
    ),
  ])('%j', (value, message) => {
    const found: string[] = [];
    checkSchemaWords(value, [], (_, said) => found.push(said));
    expect(found.join()).toMatch(message);
  });

  it('a rule next to a reference', () => {
    const document = fixture();
    const { schemas } = document.components as { schemas: Node };
    schemas.Other = { $ref: '#/components/schemas/Boat', required: ['type'] };
    expect(findingsOf(document).map(({ message }) => message)).toContain(
      '"required" replaces the one of #/components/schemas/Boat',
    );
  });

  const parts = { type: 'object', properties: { b: { type: 'array' } } };
  it.each<[Node, RegExp]>([
    [{ in: 'query', style: 'pipeDelimited', schema: { type: 'array' } }, /"pipeDelimited" here\. Use form/],
    [{ in: 'path', schema: { type: 'object' } }, /an object in the path .* Put it into the query/],
    [{ in: 'cookie', schema: { type: 'array' } }, /a list in a cookie\. Use a query/],
    [{ in: 'query', style: 'deepObject', explode: true, schema: parts }, /members with parts: b\. Flatten/],
    [{ in: 'query', schema: { $ref: '#/components/schemas/CreateBoat' } }, /members with parts: cargo\. /],
    [{ in: 'query', schema: { type: 'array', items: { type: 'array' } } }, /a list of lists or objects/],
    [{ in: 'query', schema: { type: 'array', items: parts } }, /a list of lists or objects/],
    [{ in: 'header', name: 'ACCEPT', schema: { type: 'string' } }, /OpenAPI ignores a parameter ACCEPT/],
    [{ in: 'query', content: {} }, /pages can't show "content"/],
  ])('a parameter %j, said once, where it is', (parameter, message) => {
    const document = fixture();
    const [item] = Object.values(document.paths as Record<string, Node>);
    (item?.parameters as unknown[]).push({ name: 'a', description: 'A.', ...parameter });
    const { findings } = checkPublished('openapi/fixture.yaml', document);
    const said = findings.filter(({ path: at }) => at[2] === 'parameters' && at[3] === 1);
    expect(said.map((one) => `${one.message} ${one.cure}`)).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    [
      'a range of statuses',
      (o: Node) => ((o.responses as Node)['4XX'] = { description: 'x' }),
      /status "4XX"/,
    ],
    [
      'a default response',
      (o: Node) => ((o.responses as Node).default = { description: 'x' }),
      /status "default"/,
    ],
    ['a body of GET', (o: Node) => (o.requestBody = { content: {} }), /body with GET/],
    [
      'a wildcard',
      (o: Node) => ((o.responses as Node)['200'] = { description: 'x', content: { '*/*': {} } }),
      /no media type/,
    ],
  ])('%s', (_, change, message) => {
    const document = fixture();
    const [item] = Object.values(document.paths as Record<string, Node>);
    change(item?.get as Node);
    expect(
      findingsOf(document)
        .map((one) => one.message)
        .join(),
    ).toMatch(message);
  });
});

describe('a specification with a value that no page can show', () => {
  const inBoat = (schema: string): [string, string] => [
    '        light: {',
    `        odd: ${schema}\n        light: {`,
  ];
  it.each<[string, [from: string, to: string], RegExp]>([
    ['half of a pattern', inBoat("{ type: string, pattern: '^[a-z' }"), /odd\/pattern: .* not a regular/],
    [
      'a name that is no file',
      ['[first.csv, b c.csv]', '[first.csv, a text]'],
      /a text" isn't the name of a file/,
    ],
    [
      'a read-only field that is sent',
      ['{ light: none,', '{ id: b1, light: none,'],
      /example does not fit.*\/id/,
    ],
    [
      'a write-only field that is answered',
      ['{ id: b1,', '{ code: x1, id: b1,'],
      /example does not fit.*\/code/,
    ],
    [
      'a rule on a field that is not sent',
      ['then: { required: [lvl]', 'then: { required: [id]'],
      /names "id"/,
    ],
    [
      'a field that goes no way',
      inBoat('{ readOnly: true, writeOnly: true }'),
      /in no request and in no answer/,
    ],
    ['true as a field', inBoat('true'), /Buoy\/properties\/odd: pages have no words for the schema "true"/],
    ['false in an allOf', inBoat('{ allOf: [false] }'), /odd\/allOf\/0: pages .* "false"/],
    ['true as items', inBoat('{ items: true }'), /odd\/items: pages/],
    ['true as a rule', ['then: { required: [lvl] }', 'then: true'], /then: pages have no words/],
    ['a dependency that says nothing', inBoat('{ dependentSchemas: { a: {} } }'), /no words for the rule/],
    ['half of a condition', inBoat('{ not: { pattern: a, enum: [b] } }'), /no words for the condition/],
    [
      'a limit of 64 bits',
      inBoat('{ maximum: 9223372036854775807 }'),
      /maximum: 9223372036854775807 is read as/,
    ],
    [
      'a limit of OpenAPI 3.0',
      inBoat('{ exclusiveMinimum: true }'),
      /"exclusiveMinimum" must be number — .*here/,
    ],
    ['a type that is none', inBoat('{ type: text }'), /the value of "type" must be equal/],
    ['a field that says it is required', inBoat('{ required: true }'), /"required" must be array — List/],
    ['1.0 in an example', inBoat('{ example: 1.0 }'), /example: 1\.0 is read as 1, .* — Write 1, or a text/],
    ['10.00 in a list', inBoat('{ enum: [10.00] }'), /enum: 10\.00 is read as 10/],
    ['a default that does not fit', inBoat('{ default: a, type: integer }'), /the default does not fit/],
    ['a value that does not fit', inBoat('{ enum: [a, 1], type: string }'), /the value does not fit/],
    ['a null with a description', inBoat("{ oneOf: [{ type: 'null', description: None. }] }"), /of a null/],
    [
      'forms of a header',
      ['schema: { type: integer }, example: 2', 'schema: { oneOf: [{ type: integer }, { type: string }] }'],
      /X-Rows\/schema: pages can't show the parts of a header/,
    ],
    [
      'fields of a header, by a reference',
      ['schema: { type: integer }, example: 2', "schema: { $ref: '#/components/schemas/Buoy' }"],
      /X-Rows\/schema: pages can't show the parts/,
    ],
    [
      'a tag of nothing',
      ['tags:\n', 'tags:\n  - { name: rafts, description: None. }\n'],
      /has the tag "rafts"/,
    ],
    [
      'types of a part that are none',
      ["'image/png, image/jpeg'", "'image/png, image/*'"],
      /names no media type/,
    ],
    ['a schema in itself', inBoat("{ $ref: '#/components/schemas/Buoy' }"), /Buoy: .* holds itself.* — End/],
    ['no security', ["security:\n  - ApiKeyAuth: ['management:read']", 'security: []'], /security: has no/],
    ['null of OpenAPI 3.0', inBoat('{ nullable: true }'), /"nullable" — Write type: \[string, 'null'\]/],
    [
      'fields of XML',
      ['application/merge-patch+json', 'text/xml'],
      /schema: .*fields of XML — Write \{ type/,
    ],
    [
      'a field that is false',
      ['else: { not: { required: [lvl] } }', 'else: { properties: { lvl: false } }'],
      /schema "false" — Write not: \{ required: \[lvl\] \}/,
    ],
    ['a range that is not allowed', inBoat('{ not: { minimum: 5 } }'), /for the not .* — Write const, enum/],
    ['a condition alone', inBoat('{ if: { required: [a] } }'), /without a rule .* — Add then or else/],
    ['no value', inBoat('{ enum: [null] }'), /enum: has no value/],
    ['a second example', inBoat('{ examples: [1, 2] }'), /more than one example/],
    ['examples in two places', inBoat('{ example: 1, examples: [2] }'), /in more than one place/],
    [
      'a named example without a value',
      ["value: [{ '@type'", "summary2: [{ '@type'"],
      /OneBoat: has no value/,
    ],
    ['a scheme that is not there', ['- ApiKeyAuth:', '- ApiKeys:'], /security\/0: is not the scheme/],
    [
      'requests without a key',
      ["- ApiKeyAuth: ['management:read']", '- {}'],
      /security\/0: is not the scheme/,
    ],
    ['an older OpenAPI', ['openapi: 3.1.0', 'openapi: 3.0.3'], /pages can't show OpenAPI 3\.0\.3/],
  ])('%s', (_, [from, to], message) => {
    expect(text).toContain(from);
    const edited = text.replace(from, to);
    const usual = specFindings('openapi/cases.yaml', text).map((one) => one.message);
    const found = specFindings('openapi/cases.yaml', edited).filter((one) => !usual.includes(one.message));
    const said = found.map((one) => `${one.message} — ${one.cure}`);
    expect(said.join('\n')).toMatch(message);
    const [first] = found.filter((one) => message.test(`${one.message} — ${one.cure}`));
    expect(first?.line).toBeGreaterThan(1);
  });
});

it('says of an example elsewhere only that', () => {
  const edited = text.replace(/value: (?=\[\{ '@type)/, 'externalValue: https://a.example # ');
  const usual = specFindings('openapi/cases.yaml', text).map((one) => one.message);
  const found = specFindings('openapi/cases.yaml', edited.replace(/ # .*/, ' }'));
  expect(found.filter((one) => !usual.includes(one.message)).map((one) => one.message)).toEqual([
    expect.stringContaining(`pages can't show "externalValue"`),
  ]);
});

describe('the right page', () => {
  const spec = resolveDocument(fixture());
  const pages = pagesOf(spec);
  const page = (id: string): string => pages[id] ?? '';
  const samples = (operationId: string): string => {
    const operation = operationsOf(spec).find((other) => other.operationId === operationId);
    if (!operation) throw new Error(`The fixture has no ${operationId}.`);
    const key = apiKeyHeader(spec.components?.securitySchemes ?? {});
    return sampleFences(sampleRequest(operation, 'https://api.whence.example', key));
  };

  it('shows bodies of every media type, with schema and example', () => {
    expect(page('list-boats')).toContain('`text/csv`:');
    expect(page('list-boats')).toContain('```csv title="200 response, text/csv"\nid,name\n1,"O\'Hara"\n```');
    expect(page('put-picture')).toContain('`multipart/form-data`, optional.');
    expect(page('put-picture')).toContain('id="body-photo"');
    expect(page('add-note')).toMatch(
      /`text\/plain`, required\. Up to a page of text\.[^]*At most 500 characters/,
    );
    expect(page('list-boats')).toContain('```html title="404 response, text/html"');
  });

  it('says how a value with parts is written, and lists the fields of an object', () => {
    expect(page('list-boats')).toContain('Separate values with commas.');
    expect(page('list-boats')).toContain('For more than one value, repeat the parameter.');
    expect(page('list-boats')).toContain('Write each field as `filter[field]`.');
    expect(page('list-boats')).toContain('id="query-filter-min"');
    expect(page('list-boats')).toContain('### Cookies');
  });

  it('shows what is empty or invisible in quotes', () => {
    expect(page('list-boats')).toContain('One of `ios` or `""`.');
    expect(page('create-boat')).toContain('Default: `""`.');
    expect(page('create-boat')).toContain('Default: `" \\t"`.');
  });

  it('tells texts from numbers, bytes from characters, and formats from words', () => {
    expect(page('add-buoy')).toContain(
      'One of `1`, `"1"`, or `one`. <span className="api-rules">Default: `"1"`.',
    );
    expect(page('add-buoy')).toContain('Format `json-pointer`.');
    expect(page('put-picture')).toContain('The bytes of a file, at most 900 bytes.');
    expect(page('put-picture')).toContain('`photo` is sent as `image/png` or `image/jpeg`.');
  });

  it('names the types of the values of lists and maps, and their rules', () => {
    expect(page('boats')).toMatch(
      /<code>labels<\/code><\/a> <span className="api-type">object of strings<\/span>/,
    );
    expect(page('boats')).toContain('Each value: What the label says.');
    expect(page('boats')).toContain('values: at most 20 characters');
    expect(page('boats')).toContain('array of strings or nulls');
    expect(page('boats')).toMatch(/`red` or `blue`/);
  });

  it('gives each field its own address, and keeps those that are published', () => {
    const ids = [...page('create-boat').matchAll(/<code>(@?type|&#64;type)<\/code>/g)].length;
    expect(ids).toBe(2);
    expect(page('create-boat')).toContain(
      'id="response-201-type-2">\n<div className="api-field-head"><a className="api-field-name" href="#response-201-type-2"><code>@type',
    );
    expect(page('create-boat')).toContain(
      'id="response-201-type">\n<div className="api-field-head"><a className="api-field-name" href="#response-201-type"><code>type',
    );
  });

  it('says rules between fields, of items too', () => {
    expect(page('create-boat')).toContain('If `kind` is `sail`, `size` is required.');
    expect(page('create-boat')).toContain('Otherwise, `size` must be at most 9.');
    expect(page('create-boat')).toMatch(/<code>mast<[^]*Height of the mast\.[^]*At least 2\./);
    expect(page('create-boat')).toContain("`size` and `code` can't be sent together.");
    expect(page('create-boat')).toContain("Fields that aren't listed are refused.");
    expect(page('boats')).toContain('At least one of `weight` or `volume` is required.');
  });

  it('leaves out what goes the other way, and says what an object or a field can not be', () => {
    const [request = '', answer = ''] = page('add-buoy').split('## Responses');
    expect([request, answer].map((part) => part.includes('Id of the buoy.'))).toEqual([false, true]);
    expect([request, answer].map((part) => part.includes('Code that opens it.'))).toEqual([true, false]);
    expect(request).toContain("Otherwise, `lvl` can't be sent.");
    expect(request).toContain('Without fields.');
    expect(request).toContain('32-bit integer');
    expect(page('cases-api')).toContain('Each request needs `management:read`.');
  });

  it('says what only narrows a type, and what a parameter holds', () => {
    expect(page('list-boats')).toContain('IPv4 address or at most 9 characters.');
    expect(page('list-boats')).toContain('Each item: Name of a dock. Example: `D1`.');
    expect(page('list-boats')).toContain('With `a`, `b` is required. Each value: Any other weight.');
    expect(page('add-buoy')).toContain('IPv4 address or IPv6 address.');
  });

  it('says of a form what is said of fields, and the rules between fields of forms', () => {
    const [request = '', answer = ''] = page('add-buoy').split('## Responses');
    expect(request).toMatch(/Letter: string <span [^>]*>deprecated</);
    expect([request, answer].map((part) => part.includes('Number of the chart'))).toEqual([false, true]);
    expect(answer).toMatch(/Number of the chart: integer <span [^>]*>read only</);
    const forms = page('put-note').split('One of these forms:');
    expect(forms[0]).toContain('At least one of `force` or `rise` is required.');
    expect(forms[0]).toContain("`force` and `rise` can't be sent together.");
  });

  it('says of a body what its schema is, where nothing else says what it is for', () => {
    expect(page('add-buoy')).toContain('`application/json`, optional. A buoy in front of the harbor.');
  });

  it('tells a repeat only where the API can know it', () => {
    expect(page('create-boat')).toContain('Not safe to repeat');
    expect(page('create-boat')).not.toContain('event_id');
  });

  it('says of answers alone that they can have new values', () => {
    expect(page('create-boat')).toContain('accept ones you do not know');
    const [body = ''] = page('create-boat').split('## Responses');
    expect(body).not.toContain('accept ones');
  });

  it('knows which methods are idempotent', () => {
    expect(page('patch-picture')).toContain('Not safe to repeat');
    for (const id of ['put-picture', 'delete-picture']) expect(page(id)).toContain('<dd>Idempotent</dd>');
  });

  it('sends every kind of request', () => {
    expect(samples('listBoats')).toContain('countries=DE,FR');
    expect(samples('listBoats')).toContain('filter%5Bos%5D=ios&filter%5Bmin%5D=0');
    expect(samples('listBoats')).toContain('session=s-9');
    expect(samples('putPicture')).toContain('photo=@boat.png;type=image/png');
    for (const file of ['lists=@first.csv', 'lists=@b c.csv'])
      expect(samples('putPicture').replaceAll('"', '')).toContain(file);
    expect(samples('putPicture').match(/first\.csv/g)?.length).toBe(
      samples('putPicture').match(/b c\.csv/g)?.length,
    );
    expect(samples('addNote')).toContain("It'\\''s calm.");
  });
});
