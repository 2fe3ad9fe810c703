/** Writes everything that is made from openapi/*.yaml: the API pages, the downloads and what the request builder loads. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { families, type Family } from '../../../lib/openapi/families';
import { readPublished, resolveDocument } from '../../../lib/openapi/spec';
import { builderOperation } from './builder-operation';
import { downloadsFolder, outputFolders, pagesFolder } from './outputs';
import { apiPages } from './pages';
import { writtenPages } from './index';

/** What is made of a family, by file. Its pages are made from the download, so both have the same error examples. */
function filesOf(family: Family): Map<string, string> {
  const { document, yaml } = readPublished(family.specFile);
  const api = apiPages(family, resolveDocument(document));
  const operations = api.groups.flatMap((group) => group.operations);
  return new Map([
    [`${downloadsFolder}/${family.spec}.yaml`, yaml],
    [`${downloadsFolder}/${family.spec}.json`, `${JSON.stringify(document, null, 2)}\n`],
    ...[...writtenPages(api)].map(([file, mdx]) => [`${pagesFolder(family)}/${file}`, mdx] as const),
    // One file an operation, which is loaded when a reader opens the builder.
    ...operations.map(
      ({ operation }) =>
        [
          `${downloadsFolder}/operations/${family.spec}/${operation.operationId}.json`,
          `${JSON.stringify(builderOperation(api.spec, operation))}\n`,
        ] as const,
    ),
  ]);
}

/**
 * Writes all files into folders that hold nothing else.
 * @returns The number of pages.
 */
export function writeAll(): number {
  const files = families.flatMap((family) => [...filesOf(family)]);
  for (const folder of outputFolders) rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return files.filter(([file]) => file.endsWith('.mdx')).length;
}
