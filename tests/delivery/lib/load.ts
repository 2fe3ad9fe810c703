/** Load for tests: many requests at once, with times and every failure. */
import http from 'node:http';
import { request, type Answer } from './request';

export interface LoadReport {
  requests: number;
  /** What went wrong, as told by the check or the connection. */
  failures: string[];
  /** Requests on a reused connection that the server closed just then, sent once more as browsers do. */
  retried: number;
  /** Connections that were answered on, told apart by their port here. */
  connections: number;
  seconds: number;
  perSecond: number;
  /** Milliseconds that 50 and 99 of 100 requests stayed below. */
  median: number;
  p99: number;
}

export interface LoadOptions {
  url: string;
  /** Address of the n-th request. */
  address: (n: number) => string;
  /** Says what is wrong with an answer, if anything. */
  check: (answer: Answer, address: string) => string | undefined;
  connections: number;
  keepAlive: boolean;
  /** Ends after as many requests, or when told to stop. */
  requests?: number;
  stop?: () => boolean;
  headers?: Record<string, string>;
}

const reset = /ECONNRESET|EPIPE|socket hang up/;

/** Runs the load and reports on it. */
export async function load(options: LoadOptions): Promise<LoadReport> {
  const { url, address, check, connections, keepAlive, requests = Infinity, stop, headers = {} } = options;
  const agent = keepAlive ? new http.Agent({ keepAlive: true, maxSockets: connections }) : undefined;
  const ports = new Set<number>();
  const [times, failures]: [number[], string[]] = [[], []];
  let [next, retried] = [0, 0];
  const send = (path: string): Promise<Answer> =>
    request(url, path, { headers, ...(agent ? { agent } : {}) });
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < requests && !stop?.()) {
        const path = address(next);
        next += 1;
        const sent = performance.now();
        try {
          const answer = await send(path).catch((error: Error) => {
            if (!keepAlive || !reset.test(error.message)) throw error;
            retried += 1;
            return request(url, path, { headers });
          });
          ports.add(answer.port);
          const wrong = check(answer, path);
          if (wrong) failures.push(wrong);
        } catch (error) {
          failures.push(`${path}: ${(error as Error).message}`);
        }
        times.push(performance.now() - sent);
      }
    }),
  );
  agent?.destroy();
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    requests: times.length,
    failures,
    retried,
    connections: ports.size,
    seconds,
    perSecond: times.length / seconds,
    median: at(0.5),
    p99: at(0.99),
  };
}

export const describeLoad = (name: string, report: LoadReport): string =>
  `${name}: ${report.requests} requests, ${report.failures.length} failures, ${report.retried} sent again, ${report.connections} connections, ${report.perSecond.toFixed(0)} a second, median ${report.median.toFixed(1)} ms, p99 ${report.p99.toFixed(1)} ms`;
