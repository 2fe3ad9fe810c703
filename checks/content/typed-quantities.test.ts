/** What a page may type of numbers with a unit, and what it is told to write instead. */
import { expect, it } from 'vitest';
import { mend } from '../fix';
import { parsePage } from '../../lib/markdown/sources';
import { frontMatterOf } from '../../lib/yaml/front-matter';
import { Exceptions } from '../exceptions';
import { passagesOf } from './passages';
import { typedQuantities } from './typed-quantities';

const file = 'docs/promote/index.mdx';
const passages = (text: string) => passagesOf(parsePage(file, text).tree, frontMatterOf(file, text));
const check = typedQuantities({ has: (text) => text === 'Wait 9 minutes.' }, new Exceptions([]));

const found = (text: string): string[] =>
  check(file, passages(text)).map(({ line, message, cure }) => `${line}: ${message} — ${cure}`);

it.each([
  [
    'a right number',
    'Up to 500 users.',
    ['1: "500 users" is typed — Write <Fact id="organization.users" />.'],
  ],
  ['a wrong one', 'One.\n\nUp to 501 users.', [/^3: "501 users" is typed — Add the fact with `npm run new/]],
  ['a form', 'In a 366-day window.', ['<Fact id="trackingUrl.expiresMax" as="adjective" />']],
  ['an amount in a table', '| Bid |\n| --- |\n| 0.61 USD |', [/^3: "0\.61 USD"/]],
  ['front matter', '---\ndescription: Up to 501 users.\n---\n\nText.', [/"501 users"/]],
  [
    'a fact',
    '---\ndescription: Up to {fact:organization.users}.\n---\n\n<Fact id="organization.users" />',
    [],
  ],
  ['code, a result and a citation', '`9 minutes`, <Value cell="a" /> days, <Cite>9 users</Cite>', []],
  ['a message, and another text', '"Wait 9 minutes." "Wait 8 minutes."', [/"8 minutes"/]],
  ['names', 'SDK 6.0, ISO 4217, level 5, day 7, tier 1, and September 14, 2025', []],
] as const)('%s', (_, text, expected) => {
  const messages = found(text);
  expect(messages).toHaveLength(expected.length);
  expected.forEach((part, at) => expect(messages[at]).toMatch(part));
});

it('lets pass what an exception names, and notes that it is needed', () => {
  const entry = { of: 'typed', in: file, text: '501 users', why: 'A test.' } as const;
  const exceptions = new Exceptions([entry]);
  const page = passages('Up to 501 users.');
  expect(typedQuantities({ has: () => false }, exceptions)(entry.in, page)).toEqual([]);
  expect(exceptions.unneeded('typed')).toEqual([]);
});

it.each([
  ['one fact has it', 'Up to 500 users.', 'Up to <Fact id="organization.users" />.'],
  ['in a form', 'In a 366-day window.', 'In a <Fact id="trackingUrl.expiresMax" as="adjective" /> window.'],
  [
    'in a caption',
    '<Figure name="a" caption="500 users" />',
    '<Figure name="a" caption="{fact:organization.users}" />',
  ],
  ['several have it, or none', 'Wait 5 minutes, or 501 users.', undefined],
])('is mended where %s', (_, text, mended = text) => {
  expect(mend(text, check(file, passages(text))).text).toBe(mended);
});
