/**
 * What a command costs with all the processes that it starts. Three sources, because none sees everything:
 * - the shell's `times` after the command: exact seconds of every process that its parent waited for;
 * - samples of /proc: seconds of processes that outlived their parent, which `times` misses;
 * - the same samples: resident memory of the whole tree at one moment, which no system call tells.
 */
import { readFileSync, readdirSync } from 'node:fs';

/** One process at one moment. */
export interface ProcessSample {
  pid: number;
  parent: number;
  session: number;
  /** Ticks since boot; with the pid, the identity of a process. */
  started: number;
  /** Seconds of processor time, user and system, with its finished children's. */
  cpu: number;
  /** Bytes. */
  resident: number;
}

/** Ticks a second of /proc: fixed at 100 on Linux as user space sees it. */
const ticks = 100;
const pageSize = 4096;

/**
 * Reads one line of /proc/<pid>/stat.
 * @returns undefined if the line is not of that form.
 */
export function parseStat(line: string): ProcessSample | undefined {
  // The name is in parentheses and can contain blanks and parentheses.
  const end = line.lastIndexOf(')');
  const pid = Number.parseInt(line, 10);
  const fields = line
    .slice(end + 2)
    .split(' ')
    .map(Number);
  if (end < 0 || !Number.isInteger(pid) || fields.length < 22) return undefined;
  // Field n of proc(5) is fields[n - 3]: 4 parent, 6 session, 14-17 times, 22 start, 24 resident pages.
  const at = (field: number): number => fields[field - 3] ?? 0;
  return {
    pid,
    parent: at(4),
    session: at(6),
    started: at(22),
    cpu: (at(14) + at(15) + at(16) + at(17)) / ticks,
    resident: at(24) * pageSize,
  };
}

/** All processes now; empty where there is no /proc. */
export function readProcesses(): ProcessSample[] {
  let entries: string[];
  try {
    entries = readdirSync('/proc');
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      return parseStat(readFileSync(`/proc/${entry}/stat`, 'utf8')) ?? [];
    } catch {
      // It ended between the two reads.
      return [];
    }
  });
}

/** Follows the tree below one process from sample to sample. */
export class ProcessTree {
  readonly #root: number;
  readonly #members = new Map<string, ProcessSample>();
  readonly #orphans = new Set<string>();
  #peak = 0;

  /** @param root Pid of the first process; if it leads a session, the entire session counts. */
  constructor(root: number) {
    this.#root = root;
  }

  /** Takes in the state of the machine at one moment. */
  observe(processes: readonly ProcessSample[]): void {
    const identity = (process: ProcessSample): string => `${process.pid}@${process.started}`;
    const inside = new Set<number>([this.#root]);
    for (const process of processes) if (this.#members.has(identity(process))) inside.add(process.pid);
    // A parent may be listed after its children: look until nothing more is found.
    for (let found = true; found;) {
      found = false;
      for (const { pid, parent, session } of processes) {
        if (inside.has(pid) || !(inside.has(parent) || session === this.#root)) continue;
        inside.add(pid);
        found = true;
      }
    }
    let resident = 0;
    for (const process of processes) {
      if (!inside.has(process.pid)) continue;
      const key = identity(process);
      resident += process.resident;
      this.#members.set(key, process);
      if (process.pid !== this.#root && !inside.has(process.parent)) this.#orphans.add(key);
    }
    this.#peak = Math.max(this.#peak, resident);
  }

  /** Largest sum of resident memory seen, in bytes. Pages that processes share count once for each. */
  get peakBytes(): number {
    return this.#peak;
  }

  /** Processor seconds of processes whose parent ended before them, as last seen. */
  get orphanSeconds(): number {
    return [...this.#orphans].reduce((sum, key) => sum + (this.#members.get(key)?.cpu ?? 0), 0);
  }
}

/**
 * Reads what the shell's `times` prints: user and system time of the shell, and on the second line of its children.
 * @returns Seconds of the children.
 * @throws Error with the text if it has another form.
 */
export function childSeconds(times: string): number {
  const values = [...times.matchAll(/(\d+)m([\d.]+)s/g)].map((m) => Number(m[1]) * 60 + Number(m[2]));
  if (values.length !== 4) throw new Error(`Not the output of "times": ${JSON.stringify(times)}`);
  return (values[2] ?? 0) + (values[3] ?? 0);
}
