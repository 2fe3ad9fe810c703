/**
 * What `npm run search:push` does: makes the content of the hosted index from a build, and writes it. Records are
 * written to a temporary index that then replaces the old one, so readers never search half an index.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { algoliasearch, type IndexSettings, type SynonymHit } from 'algoliasearch';
import type { PushEnv } from '../../../config/env';
import { hostedIndexSettings } from '../../../config/hosted-index';
import { search } from '../../../config/search';
import { loadSearchSynonyms } from '../../../lib/facts/load';
import type { SearchSynonyms } from '../../../lib/facts/types';
import { hostedRecords, type HostedRecord } from './hosted-records';
import { unpackedManifest, type PackedManifest } from '../../../src/search/manifest';
import { unpacked, type PackedShard } from '../../../src/search/packed';

export interface IndexContent {
  records: HostedRecord[];
  settings: IndexSettings;
  synonyms: SynonymHit[];
}

const idOf = (words: readonly string[]): string =>
  createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 16);

/** Groups stay groups; what goes one way becomes one entry a typed word. */
export function hostedSynonyms(entries: SearchSynonyms): SynonymHit[] {
  return entries.flatMap((entry): SynonymHit[] =>
    'same' in entry
      ? [{ objectID: idOf(entry.same), type: 'synonym', synonyms: entry.same }]
      : entry.typed.map((input) => ({
          objectID: idOf([input, '', ...entry.find]),
          type: 'oneWaySynonym',
          input,
          synonyms: entry.find,
        })),
  );
}

/**
 * Reads the records of a build.
 * @throws Error with what to do if there is no build.
 */
export function indexContent(buildDir = 'build'): IndexContent {
  const folder = path.join(buildDir, search.dataFolder);
  const file = path.join(folder, 'manifest.json');
  if (!existsSync(file)) throw new Error(`${file} is not there. Run npm run build first.`);
  const manifest = unpackedManifest(JSON.parse(readFileSync(file, 'utf8')) as PackedManifest);
  const records = Object.values(manifest.parts).flatMap(({ file: name }) =>
    hostedRecords(
      unpacked(JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as PackedShard),
      manifest.language,
    ),
  );
  return {
    records,
    settings: hostedIndexSettings,
    synonyms: hostedSynonyms(loadSearchSynonyms()),
  };
}

/** What would be written, for people. */
export function describe({ records, settings, synonyms }: IndexContent): string[] {
  const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
  const [largest] = records.toSorted((a, b) => bytesOf(b) - bytesOf(a));
  const tags = [...new Set(records.map((record) => record.docusaurus_tag))];
  return [
    `${records.length} records, ${(bytesOf(records) / 1000).toFixed(0)} kB of JSON`,
    ...tags.map((tag) => `  ${tag}: ${records.filter((record) => record.docusaurus_tag === tag).length}`),
    ...(largest ? [`largest record: ${bytesOf(largest)} bytes, ${largest.objectID}`] : []),
    `${Object.keys(settings).length} settings, ${synonyms.length} synonyms`,
  ];
}

/** Nobody waits in front of a screen for a push: a busy machine or service is given the time that it needs. */
const timeoutsMs = { connect: 30_000, read: 60_000, write: 60_000 };

/** Writes settings, synonyms and records, in this order, and waits until the service has taken each. */
export async function push(content: IndexContent, env: PushEnv): Promise<void> {
  const { appId, adminKey, indexName, hosts } = env;
  const client = algoliasearch(appId, adminKey, {
    timeouts: timeoutsMs,
    ...(hosts.length > 0 ? { hosts: hosts.map((host) => ({ ...host, accept: 'readWrite' as const })) } : {}),
  });
  const taken = ({ taskID }: { taskID: number }) => client.waitForTask({ indexName, taskID });
  await taken(await client.setSettings({ indexName, indexSettings: content.settings }));
  await taken(
    await client.saveSynonyms({ indexName, synonymHit: content.synonyms, replaceExistingSynonyms: true }),
  );
  await client.replaceAllObjects({ indexName, objects: content.records.map((record) => ({ ...record })) });
}
