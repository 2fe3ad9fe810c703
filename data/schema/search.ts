/** Schemas of what people tell search: synonyms, what an empty one offers, and the queries that measure it. */
import * as z from 'zod';
import { uniqueList } from './unique-list';
import { route, text } from './common';

const words = z.array(text);

/** What queries are like. */
const queryKinds = [
  'words',
  'question',
  'symptom',
  'symbol',
  'row',
  'platform',
  'vendor-term',
  'typo',
  'prefix',
  'task',
] as const;

export const searchSynonymsSchema = z.array(
  z.union([
    /** Each word finds all others. */
    z.strictObject({ same: words.min(2) }),
    /** What is typed also finds other words, not the other way round. */
    z.strictObject({ typed: words.min(1), find: words.min(1) }),
  ]),
);

/** One more than config/search.ts shows: nobody is sent to the page that they are on. */
const jobs = z.array(route).length(6);

export const searchStartSchema = z.strictObject({
  /** Where no area is the reader's. */
  home: jobs,
  /** By the name of the area, such as `promote`. */
  areas: z.record(text, jobs),
  /** Ends of addresses below a platform of an SDK. */
  sdk: z.array(text).length(6),
});

export const searchQueriesSchema = uniqueList(
  z.strictObject({
    query: z.string().min(1).max(64),
    /** Pages that answer it; the first that is found counts. */
    expect: z.array(route).min(1),
    /** The check part is only measured; weights and synonyms are chosen on the tuning part. */
    part: z.enum(['tune', 'check']),
    kind: z.enum(queryKinds),
    /** Set for what readers come for: the answer must be among so many first hits, whatever the averages say. */
    within: z.number().int().min(1).max(5).optional(),
    /** Name of the row that answers it: the page is then to open at the first of its rows with this name. */
    row: text.optional(),
    /** Page that the reader is on, if it matters. */
    from: route.optional(),
  }),
  ({ query, from }) => `${query} ${from ?? ''}`,
);
