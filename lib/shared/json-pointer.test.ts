/** Pointers name a place, whatever characters its keys have. */
import { expect, it } from 'vitest';
import { pointerOf, valueAt } from './json-pointer';

const document = { paths: { '/a/{b}~': [{ get: 1 }] }, 'two words': 2 };

it('leads there and back', () => {
  const pointer = pointerOf(['paths', '/a/{b}~', 0, 'get']);
  expect(pointer).toBe('#/paths/~1a~1{b}~0/0/get');
  expect(valueAt(document, pointer)).toBe(1);
  expect(valueAt(document, '#/two%20words')).toBe(2);
});

it('names all of a document, or nothing', () => {
  expect(valueAt(document, '#')).toBe(document);
  expect(valueAt(document, '#/paths/x/get')).toBeUndefined();
});
