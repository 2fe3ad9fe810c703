/** References are resolved over files, and stop at circles and at nothing. */
import { describe, expect, it } from 'vitest';
import { valueAt } from '../shared/json-pointer';
import { resolveReferences } from './references';

const documents: Readonly<Record<string, unknown>> = {
  a: {
    Bid: { type: 'object', properties: { id: { $ref: 'b#/Id' } }, title: 'Bid' },
    Own: { $ref: '#/Bid', title: 'Own', properties: { note: { type: 'string' } } },
    Loop: { items: { $ref: '#/Other' } },
    Other: { items: { $ref: '#/Loop' } },
    Lost: { $ref: 'b#/Nothing' },
  },
  b: { Id: { $ref: '#/Text' }, Text: { type: 'string' } },
};

const resolve = (pointer: string) =>
  resolveReferences(valueAt(documents.a, pointer), 'a', {
    follow(reference, place) {
      const [file = '', rest = ''] = reference.split('#');
      const target = file || place;
      return { name: `${target}#${rest}`, place: target, value: valueAt(documents[target], `#${rest}`) };
    },
  });

describe('references', () => {
  it('start from the file that they are in', () => {
    expect(resolve('#/Bid')).toEqual({
      type: 'object',
      properties: { id: { type: 'string' } },
      title: 'Bid',
    });
  });

  it('give way to their siblings, and add up fields', () => {
    expect(resolve('#/Own')).toEqual({
      type: 'object',
      title: 'Own',
      properties: { id: { type: 'string' }, note: { type: 'string' } },
    });
  });

  it('must end', () => {
    expect(() => resolve('#/Loop')).toThrow('a#/Other holds itself, by way of a#/Other → a#/Loop.');
    expect(() => resolve('#/Lost')).toThrow('b#/Nothing leads nowhere.');
  });
});
