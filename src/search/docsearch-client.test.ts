import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DocSearchClient } from './docsearch-client';
import type { SearchAnswer } from './types';

const answer: SearchAnswer = { hits: [], nbHits: 0, page: 0, nbPages: 0, missing: [] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('lets Enter open what answers the words in the field, when all records are there', async () => {
  const searches: { resolve: (answer: SearchAnswer) => void; reject: (error: Error) => void }[] = [];
  const client = new DocSearchClient(
    () => new Promise((resolve, reject) => void searches.push({ resolve, reject })),
    () => ({ tags: [], preferredTags: [], platform: null }),
  );
  const opened: string[] = [];
  let query = '';
  const ask = () => void client.search({ requests: [{ query }] }).catch(() => undefined);
  const type = (words: string) => {
    query = words;
    client.typed();
    ask();
  };
  const enter = (words = query) => client.enter(() => opened.push(words), ask);
  const end = async (result = answer) => {
    searches.at(-1)?.resolve(result);
    await vi.runAllTimersAsync();
  };

  type('goal');
  await end();
  expect(enter()).toBe(true);
  type('funnel');
  expect(enter()).toBe(false);
  await end({ ...answer, growing: true });
  client.move();
  client.grow(ask);
  expect(opened).toEqual([]);
  await end();
  expect(opened).toEqual(['funnel']);

  // Other words, another key, or a failure: that Enter is over.
  const fail = () => searches.at(-1)?.reject(new Error('No records.'));
  for (const over of [() => type('cohorts'), () => client.leave(), fail]) {
    type('cohort');
    enter();
    over();
    await end();
  }
  enter();
  await end();
  expect(opened).toEqual(['funnel', 'cohort']);
});
