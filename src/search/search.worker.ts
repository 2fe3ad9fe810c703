/** Web Worker of the embedded engine: downloads records, indexes and searches them, away from the thread that paints. */
import { GrowingIndex } from './growing-index';
import { fileOf, type PackedManifest } from './manifest';
import { unpacked, type PackedShard } from './packed';
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

let base = '';
let index: GrowingIndex | undefined;

function isShard(value: unknown, part: string): value is PackedShard {
  const shard = value as Partial<PackedShard> | null;
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
  return unpacked(shard);
}

/** Name of the records in the manifest of now: a deployment may have replaced them since the page was opened. */
async function fileOfNow({ part, lean }: PartUse, file: string): Promise<string> {
  const response = await fetch(`${base}manifest.json`, { cache: 'no-cache' });
  const { language, parts } = (await response.json()) as PackedManifest;
  const [hash] = parts[part] ?? [];
  return hash ? fileOf(language, part, hash, lean) : file;
}

/**
 * Downloads records. The second attempt reads the manifest again and bypasses the browser's cache: a damaged response
 * would stay there for a year, because files with a hash in their name are cached for good.
 */
function download(use: PartUse, file: string): Promise<Shard> {
  return readShard(use.part, file, 'default').catch(async (error: unknown) => {
    const now = await fileOfNow(use, file).catch(() => file);
    return readShard(use.part, now, 'reload').catch(() => Promise.reject(error));
  });
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('manifest' in data) {
    const { manifest } = data;
    ({ base } = data);
    index = new GrowingIndex(
      manifest,
      (use) => {
        const { file = '', lean } = manifest.parts[use.part] ?? {};
        return download(use, (use.lean ? lean?.file : file) ?? '');
      },
      () => self.postMessage({ grown: true } satisfies FromWorker),
    );
    return;
  }
  const { id, request } = data;
  self.postMessage({ id, received: true } satisfies FromWorker);
  const answer = index?.answer(request) ?? Promise.reject(new Error('The worker has no manifest.'));
  answer.then(
    (found) => self.postMessage({ id, answer: found } satisfies FromWorker),
    (error: unknown) => self.postMessage({ id, error: String(error) } satisfies FromWorker),
  );
});
