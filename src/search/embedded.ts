/** The embedded engine, seen from the page: a worker that is started when needed and replaced when it dies. */
import type { Engine } from './client';
import type { FromWorker, ToWorker } from './search.worker';
import type { SearchAnswer, SearchManifest, SearchRequest } from './types';

/** Longer than the slowest start on a slow network; after that the worker counts as dead. */
const answerTimeoutMs = 8_000;

interface Pending {
  resolve(answer: SearchAnswer): void;
  reject(error: Error): void;
  timer: ReturnType<typeof setTimeout>;
}

export class EmbeddedEngine implements Engine {
  readonly #base: string;
  readonly #manifest: SearchManifest;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #lastId = 0;

  constructor(base: string, manifest: SearchManifest) {
    this.#base = base;
    this.#manifest = manifest;
  }

  search(request: SearchRequest): Promise<SearchAnswer> {
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const id = this.#lastId;
      const timer = setTimeout(
        () => this.#die(new Error('The search worker does not answer.')),
        answerTimeoutMs,
      );
      this.#pending.set(id, { resolve, reject, timer });
      this.#post({ id, request });
    });
  }

  /** Starts worker and download ahead of the first query. */
  warmUp(request: SearchRequest): void {
    this.#post({ id: 0, request });
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
    worker.postMessage({ base: this.#base, manifest: this.#manifest } satisfies ToWorker);
    return worker;
  }

  #receive({ id, answer, error }: FromWorker): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    clearTimeout(pending.timer);
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
