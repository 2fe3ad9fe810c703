/**
 * Docusaurus plugin: writes the records of search from the built pages, two files a part of the site (whole and lean),
 * and the manifest that names them. The development server has no built pages; it serves the records of the last build
 * and says so.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readEnv } from '../../../config/env';
import { notSearched } from '../../../lib/routes/planned-pages';
import { search } from '../../../config/search';
import { loadSearchStart, loadSearchSynonyms } from '../../../lib/facts/load';
import type { SearchStart } from '../../../lib/facts/types';
import { leanShard } from '../../../src/search/lean';
import { packed } from '../../../src/search/packed';
import { fileOf, packedManifest, tagOf } from '../../../src/search/manifest';
import { partOf, sharedPart, wholePart } from '../../../src/search/parts';
import type { PartFile, SearchManifest, Shard } from '../../../src/search/types';
import { codeKey } from '../../../lib/cache/code-graph';
import { builtFile } from '../../../lib/built-site/built-file';
import { KeptResults, keptFile, keyOf } from '../../../lib/cache/results-cache';
import { documentKey } from '../built-document';
import { excludedFrom } from './excluded';
import { servesLastBuild } from './last-build';
import { pagesOfAllVersions, topicAcrossVersions } from './shared-pages';
import { readingOrder } from './reading-order';
import { pageRecords, type PageRecords } from './records';
import { suggestedPages } from './suggested';
import { synonymRules } from './synonyms';

/**
 * Shards of the built pages, by language and part; pages in the order of their routes.
 * @param read Reads the records of a page.
 */
export async function shardsOf(
  outDir: string,
  routes: readonly string[],
  excluded: (route: string) => boolean,
  read: typeof pageRecords = pageRecords,
): Promise<Map<string, { language: string; shard: Shard }>> {
  const shards = new Map<string, { language: string; shard: Shard }>();
  const pages: PageRecords[] = [];
  for (const route of [...routes].sort()) {
    const file = excluded(route) ? undefined : builtFile(outDir, route);
    const found = file && read(await readFile(file, 'utf8'), route);
    if (!found) continue;
    const topic = topicAcrossVersions(route);
    pages.push(topic === undefined ? found : { ...found, page: { ...found.page, t: topic } });
  }
  const isShared = pagesOfAllVersions(pages.map(({ page, tag }) => ({ url: page.u, tag })));
  for (const found of pages) {
    const { tag, page } = found;
    const part = isShared(tag, page.u) ? sharedPart(partOf(tag, page.u)) : partOf(tag, page.u);
    const name = `${found.language}.${part}`;
    const entry = shards.get(name) ?? {
      language: found.language,
      shard: { tag: found.tag, part, pages: [] },
    };
    entry.shard.pages.push(found.page);
    shards.set(name, entry);
  }
  return shards;
}

const compress = promisify(brotliCompress);

/** Size for the plan of a search: as a host sends it that compresses with care, which takes a second or two. */
const sizeOf = async (text: string): Promise<number> =>
  (await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }))
    .length;

/** How many sections and rows there are to find. */
export const recordsIn = ({ pages }: Shard): number =>
  pages.flatMap(({ s }) => s).reduce((sum, [, , , , , rows = []]) => sum + 1 + rows.length, 0);

/**
 * Writes shards and manifest below `outDir`.
 * @param order Routes in reading order, and what an empty search offers before others.
 * @param size Of a file after compression.
 */
export async function writeSearchData(
  outDir: string,
  shards: Awaited<ReturnType<typeof shardsOf>>,
  order: readonly string[],
  start: SearchStart,
  rest: Pick<SearchManifest, 'hosted' | 'language' | 'synonyms'>,
  size: (text: string) => Promise<number> = sizeOf,
): Promise<SearchManifest> {
  const folder = path.join(outDir, search.dataFolder);
  await mkdir(folder, { recursive: true });
  const result: SearchManifest = {
    version: 5,
    ...rest,
    parts: {},
    suggested: suggestedPages(
      [...shards.values()].map(({ shard }) => shard),
      order,
      start,
    ),
  };
  const parts = await Promise.all(
    [...shards.values()].map(async ({ shard }): Promise<[string, PartFile]> => {
      const { tag, part } = shard;
      const texts = [shard, leanShard(shard)].map((form) => JSON.stringify(packed(form)));
      const hash = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8);
      const [whole, lean] = await Promise.all(
        texts.map(async (text, at) => {
          const file = fileOf(rest.language, part, hash, at === 1);
          await writeFile(path.join(folder, file), text);
          return { file, bytes: await size(text) };
        }),
      );
      if (!whole || !lean || tag !== tagOf(part))
        throw new Error(`Part ${part} has the tag ${tag}: mend tagOf.`);
      return [part, { tag, ...(wholePart(part) === part ? {} : { shared: true as const }), ...whole, lean }];
    }),
  );
  result.parts = Object.fromEntries(parts);
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(packedManifest(result)));
  return result;
}

export default function searchPlugin({ siteDir, i18n }: LoadContext): Plugin {
  let order: readonly string[] = [];
  return {
    name: 'search',
    allContentLoaded({ allContent }) {
      order = readingOrder(allContent);
    },
    configureWebpack(_config, isServer) {
      return {
        module: {
          rules: [
            {
              // Styles that load with the modal: a separate file, not part of the site's style sheet.
              test: /\.search-css$/,
              type: 'asset/resource',
              generator: isServer ? { emit: false } : { filename: 'assets/css/[name].[contenthash:8].css' },
            },
          ],
        },
        ...(!isServer && process.env.NODE_ENV === 'development'
          ? { devServer: { setupMiddlewares: servesLastBuild(siteDir) } }
          : {}),
      };
    },
    async postBuild({ outDir, routesPaths }) {
      const kept = new KeptResults<PageRecords | false>(keptFile(siteDir, 'search-records'));
      const code = codeKey(['plugins/pages/search-index/records.ts'], {
        root: siteDir,
        keptAs: 'imports-of-search',
      });
      const shards = await shardsOf(
        outDir,
        routesPaths,
        excludedFrom(notSearched()),
        (html, route) =>
          kept.get(documentKey(html, route, code), () => pageRecords(html, route) ?? false) || undefined,
      );
      kept.save();
      const sizes = new KeptResults<number>(keptFile(siteDir, 'search-sizes'));
      await writeSearchData(
        outDir,
        shards,
        order,
        loadSearchStart(),
        {
          language: i18n.currentLocale,
          hosted: readEnv().hosted ?? null,
          synonyms: synonymRules(loadSearchSynonyms()),
        },
        (text) => sizes.wait(keyOf(text), () => sizeOf(text)),
      );
      sizes.save();
    },
  };
}
