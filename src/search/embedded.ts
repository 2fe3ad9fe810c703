/** The embedded engine, seen from the page: a worker that is started when needed and replaced when it dies. */
import { dataUrl } from './data-url';
import type { FromWorker, ToWorker } from './search.worker';
import type { Engine, SearchAnswer, SearchManifest, SearchRequest } from './types';

/** A worker that says nothing for so long is dead; building the index on a slow phone takes less. */
const silenceMs = 6_000;
/** For the download of records over a slow network. */
const answerMs = 30_000;

interface Pending {
  resolve(answer: SearchAnswer): void;
  reject(error: Error): void;
  timer: ReturnType<typeof setTimeout>;
}

export class EmbeddedEngine implements Engine {
  readonly #manifest: SearchManifest;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #lastId = 0;
  readonly #listeners = new Set<() => void>();

  constructor(manifest: SearchManifest) {
    this.#manifest = manifest;
  }

  search(request: SearchRequest): Promise<SearchAnswer> {
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const id = this.#lastId;
      const timer = this.#deadline(silenceMs);
      this.#pending.set(id, { resolve, reject, timer });
      this.#post({ id, request });
    });
  }

  /** Starts worker and download ahead of the first query. */
  warmUp(request: SearchRequest): void {
    this.#post({ id: 0, request });
  }

  onGrown(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #post(message: ToWorker): void {
    try {
      this.#worker ??= this.#start();
      this.#worker.postMessage(message);
    } catch (error) {
      this.#die(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL('./search.worker.ts', import.meta.url));
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#receive(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#die(new Error(event.message || 'The search worker could not be started.'));
    });
    worker.postMessage({ base: dataUrl, manifest: this.#manifest } satisfies ToWorker);
    return worker;
  }

  #deadline(ms: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.#die(new Error('The search worker does not answer.')), ms);
  }

  #receive(message: FromWorker): void {
    if ('grown' in message) {
      for (const listener of this.#listeners) listener();
      return;
    }
    const { id, received, answer, error } = message;
    const pending = this.#pending.get(id);
    if (!pending) return;
    clearTimeout(pending.timer);
    if (received) {
      pending.timer = this.#deadline(answerMs);
      return;
    }
    this.#pending.delete(id);
    if (answer) pending.resolve(answer);
    else pending.reject(new Error(error));
  }

  /** Gives up the worker; the next search starts another. */
  #die(error: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject, timer } of this.#pending.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#pending.clear();
  }
}
