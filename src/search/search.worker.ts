/**
 * Web Worker of the embedded engine: downloads records, indexes and searches them, away from the thread that paints. It
 * answers as soon as the parts near the reader are there, loads the others after that, and says when they have come. A
 * part that cannot be had is named in the answer and tried again later.
 */
import { SearchEngine } from './engine';
import { planOf } from './parts';
import type { PartUse, SearchAnswer, SearchManifest, SearchRequest, Shard } from './types';

export type ToWorker = { base: string; manifest: SearchManifest } | { id: number; request: SearchRequest };

export type FromWorker = Reply | { grown: true };

interface Reply {
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

function isShard(value: unknown, part: string): value is Shard {
  const shard = value as Partial<Shard> | null;
  return (
    shard?.part === part &&
    Array.isArray(shard.pages) &&
    shard.pages.every((page) => typeof page.u === 'string' && Array.isArray(page.s))
  );
}

async function readShard(part: string, file: string, cache: RequestCache): Promise<Shard> {
  const response = await fetch(`${base}${file}`, { cache });
  if (!response.ok) throw new Error(`${file} answered ${response.status}.`);
  const shard: unknown = await response.json();
  if (!isShard(shard, part)) throw new Error(`${file} has no records.`);
  return shard;
}

const fileOf = (from: SearchManifest | undefined, { part, lean }: PartUse): string | undefined => {
  const entry = from?.parts[part];
  return lean ? entry?.lean.file : entry?.file;
};

/** Name of the records in the manifest of now: a deployment may have replaced them since the page was opened. */
async function fileOfNow(use: PartUse, file: string): Promise<string> {
  const response = await fetch(`${base}manifest.json`, { cache: 'no-cache' });
  return fileOf((await response.json()) as SearchManifest, use) ?? file;
}

/**
 * Downloads records. The second attempt reads the manifest again and bypasses the browser's cache: a damaged response
 * would stay there for a year, because files with a hash in their name are cached for good.
 */
async function download(use: PartUse, file: string, into: SearchEngine): Promise<void> {
  const shard = await readShard(use.part, file, 'default').catch(async (error: unknown) => {
    const now = await fileOfNow(use, file).catch(() => file);
    return readShard(use.part, now, 'reload').catch(() => Promise.reject(error));
  });
  into.add(shard);
}

/** Loads one part once. A failure is remembered for a while, or every key would request it again. */
async function load(use: PartUse, into: SearchEngine): Promise<void> {
  const file = fileOf(manifest, use) ?? '';
  if (rests(use.part)) throw new Error(`${file} could not be loaded.`);
  let promise = loading.get(file);
  if (!promise) {
    promise = download(use, file, into).catch((error: unknown) => {
      loading.delete(file);
      failedAt.set(use.part, Date.now());
      throw error;
    });
    loading.set(file, promise);
  }
  await promise;
}

/** Loads parts; names those that could not be had. */
async function loadAll(uses: readonly PartUse[], into: SearchEngine): Promise<string[]> {
  const results = await Promise.allSettled(uses.map((use) => load(use, into)));
  return uses.filter((_, at) => results[at]?.status === 'rejected').map(({ part }) => part);
}

/** True while a part that failed is left alone. */
const rests = (part: string): boolean => Date.now() - (failedAt.get(part) ?? 0) < retryAfterMs;

/** What is known of a set of later parts. */
interface Later {
  done: boolean;
  missing: string[];
  promise: Promise<void>;
}
const later = new Map<string, Later>();

/** Starts the download of later parts, unless it runs or is over; a failed one is tried again after its rest. */
function loadLater(uses: readonly PartUse[], into: SearchEngine): Later {
  const key = uses.map(({ part, lean }) => `${part} ${lean}`).join();
  const known = later.get(key);
  if (known && !(known.done && known.missing.some((part) => !rests(part)))) return known;
  const entry: Later = { done: uses.length === 0, missing: [], promise: Promise.resolve() };
  later.set(key, entry);
  entry.promise = loadAll(uses, into).then((missing) => {
    entry.missing = missing;
    if (entry.done) return;
    entry.done = true;
    // Without any record, the question would be asked and fail again and again.
    if (into.size > 0) self.postMessage({ grown: true } satisfies FromWorker);
  });
  return entry;
}

async function answerTo(request: SearchRequest): Promise<SearchAnswer> {
  if (!manifest || !engine) throw new Error('The worker has no manifest.');
  const current = engine;
  const plan = planOf(manifest.parts, request);
  const missing = await loadAll(plan.first, current);
  const rest = loadLater(plan.later, current);
  let answer = current.search(request);
  // Don't say that nothing is found while records are still loading.
  if (answer.nbHits === 0 && !rest.done) {
    await rest.promise;
    answer = current.search(request);
  }
  missing.push(...rest.missing);
  if (current.size === 0) {
    // Nothing to lose: the next key asks again at once.
    failedAt.clear();
    later.clear();
    throw new Error('No records could be loaded.');
  }
  // "No results" would be a lie while pages are missing.
  if (missing.length > 0 && answer.nbHits === 0 && request.query.trim()) {
    throw new Error(`Records are missing: ${missing.join(', ')}.`);
  }
  return { ...answer, missing, ...(rest.done ? {} : { growing: true }) };
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
