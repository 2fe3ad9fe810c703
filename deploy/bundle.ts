/**
 * The release bundle: what a host needs in one folder. The site's files with their compressed forms, configuration for
 * nginx, Caddy and static hosts, and a manifest that deployment and smoke test check a host against. The pages that
 * only forward are left out, because these hosts answer old addresses with HTTP 301; build/ keeps them for hosts that
 * cannot.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../lib/files/below';
import { trimSlash } from '../lib/shared/trim-slash';
import { contentTypes } from '../config/delivery';
import { cacheControl, isImmutable } from './headers';
import { site } from '../config/site';
import { caddyConfig } from './caddy';
import { deliveryInputs } from './inputs';
import { nginxConfig } from './nginx';
import { inParallel, precompress, type CompressionReport } from './precompress';
import type { ReleaseFile, ReleaseManifest } from './release-manifest';
import { isReleaseName, linkedRoot } from './release.mjs';
import { headersFile, redirectsFile } from './static-host';

export interface BundleOptions {
  build: string;
  out: string;
  /** Name of the release, such as a commit: letters, digits, `.`, `_` and `-`. */
  release: string;
  /** Host that answers; the site's own by default, a preview's otherwise. */
  serverName?: string;
  /** True on previews: every answer asks search engines to stay away. */
  preview?: boolean;
}

async function fileTable(
  dir: string,
  names = filesBelow(dir).map((name) => `/${name}`),
): Promise<ReleaseManifest['files']> {
  const table = new Map<string, ReleaseFile>();
  await inParallel(names, async (name) => {
    const content = await readFile(path.join(dir, name));
    table.set(name, {
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      ...(isImmutable(name.replace(/[.](br|gz)$/, '')) ? { immutable: true } : {}),
    });
  });
  return Object.fromEntries(names.map((name) => [name, table.get(name)!]));
}

/** Addresses with the answers that the smoke test expects: one of each type of file. */
function samples(files: readonly string[]): ReleaseManifest['samples'] {
  const byType = new Map<string, string>();
  for (const file of files) {
    const key = `${path.posix.extname(file)} ${cacheControl(file)}`;
    if (file !== '/404.html' && !byType.has(key)) byType.set(key, file);
  }
  return [...byType.values()].map((file) => ({
    path: file,
    type: contentTypes[path.posix.extname(file).slice(1)]?.type ?? '',
    cacheControl: cacheControl(file),
  }));
}

const pageOf = (file: string): string => trimSlash(file.slice(0, -'index.html'.length));

/**
 * Writes the bundle.
 * @throws Error if the build is missing or has something that no rule fits.
 */
export async function makeBundle(options: BundleOptions): Promise<CompressionReport & { redirects: number }> {
  const { build, out, release, serverName = new URL(site.url).host, preview = false } = options;
  if (!isReleaseName(release)) {
    throw new Error(`"${release}" is not the name of a release: use letters, digits, ".", "_" and "-".`);
  }
  const inputs = deliveryInputs(build);
  const extraHeaders = { 'X-Release': release, ...(preview ? { 'X-Robots-Tag': 'noindex' } : {}) };
  inputs.headers = { ...inputs.headers, ...extraHeaders };

  await rm(out, { recursive: true, force: true });
  const siteDir = path.join(out, 'site');
  const folders = new Set(inputs.files.map((file) => path.dirname(path.join(siteDir, file))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await inParallel(inputs.files, (file) => copyFile(path.join(build, file), path.join(siteDir, file)));
  const report = await precompress(siteDir, inputs.files);

  const texts: Record<string, string> = {
    'nginx.conf': nginxConfig(inputs, {
      root: linkedRoot,
      serverName,
      listen: ['443', '[::]:443'],
      tls: {
        certificate: `/etc/ssl/${serverName}/fullchain.pem`,
        key: `/etc/ssl/${serverName}/key.pem`,
        plain: '80',
      },
      brotli: true,
    }),
    Caddyfile: caddyConfig(inputs, { root: linkedRoot, address: serverName }),
    _headers: headersFile(inputs),
    _redirects: redirectsFile(inputs),
  };
  for (const [name, text] of Object.entries(texts)) await writeFile(path.join(out, name), text);

  // The host has neither this repository nor packages: what puts a release live comes along.
  const installer = 'deploy-release.mjs';
  await copyFile('deploy/release.mjs', path.join(out, installer));

  const manifest: ReleaseManifest = {
    release,
    headers: inputs.headers,
    routes: inputs.files.filter((file) => file.endsWith('/index.html')).map(pageOf),
    redirects: inputs.redirects,
    samples: samples(inputs.files),
    files: await fileTable(siteDir),
    hostFiles: await fileTable(out, [...Object.keys(texts), installer]),
  };
  await writeFile(path.join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  return { ...report, redirects: inputs.redirects.length };
}
