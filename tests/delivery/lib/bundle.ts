/** The release bundle that `npm run deploy:bundle` made, for tests. */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DeliveryInputs } from '../../../deploy/inputs';
import type { ReleaseManifest } from '../../../deploy/release-manifest';

export const bundleDir = path.resolve('deploy/generated');
export const siteDir = path.join(bundleDir, 'site');

/**
 * @throws Error if there is no bundle.
 */
export function readManifest(): ReleaseManifest {
  const file = path.join(bundleDir, 'manifest.json');
  if (!existsSync(file)) throw new Error('No release bundle. Run `npm run build && npm run deploy:bundle`.');
  return JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest;
}

/** Copies the site, without its compressed forms, to a folder in which tests can damage it. */
export function copySite(folder: string): void {
  cpSync(siteDir, folder, { recursive: true, filter: (source) => !/\.(br|gz)$/.test(source) });
}

/** What generators take, as the bundle was made with it. */
export function inputsOf({ headers, redirects, files }: ReleaseManifest): DeliveryInputs {
  return { headers, redirects, files: Object.keys(files).filter((file) => !/\.(br|gz)$/.test(file)) };
}
