/** Writes the API pages, the downloads and the request builder's data of all families, and checks what came out. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { families } from '../../../lib/openapi/families';
import { plannedPages } from '../../../lib/routes/planned-pages';
import {
  expectedFiles,
  generatePages,
  verifyDescriptions,
  verifyFiles,
  writeBuilderFiles,
  writeDownloads,
} from './generation';
import { apiOptions } from './options';
import { downloadsFolder } from './outputs';

/**
 * Writes everything that is made of openapi/*.yaml.
 * @returns The number of pages.
 * @throws Error if a specification gives no pages, other pages than data/routes.json has, or two of one description.
 */
export async function writeAll(): Promise<number> {
  rmSync(downloadsFolder, { recursive: true, force: true });
  const written: string[] = [];
  for (const family of families) {
    writeDownloads(family, family.specFile, downloadsFolder);
    const options = apiOptions(family);
    const items = await generatePages(family.key, options);
    const expected = expectedFiles(family, plannedPages());
    verifyFiles(options.outputDir, expected);
    written.push(...expected.map((name) => path.join(options.outputDir, name)));
    writeBuilderFiles(items, path.join(downloadsFolder, 'operations', family.spec));
  }
  verifyDescriptions(written);
  return written.length;
}
