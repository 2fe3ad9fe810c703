/**
 * Everything that the sample world reads from the project's facts, in one place, so that only this module knows where
 * facts are kept and how they are read.
 */
import type * as z from 'zod';
import { columnsOf, type TableColumn } from '../../data/columns';
import { loadRawDataTables, loadSdkReleases, type RawDataTable } from '../../data/load';
import { sampleRows, sampleUuid } from '../../data/raw-data-samples';
import { dataRoot, readFacts } from '../../data/read';
import { sampleWorldSchemas } from '../../data/schema/sample-world';

export { columnsOf, dataRoot, loadRawDataTables, loadSdkReleases, sampleRows, sampleUuid };
export { groups } from '../../data/schema/sample-world';
export type { RawDataTable, TableColumn };

type Schemas = typeof sampleWorldSchemas;
type Camel<S extends string> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S;

/** The files of data/sample-world/, by name in camel case. */
export type World = { [K in keyof Schemas as Camel<K>]: z.infer<Schemas[K]> };

/** Users of September 1 by where they came from: three partners, and organic. */
export type Group = World['cohortDays'][number]['group'];

const camel = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Reads data/sample-world/.
 * @throws Error with `file:line: what — cure` for each fact that does not fit its schema.
 */
export function loadWorld(): World {
  return Object.fromEntries(
    Object.entries(sampleWorldSchemas).map(([name, schema]) => [
      camel(name),
      readFacts<unknown>(`sample-world/${name}.yaml`, schema),
    ]),
  ) as World;
}
