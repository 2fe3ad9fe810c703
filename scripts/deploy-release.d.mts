/** Types of deploy-release.mjs, which is plain JavaScript because it runs on hosts where nothing is installed. */
export function currentRelease(to: string): string | undefined;
export function installedReleases(to: string): { release: string; installed: number }[];
export function installRelease(options: { bundle: string; to: string; keep?: number; reload?: string }): {
  release: string;
  linked: number;
  copied: number;
  olderAssets: number;
};
export function rollback(options: { to: string; release?: string; reload?: string }): string;
