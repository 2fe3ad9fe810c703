/** A series has each of its names once, and a name without a series is itself. */
import { expect, it } from 'vitest';
import { numbered } from './numbered';

it('writes out a series from its first to its last name', () => {
  expect(numbered('custom1', 'custom5')).toEqual(['custom1', 'custom2', 'custom3', 'custom4', 'custom5']);
  expect(numbered('slot9', 'slot11')).toEqual(['slot9', 'slot10', 'slot11']);
});

it('leaves a name without a series as it is, also with a number', () => {
  expect(numbered('sha256', undefined)).toEqual(['sha256']);
});
