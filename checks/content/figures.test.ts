/** Drawings whose labels, description and page disagree. */
import { expect, it } from 'vitest';
import { figureProblems, labelsOf } from './figures';

const problems = (label: string, description: string, page = ''): string[] =>
  figureProblems(
    'a.svg',
    labelsOf(
      `<svg><title>A week</title>\n<desc>${description}</desc>\n<g><text x="1">${label}</text></g></svg>`,
    ),
    page,
    (id) => id === '483106',
  ).map(({ line, message }) => `${line}: ${message}`);

it.each([
  ['a day', 'Sep 1', 'On September 1, a click.'],
  ['a day of a folder', 'dt=2025-09-01', 'The folder of September 1.'],
  ['a time', '10:20', 'Installed at 10:20:05.'],
  ['a number that the page says', 'another 408: at once', 'It is failed.', 'After a 408, it fails.'],
  [
    'a number that the page says and no label',
    'failed',
    'After a 408, it is failed.',
    'After a 408, it fails.',
  ],
  ['an id, and parts of names', '483106, level_2, hr=08', 'A campaign.'],
  ['a fact', '{fact:postback.timeout}', 'It waits.'],
])('may have %s', (_, label, description, page = '') => {
  expect(problems(label, description, page)).toEqual([]);
});

it.each([
  ['another day', 'Sep 2', 'On September 1, a click.', ['3: "Sep 2"', '2: "September 1"']],
  ['another time', '10:25', 'Installed at 10:20.', ['3: "10:25"', '2: "10:20"']],
  ['another number', 'another 409: at once', 'After a 408.', ['3: "409"', '2: "408"']],
  ['another id', '483107', 'A campaign.', ['3: "483107" in "483107" is not in the description']],
])('may not have %s', (_, label, description, expected) => {
  const found = problems(label, description);
  for (const text of expected) expect(found.join('\n')).toContain(text);
});

it('asks for days and times in the description, for readers who see no labels', () => {
  expect(problems('10:20', 'A click.', 'At 10:20, a click.')).toEqual([
    '3: "10:20" in "10:20" is not in the description',
  ]);
});
