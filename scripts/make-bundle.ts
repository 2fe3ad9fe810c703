/**
 * `npm run deploy:bundle [-- --release <name>] [-- --host <name>] [-- --preview]`: makes the release bundle in
 * deploy/generated from build/. Runs after each production build in CI.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { makeBundle } from '../deploy/bundle';

/** Name of a release that nobody named: the commit. */
function commit(): string {
  return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim();
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      release: { type: 'string' },
      host: { type: 'string' },
      preview: { type: 'boolean', default: false },
    },
  });
  const started = performance.now();
  const out = 'deploy/generated';
  const report = await makeBundle({
    build: 'build',
    out,
    release: values.release ?? commit(),
    preview: values.preview,
    ...(values.host ? { serverName: values.host } : {}),
  });
  const kB = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
  console.log(
    `${out}: ${report.files} files of ${kB(report.bytes)} compressed to ${kB(report.brotli)} brotli and ${kB(report.gzip)} gzip, ${report.redirects} redirects, ${((performance.now() - started) / 1000).toFixed(1)} s.`,
  );
}

void main();
