/**
 * `npm run schemas`: the schemas of facts and front matter as JSON Schema in .cache/editor, where .vscode/settings.json names them.
 * Editors then complete keys and mark mistakes while somebody types; the checks stay the judge, because rules between files have
 * no JSON Schema.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import * as z from 'zod';
import { runCheck } from '../checks/report';
import { pageSchema, postSchema } from '../checks/content/front-matter';
import { resultsSchema } from '../data/schema/results';
import * as load from '../lib/facts/load';
import { schemasRead } from '../lib/yaml/read';
import { contentFolders } from '../lib/markdown/folders';

const folder = '.cache/editor';
export const settingsFile = '.vscode/settings.json';

interface EditorSchema {
  /** JSON Schema 2020-12. */
  schema: object;
  /** Files that it is for, as patterns from the root. */
  files: string[];
}

/** Schemas by the file that they are written to, the same in every run. */
export function editorSchemas(): Map<string, EditorSchema> {
  for (const read of Object.values(load)) {
    try {
      read();
    } catch {
      // A file that is wrong has a schema all the same, and its editor shows why.
    }
  }
  const json = (schema: z.ZodType): object => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const bySchema = new Map<z.ZodType, string[]>();
  for (const [files, schema] of schemasRead) bySchema.set(schema, [...(bySchema.get(schema) ?? []), files]);
  const facts = [...bySchema].map(([schema, unsorted]): [string, EditorSchema] => {
    const files = [...unsorted].sort();
    const name = (files[0] ?? '').replace(/^data\/|(?:\/\*)?\.yaml$/g, '').replaceAll('/', '-');
    return [`${folder}/${name}.schema.json`, { schema: json(schema), files }];
  });
  const folders = contentFolders.map((content) => content.replace(/\/version-.*$/, ''));
  const pages = [...new Set(folders)].filter((name) => name !== 'blog').map((name) => `${name}/**/*.mdx`);
  return new Map([
    ...facts.sort(([a], [b]) => a.localeCompare(b)),
    [`${folder}/page-front-matter.schema.json`, { schema: json(pageSchema), files: pages }],
    [`${folder}/post-front-matter.schema.json`, { schema: json(postSchema), files: ['blog/*.mdx'] }],
    [`${folder}/results.schema.json`, { schema: json(resultsSchema), files: ['**/*.results.yaml'] }],
  ]);
}

/** What the settings of the editor say of schemas. */
export const settingsOf = (schemas: ReadonlyMap<string, EditorSchema>): Record<string, string[]> =>
  Object.fromEntries([...schemas].map(([file, { files }]) => [`./${file}`, files]));

async function main(): Promise<void> {
  const schemas = editorSchemas();
  mkdirSync(folder, { recursive: true });
  for (const [file, { schema }] of schemas) writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
  const named = {
    ...JSON.parse(readFileSync(settingsFile, 'utf8')),
    'yaml.schemas': settingsOf(schemas),
  } as object;
  const options = { ...(await resolveConfig(settingsFile)), filepath: settingsFile };
  writeFileSync(settingsFile, await format(JSON.stringify(named, null, 2), options));
  console.log(`${schemas.size} schemas written to ${folder}, and named in ${settingsFile}.`);
}

if (process.argv[1]?.endsWith('write-schemas.ts')) void runCheck(main);
