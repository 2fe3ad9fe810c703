/** Both numbers of each pair are what the dataset says, and pairs that explain nothing are refused. */
import { describe, expect, it } from 'vitest';
import { differencesSchema } from '../../data/schema/differences';
import { loadDifferences } from '../../lib/facts/load';
import { sampleWorldOfTests } from '../../tests/lib/sample-world';
import { rounded } from '../../lib/shared/api-rounding';

const database = sampleWorldOfTests();
const pairs = loadDifferences();

describe.each(pairs.filter(({ first }) => first.sql !== undefined))('$title', ({ unit, first, second }) => {
  it.each([first, second])('$name', async ({ sql = '', value }) => {
    const [row = {}] = await database().query(sql);
    expect(rounded(Object.values(row)[0], unit)).toBe(value);
  });
});

describe('a pair is refused', () => {
  const [pair] = pairs;
  if (!pair) throw new Error('no pair');
  it.each<[string, object]>([
    ['has two equal numbers', { second: { ...pair.second, value: pair.first.value } }],
    ['has a number without value or sql', { second: { name: 'Nothing' } }],
    ['has numbers and a reason why it has none', { withoutNumbers: 'Nobody counts it.' }],
    ['Invalid option', { subjects: ['boats'] }],
  ])('%s', (message, change) => {
    const [issue] = differencesSchema.safeParse([{ ...pair, ...change }]).error?.issues ?? [];
    expect(issue?.message).toContain(message);
  });
});
