/** The kept database is made anew if one of its inputs changes, because all its inputs are noted. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { noInputs, recordInto } from '../../lib/cache/inputs';
import { databaseFile } from './database-file';

it('knows what it is made of', async () => {
  await databaseFile();
  const { names } = JSON.parse(readFileSync('.cache/sample-world.json', 'utf8')) as {
    names: { files: string[]; folders: string[] };
  };
  expect(names.files).toEqual(
    expect.arrayContaining([
      ...[
        'data/sample-world/entities.yaml',
        'data/sample-world/cohort.yaml',
        'data/attribution-windows.yaml',
      ],
      ...['data/raw-data/tables/install_events.yaml', 'data/raw-data/samples/install_events.yaml'],
      ...['data/channels.yaml', 'data/partners/adjoe.yaml'],
      ...['lib/yaml/read.ts', 'lib/facts/load.ts', 'lib/shared/attribution/decide.ts'],
      ...['world/dataset/views.ts', 'world/dataset/plan/plan.ts', 'package-lock.json'],
    ]),
  );
  expect(names.files.filter((file) => file.endsWith('.test.ts'))).toEqual([]);
  expect(names.folders).toContain('data/partners');
});

it('is built once', async () => {
  const { ino } = statSync(await databaseFile());
  expect(statSync(await databaseFile()).ino).toBe(ino);
});

it('tells others that they depend on the dataset, and on nothing behind it', async () => {
  const inputs = noInputs();
  await recordInto(inputs, () => databaseFile());
  expect([...inputs.files].map((file) => path.relative('', file))).toEqual([
    '.cache/sample-world/world.sha256',
  ]);
  expect(inputs.folders.size).toBe(0);
});
