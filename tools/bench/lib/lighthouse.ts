/** One Lighthouse run with its mobile defaults (simulated slow 4G, processor of a quarter), read down to what counts. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median } from './stats';
import type { Tools } from './tools';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
} as const;
type Metric = keyof typeof metrics;

export interface LighthouseRun {
  scores: Record<Category, number>;
  /** Milliseconds; cls without a unit. */
  metrics: Record<Metric, number>;
  /** Audits with a weight that are not passed: `category: audit (what it found)`. */
  failing: string[];
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { score: number | null; numericValue?: number; displayValue?: string; title: string }
  >;
}

/**
 * Reads a report.
 * @throws Error if the page could not be measured.
 */
export function readReport(report: Report): LighthouseRun {
  if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message}`);
  const scores = {} as Record<Category, number>;
  const failing: string[] = [];
  for (const category of categories) {
    const { score, auditRefs } = report.categories[category] ?? { score: null, auditRefs: [] };
    if (score === null) throw new Error(`Lighthouse gives no score for ${category}.`);
    scores[category] = Math.round(score * 100);
    for (const { id, weight } of auditRefs) {
      const audit = report.audits[id];
      if (weight === 0 || !audit || audit.score === null || audit.score >= 0.995) continue;
      failing.push(`${category}: ${id}${audit.displayValue ? ` (${audit.displayValue})` : ''}`);
    }
  }
  const values = Object.entries(metrics).map(([name, id]) => [name, report.audits[id]?.numericValue ?? 0]);
  return { scores, metrics: Object.fromEntries(values) as Record<Metric, number>, failing };
}

/** The median of each figure; audits that failed in any run, with how often. */
export function medianRun(runs: readonly LighthouseRun[]): LighthouseRun {
  const of = <K extends string>(keys: readonly K[], figure: (run: LighthouseRun, key: K) => number) =>
    Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => figure(run, key)))])) as Record<
      K,
      number
    >;
  const counts = new Map<string, number>();
  for (const name of runs.flatMap((run) => [...new Set(run.failing.map((f) => f.replace(/ \(.*/, '')))])) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return {
    scores: of(categories, (run, key) => run.scores[key]),
    metrics: of(Object.keys(metrics) as Metric[], (run, key) => run.metrics[key]),
    failing: [...counts].map(([name, count]) => `${name} (${count} of ${runs.length})`),
  };
}

const browserFlags = '--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors';

/**
 * Measures one page.
 * @throws Error with the end of Lighthouse's output.
 */
export async function runLighthouse(tools: Tools, browserPath: string, url: string): Promise<LighthouseRun> {
  const folder = mkdtempSync(path.join(tmpdir(), 'whence-lighthouse-'));
  const file = path.join(folder, 'report.json');
  const [node, script] = tools.lighthouse;
  try {
    const output: string[] = [];
    const code = await new Promise<number | null>((resolve, reject) => {
      const child = spawn(
        node,
        [
          script,
          url,
          '--quiet',
          '--output=json',
          `--output-path=${file}`,
          `--only-categories=${categories.join(',')}`,
          `--chrome-flags=${browserFlags}`,
          '--no-enable-error-reporting',
        ],
        { env: { ...process.env, CHROME_PATH: browserPath }, stdio: ['ignore', 'pipe', 'pipe'] },
      );
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
      }
      child.on('error', reject);
      child.on('close', resolve);
    });
    if (code !== 0) {
      throw new Error(`Lighthouse ended with code ${code} on ${url}:\n${output.join('').slice(-1500)}`);
    }
    return readReport(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
