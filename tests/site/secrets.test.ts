/** No secret of the machine that built the site is in what readers get. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { secretProblems, secretsOf } from './lib/secrets';
import { readBuild } from '../../lib/built-site/site';

const dir = mkdtempSync(path.join(os.tmpdir(), 'whence-secrets-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('the built site holds no secret of this environment and nothing that looks like one', () => {
  const { files } = readBuild();
  expect(files.size).toBeGreaterThan(100);
  expect(secretProblems('build', files, process.env)).toEqual([]);
});

it('a secret is found in each form, in each kind of file, and never printed', () => {
  const key = 'f00+bar/"baz" 9';
  const env = { WHENCE_SEARCH_ADMIN_KEY: key, DEPLOY_TOKEN: 'tok-12345678', HOME: '/home/of/somebody' };
  const files: Record<string, string> = {
    '/plain.js': `x="${key.replaceAll('"', "'")}";y=${JSON.stringify(key)}`,
    '/url.html': `<a href="/?k=${encodeURIComponent(key)}">`,
    '/base64.json': `{"k":"${Buffer.from(key).toString('base64')}"}`,
    '/token.css': '/* tok-12345678 */',
    '/name.js': 'process.env.WHENCE_SEARCH_ADMIN_KEY',
    '/key.txt': `-----BEGIN EC PRIVATE KEY-----\n${'A'.repeat(64)}`,
    '/cloud.js': `"AKIA${'B'.repeat(16)}"`,
    '/host.js': `"ghp_${'c'.repeat(36)}"`,
    '/registry.js': `"npm_${'d'.repeat(36)}"`,
    '/fine.html': '/home/of/somebody -----BEGIN PRIVATE KEY----- … AKIA',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text);
  const problems = secretProblems(dir, Object.keys(files), env);
  expect(problems).toEqual([
    '/plain.js — holds the value of WHENCE_SEARCH_ADMIN_KEY',
    '/url.html — holds the value of WHENCE_SEARCH_ADMIN_KEY',
    '/base64.json — holds the value of WHENCE_SEARCH_ADMIN_KEY',
    '/token.css — holds the value of DEPLOY_TOKEN',
    '/name.js — names WHENCE_SEARCH_ADMIN_KEY',
    '/key.txt — holds a private key',
    '/cloud.js — holds an access key of a cloud',
    '/host.js — holds a token of a code host',
    '/registry.js — holds a token of a package registry',
  ]);
});

it('keys that are meant for browsers and short words are not secrets', () => {
  expect(
    secretsOf({
      WHENCE_SEARCH_API_KEY: '0123456789abcdef',
      SHORT_TOKEN: 'yes',
      A_PASSWORD: 'long enough',
    }).map(({ name }) => name),
  ).toEqual(['A_PASSWORD']);
});
