/**
 * nginx with the built site under a load of everything that readers ask for: no error, no compressing on the way, no more
 * connections than clients keep. How many requests a second that makes is printed and proves nothing: the client in
 * JavaScript measures itself as much as the server.
 */
import { expect, it } from 'vitest';
import { startLocal } from '../lib/local-server';
import { inputsOf, readManifest, siteDir } from './lib/bundle';
import { describeLoad, load } from './lib/load';
import { nginxHasBrotli, serverOfTests, startNginx } from './lib/servers';

const manifest = readManifest();
const server = serverOfTests(() => startNginx(inputsOf(manifest), siteDir));

const clients = 32;
const requests = 20_000;
/** nginx closes a kept connection after this many, unless it is told otherwise. */
const requestsOfConnection = 1_000;

const fileOf = (address: string): string =>
  address in manifest.files ? address : `${address === '/' ? '' : address}/index.html`;

/** Bytes of the smallest form of a file that the release has and nginx here can answer with. */
function madeAhead(file: string): number | undefined {
  const forms = [...(nginxHasBrotli() ? [`${file}.br`] : []), `${file}.gz`, file];
  return forms.map((form) => manifest.files[form]?.bytes).find((bytes) => bytes !== undefined);
}

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
    url: server().url,
    // A step that shares no factor with most counts walks through all kinds in a mixed order.
    address: (n) => kinds[(n * 7919) % kinds.length]?.address ?? '/',
    check: (answer, address) => {
      if (answer.status !== expected.get(address)) return `${address} answers ${answer.status}`;
      if (answer.status === 301) return undefined;
      const length = Number(answer.headers['content-length']);
      if (answer.body.length !== length) return `${address} has ${answer.body.length} of ${length} bytes`;
      const made = madeAhead(answer.status === 404 ? '/404.html' : fileOf(address));
      return answer.body.length === made
        ? undefined
        : `${address} has ${answer.body.length} bytes, not the ${made} of the release`;
    },
    connections: clients,
    keepAlive: true,
    requests,
    headers: { 'Accept-Encoding': nginxHasBrotli() ? 'gzip, br' : 'gzip' },
  });
  console.log(describeLoad('Load', report));
  expect(report.failures).toEqual([]);
  expect(report.requests).toBe(requests);
  // One for each client, and a new one where the server has closed one after so many requests.
  expect(report.connections).toBeLessThanOrEqual(clients + Math.ceil(requests / requestsOfConnection));
});

it('would find errors: other statuses, closed connections, answers that are cut off', async () => {
  let count = 0;
  const faulty = await startLocal((asked, answer) => {
    count += 1;
    if (count % 4 === 1) answer.writeHead(500).end();
    else if (count % 4 === 2) asked.socket.destroy();
    else if (count % 4 === 3) {
      answer.writeHead(200, { 'Content-Length': 100 }).write('short');
      setTimeout(() => asked.socket.destroy(), 5);
    } else answer.end('whole');
  });
  try {
    const report = await load({
      url: faulty.url,
      address: (n) => `/${n}`,
      check: ({ status }) => (status === 200 ? undefined : `status ${status}`),
      connections: 1,
      keepAlive: false,
      requests: 40,
    });
    expect([report.requests, report.failures.length]).toEqual([40, 30]);
  } finally {
    faulty.stop();
  }
});
