/** The copy of this site still builds: what a plugin newly reads has to be in it, too. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { environment } from '../lib/build-cost';
import { planCorpus, smallestCorpus } from '../lib/corpus-plan';
import { readVersions } from '../lib/install';
import { runMeasured } from '../lib/run-measured';
import { own } from './own';

it('builds with the smallest corpus in place of its pages', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'whence-bench-'));
  const place = { folder, repo: process.cwd(), versions: readVersions('tools/bench/versions.json') };
  const corpus = planCorpus(smallestCorpus);
  try {
    own.prepare(place, corpus);
    await runMeasured(own.command(place), {
      cwd: folder,
      env: environment(own, folder),
      logFile: path.join(folder, '.cache/build.log'),
    });
    const output = path.join(folder, own.output);
    expect(existsSync(path.join(output, corpus.measured.route, 'index.html'))).toBe(true);
    expect(own.search(output)).toBe('MiniSearch');
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 900_000);
