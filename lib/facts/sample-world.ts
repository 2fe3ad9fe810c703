/**
 * The facts of the sample world, data/sample-world/, by file. The worked cases of attribution and the names of examples are
 * read next door, in attribution-cases.ts and sample-names.ts.
 */
import type * as z from 'zod';
import { loadChannels, loadMonetizationPartners, loadPartners } from './load';
import type { ToldRow } from './raw-data-samples';
import { lineIn, readFacts } from '../yaml/read';
import { companionRowsSchema } from '../../data/schema/raw-data';
import { sampleWorldSchemas } from '../../data/schema/sample-world';

export { groups } from '../../data/schema/sample-world';

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

const companionFile = 'sample-world/companion-rows.yaml';

/** Named rows that no page shows, and the line of each for messages. */
export interface CompanionRows {
  /** Name of the file, for messages. */
  file: string;
  of(table: string): readonly ToldRow[];
  lineOf(table: string): (...keys: PropertyKey[]) => number;
}

/**
 * Reads the rows that complete the sample rows: what they join to.
 * @throws Error with `file:line: what — cure`.
 */
export function companionRows(): CompanionRows {
  const rows = readFacts(companionFile, companionRowsSchema);
  return {
    file: `data/${companionFile}`,
    of: (table) => rows[table] ?? [],
    lineOf:
      (table) =>
      (...keys) =>
        lineIn(companionFile, table, ...keys),
  };
}

/** Names of all partners by id: the built-in one, the catalog and the customer's own. */
export function partnerNames({ entities }: World): Map<number, string> {
  const named = [...loadPartners(), ...loadMonetizationPartners(), ...entities.customPartners];
  return new Map([[1, 'Organic'], ...named.map(({ id, name }) => [id, name] as const)]);
}

/** Ids, slugs and names of all channels: those that every customer has, and the customer's own. */
export const channelsOf = ({ entities }: World): { id: number; slug: string; name: string }[] => [
  ...loadChannels(),
  ...entities.customChannels,
];
