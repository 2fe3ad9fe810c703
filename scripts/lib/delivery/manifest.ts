/** Shape of a release's manifest.json: what its files are and how a host must answer. */
import type { Redirect } from './inputs';

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
  files: Record<string, { bytes: number; sha256: string }>;
}
