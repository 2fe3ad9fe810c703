/** A page depends on the families of the facts that it shows, and in `npm start` on the facts' files, which are watched. */
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { noInputs, recordInto, type Inputs } from '../cache/inputs';
import { allValues } from '../incremental/values';
import { familyTexts } from './families';
import { limitsFor, loadUnitySettings } from './load';

afterEach(() => vi.unstubAllEnvs());

function readBy(make: () => unknown, environment: string): Inputs {
  vi.stubEnv('NODE_ENV', environment);
  const inputs = noInputs();
  recordInto(inputs, make);
  return inputs;
}

const limits = path.resolve('data/limits.yaml');

it.each([
  ['a fact', () => limitsFor('bids.apiBatch'), ['facts-bids']],
  ['texts with facts of one family', () => loadUnitySettings(), ['facts-sdk']],
  ['an unknown fact', () => limitsFor('none.such'), []],
])('%s', (_, make, families) => {
  const built = readBy(make, 'production');
  expect([...built.values]).toEqual(families);
  expect(built.files).not.toContain(limits);
  const started = readBy(make, 'development');
  expect([...started.values]).toEqual([]);
  expect(started.files).toContain(limits);
});

it('a family changes with its own facts alone', () => {
  const limit = { key: 'a.one', value: 1, bound: 'exact', text: '1' } as const;
  const other = { ...limit, key: 'b.one' };
  const [before, after] = [familyTexts([limit, other]), familyTexts([{ ...limit, value: 2 }, other])];
  expect(after.get('facts-a')).not.toBe(before.get('facts-a'));
  expect(after.get('facts-b')).toBe(before.get('facts-b'));
  expect(allValues().get('facts-bids')).toContain('bids.apiBatch');
});
