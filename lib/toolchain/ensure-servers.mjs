/**
 * Finds or installs the web servers that tests/delivery starts on loopback. nginx is needed, and openssl for its
 * certificate; its brotli module and Caddy are tested where the package manager has them. Plain JavaScript, because it
 * runs on a bare clone.
 */
import { existsSync } from 'node:fs';
import { installPackages, thisMachine } from './system-packages.mjs';

/** @import { Machine } from './system-packages.mjs' */

const brotliModules = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/share/nginx/modules/ngx_http_brotli_static_module.so',
];

/** Path of the module that serves precompressed brotli, if nginx here has it. */
export const brotliModule = () => brotliModules.find((file) => existsSync(file));

/**
 * Programs that the tests of delivery cannot do without, and that are not here.
 * @param {Machine} [machine]
 */
export const missingServers = ({ find } = thisMachine) => ['nginx', 'openssl'].filter((name) => !find(name));

/**
 * Installs what is missing, and reports what is there.
 * @param {Machine} [machine]
 */
export function ensureServers(machine = thisMachine) {
  if (missingServers(machine).length > 0)
    installPackages({ 'apt-get': ['nginx-light', 'openssl'], others: ['nginx', 'openssl'] }, machine);
  const modules = { 'apt-get': ['libnginx-mod-http-brotli-static'], apk: ['nginx-mod-http-brotli'] };
  if (!brotliModule()) installPackages(modules, machine);
  if (!machine.find('caddy')) installPackages({ others: ['caddy'] }, machine);
  console.log(`nginx: ${machine.find('nginx') ?? 'none'}`);
  console.log(`nginx brotli module: ${brotliModule() ?? 'none; brotli is then tested with Caddy alone'}`);
  console.log(`caddy: ${machine.find('caddy') ?? 'none; its tests are skipped'}`);
}
