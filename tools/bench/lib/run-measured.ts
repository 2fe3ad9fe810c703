/** Runs a command and says what it cost: processor seconds, peak memory and wall time of its whole process tree. */
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { childSeconds, ProcessTree, readProcesses, type ProcessSample } from './process-tree';

export interface RunCost {
  /** User and system time of all processes, in seconds. */
  cpuSeconds: number;
  /** Part of cpuSeconds that comes from samples, because the parent did not wait for the process. */
  orphanSeconds: number;
  wallSeconds: number;
  /** Largest resident memory of all processes together, in bytes; 0 where there is no /proc. */
  peakBytes: number;
  /** Load average of the last minute, before and after. */
  load: [before: number, after: number];
}

const sampleEvery = 200;

/**
 * Runs a command to its end.
 * @param logFile Gets all output; its folder is made.
 * @param processes What runs on the machine; asked for each sample.
 * @param codes Codes with which the command may end.
 * @throws Error with the end of the output if the command fails.
 */
export async function runMeasured(
  command: readonly string[],
  {
    cwd,
    env,
    logFile,
    processes = readProcesses,
    codes = [0],
  }: {
    cwd: string;
    env?: Record<string, string>;
    logFile: string;
    processes?: () => ProcessSample[];
    codes?: readonly number[];
  },
): Promise<RunCost> {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const loadBefore = loadavg()[0] ?? 0;
  const started = performance.now();
  // "times" writes to a separate channel, after every waited-for process has been counted.
  const shell = spawn('/bin/sh', ['-c', '"$@"; code=$?; times >&3; exit $code', 'sh', ...command], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log, 'pipe'],
    detached: true,
  });
  const tree = new ProcessTree(shell.pid ?? -1);
  const sampler = setInterval(() => tree.observe(processes()), sampleEvery);
  try {
    let times = '';
    shell.stdio[3]?.on('data', (chunk: Buffer) => (times += chunk.toString()));
    const code = await new Promise<number | null>((resolve, reject) => {
      shell.on('error', reject);
      shell.on('close', resolve);
    });
    if (code === null || !codes.includes(code)) {
      const tail = readFileSync(logFile, 'utf8').split('\n').slice(-30).join('\n');
      throw new Error(`"${command.join(' ')}" failed with code ${code} in ${cwd}. ${logFile} ends:\n${tail}`);
    }
    const { orphanSeconds, peakBytes } = tree;
    return {
      cpuSeconds: childSeconds(times) + orphanSeconds,
      orphanSeconds,
      wallSeconds: (performance.now() - started) / 1000,
      peakBytes,
      load: [loadBefore, loadavg()[0] ?? 0],
    };
  } finally {
    clearInterval(sampler);
    closeSync(log);
  }
}
