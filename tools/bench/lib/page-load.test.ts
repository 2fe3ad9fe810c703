import { expect, it } from 'vitest';
import { blockingTime, kindOf, transfersUntil } from './page-load';

it.each([
  ['Document', 'https://h/a', 'document'],
  ['Script', 'https://h/a', 'js'],
  ['Other', 'https://h/a.js?x', 'js'],
  ['Other', 'https://h/a.css', 'css'],
  ['Font', 'https://h/a.woff2', 'font'],
  ['Image', 'https://h/a.svg', 'other'],
])('sees %s %s as %s', (type, url, kind) => {
  expect(kindOf(type, url)).toBe(kind);
});

it('counts what was finished by a moment', () => {
  const finished = [
    { kind: 'document', bytes: 10, at: 1 },
    { kind: 'js', bytes: 100, at: 2 },
    { kind: 'js', bytes: 200, at: 3 },
  ] as const;
  expect(transfersUntil(finished, 2)).toMatchObject({
    js: { requests: 1, bytes: 100 },
    total: { requests: 2, bytes: 110 },
  });
  expect(transfersUntil(finished).total).toEqual({ requests: 3, bytes: 310 });
});

it.each([
  ['short tasks', [{ start: 200, duration: 50 }], 0],
  ['a long task', [{ start: 200, duration: 80 }], 30],
  ['a task before the first paint', [{ start: 10, duration: 80 }], 0],
  ['a task that the first paint falls into', [{ start: 10, duration: 150 }], 60],
])('counts %s', (_name, tasks, expected) => {
  expect(blockingTime(tasks, 100)).toBe(expected);
});
