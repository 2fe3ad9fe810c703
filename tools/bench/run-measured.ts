/**
 * Runs a command and says what it cost: the shell's `times` has the processor seconds of every process that its parent waited
 * for, and samples of /proc have the memory of all processes of its session at one moment, which no system call tells.
 */
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface RunCost {
  /** User and system time of all processes that were waited for, in seconds. */
  cpuSeconds: number;
  wallSeconds: number;
  /** Largest resident memory of all processes together, in bytes; 0 where /proc is missing. */
  peakBytes: number;
}

const sampleEvery = 200;
const pageSize = 4096;

/** Session and resident bytes of one line of /proc/<pid>/stat, whose name in parentheses can contain anything. */
export function parseStat(line: string): { session: number; resident: number } {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  // Field n of proc(5) is fields[n - 3].
  return { session: Number(fields[3]), resident: Number(fields[21]) * pageSize };
}

/** Resident bytes of all processes of a session now. */
function residentOf(session: number): number {
  let sum = 0;
  try {
    for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        const stat = parseStat(readFileSync(`/proc/${entry}/stat`, 'utf8'));
        if (stat.session === session) sum += stat.resident;
      } catch {
        // It ended between the two reads.
      }
    }
  } catch {
    return 0;
  }
  return sum;
}

/**
 * Seconds of the children in what the shell's `times` prints.
 * @throws Error with the text if it has another form.
 */
export function childSeconds(times: string): number {
  const values = [...times.matchAll(/(\d+)m([\d.]+)s/g)].map((m) => Number(m[1]) * 60 + Number(m[2]));
  if (values.length !== 4) throw new Error(`Not the output of "times": ${JSON.stringify(times)}`);
  return (values[2] ?? 0) + (values[3] ?? 0);
}

/**
 * Runs a command to its end.
 * @param logFile Gets all output; its folder is made.
 * @throws Error with the end of the output if the command fails.
 */
export async function runMeasured(
  command: readonly string[],
  { cwd, env, logFile }: { cwd: string; env?: Record<string, string>; logFile: string },
): Promise<RunCost> {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const started = performance.now();
  // "times" writes to a separate channel, after every process that was waited for has been counted.
  const shell = spawn('/bin/sh', ['-c', '"$@"; code=$?; times >&3; exit $code', 'sh', ...command], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log, 'pipe'],
    detached: true,
  });
  let peakBytes = 0;
  const sampler = setInterval(() => {
    peakBytes = Math.max(peakBytes, residentOf(shell.pid ?? -1));
  }, sampleEvery);
  try {
    let times = '';
    shell.stdio[3]?.on('data', (chunk: Buffer) => (times += chunk.toString()));
    const code = await new Promise<number | null>((resolve, reject) => {
      shell.on('error', reject);
      shell.on('close', resolve);
    });
    if (code !== 0) {
      const tail = readFileSync(logFile, 'utf8').split('\n').slice(-30).join('\n');
      throw new Error(`"${command.join(' ')}" failed with code ${code} in ${cwd}. ${logFile} ends:\n${tail}`);
    }
    return {
      cpuSeconds: childSeconds(times),
      wallSeconds: (performance.now() - started) / 1000,
      peakBytes,
    };
  } finally {
    clearInterval(sampler);
    closeSync(log);
  }
}
