/** Schemas in words: types, rules, alternatives, enumerations, nesting. */
import { describe, expect, it } from 'vitest';
import type { Schema } from '../../../lib/shared/json-schema';
import { constraintsOf } from '../../../lib/openapi/constraints';
import { Anchors } from './anchors';
import { schemaBlock, type Place } from './fields';
import { formOf, typeName } from '../../../lib/openapi/schema-model';
import { valueText, valuesText } from './values';

const body = (): Place => ({ anchor: 'body', anchors: new Anchors(), sender: 'reader' });

describe('typeName', () => {
  it.each<[Schema, string]>([
    [{ type: 'string' }, 'string'],
    [{ type: ['integer', 'null'] }, 'integer'],
    [{ type: 'array', items: { type: 'array', items: { type: 'number' } } }, 'array of arrays of numbers'],
    [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, 'string or integer'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string'],
    [{ allOf: [{ type: 'object' }, { properties: {} }] }, 'object'],
    [{ properties: { a: {} } }, 'object'],
    [{ const: 1 }, 'integer'],
    [{}, 'any value'],
  ])('%j is %s', (schema, name) => {
    expect(typeName(schema)).toBe(name);
  });
});

describe('constraintsOf', () => {
  it.each<[Schema, string]>([
    [{ type: 'number', minimum: 0.01, maximum: 1000, multipleOf: 0.0001 }, '0.01–1,000, up to 4 decimals'],
    [{ type: 'integer', minimum: 101 }, 'at least 101'],
    [{ type: 'number', exclusiveMinimum: 0, multipleOf: 5 }, 'more than 0, a multiple of 5'],
    [{ type: 'string', minLength: 1, maxLength: 1 }, 'exactly 1 character'],
    [{ type: 'string', maxLength: 155 }, 'at most 155 characters'],
    [{ type: 'string', format: 'date-time' }, 'RFC 3339 timestamp'],
    [{ type: 'string', pattern: '^[a-z]{1,3}$' }, '1–3 lowercase letters'],
    [
      {
        type: 'array',
        minItems: 1,
        maxItems: 10000,
        uniqueItems: true,
        items: { type: 'string', maxLength: 2 },
      },
      '1–10,000 items, no duplicates, each: at most 2 characters',
    ],
    [{ type: 'object', maxProperties: 1 }, 'at most 1 member'],
    [{ type: 'string', anyOf: [{ format: 'ipv4' }, { format: 'ipv6' }] }, 'IPv4 address or IPv6 address'],
  ])('%j: %s', (schema, words) => {
    expect(constraintsOf(schema).join(', ')).toBe(words);
  });
});

describe('formOf', () => {
  it('keeps what is said next to a nullable reference', () => {
    const { schema, nullable } = formOf({
      description: 'here',
      anyOf: [{ type: 'string', description: 'there' }, { type: 'null' }],
    });
    expect(nullable).toBe(true);
    expect(schema.description).toBe('here');
  });

  it.each([
    ['oneOf', 'Exactly one of `a` or `b` and `c` is required.'],
    ['anyOf', 'At least one of `a` or `b` and `c` is required.'],
  ])('reads %s of required names as a rule', (kind, words) => {
    expect(formOf({ [kind]: [{ required: ['a'] }, { required: ['b', 'c'] }] }).presence).toEqual([words]);
  });

  it('reads dependent fields as a rule', () => {
    expect(formOf({ dependentRequired: { value: ['unit'] } }).presence).toEqual([
      'With `value`, `unit` is required.',
    ]);
  });
});

describe('enumerations', () => {
  it('says what each value means, in one run of text', () => {
    const schema = {
      enum: ['set', 'delete', 'keep'],
      'x-enumDescriptions': { set: 'Sets {it}.', delete: 'Removes it' },
    };
    expect(valuesText(schema, 'api')).toBe(
      'One of: `set`\u00a0– Sets \\{it\\}. `delete`\u00a0– Removes it. `keep`.',
    );
    expect(valuesText({ enum: ['a', 'b'] }, 'api')).toBe('One of `a` or `b`.');
    expect(valuesText({ type: 'string' }, 'api')).toBe('');
  });

  it('keeps a description of lists or paragraphs apart from what follows', () => {
    expect(valueText('Text.', { enum: ['a'] }, 'api', 'Rule.', 'Small.')).toBe(
      'Text. One of `a`. Rule. <span className="api-rules">Small.</span>',
    );
    expect(valueText('Text.\n\n- item', { enum: ['a'] }, 'api', '', '')).toBe(
      'Text.\n\n- item\n\nOne of `a`.',
    );
  });

  it('finds the ones in array items and says which are open', () => {
    const schema = { type: 'array', items: { enum: ['a'], 'x-extensible-enum': true } };
    expect(valuesText(schema, 'api')).toMatch(/`a`.*accept ones you do not know/s);
  });
});

describe('schemaBlock', () => {
  const bids: Schema = {
    type: 'object',
    required: ['bids'],
    properties: {
      bids: {
        type: 'array',
        items: {
          type: 'object',
          required: ['bid_amount'],
          properties: { bid_amount: { type: 'number' }, note: { type: ['string', 'null'] } },
        },
      },
    },
  };

  it('gives every field an anchor, its type and flags', () => {
    const mdx = schemaBlock(bids, body());
    expect(mdx).toContain('id="body-bids-bid_amount"');
    expect(mdx).toContain('href="#body-bids-bid_amount"');
    expect(mdx).toContain(
      '<span className="api-type">array of objects</span> <span className="api-flag api-flag--required">required</span>',
    );
    expect(mdx).toMatch(/note<\/code>.*string<\/span> <span className="api-flag">nullable/);
  });

  it('gives forms of the same name different anchors', () => {
    const forms = { oneOf: [{ properties: { a: {} } }, { properties: { a: {} } }] };
    const ids = [...schemaBlock(forms, body()).matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['body-1-a', 'body-2-a']);
  });

  it('writes bodies that are not objects', () => {
    expect(schemaBlock({ type: 'string', maxLength: 5 }, body())).toContain('Type: string.');
    expect(
      schemaBlock({ type: 'array', items: { properties: { a: { type: 'string' } } } }, body()),
    ).toContain('id="body-a"');
  });

  it('stops at a schema that holds itself', () => {
    const node: Schema = { type: 'object', properties: {} };
    node.properties = { child: node };
    expect(() => schemaBlock(node, body())).toThrow(/more than 8 levels deep/);
  });
});
