/** Datasets have their shape, and a change that breaks readers of a file needs a higher version. */
import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { loadChangelogs } from '../facts/load';
import { contractFile, contractProblems, contractText } from './contract';
import { datasets, type Dataset } from './datasets';
import { contentOf, jsonSchemaOf } from './files';

const ajv = addFormats(new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }));

describe.each(datasets.map((dataset) => [dataset.name, dataset] as const))('%s', (_, dataset) => {
  it('fits its JSON Schema, and has something to say', () => {
    const validate = ajv.compile(jsonSchemaOf(dataset));
    const content = contentOf(dataset) as Record<string, unknown>;
    validate(content);
    expect(validate.errors ?? []).toEqual([]);
    const lists = Object.values(content).filter(Array.isArray);
    expect(lists.map((list) => list.length > 0)).toEqual(lists.map(() => true));
    expect(validate({ ...content, version: 99 })).toBe(false);
    expect(validate({ ...content, more: 'of a later time' })).toBe(true);
    expect(JSON.stringify(content)).not.toMatch(/\{(?:fact|value|adjective):|undefined|\[object/);
  });
});

it('content that does not have its shape stops the build, with the place', () => {
  const [dataset] = datasets;
  if (!dataset) throw new Error('There is no dataset.');
  expect(() =>
    contentOf({ ...dataset, make: () => ({ advertising: [{ slug: 1 }], monetization: [] }) }),
  ).toThrow(/lib\/downloads\/datasets\.ts: partners — .*advertising\[0\]\.slug/s);
});

it('a release says what held in its version', () => {
  const text = loadChangelogs({ version: '5.0.x', platform: 'ios' })
    .flatMap(({ platform, releases }) => (platform === 'ios' ? releases : []))
    .flatMap(({ release, changes }) => (release === '5.0.0' ? changes : []))
    .find((change) => change.text.startsWith('The queue holds'))?.text;
  const releases = datasets.find(({ name }) => name === 'releases');
  expect(text).toBeDefined();
  expect(releases && JSON.stringify(contentOf(releases))).toContain(text);
});

describe('what is published', () => {
  const text = readFileSync(contractFile, 'utf8');

  it('lists every member of today, and nothing of it has changed', () => {
    expect(contractProblems(text, datasets)).toEqual([]);
  });

  const made = (shape: z.ZodRawShape, version = 1): Dataset[] => [
    { name: 'boats', title: 'Boats', about: 'Boats', version, shape: z.object(shape), make: () => ({}) },
  ];
  const before = made({ boats: z.array(z.object({ name: z.string(), crew: z.int().optional() })) });
  const published = contractText('', before);
  const changes = (boat: z.ZodRawShape, version?: number) =>
    contractProblems(published, made({ boats: z.array(z.object(boat)) }, version));

  it('has a line for each member', () => {
    expect(published.split('\n').filter((line) => line.startsWith('boats'))).toEqual([
      'boats 1 $schema: string',
      'boats 1 boats: array',
      'boats 1 boats[].crew?: integer',
      'boats 1 boats[].name: string',
      'boats 1 boats[]: object',
      'boats 1 version: 1',
    ]);
  });

  it.each<[string, z.ZodRawShape, string]>([
    ['a member is gone', { crew: z.int().optional() }, 'boats[].name: string'],
    ['a type is another', { name: z.int(), crew: z.int().optional() }, 'boats[].name: string'],
    [
      'a member may be missing',
      { name: z.string().optional(), crew: z.int().optional() },
      'boats[].name: string',
    ],
    [
      'a member may be null',
      { name: z.string().nullable(), crew: z.int().optional() },
      'boats[].name: string',
    ],
  ])('is broken if %s, until the version is raised', (_, boat, member) => {
    const [broken] = changes(boat).filter(({ breaks }) => breaks);
    expect(broken?.message).toBe(`boats.json of version 1 had ${member}`);
    expect(broken?.cure).toContain('raise the version of boats');
    expect(published.split('\n')[(broken?.line ?? 0) - 1]).toBe(`boats 1 ${member}`);
    expect(changes(boat, 2).filter(({ breaks }) => breaks)).toEqual([]);
  });

  it('takes a new member with the command that lists it, and keeps the address of a dataset', () => {
    const more = { name: z.string(), crew: z.int().optional(), home: z.string() };
    expect(changes(more).map(({ message, breaks }) => [message, breaks])).toEqual([
      ['"boats 1 boats[].home: string" is not listed', false],
    ]);
    const updated = contractText(published, made({ boats: z.array(z.object(more)) }));
    expect(contractProblems(updated, made({ boats: z.array(z.object(more)) }))).toEqual([]);
    expect(contractProblems(published, [])[0]?.cure).toContain('Put the dataset boats back');
  });
});
