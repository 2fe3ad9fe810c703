/**
 * Docusaurus plugin: writes the records of search from the built pages, two files a part of the site (whole and lean),
 * and the manifest that names them. The development server has no built pages; it serves the records of the last build
 * and says so.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readEnv } from '../../../config/env';
import { notSearched } from '../../../lib/routes/manifest';
import { search } from '../../../config/search';
import { loadSearchSynonyms } from '../../../lib/facts/load';
import { leanShard } from '../../../src/search/lean';
import { partOf } from '../../../src/search/parts';
import type { SearchManifest, Shard } from '../../../src/search/types';
import { codeKey } from '../../../lib/cache/code-graph';
import { builtFile } from '../../../lib/built-site/built-file';
import { KeptResults, keptFile } from '../../../lib/cache/kept-results';
import { excludedFrom } from './excluded';
import { servesLastBuild } from './last-build';
import { readingOrder } from './reading-order';
import { pageRecords, recordsKey, type PageRecords } from './records';
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
  for (const route of [...routes].sort()) {
    const file = excluded(route) ? undefined : builtFile(outDir, route);
    const found = file && read(await readFile(file, 'utf8'), route);
    if (!found) continue;
    const part = partOf(found.tag, route);
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

/** Size for the plan of a search. A quick pass: a little more than what a host compresses with care. */
const roughBytes = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** How many sections and rows there are to find. */
const recordsIn = ({ pages }: Shard): number =>
  pages.flatMap(({ s }) => s).reduce((sum, [, , , , , rows = []]) => sum + 1 + rows.length, 0);

/**
 * Writes shards and manifest below `outDir`.
 * @param order Routes in reading order, for what the empty search box suggests.
 */
export async function writeSearchData(
  outDir: string,
  shards: Awaited<ReturnType<typeof shardsOf>>,
  order: readonly string[],
  rest: Pick<SearchManifest, 'hosted' | 'language' | 'synonyms'>,
): Promise<SearchManifest> {
  const folder = path.join(outDir, search.dataFolder);
  await mkdir(folder, { recursive: true });
  const result: SearchManifest = {
    version: 2,
    ...rest,
    parts: {},
    suggested: suggestedPages(
      [...shards.values()].map(({ shard }) => shard),
      order,
    ),
  };
  const write = async (name: string, shard: Shard): Promise<{ file: string; bytes: number }> => {
    const text = JSON.stringify(shard);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const file = `${name}.${hash}.json`;
    await writeFile(path.join(folder, file), text);
    return { file, bytes: roughBytes(text) };
  };
  for (const [name, { shard }] of shards) {
    result.parts[shard.part] = {
      tag: shard.tag,
      records: recordsIn(shard),
      ...(await write(name, shard)),
      lean: await write(`${name}.lean`, leanShard(shard)),
    };
  }
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(result));
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
          kept.get(recordsKey(html, route, code), () => pageRecords(html, route) ?? false) || undefined,
      );
      kept.save();
      await writeSearchData(outDir, shards, order, {
        language: i18n.currentLocale,
        hosted: readEnv().hosted ?? null,
        synonyms: synonymRules(loadSearchSynonyms()),
      });
    },
  };
}
