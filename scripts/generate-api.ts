/**
 * `npm run generate`: checks openapi/*.yaml, writes the API pages, the downloads and the request builder's data, and
 * checks that exactly the pages of data/routes.json came out. Does nothing if no input has changed since the last run.
 * `--force` writes in any case.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../lib/files/below';
import { manifest } from '../lib/routes/manifest';
import { apiOptions } from '../plugins/pages/api-pages/options';
import { families } from '../lib/openapi/families';
import {
  expectedFiles,
  generatePages,
  hashFiles,
  verifyDescriptions,
  verifyFiles,
  writeBuilderFiles,
  writeDownloads,
} from '../plugins/pages/api-pages/generation';
import { specFindings } from '../checks/openapi/check';
import { report } from '../checks/report';

const downloads = 'static/openapi';
const stampFile = '.cache/generate-api.json';

/** Everything whose change can change a page. */
function inputFiles(): string[] {
  const code = ['plugins/pages/api-pages', 'config', 'scripts/lib'].flatMap((folder) =>
    filesBelow(folder)
      .filter((name) => !name.endsWith('.test.ts'))
      .map((name) => path.join(folder, name)),
  );
  return [
    ...families.map((family) => family.specFile),
    ...code,
    'scripts/generate-api.ts',
    'data/routes.json',
    'package-lock.json',
  ];
}

function outputFiles(): string[] {
  const folders = [...families.map((family) => `api/${family.folder}`), downloads];
  return folders.flatMap((folder) => filesBelow(folder).map((name) => path.join(folder, name)));
}

const stamp = (): string =>
  JSON.stringify({ inputs: hashFiles(inputFiles()), outputs: hashFiles(outputFiles()) });

async function generate(): Promise<void> {
  rmSync(downloads, { recursive: true, force: true });
  const pages = manifest().pages;
  const written: string[] = [];
  for (const family of families) {
    const options = apiOptions(family);
    const items = await generatePages(family.key, options);
    const expected = expectedFiles(family, pages);
    verifyFiles(options.outputDir, expected);
    written.push(...expected.map((name) => path.join(options.outputDir, name)));
    writeDownloads(family, family.specFile, downloads);
    writeBuilderFiles(items, path.join(downloads, 'operations', family.spec));
  }
  verifyDescriptions(written);
  console.log(`${written.length} API pages and ${families.length} specifications written.`);
}

async function main(): Promise<void> {
  const known = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (!process.argv.includes('--force') && known === stamp()) {
    console.log('The API pages are up to date.');
    return;
  }
  rmSync(stampFile, { force: true });
  const findings = families.flatMap((family) => specFindings(family.specFile));
  if (findings.length > 0) {
    report(findings, 'OpenAPI specifications');
    return;
  }
  await generate();
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
