/** Types of smoke.mjs, which is plain JavaScript because it runs where nothing is installed. */
import type { ReleaseManifest } from '../deploy/manifest';

export interface SmokeOptions {
  concurrency?: number;
  /** Seconds. */
  timeout?: number;
  deadline?: number;
  wait?: number;
}

export function smokeTest(
  url: string,
  manifest: ReleaseManifest,
  options?: SmokeOptions,
): Promise<{ problems: string[]; requests: number; counts: Record<string, number>; seconds: number }>;
