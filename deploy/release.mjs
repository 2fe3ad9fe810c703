/**
 * Puts a release bundle live on a host with nginx or Caddy, and takes it back. A release is a folder that is complete
 * before anything points to it; the switch is the rename of one link and a graceful reload. Each release brings the
 * server configuration that names its own folder, so an answer never mixes two releases, not even their headers. Hashed
 * assets of older releases stay, for pages that readers have open. Plain JavaScript in one file without dependencies,
 * because the bundle takes it to the host, as deploy-release.mjs; types are in JSDoc.
 *
 * Use:
 *   node deploy-release.mjs install <bundle> --to /srv/whence-docs [--keep 5] [--reload "nginx -t && nginx -s reload"]
 *   node deploy-release.mjs rollback --to /srv/whence-docs [--release <name>] [--reload "…"]
 *   node deploy-release.mjs list --to /srv/whence-docs
 */
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

/** @import { ReleaseManifest } from './release-manifest' */

/** @typedef {Pick<ReleaseManifest, 'release' | 'files' | 'hostFiles'>} Manifest What of a manifest a deployment needs. */

/** Folder that the server configuration of a bundle names; the folder of the installed release takes its place. */
export const linkedRoot = '/srv/whence-docs/current/site';
const configs = ['nginx.conf', 'Caddyfile'];

/**
 * True if the text can name a release, and so a folder: letters, digits, `.`, `_` and `-`.
 * @param {string} text
 */
export const isReleaseName = (text) => /^\w[\w.-]{0,63}$/.test(text);

/** @param {string} folder Of a bundle or of an installed release. @returns {Manifest} */
const readManifest = (folder) => JSON.parse(fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
/** @param {string} to */
const releasesOf = (to) => path.join(to, 'releases');
/** @param {string} to @param {string} release */
const folderOf = (to, release) => path.join(releasesOf(to), release);

/**
 * @param {string} to Folder of all releases.
 * @returns {string | undefined} Name of the release that is live.
 */
export function currentRelease(to) {
  try {
    return path.basename(fs.readlinkSync(path.join(to, 'current')));
  } catch {
    return undefined;
  }
}

/** @param {string} folder @returns {{ installed: number }} */
const readStamp = (folder) => JSON.parse(fs.readFileSync(path.join(folder, 'installed.json'), 'utf8'));

/**
 * @param {string} to
 * @returns {{ release: string, installed: number }[]} Installed releases, newest first, with the time in seconds.
 */
export function installedReleases(to) {
  if (!fs.existsSync(releasesOf(to))) return [];
  return fs
    .readdirSync(releasesOf(to))
    .filter((name) => !name.startsWith('.'))
    .map((release) => ({ release, ...readStamp(folderOf(to, release)) }))
    .sort((a, b) => b.installed - a.installed);
}

/**
 * Only one deployment at a time.
 * @template Result
 * @param {string} to
 * @param {() => Result} work
 */
function locked(to, work) {
  const lock = path.join(to, '.lock');
  fs.mkdirSync(to, { recursive: true });
  try {
    fs.mkdirSync(lock);
  } catch {
    throw new Error(
      `${lock} — another deployment is running — wait for it, or remove the folder if none is.`,
    );
  }
  try {
    return work();
  } finally {
    fs.rmdirSync(lock);
  }
}

/**
 * Refuses a bundle that did not arrive whole: each file must have the length and hash of the manifest.
 * @param {string} bundle
 * @param {Manifest} manifest
 */
function verify(bundle, manifest) {
  if (!manifest.hostFiles)
    throw new Error(
      `${path.join(bundle, 'manifest.json')} — it names no files of the host — make the bundle anew.`,
    );
  const ofSite = Object.entries(manifest.files).map(([name, entry]) => [path.join('site', name), entry]);
  const known = Object.fromEntries([...ofSite, ...Object.entries(manifest.hostFiles)]);
  for (const name of fs.readdirSync(bundle).filter((file) => !['site', 'manifest.json'].includes(file)))
    if (!(name in known))
      throw new Error(
        `${path.join(bundle, name)} — the manifest has no such file — upload the bundle again.`,
      );
  for (const [name, { bytes, sha256 }] of Object.entries(known)) {
    const file = path.join(bundle, name);
    const content = fs.existsSync(file) ? fs.readFileSync(file) : Buffer.alloc(0);
    if (content.length !== bytes || createHash('sha256').update(content).digest('hex') !== sha256) {
      throw new Error(
        `${file} — ${content.length} bytes of the ${bytes} that the manifest names, or other ones — upload the bundle again.`,
      );
    }
  }
}

/**
 * @param {string} source
 * @param {string} target
 * @param {boolean} link A link where the file stays the same, a copy otherwise.
 * @param {number} [stamp] Time of the copy, in seconds.
 */
function place(source, target, link, stamp) {
  fs.mkdirSync(path.dirname(target), { recursive: true });
  if (link) {
    fs.linkSync(source, target);
    return;
  }
  fs.copyFileSync(source, target);
  if (stamp !== undefined) fs.utimesSync(target, stamp, stamp);
}

/**
 * Links the immutable files that a release was made with into another one; returns how many were new there. They have
 * hashes in their names, so nothing of the other release changes.
 * @param {string} from
 * @param {string} into
 */
function lend(from, into) {
  const missing = Object.entries(readManifest(from).files)
    .filter(([, { immutable }]) => immutable)
    .map(([name]) => name)
    .filter((name) => !fs.existsSync(path.join(into, 'site', name)));
  for (const name of missing) place(path.join(from, 'site', name), path.join(into, 'site', name), true);
  return missing.length;
}

/**
 * Points `current` to a release; one rename, so there is always a release.
 * @param {string} to
 * @param {string} release
 */
function point(to, release) {
  const temporary = path.join(to, `.current-${process.pid}`);
  fs.rmSync(temporary, { force: true });
  fs.symlinkSync(path.join('releases', release), temporary);
  fs.renameSync(temporary, path.join(to, 'current'));
}

/**
 * Switches to an installed release; goes back to the one before if the server does not take it, or to none.
 * @param {string} to
 * @param {string} release
 * @param {string} [reload] Shell command that reloads the server.
 */
function switchTo(to, release, reload) {
  const before = currentRelease(to);
  if (before && before !== release) {
    // For a moment of the reload both releases answer, and pages of the one that leaves stay open for long.
    lend(folderOf(to, before), folderOf(to, release));
    lend(folderOf(to, release), folderOf(to, before));
  }
  point(to, release);
  if (!reload) return;
  const run = spawnSync(reload, { shell: true, encoding: 'utf8' });
  if (run.status === 0) return;
  if (before) {
    point(to, before);
    spawnSync(reload, { shell: true });
  } else fs.rmSync(path.join(to, 'current'));
  throw new Error(
    `The server did not take release ${release}: ${run.stderr.trim()} — ${before ? `${before} is live as before` : 'nothing is live'}.`,
  );
}

/**
 * Removes the oldest releases, never the live one.
 * @param {string} to
 * @param {number} keep
 */
function prune(to, keep) {
  const current = currentRelease(to);
  const old = installedReleases(to).filter(({ release }) => release !== current);
  for (const { release } of old.slice(Math.max(keep - 1, 0))) {
    fs.rmSync(folderOf(to, release), { recursive: true });
  }
}

/**
 * Installs a bundle and puts it live.
 * @param {{ bundle: string, to: string, keep?: number, reload?: string | undefined }} options `keep` counts releases,
 * the new one included.
 * @returns {{ release: string, linked: number, copied: number, olderAssets: number }}
 * @throws Error if the bundle is damaged, a release of that name is there already, or the server refuses it.
 */
export function installRelease({ bundle, to, keep = 5, reload }) {
  return locked(to, () => {
    const manifest = readManifest(bundle);
    const { release } = manifest;
    if (!isReleaseName(release)) throw new Error(`"${release}" is not the name of a release.`);
    const target = folderOf(to, release);
    if (fs.existsSync(target)) {
      if (JSON.stringify(readManifest(target)) !== JSON.stringify(manifest)) {
        throw new Error(
          `${target} — another release ${release} is installed — name the new one otherwise, or roll back to it.`,
        );
      }
      // A deployment that is run again, such as after a host that did not answer.
      switchTo(to, release, reload);
      return { release, linked: Object.keys(manifest.files).length, copied: 0, olderAssets: 0 };
    }
    verify(bundle, manifest);

    const before = installedReleases(to).slice(0, keep);
    const previous = before.find((entry) => entry.release === currentRelease(to)) ?? before[0];
    const earlier = previous && folderOf(to, previous.release);
    const known = earlier === undefined ? {} : readManifest(earlier).files;
    // Servers make a file's tag from time and length, so a new file is never as old as the one that it replaces.
    const stamp = Math.max(Math.floor(Date.now() / 1000), (before[0]?.installed ?? 0) + 1);
    const incoming = path.join(releasesOf(to), `.incoming-${release}`);
    fs.rmSync(incoming, { recursive: true, force: true });
    const result = { release, linked: 0, copied: 0, olderAssets: 0 };

    for (const [name, { sha256 }] of Object.entries(manifest.files)) {
      // An unchanged file stays the same file, so readers who have it get a 304.
      const same = earlier !== undefined && known[name]?.sha256 === sha256;
      place(path.join(same ? earlier : bundle, 'site', name), path.join(incoming, 'site', name), same, stamp);
      result[same ? 'linked' : 'copied'] += 1;
    }
    for (const older of before) result.olderAssets += lend(folderOf(to, older.release), incoming);
    for (const name of fs.readdirSync(bundle).filter((file) => file !== 'site')) {
      const text = fs.readFileSync(path.join(bundle, name), 'utf8');
      if (configs.includes(name) && !text.includes(linkedRoot)) {
        throw new Error(`${path.join(bundle, name)} — no folder ${linkedRoot} in it — make the bundle anew.`);
      }
      const own = path.resolve(target, 'site');
      fs.writeFileSync(
        path.join(incoming, name),
        configs.includes(name) ? text.replaceAll(linkedRoot, () => own) : text,
      );
    }
    fs.writeFileSync(path.join(incoming, 'installed.json'), `${JSON.stringify({ installed: stamp })}\n`);
    fs.renameSync(incoming, target);
    try {
      switchTo(to, release, reload);
    } catch (error) {
      if (currentRelease(to) !== release) fs.rmSync(target, { recursive: true });
      throw error;
    }
    prune(to, keep);
    return result;
  });
}

/**
 * Puts an installed release live again: the named one, or the newest that is older than the live one.
 * @param {{ to: string, release?: string | undefined, reload?: string | undefined }} options
 * @returns {string} Its name.
 * @throws Error if there is no such release.
 */
export function rollback({ to, release, reload }) {
  return locked(to, () => {
    const all = installedReleases(to);
    const live = all.findIndex((entry) => entry.release === currentRelease(to));
    const wanted = release ?? all[live + 1]?.release;
    if (!wanted || !all.some((entry) => entry.release === wanted)) {
      throw new Error(
        `${wanted ? `Release ${wanted} is not installed` : 'There is no older release'} — installed: ${all.map((entry) => entry.release).join(', ') || 'none'}.`,
      );
    }
    switchTo(to, wanted, reload);
    return wanted;
  });
}

/**
 * The command line.
 * @param {string[]} args Without the program and the script.
 */
function execute(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      keep: { type: 'string', default: '5' },
      reload: { type: 'string' },
      release: { type: 'string' },
    },
  });
  const [command, bundle] = positionals;
  const { to, reload, release } = values;
  const keep = Number(values.keep);
  if (!to || !Number.isInteger(keep) || keep < 2) {
    throw new Error('Say where with --to <folder>; --keep is a number of 2 or more.');
  }
  if (command === 'install' && bundle) {
    const done = installRelease({ bundle, to, keep, reload });
    console.log(
      `${done.release} is live: ${done.copied} new files, ${done.linked} unchanged, ${done.olderAssets} assets of older releases.`,
    );
  } else if (command === 'rollback') {
    console.log(`${rollback({ to, release, reload })} is live.`);
  } else if (command === 'list') {
    for (const entry of installedReleases(to)) {
      const mark = entry.release === currentRelease(to) ? '*' : ' ';
      console.log(`${mark} ${new Date(entry.installed * 1000).toISOString()} ${entry.release}`);
    }
  } else {
    throw new Error('Commands: install <bundle>, rollback, list.');
  }
}

/**
 * Does what a command line says, and prints what was done or what is wrong.
 * @param {string[]} args Without the program and the script.
 * @returns {number} Exit code.
 */
export function runCommand(args) {
  try {
    execute(args);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = runCommand(process.argv.slice(2));
