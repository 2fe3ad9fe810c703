/**
 * Docusaurus plugin: in `npm start`, computes results anew when a query, a metric or the dataset is edited. Pages depend on
 * the files in which results are kept, so those that show another number are compiled again.
 *
 * A separate process does it: it runs the code as it is now, and the database's library stays out of the server.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { contentFolders } from '../../../lib/markdown/folders';

const generator = ['node_modules/tsx/dist/cli.mjs', 'scripts/generate-results.ts'];

/** What results are made of, apart from code. */
const watched = [
  ...contentFolders.flatMap((folder) => [`${folder}/**/*.results.yaml`, `${folder}/**/*.mdx`]),
  'data/**/*.yaml',
];

async function generate(siteDir: string): Promise<void> {
  // The server stays as it is if a query cannot be answered: its writer reads the reason and edits on.
  await promisify(execFile)(process.execPath, generator, { cwd: siteDir }).catch(
    ({ stderr, message }: { stderr?: string; message: string }) => console.error(stderr?.trim() || message),
  );
}

/** One run after the other; edits during a run are in the next one. */
class Runs {
  readonly #run: () => Promise<void>;
  #last = Promise.resolve();
  #waiting = false;

  constructor(run: () => Promise<void>) {
    this.#run = run;
  }

  next(): Promise<void> {
    if (this.#waiting) return this.#last;
    this.#waiting = true;
    this.#last = this.#last.then(() => {
      this.#waiting = false;
      return this.#run();
    });
    return this.#last;
  }
}

export default function resultsPreview({ siteDir }: LoadContext): Plugin {
  const runs = new Runs(() => generate(path.resolve(siteDir)));
  // `npm start` and `npm run build` have computed everything before the framework starts.
  let isCurrent = true;
  return {
    name: 'results-preview',
    getPathsToWatch: () => watched,
    async loadContent() {
      if (isCurrent) isCurrent = false;
      else await runs.next();
    },
  };
}
