/**
 * `npm run new`: writes the files, rows and addresses of a new page, partner, operation, fact, SDK page or SDK version, and says what is
 * left to people. Writes nothing if a file would be lost.
 */
import { readText } from '../lib/cache/inputs';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { filesBelow } from '../lib/files/below';
import { runCheck } from '../checks/report';
import { factPlan } from './new/fact';
import { operationPlan, type CopyOptions } from './new/operation';
import { pagePlan } from './new/page';
import { partnerPlan } from './new/partner';
import { applyPlan, BadInput, type Plan } from './new/plan';
import { asOlder, sdkVersionPlan } from './new/sdk-version';

const usage = `Say what is new:
  npm run new -- /docs/analyze/funnels/compare-funnels "Compare funnels" --kind guide
  npm run new -- partner acme-ads "Acme Ads"
  npm run new -- operation archiveApp --like createApp --path "/management/v1/apps/{app_id}/archive"
  npm run new -- fact organization.webhooks
  npm run new -- sdk-page 5.1.x ios/setup
  npm run new -- sdk-version 6.1.x`;

/** Runs a script of this folder. @throws BadInput if it fails. */
function run(...command: readonly string[]): void {
  if (spawnSync(process.execPath, command, { stdio: 'inherit' }).status !== 0) {
    throw new BadInput(
      `node ${command.join(' ')} failed. Mend what it names, and take back what was written with git.`,
    );
  }
}

/** Keeps the pages of the current SDK version as an older one. */
function cut(old: string): void {
  run('scripts/docusaurus.mjs', 'docs:version:sdk', old);
  const folder = `sdk_versioned_docs/version-${old}`;
  for (const name of filesBelow(folder, '**/*.mdx')) {
    const file = `${folder}/${name}`;
    writeFileSync(file, asOlder(readText(file), old));
  }
}

function planOf([kind = '', ...names]: readonly string[], options: CopyOptions & { kind?: string }): Plan {
  if (kind.startsWith('/')) return pagePlan(kind, names[0], options.kind);
  if (kind === 'partner') return partnerPlan(...names);
  if (kind === 'operation') return operationPlan(names[0], options);
  if (kind === 'fact') return factPlan(names[0]);
  throw new BadInput(usage);
}

async function main(): Promise<void> {
  try {
    const text = { type: 'string' } as const;
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { like: text, path: text, method: text, kind: text },
    });
    const version = positionals[0] === 'sdk-version' ? sdkVersionPlan(positionals[1]) : undefined;
    const [kind, ...names] = positionals;
    // Loads the samples' checks, which read facts at once; a half-filled fact is a finding, not a stack.
    const page =
      kind === 'sdk-page' ? await (await import('./new/sdk-page')).sdkPagePlan(...names) : undefined;
    const plan = version ?? page ?? planOf(positionals, values);
    applyPlan(plan, version && (() => cut(version.old)));
    // Redirects follow from routes and versions, which are read anew.
    if (version) {
      run('node_modules/tsx/dist/cli.mjs', 'scripts/publish-addresses.ts');
      run('node_modules/prettier/bin/prettier.cjs', '--write', 'sdk_versions.json', 'sdk_versioned_sidebars');
    }
    const written = [...plan.files.keys(), ...plan.edits.keys()];
    console.log(
      `Wrote:\n  ${written.join('\n  ')}\nLeft to fill in:\n  ${plan.left.join('\n  ')}\nThen run: ${version ? 'npm run generate, npm run results:accept and npm run check' : 'npm run check:content'}`,
    );
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

void runCheck(main);
