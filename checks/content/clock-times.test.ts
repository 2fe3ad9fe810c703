/** Times of examples that follow from the sample world, and times that nothing explains. */
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../lib/markdown/sources';
import { clockProblems } from './clock-times';

const messages = (text: string): string[] =>
  clockProblems('docs/x.mdx', parsePage('docs/x.mdx', text).tree).map(({ message }) => message);

describe('times of the day', () => {
  it.each([
    ['of a row', 'On September 1, 2025, at 10:20:00 UTC, the user opens the app.'],
    [
      'that a span leads to',
      'The first open is on September 1, 10:20. The lock ends 90 days later, on November 30, 10:20.',
    ],
    ['of a fence', '```text\n2025-12-24T17:03:00Z\n```\n\nIt ends on December 24, 17:03.'],
    ['of every day', 'A snapshot is made at 00:00 UTC.'],
    [
      'in a series',
      'After 1 minute, 5 minutes and 30 minutes. On September 3 it would be 19:05, 19:06, 19:11 and 19:41.',
    ],
  ])('may be one %s', (_, text) => {
    expect(messages(text)).toEqual([]);
  });

  it.each([
    ['On September 1, 2025, at 10:27:00 UTC, the user opens the app.', 'September 1, 2025, at 10:27:00'],
    ['The first open is on September 1, 10:20; the lock ends on November 29, 10:27.', 'November 29, 10:27'],
    [
      'After 1 minute, 5 minutes and 30 minutes. On September 3 it would be 19:05, 19:06, 19:14 and 19:44.',
      '19:14',
    ],
  ])('are found in "%s"', (text, time) => {
    expect(messages(text)[0]).toBe(`Nothing happens at ${time}`);
  });
});
