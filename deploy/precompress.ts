/**
 * Brotli and gzip forms of a release's text files, made once instead of at each request. The same bytes in give the
 * same bytes out: the settings are fixed and the gzip header has no time. Work goes to zlib's threads.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypes, smallestToCompress } from '../config/delivery';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export interface CompressionReport {
  files: number;
  bytes: number;
  brotli: number;
  gzip: number;
}

/** True for files that get compressed forms: text by the table of types, and not tiny. */
export function pays(file: string, bytes: number): boolean {
  return bytes >= smallestToCompress && contentTypes[path.extname(file).slice(1)]?.text === true;
}

/** Runs `work` on all items, `width` at a time. */
export async function inParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  width = os.availableParallelism(),
): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    }),
  );
}

/** Both forms of some bytes, from the cache if these bytes were seen before. */
async function formsOfBytes(content: Buffer, cacheDir: string): Promise<{ br: Buffer; gz: Buffer }> {
  const name = path.join(cacheDir, createHash('sha256').update(content).digest('hex'));
  try {
    const [br, gz] = await Promise.all([readFile(`${name}.br`), readFile(`${name}.gz`)]);
    return { br, gz };
  } catch {
    const [br, gz] = await Promise.all([
      toBrotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await Promise.all([writeFile(`${name}.br`, br), writeFile(`${name}.gz`, gz)]);
    return { br, gz };
  }
}

/**
 * Writes `<file>.br` and `<file>.gz` next to each file that it pays for, and only where the form is smaller.
 * @param files Paths below `dir`.
 */
export async function precompress(
  dir: string,
  files: readonly string[],
  cacheDir = 'node_modules/.cache/precompress',
): Promise<CompressionReport> {
  const report: CompressionReport = { files: 0, bytes: 0, brotli: 0, gzip: 0 };
  await mkdir(cacheDir, { recursive: true });
  await inParallel(files, async (file) => {
    const full = path.join(dir, file);
    const content = await readFile(full);
    if (!pays(file, content.length)) return;
    const { br, gz } = await formsOfBytes(content, cacheDir);
    report.files += 1;
    report.bytes += content.length;
    for (const [extension, form] of [
      ['br', br],
      ['gz', gz],
    ] as const) {
      const smaller = form.length < content.length;
      report[extension === 'br' ? 'brotli' : 'gzip'] += smaller ? form.length : content.length;
      if (smaller) await writeFile(`${full}.${extension}`, form);
    }
  });
  return report;
}
