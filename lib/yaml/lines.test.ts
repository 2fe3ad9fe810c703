/** The line of a value, or of the closest place that exists. */
import { LineCounter, parseDocument } from 'yaml';
import { expect, it } from 'vitest';
import { lineFinder } from './lines';

const counter = new LineCounter();
const document = parseDocument('# head\nlist:\n  - name: a\n  - name: b\n    size: 2\n', {
  lineCounter: counter,
});
const lineOf = lineFinder(document, counter);

it.each([
  [['list', 1, 'size'], 5],
  [['list', 1], 4],
  [['list', 1, 'missing'], 4],
  [['list', 7, 'name'], 2],
  [['nothing'], 2],
  [[], 2],
])('%j is in line %d', (keys, line) => {
  expect(lineOf(keys)).toBe(line);
});
