/** Nothing that a build starts escapes the account, and nothing of others gets into it. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { childSeconds, parseStat, ProcessTree, readProcesses, type ProcessSample } from './process-tree';
import { runMeasured } from './run-measured';

const sample = (pid: number, parent: number, rest: Partial<ProcessSample> = {}): ProcessSample => ({
  pid,
  parent,
  session: 1,
  started: pid,
  cpu: 1,
  resident: 100,
  ...rest,
});

describe('parseStat', () => {
  it('reads a process whose name has blanks and parentheses', () => {
    const line = `42 (node (a) b) S 7 42 9 0 -1 4194560 5 0 0 0 150 50 30 20 20 0 11 0 8000 900000 25 ${'0 '.repeat(28)}`;
    expect(parseStat(line)).toEqual({
      pid: 42,
      parent: 7,
      session: 9,
      started: 8000,
      cpu: 2.5,
      resident: 25 * 4096,
    });
  });

  it.each(['', 'nonsense', '42 (x) S 7'])('refuses %j', (line) => {
    expect(parseStat(line)).toBeUndefined();
  });
});

describe('ProcessTree', () => {
  it('counts descendants in any order, and nobody else', () => {
    const tree = new ProcessTree(10);
    tree.observe([sample(12, 11), sample(11, 10), sample(10, 1), sample(99, 1)]);
    expect(tree.peakBytes).toBe(300);
    expect(tree.orphanSeconds).toBe(0);
  });

  it('keeps the largest sum, not the last', () => {
    const tree = new ProcessTree(10);
    tree.observe([sample(10, 1), sample(11, 10, { resident: 900 })]);
    tree.observe([sample(10, 1)]);
    expect(tree.peakBytes).toBe(1000);
  });

  it('follows a process whose parent ended, and counts its seconds as last seen', () => {
    const tree = new ProcessTree(10);
    tree.observe([sample(10, 1), sample(11, 10), sample(12, 11)]);
    tree.observe([sample(10, 1), sample(12, 1, { cpu: 4 })]);
    tree.observe([sample(10, 1), sample(12, 1, { cpu: 6 })]);
    tree.observe([sample(10, 1)]);
    expect(tree.orphanSeconds).toBe(6);
  });

  it('finds a process of the session that was never seen below its parent', () => {
    const tree = new ProcessTree(10);
    tree.observe([sample(10, 1, { session: 10 }), sample(15, 1, { session: 10, cpu: 3 })]);
    expect(tree.orphanSeconds).toBe(3);
  });

  it('does not take a new process for an old one with the same pid', () => {
    const tree = new ProcessTree(10);
    tree.observe([sample(10, 1), sample(11, 10)]);
    tree.observe([sample(10, 1), sample(11, 1, { started: 500, resident: 5000 })]);
    expect(tree.peakBytes).toBe(200);
    expect(tree.orphanSeconds).toBe(0);
  });
});

describe('childSeconds', () => {
  it.each([
    ['0m0.010000s 0m0.020000s\n1m2.500000s 0m1.250000s\n', 63.75],
    ['0m0.01s 0m0.02s\n0m2.50s 2m1.25s\n', 123.75],
  ])('reads %j', (text, seconds) => {
    expect(childSeconds(text)).toBeCloseTo(seconds);
  });

  it('refuses another form', () => {
    expect(() => childSeconds('real 1.2')).toThrow('Not the output of "times"');
  });
});

describe.runIf(process.platform === 'linux')('runMeasured', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'whence-run-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const workSeconds = 0.6;

  // The processes of a test report their progress to each other in files, so none relies on another's speed.
  const tell = (file: string) => `require('fs').writeFileSync(${JSON.stringify(file)}, '');`;
  const waitFor = (file: string) =>
    `while (!require('fs').existsSync(${JSON.stringify(file)}))
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);`;
  const start = (how: 'spawn' | 'spawnSync', script: string) =>
    `require('child_process').${how}(process.execPath, ['-e', ${JSON.stringify(script)}], { stdio: 'ignore' })`;

  let runs = 0;
  /** Runs a script that is made from `work`, which uses the processor, and from the file that says a sample saw it. */
  function run(script: (work: string, sampled: string) => string) {
    const [done, sampled] = ['done', 'sampled'].map((name) =>
      path.join(folder, `${name}-${(runs += 1)}`),
    ) as [string, string];
    const work = `
      const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
      while (used() < ${workSeconds});
      ${tell(done)} ${waitFor(sampled)}`;
    return runMeasured([process.execPath, '-e', script(work, sampled)], {
      cwd: folder,
      logFile: path.join(folder, 'log/run.log'),
      processes: () => {
        const isDone = existsSync(done);
        const found = readProcesses();
        if (isDone) writeFileSync(sampled, '');
        return found;
      },
    });
  }

  it('counts the seconds of a child of the child, once, and memory', async () => {
    const cost = await run((work) => start('spawnSync', start('spawnSync', work)));
    expect(cost.cpuSeconds).toBeGreaterThanOrEqual(workSeconds);
    // The shell has counted who was waited for; the samples must not count them again.
    expect(cost.orphanSeconds).toBe(0);
    expect(cost.peakBytes).toBeGreaterThan(30e6);
  });

  it('counts a process that nobody waits for', async () => {
    const alone = path.join(folder, 'alone');
    const cost = await run(
      (work, sampled) =>
        `${start('spawnSync', `${start('spawn', waitFor(alone) + work)}.unref()`)}; ${tell(alone)} ${waitFor(sampled)}`,
    );
    // The system tells in steps of 10 ms.
    expect(cost.orphanSeconds).toBeGreaterThanOrEqual(workSeconds - 0.02);
    expect(cost.cpuSeconds).toBeGreaterThan(cost.orphanSeconds);
  });

  it('shows the output of a command that fails', async () => {
    await expect(run(() => `console.log('the reason'); process.exit(3)`)).rejects.toThrow(
      /code 3[\s\S]*the reason/,
    );
  });
});
