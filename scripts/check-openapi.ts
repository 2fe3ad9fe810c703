/** Lints the OpenAPI documents as they are published with Redocly's recommended rules, and their sources with ours. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPublished } from '../lib/openapi/spec';
import { families } from '../lib/openapi/families';
import { specCounts, specFindings } from '../checks/openapi/check';
import { report, runCheck } from '../checks/report';

/** Redocly reads files, so the published documents are written where nothing else is. */
function lint(files: readonly string[]): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
  try {
    const written = files.map((file) => path.join(folder, path.basename(file)));
    files.forEach((file, index) => writeFileSync(written[index] ?? '', readPublished(file).yaml));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/@redocly/cli/bin/cli.js', 'lint', '--config', 'openapi/redocly.yaml', ...written],
      {
        encoding: 'utf8',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    if (status === 0) return;
    console.error(stdout, stderr);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function main(): void {
  const files = families.map((family) => family.specFile);
  const counts = files.map(specCounts);
  const sum = (key: keyof (typeof counts)[number]) => counts.reduce((total, c) => total + c[key], 0);
  const findings = files.flatMap((file) => specFindings(file));
  // A source with a reference that leads nowhere cannot be published.
  if (findings.length === 0) lint(files);
  report(
    findings,
    `${sum('operations')} operations, ${sum('schemas')} schemas and ${sum('examples')} examples in ${files.length} specifications`,
  );
}

void runCheck(main);
