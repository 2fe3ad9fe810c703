/**
 * `npm run smoke`: checks a live host against the manifest of a release (deploy/smoke.mjs). Plain JavaScript without
 * dependencies, because deployments run it where nothing is installed.
 *
 * Use:
 *   npm run smoke -- <url> [--manifest deploy/generated/manifest.json] [--concurrency 8] [--timeout 10] [--deadline 180]
 *                    [--wait 60]
 * Times are seconds: of a request, of the whole run, and to wait until the host answers with the release. Exit code 1
 * with problems, 2 if it could not start.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { smokeTest } from '../deploy/smoke.mjs';

const shownAtMost = 50;

/**
 * @param {string} name
 * @param {string} text
 * @param {number} least
 */
function numberOf(name, text, least) {
  const value = Number(text);
  if (!Number.isFinite(value) || value < least) throw new Error(`--${name} is a number, ${least} or more.`);
  return value;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      manifest: { type: 'string', default: 'deploy/generated/manifest.json' },
      concurrency: { type: 'string', default: '8' },
      timeout: { type: 'string', default: '10' },
      deadline: { type: 'string', default: '180' },
      wait: { type: 'string', default: '0' },
    },
  });
  const [url = ''] = positionals;
  if (!/^https?:\/\/[^/]+\/?$/.test(url)) {
    throw new Error('Say which host: npm run smoke -- https://docs.example.com');
  }
  if (!existsSync(values.manifest)) {
    throw new Error(
      `${values.manifest} — no manifest — make the bundle with \`npm run deploy:bundle\`, or name one with --manifest.`,
    );
  }
  const { problems, requests, counts, seconds } = await smokeTest(
    url,
    JSON.parse(readFileSync(values.manifest, 'utf8')),
    {
      concurrency: numberOf('concurrency', values.concurrency, 1),
      timeout: numberOf('timeout', values.timeout, 0.1),
      deadline: numberOf('deadline', values.deadline, 1),
      wait: numberOf('wait', values.wait, 0),
    },
  );
  for (const line of problems.slice(0, shownAtMost)) console.error(line);
  if (problems.length > shownAtMost) console.error(`… and ${problems.length - shownAtMost} more.`);
  const checked = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  console.log(
    `${url}: ${checked.join(', ')}; ${requests} requests in ${seconds.toFixed(1)} s: ${problems.length === 0 ? 'no problems' : `${problems.length} problems`}.`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

main().catch((/** @type {unknown} */ error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
