/**
 * nginx with the built site under a short load of everything that readers ask for. Time is bounded generously, because
 * this is about errors; the figures are printed. With wrk on the machine, its figures are printed too: it costs less than a
 * client in JavaScript, which measures itself as much as the server.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findProgram } from '../../lib/machine/system-packages.mjs';
import { inputsOf, readManifest, siteDir } from './lib/bundle';
import { describeLoad, load } from './lib/load';
import { nginxHasBrotli, startNginx, type Server } from './lib/servers';

const manifest = readManifest();
let server: Server;
beforeAll(async () => {
  server = await startNginx(inputsOf(manifest), siteDir);
});
afterAll(() => server?.stop());

it('answers 20,000 requests without an error', async () => {
  const assets = Object.keys(manifest.files).filter((file) => /^\/assets\/.*\.(js|css)$/.test(file));
  const kinds = [
    ...manifest.routes.map((address) => ({ address, status: 200 })),
    ...assets.map((address) => ({ address, status: 200 })),
    ...manifest.redirects.map(({ from }) => ({ address: from, status: 301 })),
    { address: '/no/such/page', status: 404 },
  ];
  const expected = new Map(kinds.map(({ address, status }) => [address, status]));
  const report = await load({
    url: server.url,
    // A step that shares no factor with most counts walks through all kinds in a mixed order.
    address: (n) => kinds[(n * 7919) % kinds.length]?.address ?? '/',
    check: (answer, address) => {
      if (answer.status !== expected.get(address)) return `${address} answers ${answer.status}`;
      if (answer.status === 301) return undefined;
      const length = Number(answer.headers['content-length']);
      return answer.body.length === length
        ? undefined
        : `${address} has ${answer.body.length} of ${length} bytes`;
    },
    connections: 32,
    keepAlive: true,
    requests: 20_000,
    headers: { 'Accept-Encoding': nginxHasBrotli() ? 'gzip, br' : 'gzip' },
  });
  console.log(describeLoad('Load', report));
  expect(report.failures).toEqual([]);
  expect(report.requests).toBe(20_000);
  expect(report.seconds).toBeLessThan(30);
  expect(report.p99).toBeLessThan(1_000);
});

it('would find errors: other statuses, closed connections, answers that are cut off', async () => {
  let count = 0;
  const faulty = http.createServer((asked, answer) => {
    count += 1;
    if (count % 4 === 1) answer.writeHead(500).end();
    else if (count % 4 === 2) asked.socket.destroy();
    else if (count % 4 === 3) {
      answer.writeHead(200, { 'Content-Length': 100 }).write('short');
      setTimeout(() => asked.socket.destroy(), 5);
    } else answer.end('whole');
  });
  await new Promise<void>((resolve) => faulty.listen(0, '127.0.0.1', resolve));
  try {
    const report = await load({
      url: `http://127.0.0.1:${(faulty.address() as AddressInfo).port}`,
      address: (n) => `/${n}`,
      check: ({ status }) => (status === 200 ? undefined : `status ${status}`),
      connections: 1,
      keepAlive: false,
      requests: 40,
    });
    expect([report.requests, report.failures.length]).toEqual([40, 30]);
  } finally {
    faulty.close();
  }
});

const wrk = findProgram('wrk');

it.runIf(wrk)('answers wrk without an error', async () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'whence-wrk-'));
  const script = path.join(dir, 'pages.lua');
  writeFileSync(
    script,
    `
local pages = { ${manifest.routes.map((route) => JSON.stringify(route)).join(', ')} }
local at = 0
request = function()
  at = at % #pages + 1
  return wrk.format("GET", pages[at], { ["Accept-Encoding"] = "gzip" })
end
done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format("%d %d %.2f %.2f", summary.requests,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    summary.requests / (summary.duration / 1e6), latency:percentile(99) / 1000))
end
`,
  );
  try {
    const run = await promisify(execFile)(wrk ?? '', ['-t1', '-c32', '-d3s', '-s', script, server.url]);
    const [requests = 0, errors = 1, perSecond = 0, p99 = Infinity] = (run.stdout.split('\n').at(-1) ?? '')
      .split(' ')
      .map(Number);
    console.log(
      `wrk: ${requests} requests, ${errors} errors, ${perSecond.toFixed(0)} a second, p99 ${p99} ms`,
    );
    expect(errors).toBe(0);
    expect(requests).toBeGreaterThan(3_000);
    expect(p99).toBeLessThan(1_000);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
