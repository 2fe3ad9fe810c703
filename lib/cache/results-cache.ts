/**
 * Results that are kept between builds, by the hash of what they were made of. They are in node_modules/.cache, which
 * the framework's `clear` empties.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Path of a file of kept results. */
export const keptFile = (siteDir: string, name: string): string =>
  path.join(siteDir, 'node_modules/.cache/results-cache', `${name}.json`);

/** Key of a result: hash of all that it depends on, of the code that makes it too. */
export function keyOf(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url');
}

export class KeptResults<T> {
  readonly #file: string;
  readonly #before: Readonly<Record<string, T>>;
  readonly #now: Record<string, T> = {};

  /** @param file JSON; one that is missing or damaged costs time, never a build. */
  constructor(file: string) {
    this.#file = file;
    try {
      this.#before = JSON.parse(readFileSync(file, 'utf8')) as Record<string, T>;
    } catch {
      this.#before = {};
    }
  }

  /** What is kept, or what is made now. */
  get(key: string, make: () => T): T {
    return (this.#now[key] ??= this.#before[key] ?? make());
  }

  /** The same for what takes a while. */
  async wait(key: string, make: () => Promise<T>): Promise<T> {
    return (this.#now[key] ??= this.#before[key] ?? (await make()));
  }

  /** Keeps only what this build used, so the file does not grow with every edit. */
  save(): void {
    const keys = Object.keys(this.#now);
    if (keys.length === Object.keys(this.#before).length && keys.every((key) => key in this.#before)) return;
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(this.#now));
  }
}
