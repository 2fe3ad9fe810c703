/** A draw depends on the seed, and little on what else could be drawn. */
import { expect, it } from 'vitest';
import { Draw } from './draw';

const words = Array.from({ length: 200 }, (_, index) => `word ${index}`);
const itself = (word: string): string => word;

it('gives all entries in an order that the seed decides', () => {
  const order = new Draw('a').shuffle(words, itself);
  expect([...order].sort()).toEqual([...words].sort());
  expect(new Draw('a').shuffle(words, itself)).toEqual(order);
  expect(new Draw('b').shuffle(words, itself)).not.toEqual(order);
  expect(order).not.toEqual(words);
});

it('draws the same of a list with more entries, but for the new ones', () => {
  const more = ['at first', ...words.slice(0, 90), 'between', ...words.slice(90), 'at last'];
  const before = new Draw('a').shuffle(words, itself);
  const after = new Draw('a').shuffle(more, itself);
  expect(after.filter((word) => words.includes(word))).toEqual(before);
  expect(after.slice(0, 40).filter((word) => !before.slice(0, 40).includes(word)).length).toBeLessThan(4);
});

it('picks for each key, and keeps most picks when a name is added', () => {
  const draw = new Draw('a');
  const names = words.slice(0, 50);
  const picked = words.map((key) => draw.pick(names, key));
  expect(new Set(picked).size).toBeGreaterThan(20);
  const again = words.map((key) => draw.pick([...names, 'new'], key));
  const other = again.filter((name, index) => name !== picked[index]);
  expect(new Set(other).size).toBeLessThanOrEqual(1);
  expect(other.length).toBeLessThan(words.length / 5);
  expect(draw.pick([], 'key')).toBeUndefined();
});
