/**
 * What measuring needs and the site does not: Lighthouse, a Node that runs it where this one is too old, and a
 * certificate for HTTP/2 on the loopback. Installed on demand, apart from the site's packages.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { install, type Versions } from './install';
import type { Certificate } from './serve';

export interface Tools {
  /** Runs Lighthouse's command line; arguments follow. */
  lighthouse: readonly [node: string, script: string];
  certificate: Certificate;
}

/** Lighthouse's own demand. */
const smallestNode: readonly [number, number] = [22, 19];

/** True if a version of Node, such as `v20.20.2`, can run Lighthouse. */
export function runsLighthouse(version: string): boolean {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > smallestNode[0] || (major === smallestNode[0] && minor >= smallestNode[1]);
}

interface SelfSigned {
  generate(
    attributes: { name: string; value: string }[],
    options: { keySize: number; algorithm: string },
  ): Promise<{ private: string; cert: string }>;
}

/**
 * Installs the tools, if they are not there, and makes a certificate.
 * @throws Error with the output of npm.
 */
export async function prepareTools(folder: string, { tools }: Versions): Promise<Tools> {
  const own = runsLighthouse(process.version);
  const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  install(folder, {
    dependencies: { ...tools.dependencies, ...(own ? {} : { [nodePackage]: tools.node }) },
  });
  const require = createRequire(path.join(folder, 'package.json'));
  const module = require('selfsigned') as SelfSigned;
  const pair = await module.generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
    algorithm: 'sha256',
  });
  const binary = process.platform === 'win32' ? 'node.exe' : 'bin/node';
  return {
    lighthouse: [
      own ? process.execPath : path.join(folder, 'node_modules', nodePackage, binary),
      path.join(folder, 'node_modules/lighthouse/cli/index.js'),
    ],
    certificate: { key: pair.private, cert: pair.cert },
  };
}
