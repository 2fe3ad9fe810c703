/**
 * Web Worker of the embedded engine: downloads the records of the wanted docs versions, indexes and searches them, away
 * from the thread that paints. A part of the index that cannot be had is named in the answer and tried again later.
 */
import { SearchEngine } from './engine';
import type { SearchAnswer, SearchManifest, SearchRequest, Shard } from './types';

export type ToWorker = { base: string; manifest: SearchManifest } | { id: number; request: SearchRequest };

export interface FromWorker {
  id: number;
  /** Sent at once: the worker lives, the answer may take longer. */
  received?: true;
  answer?: SearchAnswer;
  error?: string;
}

const retryAfterMs = 10_000;

let base = '';
let manifest: SearchManifest | undefined;
let engine: SearchEngine | undefined;
const loading = new Map<string, Promise<void>>();
const failedAt = new Map<string, number>();

function isShard(value: unknown, tag: string): value is Shard {
  const shard = value as Partial<Shard> | null;
  return (
    shard?.tag === tag &&
    Array.isArray(shard.pages) &&
    shard.pages.every((page) => typeof page.u === 'string' && Array.isArray(page.s))
  );
}

async function readShard(tag: string, file: string, cache: RequestCache): Promise<Shard> {
  const response = await fetch(`${base}${file}`, { cache });
  if (!response.ok) throw new Error(`${file} answered ${response.status}.`);
  const shard: unknown = await response.json();
  if (!isShard(shard, tag)) throw new Error(`${file} has no records.`);
  return shard;
}

/** Name of the records in the manifest of now: a deployment may have replaced them since the page was opened. */
async function fileOfNow(tag: string, file: string): Promise<string> {
  const response = await fetch(`${base}manifest.json`, { cache: 'no-cache' });
  const now = (await response.json()) as SearchManifest;
  return now.shards[tag]?.file ?? file;
}

/**
 * Downloads records. The second try asks the manifest anew, and does not trust what the browser keeps: a damaged answer
 * would be kept for a year, because the name of the file says that its content never changes.
 */
async function download(tag: string, file: string, into: SearchEngine): Promise<void> {
  const shard = await readShard(tag, file, 'default').catch(async (error: unknown) => {
    const now = await fileOfNow(tag, file).catch(() => file);
    return readShard(tag, now, 'reload').catch(() => Promise.reject(error));
  });
  into.add(shard);
}

/** Loads one docs version once. A failure is remembered for a while, so that not every key asks again. */
async function load(tag: string, file: string, into: SearchEngine): Promise<void> {
  const failed = failedAt.get(tag);
  if (failed !== undefined && Date.now() - failed < retryAfterMs)
    throw new Error(`${file} could not be loaded.`);
  let promise = loading.get(tag);
  if (!promise) {
    promise = download(tag, file, into).catch((error: unknown) => {
      loading.delete(tag);
      failedAt.set(tag, Date.now());
      throw error;
    });
    loading.set(tag, promise);
  }
  await promise;
}

async function answerTo(request: SearchRequest): Promise<SearchAnswer> {
  if (!manifest || !engine) throw new Error('The worker has no manifest.');
  const { shards } = manifest;
  const current = engine;
  const wanted = request.tags.flatMap((tag) => (shards[tag] ? [{ tag, file: shards[tag].file }] : []));
  const results = await Promise.allSettled(wanted.map(({ tag, file }) => load(tag, file, current)));
  const missing = wanted.filter((_, at) => results[at]?.status === 'rejected').map(({ tag }) => tag);
  if (wanted.length === missing.length) {
    // Nothing to lose: the next key asks again at once.
    failedAt.clear();
    throw new Error('No records could be loaded.');
  }
  const answer = { ...current.search(request), missing };
  // "No results" would be a lie while pages are missing.
  if (missing.length > 0 && answer.nbHits === 0 && request.query.trim()) {
    throw new Error(`Records are missing: ${missing.join(', ')}.`);
  }
  return answer;
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('manifest' in data) {
    ({ base, manifest } = data);
    engine = new SearchEngine(manifest.synonyms);
    return;
  }
  const { id, request } = data;
  self.postMessage({ id, received: true } satisfies FromWorker);
  answerTo(request).then(
    (answer) => self.postMessage({ id, answer } satisfies FromWorker),
    (error: unknown) => self.postMessage({ id, error: String(error) } satisfies FromWorker),
  );
});
