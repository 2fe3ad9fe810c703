/**
 * What a reader who has visited a page loads anew after a writer changed one word: next to nothing if it is a word of
 * another page, and nothing at all if only the folder of the build is another. The site is built twice in a copy, and
 * once more in a copy elsewhere.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { editPage, wordsOfEdit } from '../lib/edit-page';
import { fileSize, pageScripts } from '../../lib/built-site/weight';
import { readBuild, type BuiltSite } from '../../lib/built-site/site';
import { currentNames } from '../../plugins/performance/route-shards/names';
import { SiteCopy } from '../lib/site-copy';

/** Bytes that an edit may cost the readers of another page: the list of pages in their shard. */
const budget = 5_000;
/** Three builds, on a machine that may have other work. */
const buildTimeout = 30 * 60_000;

const edited = '/docs/promote/bid-management/overview/bidding-hierarchy';
const source = `${edited.slice(1)}.mdx`;

interface Release {
  dir: string;
  site: BuiltSite;
}

let before: Release;
let elsewhere: Release;
let after: Release;

beforeAll(async () => {
  const release = async (copy: SiteCopy, day: string, word: string): Promise<Release> => {
    editPage(copy.own(source), word);
    copy.commit(day);
    const dir = await copy.build(`build/${word}`);
    return { dir, site: readBuild(dir) };
  };
  const copy = new SiteCopy('returning-reader');
  before = await release(copy, '2025-03-01', 'three');
  elsewhere = await release(new SiteCopy('elsewhere/returning-reader'), '2025-03-01', 'three');
  after = await release(copy, '2025-03-02', 'four');
}, buildTimeout);

/** Names of a page's scripts in a release, from the root of the site. */
function scriptsOf({ dir, site }: Release, route: string): string[] {
  const page = site.pages.get(route);
  if (!page) throw new Error(`${route} is not built.`);
  return pageScripts(page, dir).map((file) => path.relative(dir, file));
}

/** Scripts of a page that a reader of the earlier release has to load. */
function newScripts(route: string): { file: string; bytes: number }[] {
  const known = new Set(scriptsOf(before, route));
  return scriptsOf(after, route)
    .filter((file) => !known.has(file))
    .map((file) => ({ file, bytes: fileSize(path.join(after.dir, file)) }));
}

const sum = (list: readonly { bytes: number }[]): number =>
  list.reduce((total, { bytes }) => total + bytes, 0);

const filesOf = ({ dir }: Release): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .sort();

/** All files of the build whose name has a hash. */
const assetsOf = ({ dir }: Release): string[] =>
  readdirSync(path.join(dir, 'assets'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.\w+$/.test(file),
  );

describe('a build of the same sources in another folder', () => {
  it('has the same files, with the same bytes', () => {
    const files = filesOf(before);
    expect(filesOf(elsewhere)).toEqual(files);
    const bytes = ({ dir }: Release, file: string) => readFileSync(path.join(dir, file));
    expect(files.filter((file) => !bytes(before, file).equals(bytes(elsewhere, file)))).toEqual([]);
    expect(files.length).toBeGreaterThan(300);
  });
});

describe('after an edit of one word', () => {
  it('a reader of the edited page loads its own script and 5 kB at most', () => {
    const own = newScripts(edited).filter(({ file }) =>
      readFileSync(path.join(after.dir, file), 'utf8').includes(wordsOfEdit('four')),
    );
    const others = newScripts(edited).filter(({ file }) => !own.some((script) => script.file === file));
    console.log(`edited page: own script ${sum(own)}, others ${sum(others)} (bytes, brotli 11)`);
    expect(own).toHaveLength(1);
    expect(sum(others)).toBeLessThanOrEqual(budget);
  });

  it('a reader of any other page loads 5 kB of scripts at most', () => {
    const loaded = [...after.site.pages.keys()]
      .filter((route) => route !== edited)
      .map((route) => ({ route, bytes: sum(newScripts(route)) }));
    const touched = loaded.filter(({ bytes }) => bytes > 0);
    const most = Math.max(...loaded.map(({ bytes }) => bytes));
    console.log(
      `other pages: ${touched.length} of ${loaded.length} load scripts anew, ${most} bytes at most (brotli 11)`,
    );
    expect(loaded.filter(({ bytes }) => bytes > budget)).toEqual([]);
    expect(loaded.length).toBeGreaterThan(50);
  });

  it('documents of other pages are what they were, unless a script of theirs has another name', () => {
    const changed = [...after.site.pages.keys()].filter(
      (route) =>
        route !== edited &&
        newScripts(route).length === 0 &&
        after.site.pages.get(route)?.html !== before.site.pages.get(route)?.html,
    );
    expect(changed).toEqual([]);
  });

  it('the names that a first navigation asks for are small', () => {
    expect(fileSize(path.join(after.dir, currentNames))).toBeLessThanOrEqual(2_000);
  });

  it('a name belongs to one content, and a content has one name', () => {
    const content = ({ dir }: Release, file: string) =>
      readFileSync(path.join(dir, 'assets', file)).toString('base64');
    const [old, now] = [new Set(assetsOf(before)), new Set(assetsOf(after))];
    const kept = [...old].filter((file) => now.has(file));
    const gone = [...old].filter((file) => !now.has(file));
    const added = [...now].filter((file) => !old.has(file));
    console.log(`${kept.length} files keep their name, ${added.length} are new: ${added.join(', ')}`);
    expect(kept.filter((file) => content(before, file) !== content(after, file))).toEqual([]);
    const known = new Set(gone.map((file) => content(before, file)));
    expect(added.filter((file) => known.has(content(after, file)))).toEqual([]);
    expect(kept.some((file) => /main\./.test(file))).toBe(true);
  });
});
