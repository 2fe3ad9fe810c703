/**
 * Workflows run only outside, so what can be known of them beforehand is tested: names, permissions, pins, Node versions,
 * shell, injection.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  name?: string;
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, string | number>;
  env?: Record<string, string>;
}

interface Job {
  needs?: string | string[];
  uses?: string;
  with?: Record<string, string>;
  steps?: Step[];
  env?: Record<string, string>;
  strategy?: { matrix: Record<string, unknown[]> };
  'timeout-minutes'?: number;
}

interface Workflow {
  on: Record<string, { inputs?: Record<string, { required?: boolean }> } | null>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';
const texts = new Map(readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]));
const workflows = new Map([...texts].map(([name, text]) => [name, parse(text) as Workflow]));
const jobs = [...workflows].flatMap(([file, workflow]) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ file, name, job, workflow })),
);
const steps = jobs.flatMap(({ file, name, job }) =>
  (job.steps ?? []).map((step) => ({ place: `${file} ${name}: ${step.name ?? step.uses ?? ''}`, job, step })),
);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

/** Problems of one step's shell text. */
function shellProblems(run: string): string[] {
  const problems: string[] = [];
  if (run.includes('${{')) problems.push('puts an expression into the shell; hand it over in env');
  for (const [, script = ''] of run.matchAll(/npm run (?:--silent )?([\w:-]+)/g))
    if (!(script in scripts)) problems.push(`npm run ${script} is not a script`);
  for (const [, file = ''] of run.matchAll(/(?:^|\s)(?:node )?((?:scripts|\.ci)\/[\w./-]+)/g))
    if (!existsSync(file)) problems.push(`${file} does not exist`);
  const syntax = spawnSync('bash', ['-n'], { input: run, encoding: 'utf8' });
  if (syntax.status !== 0) problems.push(syntax.stderr);
  return problems;
}

it('every step names scripts that exist, in shell that parses, without expressions of others', () => {
  expect(steps.filter(({ step }) => step.run).length).toBeGreaterThan(10);
  for (const { place, step } of steps) {
    expect([place, step.run ? shellProblems(step.run) : []]).toEqual([place, []]);
  }
});

it('would find a wrong script, a lost file, an injection and a syntax error', () => {
  expect(shellProblems('npm run none')).toEqual(['npm run none is not a script']);
  expect(shellProblems('node scripts/none.mjs x')).toEqual(['scripts/none.mjs does not exist']);
  expect(shellProblems('echo ${{ github.event.pull_request.title }}')[0]).toMatch(/expression/);
  expect(shellProblems('if true; then')[0]).toMatch(/syntax error/);
});

it('every variable of a step is handed to it', () => {
  for (const { place, job, step } of steps) {
    const known = new Set([...Object.keys(job.env ?? {}), ...Object.keys(step.env ?? {})]);
    const used = [...(step.run ?? '').matchAll(/\$\{?([A-Z][A-Z_]+)/g)].map(([, name = '']) => name);
    expect([place, used.filter((name) => !known.has(name))]).toEqual([place, []]);
  }
});

/** Files that a script imports, with those that they import. */
function importsOf(file: string): string[] {
  const own = [...readFileSync(file, 'utf8').matchAll(/^import [^;]*?from '(\.[^']+)'/gms)].map(
    ([, name = '']) => path.join(path.dirname(file), name),
  );
  return [file, ...own.flatMap(importsOf)];
}

it('every script is checked out with all that it imports', () => {
  const partial = jobs.flatMap(({ file, name, job }) => {
    const folders = (job.steps ?? []).map((step) => step.with?.['sparse-checkout']).find(Boolean);
    return folders === undefined ? [] : [{ file, name, job, folders: String(folders).trim().split('\n') }];
  });
  expect(partial.map(({ name }) => name).sort()).toEqual(['deploy', 'rollback']);
  for (const { file, name, job, folders } of partial) {
    const run = (job.steps ?? []).map((step) => step.run ?? '').join('\n');
    const used = [...run.matchAll(/node (scripts\/\S+)/g)].flatMap(([, script = '']) => importsOf(script));
    expect(used).toContain('deploy/smoke.mjs');
    const lost = used.filter((entry) => !folders.includes(entry.split('/')[0] ?? ''));
    expect([file, name, lost]).toEqual([file, name, []]);
  }
});

/** What is wrong with how a line names an action. A tag can be moved to other code; a commit cannot. */
function pinProblem(line: string): string | undefined {
  const [, action = '', comment = ''] = /uses: (\S+)(?: # (.*))?$/.exec(line) ?? [];
  if (action.startsWith('./')) return undefined;
  if (!/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/.test(action)) return `${action} is not pinned to a full commit`;
  return /^v\d+\.\d+\.\d+$/.test(comment) ? undefined : `${action} does not say its version`;
}

describe('actions', () => {
  const lines = [...texts.values()].flatMap((text) =>
    text.split('\n').flatMap((line) => (/\buses:/.test(line) ? [line.trim().replace(/^- /, '')] : [])),
  );

  it('are pinned to a commit, with the version that an update replaces together with it', () => {
    const used = [...jobs.map(({ job }) => job.uses), ...steps.map(({ step }) => step.uses)];
    expect(lines).toHaveLength(used.filter(Boolean).length);
    expect(lines.flatMap((line) => pinProblem(line) ?? [])).toEqual([]);
  });

  it('have one version each', () => {
    const pins = new Set(lines.filter((line) => !line.startsWith('uses: ./')));
    expect([...pins].map((line) => line.split('@')[0])).toEqual([
      ...new Set([...pins].map((line) => line.split('@')[0])),
    ]);
  });

  it.each([
    ['uses: actions/checkout@v4', /not pinned to a full commit/],
    ['uses: actions/checkout@3d3c42e # v7.0.1', /not pinned to a full commit/],
    [`uses: actions/checkout@${'a'.repeat(40)}`, /does not say its version/],
    [`uses: actions/checkout@${'a'.repeat(40)} # v7`, /does not say its version/],
  ])('would be found: %s', (line, problem) => {
    expect(pinProblem(line)).toMatch(problem);
  });
});

it('every job ends by itself and may only read', () => {
  for (const { file, name, job, workflow } of jobs) {
    expect([file, workflow.permissions]).toEqual([file, { contents: 'read' }]);
    if (!job.uses) expect([name, job['timeout-minutes']]).toEqual([name, expect.any(Number)]);
  }
});

it('jobs, called workflows and artifacts fit together', () => {
  const uploaded = new Set(
    steps
      .filter(({ step }) => step.uses?.startsWith('actions/upload-artifact'))
      .map(({ step }) => step.with?.name),
  );
  for (const { place, job, step } of steps) {
    if (step.uses?.startsWith('actions/download-artifact'))
      expect([place, uploaded.has(step.with?.name)]).toEqual([place, true]);
    // Artifacts have one name in a run, so only one job of a matrix may write it.
    if (step.uses?.startsWith('actions/upload-artifact') && job.strategy)
      expect([place, step.if]).toEqual([place, expect.stringMatching(/^matrix\.\w+ == /)]);
  }
  for (const { file, name, job, workflow } of jobs) {
    for (const need of [job.needs ?? []].flat()) expect([name, need in workflow.jobs]).toEqual([name, true]);
    if (!job.uses) continue;
    const called = workflows.get(path.basename(job.uses))?.on.workflow_call;
    expect([file, Object.keys(job.with ?? {}).sort()]).toEqual([
      file,
      Object.keys(called?.inputs ?? {}).sort(),
    ]);
  }
});

describe('the steps of a deployment', () => {
  const deploySteps = workflows.get('deploy.yml')?.jobs.deploy?.steps ?? [];
  const runOf = (name: string): string => deploySteps.find((step) => step.name === name)?.run ?? '';

  it('upload, put live and take back, with a host that is this machine', () => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'whence-workflow-'));
    const bin = path.join(dir, 'bin');
    mkdirSync(bin);
    // In place of the network: the host's shell gets the command as it would over SSH.
    writeFileSync(path.join(bin, 'ssh'), '#!/bin/sh\nshift\nexec sh -c "$*"\n', { mode: 0o755 });
    const env = {
      ...process.env,
      PATH: `${bin}:${process.env.PATH}`,
      HOST: 'deploy@host',
      FOLDER: path.join(dir, 'docs'),
      RELOAD: `echo reloaded >> ${dir}/log && true`,
    };
    const work = path.join(dir, 'work');
    const run = (name: string): void => {
      const result = spawnSync('bash', ['-eo', 'pipefail', '-c', runOf(name)], {
        cwd: work,
        env,
        encoding: 'utf8',
      });
      expect([name, result.status, result.stderr]).toEqual([name, 0, '']);
    };
    const live = (): string => readFileSync(path.join(dir, 'docs/current/manifest.json'), 'utf8');
    try {
      for (const release of ['a', 'b']) {
        mkdirSync(path.join(work, 'release/site'), { recursive: true });
        const installer = readFileSync('deploy/release.mjs');
        const entryOf = (content: Buffer | string) => ({
          bytes: content.length,
          sha256: createHash('sha256').update(content).digest('hex'),
        });
        writeFileSync(
          path.join(work, 'release/manifest.json'),
          JSON.stringify({
            release,
            files: { '/index.html': entryOf(release) },
            hostFiles: { 'deploy-release.mjs': entryOf(installer) },
          }),
        );
        writeFileSync(path.join(work, 'release/deploy-release.mjs'), installer);
        writeFileSync(path.join(work, 'release/site/index.html'), release);
        run('Upload the release');
        run('Put it live');
        expect(live()).toContain(`"${release}"`);
      }
      run('Take it back');
      expect(live()).toContain('"a"');
      expect(readFileSync(path.join(dir, 'log'), 'utf8')).toBe('reloaded\n'.repeat(3));
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });

  it('check the host after it is live, and take back only what went live', () => {
    const names = deploySteps.map(({ name }) => name);
    expect(names.indexOf('Check the host')).toBe(names.indexOf('Put it live') + 1);
    const back = deploySteps.find(({ name }) => name === 'Take it back');
    expect(back?.if).toBe("failure() && steps.install.outcome == 'success'");
    expect(deploySteps.some(({ id }) => id === 'install')).toBe(true);
  });
});
