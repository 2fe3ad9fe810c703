/** Shape of a release's manifest.json: what its files are and how a host must answer. */
import type { Redirect } from './inputs';

export interface ReleaseFile {
  bytes: number;
  sha256: string;
  /** Has a hash in its name: pages of other releases may still ask for it, and it never changes. */
  immutable?: true;
}

export interface ReleaseManifest {
  release: string;
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** Pages, without a slash at the end. */
  routes: string[];
  redirects: Redirect[];
  /** One file of each type and caching rule. */
  samples: { path: string; type: string; cacheControl: string }[];
  /** Every file below site/, compressed forms included. */
  files: Record<string, ReleaseFile>;
  /** Every other file of the bundle but the manifest: configurations, and what puts the release live. */
  hostFiles: Record<string, ReleaseFile>;
}
