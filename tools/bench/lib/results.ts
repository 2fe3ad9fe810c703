/** What a run measured, as it is written to results.json after every step. */
import type { TargetName } from '../targets/target';
import type { BuildCost } from './build-cost';
import type { DevCost } from './dev-server';
import type { LighthouseRun } from './lighthouse';
import type { PageLoad } from './page-load';

export interface SiteResults {
  label: string;
  /** Search index of the build, in words. */
  search?: string;
  /** Bytes of the built site. */
  outputBytes?: number;
  builds: BuildCost[];
  dev?: DevCost;
  views: PageLoad[];
  lighthouse: LighthouseRun[];
}

/** This site at one size. */
export interface ScaleResult {
  pages: number;
  build: BuildCost;
  view: PageLoad;
  /** The script that every page loads; bytes, raw and brotli 11. */
  main: { raw: number; brotli: number };
}

export interface Results {
  date: string;
  commit: string;
  node: string;
  cpu: string;
  cores: number;
  /** Load averages of one minute, taken at every step. */
  loads: number[];
  pages: number;
  protocol: string;
  sites: Partial<Record<TargetName, SiteResults>>;
  scales: ScaleResult[];
  /** What could not be measured, and why. */
  problems: string[];
}
