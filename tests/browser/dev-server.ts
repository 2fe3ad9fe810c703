/** Starts what `npm start` starts, in the working tree or in a copy of it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect } from './fixtures';

/** Compiling a page from nothing takes long on a busy machine. */
export const patience = { timeout: 240_000 };

export interface DevServer {
  origin: string;
  stop: () => void;
}

/** A port that nobody uses. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the server, and waits until the first compilation is over. */
export async function startDevServer(folder = process.cwd()): Promise<DevServer> {
  const { NODE_ENV: _test, ...env } = process.env;
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['scripts/docusaurus.mjs', 'start', '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const address = (): string | undefined => /running at.*?(http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
  await expect.poll(address, patience).toBeDefined();
  const origin = address() ?? '';
  // It says so before it listens, and answers when the first compilation is over.
  const status = (): Promise<number> =>
    fetch(origin).then(
      (response) => response.status,
      () => 0,
    );
  await expect.poll(status, patience).toBe(200);
  return { origin, stop: () => server.kill() };
}
