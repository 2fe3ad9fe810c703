/** Lints the OpenAPI documents with Redocly's recommended rules, then with ours. */
import { spawnSync } from 'node:child_process';
import { families } from '../lib/openapi/families';
import { specCounts, specFindings } from '../checks/openapi/check';
import { report, runCheck } from '../checks/report';

function main(): void {
  const files = families.map((family) => family.specFile);
  const lint = spawnSync(
    process.execPath,
    ['node_modules/@redocly/cli/bin/cli.js', 'lint', '--config', 'openapi/redocly.yaml', ...files],
    {
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  if (lint.status !== 0) {
    console.error(lint.stdout, lint.stderr);
    process.exitCode = 1;
  }
  const counts = files.map(specCounts);
  const sum = (key: keyof (typeof counts)[number]) => counts.reduce((total, c) => total + c[key], 0);
  report(
    files.flatMap((file) => specFindings(file)),
    `${sum('operations')} operations, ${sum('schemas')} schemas and ${sum('examples')} examples in ${files.length} specifications`,
  );
}

void runCheck(main);
