/** Two releases of the built site for tests of what readers see between them: the bundle, and one with other chunks. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ReleaseFile } from '../../../deploy/manifest';
import { nginxConfig } from '../../../deploy/nginx';
import { linkedRoot } from '../../../deploy/release.mjs';
import { inputsOf, readManifest, siteDir } from './bundle';

const manifest = readManifest();
const files = Object.keys(manifest.files).filter((file) => !/\.(br|gz)$/.test(file));
const chunkName = /\.([0-9a-f]{8})\.(?:js|css)$/;

const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

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
  fs.writeFileSync(path.join(folder, 'nginx.conf'), nginxConfig(inputs, options));
  fs.writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ release, files: table }));
  return folder;
}

/** The site as it is built, as a bundle for a loopback port. */
export function builtRelease(folder: string, port: number): string {
  fs.mkdirSync(folder, { recursive: true });
  fs.symlinkSync(siteDir, path.join(folder, 'site'));
  return writeBundle(folder, 'built', port, manifest.files);
}

/** The same pages with other hashes in the names of all chunks, as if all of them had changed. */
export function nextRelease(folder: string, port: number): string {
  const renamed = new Map(
    files.flatMap((file) => {
      const hash = chunkName.exec(file)?.[1];
      return file.startsWith('/assets/') && hash ? [[hash, short(hash)] as const] : [];
    }),
  );
  const rename = (text: string): string =>
    text.replace(/[0-9a-f]{8}/g, (found) => renamed.get(found) ?? found);
  const table: Record<string, ReleaseFile> = {};
  for (const file of files) {
    const name = rename(file);
    const target = path.join(folder, 'site', name);
    const source = fs.readFileSync(path.join(siteDir, file));
    const content = /\.(html|js|css)$/.test(file) ? Buffer.from(rename(String(source))) : source;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, content);
    table[name] = {
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      ...(manifest.files[file]?.immutable ? { immutable: true } : {}),
    };
  }
  return writeBundle(folder, 'next', port, table);
}

/** Files of the built release that a host without releases would delete with the next one. */
export const chunksOfBuiltRelease = files.filter(
  (file) => file.startsWith('/assets/') && chunkName.test(file),
);
