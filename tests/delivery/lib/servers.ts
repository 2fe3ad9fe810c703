/** Real servers on loopback, started with generated configuration and stopped by their own process id. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { caddyConfig } from '../../../deploy/caddy';
import type { DeliveryInputs } from '../../../deploy/inputs';
import { nginxConfig, type NginxOptions } from '../../../deploy/nginx';
import { brotliModule } from '../../../lib/toolchain/ensure-servers.mjs';
import { findProgram } from '../../../lib/toolchain/system-packages.mjs';
import { duringTests } from '../../lib/during-tests';
import { freePort } from '../../lib/local-server';

export interface Server {
  url: string;
  port: number;
  stop(): Promise<void>;
}

/** The program's path, or a word on how to get it. */
function program(name: string): string {
  const found = findProgram(name);
  if (!found) throw new Error(`No ${name} on this machine. Run \`npm run setup:tests\`.`);
  return found;
}

async function listening(port: number, child: ChildProcess, output: () => string): Promise<void> {
  const until = Date.now() + 120_000;
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server stopped with ${child.exitCode ?? child.signalCode}:\n${output()}`);
    const open = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.once('connect', () => (socket.destroy(), resolve(true)));
      socket.once('error', () => resolve(false));
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing listens on port ${port}:\n${output()}`);
}

async function start(command: string[], port: number, dir: string): Promise<Server> {
  let log = '';
  const child = spawn(command[0] ?? '', command.slice(1), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (log += String(chunk)));
  await listening(port, child, () => log);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await gone;
      }
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** A server while the tests of a file or group run. */
export const serverOfTests = (start: () => Promise<Server>): (() => Server) =>
  duringTests(start, (server) => server.stop());

const workDir = (): string => mkdtempSync(path.join(os.tmpdir(), 'whence-delivery-'));

/** nginx.conf around a site's file: what a distribution ships, cut to what runs unprivileged in a folder. */
function mainConfig(dir: string, siteFile: string): string {
  const module = brotliModule();
  mkdirSync(path.join(dir, 'tmp'), { recursive: true });
  return `
${module ? `load_module ${module};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${dir}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${dir}/tmp/${name};`).join('\n')}
  include ${siteFile};
}
`;
}

/** True if nginx here can answer with brotli. */
export const nginxHasBrotli = (): boolean => brotliModule() !== undefined;

/** Starts nginx over a folder with what the generator makes of the inputs. */
export async function startNginx(
  inputs: DeliveryInputs,
  root: string,
  { port: given, ...options }: Partial<NginxOptions> & { /** Any free one by default. */ port?: number } = {},
): Promise<Server> {
  const [dir, port] = [workDir(), given ?? (await freePort())];
  const config = nginxConfig(inputs, {
    root,
    serverName: '_',
    listen: [`127.0.0.1:${port}`],
    brotli: nginxHasBrotli(),
    ...options,
  });
  const file = path.join(dir, 'site.conf');
  writeFileSync(file, config);
  return startNginxWith(dir, port, file);
}

/** Starts nginx with a file for its `http` context that is there already. */
export async function startNginxWith(dir: string, port: number, siteFile: string): Promise<Server> {
  writeFileSync(path.join(dir, 'nginx.conf'), mainConfig(dir, siteFile));
  return start([program('nginx'), '-p', dir, '-c', path.join(dir, 'nginx.conf')], port, dir);
}

/** nginx with the configuration of the release that is live in a folder, and the command that reloads it. */
export async function liveServer(to: string, port: number): Promise<{ server: Server; reload: string }> {
  const [dir, include] = [workDir(), path.join(to, 'current/nginx.conf')];
  const server = await startNginxWith(dir, port, include);
  const command = `${program('nginx')} -p ${dir} -c ${path.join(dir, 'nginx.conf')}`;
  return { server, reload: `${command} -t -q && ${command} -s reload` };
}

/** True if Caddy is on this machine. */
export const hasCaddy = (): boolean => findProgram('caddy') !== undefined;

/** Starts Caddy over a folder with what the generator makes of the inputs. */
export async function startCaddy(inputs: DeliveryInputs, root: string): Promise<Server> {
  const [dir, port] = [workDir(), await freePort()];
  const file = path.join(dir, 'Caddyfile');
  writeFileSync(
    file,
    `{\n\tadmin off\n}\n${caddyConfig(inputs, { root, address: `http://127.0.0.1:${port}` })}`,
  );
  return start([program('caddy'), 'run', '--config', file, '--adapter', 'caddyfile'], port, dir);
}
