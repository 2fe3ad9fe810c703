/**
 * Tells the bundler's runtime the names of scripts. A name has the hash of the content, so an edit renames one script and
 * readers keep the others. The main script cannot hold names, or every edit would change it: a document names what its
 * page needs, a shard names the scripts of its pages, and the rest is in a small file, fetched when it is first needed. If
 * a name cannot be had, loading the script fails, and the framework then loads the reader's next page from the server.
 */
import { currentNames, namesOfApp, scriptFile, type AppNames, type CurrentNames, type Names } from '../names';

const runtime = __webpack_require__;
const { l: load, u: bareFile } = runtime;
const known: Record<string, string> = {};

/** Makes names known, such as the ones of a shard's pages. */
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
 * Fetches the names. If the live release has another app by now, its scripts do not fit this page: what is left are the
 * names of the page's own code, which hosts keep, and the next page has to come from the server.
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

// A worker is started with this, without waiting. Its name is known if the script that starts it was loaded by `import()`,
// because names are fetched together; a script that a document names cannot start one.
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
