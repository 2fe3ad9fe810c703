/** Releases of the built site for tests of what readers see between them: the bundle, and ones with other chunks. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ReleaseFile } from '../../../deploy/release-manifest';
import { nginxConfig } from '../../../deploy/nginx';
import { linkedRoot } from '../../../deploy/release.mjs';
import {
  currentNames,
  namesOfApp,
  scriptFile,
  type AppNames,
  type CurrentNames,
} from '../../../plugins/performance/route-shards/names';
import { inputsOf, readManifest, siteDir } from './bundle';

const manifest = readManifest();
const files = Object.keys(manifest.files).filter((file) => !/\.(br|gz)$/.test(file));
const hashInName = /\.([0-9a-f]{8})\.(?:js|css|json)$/;

const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
const readJson = <T>(file: string): T => JSON.parse(fs.readFileSync(path.join(siteDir, file), 'utf8')) as T;

/** What the manifest says of a file. */
const entryOf = (content: string | Buffer): ReleaseFile => ({
  bytes: Buffer.byteLength(content),
  sha256: createHash('sha256').update(content).digest('hex'),
});

/** Files with a hash in their name: a host without releases deletes those that the next one lacks. */
export const chunksOfBuiltRelease = files.filter(
  (file) => file.startsWith('/assets/') && hashInName.test(file),
);

/** Files with code, and the file that lists their names. */
function filesOfApp(): Set<string> {
  const { app } = readJson<CurrentNames>(currentNames);
  const own = readJson<AppNames>(namesOfApp(app));
  const scripts = Object.entries(own.names).map(([id, hash]) => scriptFile(id, hash));
  return new Set([namesOfApp(app), ...own.files, ...scripts].map((file) => `/${file}`));
}

function writeBundle(
  folder: string,
  release: string,
  port: number,
  table: Record<string, ReleaseFile>,
): string {
  const inputs = { ...inputsOf(manifest), headers: { ...manifest.headers, 'X-Release': release } };
  const options = {
    root: linkedRoot,
    serverName: '_',
    listen: [`127.0.0.1:${port}`],
    brotli: false,
  };
  const config = nginxConfig(inputs, options);
  fs.writeFileSync(path.join(folder, 'nginx.conf'), config);
  fs.writeFileSync(
    path.join(folder, 'manifest.json'),
    JSON.stringify({ release, files: table, hostFiles: { 'nginx.conf': entryOf(config) } }),
  );
  return folder;
}

/** The site as it is built, as a bundle for a loopback port. */
export function builtRelease(folder: string, port: number): string {
  fs.mkdirSync(folder, { recursive: true });
  fs.symlinkSync(siteDir, path.join(folder, 'site'));
  return writeBundle(folder, 'built', port, manifest.files);
}

/**
 * The same pages with other hashes in the names of their chunks, as if those had changed: all of them, or only the ones
 * with text, as after an edit.
 */
export function nextRelease(folder: string, port: number, changed: 'all' | 'text'): string {
  const kept = changed === 'text' ? filesOfApp() : new Set<string>();
  const renamed = new Map(
    chunksOfBuiltRelease.flatMap((file) => {
      const hash = hashInName.exec(file)?.[1];
      return hash && !kept.has(file) ? [[hash, short(hash)] as const] : [];
    }),
  );
  const rename = (text: string): string =>
    text.replace(/[0-9a-f]{8}/g, (found) => renamed.get(found) ?? found);
  const holdsNames = (file: string): boolean =>
    /\.(html|js|css)$/.test(file) || file === `/${currentNames}` || /^\/assets\/.*\.json$/.test(file);
  const table: Record<string, ReleaseFile> = {};
  for (const file of files) {
    const name = rename(file);
    const target = path.join(folder, 'site', name);
    const source = fs.readFileSync(path.join(siteDir, file));
    const content = holdsNames(file) ? Buffer.from(rename(String(source))) : source;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, content);
    table[name] = {
      ...entryOf(content),
      ...(manifest.files[file]?.immutable ? { immutable: true } : {}),
    };
  }
  return writeBundle(folder, 'next', port, table);
}
