/**
 * Finds or installs the web servers that tests/delivery starts on loopback. nginx is needed; its brotli module and
 * Caddy are tested where the package manager has them. Plain JavaScript, because it runs on a bare clone.
 *
 * Use: node lib/machine/ensure-servers.mjs   exit code 1 and what to do if there is no nginx.
 */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { findProgram, installPackages } from './system-packages.mjs';

const brotliModules = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/share/nginx/modules/ngx_http_brotli_static_module.so',
];

/** Path of the module that serves precompressed brotli, if nginx here has it. */
export const brotliModule = () => brotliModules.find((file) => existsSync(file));

/** Installs what is missing, tells what there is, and returns true if the tests can run. */
function ensureServers() {
  if (!findProgram('nginx') || !findProgram('openssl')) {
    installPackages({
      'apt-get': ['nginx-light', 'openssl'],
      dnf: ['nginx', 'openssl'],
      apk: ['nginx', 'openssl'],
      pacman: ['nginx', 'openssl'],
      brew: ['nginx', 'openssl'],
    });
  }
  if (!brotliModule()) {
    installPackages({ 'apt-get': ['libnginx-mod-http-brotli-static'], apk: ['nginx-mod-http-brotli'] });
  }
  if (!findProgram('caddy')) {
    installPackages({
      'apt-get': ['caddy'],
      dnf: ['caddy'],
      apk: ['caddy'],
      pacman: ['caddy'],
      brew: ['caddy'],
    });
  }
  console.log(`nginx: ${findProgram('nginx') ?? 'none'}`);
  console.log(`nginx brotli module: ${brotliModule() ?? 'none; brotli is then tested with Caddy alone'}`);
  console.log(`caddy: ${findProgram('caddy') ?? 'none; its tests are skipped'}`);
  if (!findProgram('nginx')) {
    console.error('No nginx could be found or installed. Install nginx, and run the command again.');
    return false;
  }
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !ensureServers()) process.exitCode = 1;
