/** Starts what `npm start` starts, in a copy of the site. */
import { spawn } from 'node:child_process';
import { freePort } from '../lib/local-server';
import { expect } from './fixtures';

/** Compiling a page from nothing takes long on a busy machine. */
export const patience = { timeout: 240_000 };

export interface DevServer {
  origin: string;
  stop: () => void;
}

/** Starts the server, and waits until the first compilation is over. */
export async function startDevServer(folder: string): Promise<DevServer> {
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
