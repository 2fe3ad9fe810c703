/** The files of the datasets: a JSON file and its JSON Schema each, at addresses that stay. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { site } from '../../config/site';
import { datasets, type Dataset } from './datasets';

/** The folder, as an address of the site. */
export const datasetsFolder = '/downloads';

export const dataFile = ({ name }: Pick<Dataset, 'name'>): string => `${datasetsFolder}/${name}.json`;

export const schemaFile = ({ name }: Pick<Dataset, 'name'>): string =>
  `${datasetsFolder}/${name}.schema.json`;

/** What every file has in addition to its content. */
const whole = ({ version, shape }: Dataset): z.ZodObject =>
  z.object({
    $schema: z.url(),
    version: z.literal(version).describe('Version of this form'),
    ...shape.shape,
  });

/** JSON Schema (draft 2020-12) of a dataset. Objects may get more members: readers ignore what they don't know. */
export const jsonSchemaOf = (dataset: Dataset): z.core.JSONSchema.JSONSchema => ({
  ...z.toJSONSchema(whole(dataset), { io: 'input' }),
  $id: site.url + schemaFile(dataset),
  title: dataset.title,
  description: `${dataset.about}.`,
});

/**
 * The content of a file.
 * @throws Error naming the dataset and the place that does not have its shape.
 */
export function contentOf(dataset: Dataset): object {
  const content = { $schema: site.url + schemaFile(dataset), version: dataset.version, ...dataset.make() };
  const { error, data } = whole(dataset).safeParse(content);
  if (error)
    throw new Error(
      `lib/downloads/datasets.ts: ${dataset.name} — ${z.prettifyError(error)} — Correct \`make\`, or its shape.`,
    );
  return data;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Writes all datasets with their schemas.
 * @param folder Is emptied first.
 * @returns The number of files.
 */
export function writeDatasets(folder: string): number {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (file: string, value: unknown): void =>
    writeFileSync(path.join(folder, path.basename(file)), json(value));
  for (const dataset of datasets) {
    write(dataFile(dataset), contentOf(dataset));
    write(schemaFile(dataset), jsonSchemaOf(dataset));
  }
  return datasets.length * 2;
}
