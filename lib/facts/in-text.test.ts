/** Numbers in texts come from the limits. */
import { expect, it } from 'vitest';
import { filledTexts } from './in-text';
import { loadGlossary } from './load';
import type { Limit } from './types';

const limits: Limit[] = [
  { key: 'boat.crew', value: 3, bound: 'exact', unit: 'sailors', text: '3 sailors' },
  { key: 'boat.load', value: 4096, bound: 'exact', unit: 'crates', text: '4,096 crates' },
];

it('fills placeholders at any depth and leaves other braces', () => {
  const facts = [
    {
      text: 'With {value:boat.crew} or {fact:boat.crew} in {campaign.id}.',
      rows: [['{fact:boat.crew}', 7, null]],
    },
  ];
  expect(filledTexts('boats.yaml', facts, () => limits)).toEqual([
    { text: 'With 3 or 3 sailors in {campaign.id}.', rows: [['3 sailors', 7, null]] },
  ]);
});

it('groups the digits of a number without its unit', () => {
  expect(filledTexts('boats.yaml', ['Loads {value:boat.load} of {fact:boat.load}.'], () => limits)).toEqual([
    'Loads 4,096 of 4,096 crates.',
  ]);
});

it('takes the part of the platform or the version', () => {
  const facts = [
    'A {ios: yacht | android unity: raft | boat}{4.8.x: , old | }{ios unity: | , sir}.',
    'If {deck: 1 | hull: 2} holds.',
    'From {4.8.x/unity: noon | 4.8.x: dawn | now}.',
  ];
  const of = (...[scope]: [Parameters<typeof filledTexts>[3]?]) =>
    filledTexts('boats.yaml', facts, () => limits, scope);
  expect(of()).toEqual(['A boat, sir.', 'If {deck: 1 | hull: 2} holds.', 'From now.']);
  expect(of({ platform: 'unity', version: '6.0.x' })[0]).toBe('A raft.');
  expect(of({ platform: 'ios', version: '4.8.x' })).toMatchObject({ 0: 'A yacht, old.', 2: 'From dawn.' });
  expect(of({ platform: 'unity', version: '4.8.x' })[2]).toBe('From noon.');
});

it('names the closest key', () => {
  expect(() => filledTexts('boats.yaml', ['{fact:boat.crow}'], () => limits)).toThrow(
    'data/boats.yaml:1: no fact "boat.crow" — Did you mean "boat.crew"?',
  );
});

it('is used by the glossary', () => {
  const definitions = loadGlossary().map(({ definition }) => definition);
  expect(definitions.join()).not.toContain('{fact:');
  expect(definitions).toContain('An ordered list of 2 to 10 steps that shows how many users reach each one.');
});
