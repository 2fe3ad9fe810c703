/**
 * Writes everything that is made from openapi/*.yaml: the API pages, the downloads and what the request builder loads.
 * The page generator runs in this process by its own command's action: that takes a fraction of the time of the
 * command line, which loads the whole site first, and its failures can be seen (the command exits with 0).
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiDocsPlugin from 'docusaurus-plugin-openapi-docs';
import type { ApiOptions } from './options';
import { filesIn, noteFile, readText } from '../../../lib/cache/inputs';
import { frontMatterOf } from '../../../lib/yaml/front-matter';
import type { PlannedPage } from '../../../lib/routes/planned-pages';
import type { GeneratorItem } from '.';
import { builderOperation, type BuilderSource } from './builder-operation';
import type { Family } from '../../../lib/openapi/families';
import { readPublished } from '../../../lib/openapi/spec';

/** Endings that the generator gives files by what a page is made from. */
const endings = { info: 'info', tag: 'tag', operation: 'api' } as const;

type PluginFactory = (context: unknown, options: unknown) => { extendCli?(cli: unknown): void };

/** The package is CommonJS; loaders differ in whether its default export is the module or a member of it. */
const createPlugin = ((openapiDocsPlugin as { default?: unknown }).default ??
  openapiDocsPlugin) as PluginFactory;

type Action = (id: string, command: { opts(): Record<string, unknown> }) => Promise<void>;

/** The part of the command line's builder that the generator package calls; it keeps the actions by name. */
function recordingCli(actions: Map<string, Action>) {
  let name = '';
  const cli = {
    command(text: string) {
      name = text;
      return cli;
    },
    description: () => cli,
    usage: () => cli,
    arguments: () => cli,
    option: () => cli,
    action(run: Action) {
      actions.set(name, run);
      return cli;
    },
  };
  return cli;
}

/** Wraps the page writers: keeps the operations that pass and the first error, which the generator would swallow. */
function observed(options: ApiOptions, operations: GeneratorItem[], errors: unknown[]): ApiOptions {
  const guard =
    (write: (item: GeneratorItem) => string) =>
    (item: GeneratorItem): string => {
      try {
        if (item.api) operations.push(item);
        return write(item);
      } catch (error) {
        errors.push(error);
        return '';
      }
    };
  const { createApiPageMD, createInfoPageMD, createTagPageMD } = options.markdownGenerators;
  return {
    ...options,
    markdownGenerators: {
      createApiPageMD: guard(createApiPageMD),
      createInfoPageMD: guard(createInfoPageMD),
      createTagPageMD: guard(createTagPageMD),
    },
  };
}

/**
 * Writes the pages of one specification into `options.outputDir`, which is emptied first. The working directory must be
 * the root of the site.
 * @returns The operations that the generator read, for the request builder.
 * @throws The first error of a page writer, or what the generator says of the specification.
 */
export async function generatePages(key: string, options: ApiOptions): Promise<GeneratorItem[]> {
  const operations: GeneratorItem[] = [];
  const errors: unknown[] = [];
  const actions = new Map<string, Action>();
  const siteDir = process.cwd();
  const plugin = createPlugin(
    { siteDir, siteConfig: { presets: [], plugins: [] } },
    { id: 'openapi', docsPluginId: 'api', config: { [key]: observed(options, operations, errors) } },
  );
  plugin.extendCli?.(recordingCli(actions));
  const generate = actions.get('gen-api-docs');
  if (!generate)
    throw new Error(
      'docusaurus-plugin-openapi-docs no longer has the command gen-api-docs. Pin its version.',
    );
  [options.template, options.tagTemplate].forEach(noteFile);
  // It never overwrites a file.
  rmSync(options.outputDir, { recursive: true, force: true });
  const log = console.log;
  console.log = () => undefined;
  try {
    await generate(key, { opts: () => ({}) });
  } finally {
    console.log = log;
  }
  if (errors.length > 0) throw errors[0];
  // It only warns of a specification whose references it cannot follow.
  if (operations.length === 0) {
    throw new Error(`${options.specPath} gave no page. Correct what the generator's message above names.`);
  }
  // The site has its own sidebar (plugins/pages/api-pages/sidebar.ts).
  rmSync(path.join(options.outputDir, 'sidebar.ts'), { force: true });
  return operations;
}

/** Names of the files that are planned in the folder of a family, sorted. */
export function expectedFiles(family: Family, pages: readonly PlannedPage[]): string[] {
  const start = `/api/${family.folder}/`;
  return pages
    .filter((page) => page.kind === 'openapi' && page.path.startsWith(start))
    .map((page) => {
      if (!page.openapi)
        throw new Error(`data/routes.json: ${page.path} does not say what it is made from (openapi).`);
      return `${page.path.slice(start.length)}.${endings[page.openapi]}.mdx`;
    })
    .sort();
}

/**
 * Compares the files of a folder with those expected.
 * @throws Error naming every file that is missing or too much.
 */
export function verifyFiles(folder: string, expected: readonly string[]): void {
  const actual = filesIn(folder);
  const missing = expected.filter((name) => !actual.includes(name));
  const extra = actual.filter((name) => !expected.includes(name));
  if (missing.length + extra.length === 0) return;
  throw new Error(
    [
      `${folder} does not hold the pages of data/routes.json.`,
      ...missing.map((name) => `  missing: ${name}`),
      ...extra.map((name) => `  not expected: ${name}`),
      'Correct an operationId, a tag or info.title in the specification, or data/routes.json.',
    ].join('\n'),
  );
}

/**
 * Descriptions must differ, also between families.
 * @throws Error naming the two files.
 */
export function verifyDescriptions(files: readonly string[]): void {
  const seen = new Map<string, string>();
  for (const file of files) {
    const { description } = frontMatterOf(file, readText(file)) as { description: string };
    const twin = seen.get(description);
    if (twin)
      throw new Error(
        `${file} and ${twin} have the same description. Let the specification say what differs.`,
      );
    seen.set(description, file);
  }
}

/** Writes both forms of a specification as downloads. */
export function writeDownloads(family: Family, specFile: string, folder: string): void {
  const { document, yaml } = readPublished(specFile);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${family.spec}.yaml`), yaml);
  writeFileSync(path.join(folder, `${family.spec}.json`), `${JSON.stringify(document, null, 2)}\n`);
}

/** Writes one JSON file an operation for the request builder, which loads it when the reader opens it. */
export function writeBuilderFiles(items: readonly GeneratorItem[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { api } of items) {
    if (!api) continue;
    const source = api as BuilderSource;
    writeFileSync(
      path.join(folder, `${source.operationId}.json`),
      `${JSON.stringify(builderOperation(source))}\n`,
    );
  }
}
