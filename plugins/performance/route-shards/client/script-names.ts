/**
 * Tells the bundler's runtime the names of scripts. They have the hash of their content, so that an edit renames one script
 * and readers keep the others; the main script must then not hold the names. A document names what its page needs, a shard
 * the scripts of its pages, and the rest is in a small file that is fetched once it is needed. A name that cannot be had
 * is a script that cannot be had, and whoever asked for it deals with that: the framework loads the next page from the
 * server.
 */
import { currentNames, namesOfApp, scriptFile, type AppNames, type CurrentNames, type Names } from '../names';

const runtime = __webpack_require__;
const { l: load, u: bareFile } = runtime;
const known: Record<string, string> = {};

/** Makes names known, such as those of a shard's pages. */
export function addNames(names: Names): void {
  Object.assign(known, names);
}

/** Fresh where there is a network; the last known where there is none. */
async function read<T>(file: string): Promise<T> {
  const url = runtime.p + file;
  const answer = await fetch(url, { cache: 'no-cache' }).catch(() => fetch(url, { cache: 'force-cache' }));
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return (await answer.json()) as T;
}

/**
 * Fetches the names. After a release with another app, only the code of this page's own app fits, which hosts keep;
 * pages have to be loaded with their app.
 */
async function fetchNames(): Promise<void> {
  const own = document.querySelector<HTMLMetaElement>('meta[name="late-scripts"]')?.dataset.app ?? '';
  const current = await read<CurrentNames>(currentNames);
  addNames(current.app === own ? current.names : (await read<AppNames>(namesOfApp(own))).names);
}

let fetched: Promise<void> | undefined;

/** Waits for the name of a script. @throws Error if there is none; the next call then tries again. */
async function waitForName(id: string): Promise<void> {
  fetched ??= fetchNames();
  try {
    await fetched;
    if (!(id in known)) throw new Error(`Script ${id} has no name in this release.`);
  } catch (error) {
    fetched = undefined;
    throw error;
  }
}

// Asked for without waiting by what starts a worker: that has to be in a script whose name was fetched.
runtime.u = (id) => (id in known ? scriptFile(id, known[id]) : bareFile(id));

runtime.l = (url, done, key, id) => {
  if (id === undefined || id in known) {
    load(url, done, key, id);
    return;
  }
  waitForName(id).then(
    () => load(runtime.p + runtime.u(id), done, key, id),
    () => done({ type: 'unnamed', target: { src: url } }),
  );
};
