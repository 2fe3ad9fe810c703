/**
 * Finds secrets in the built site: values of environment variables whose names say that they are secret, in any form
 * that a bundler or a URL would write them; names of variables that only pushing scripts may read; and keys that are
 * known by their form.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const secretName = /SECRET|TOKEN|PASSWORD|PASSWD|PRIVATE|ADMIN|CREDENTIAL|(API|ACCESS)_?KEY/i;

/** Meant for browsers: a key that can only search. */
const publicNames = new Set(['WHENCE_SEARCH_API_KEY']);

/** Shorter values would be found in ordinary text. */
const shortest = 8;

/** What must not even be named in files that browsers run. */
const forbiddenNames = ['WHENCE_SEARCH_ADMIN_KEY', 'adminApiKey', 'ALGOLIA_ADMIN'];

const forms: readonly [what: string, pattern: RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----(?:\s|\\n)*[\w+/]{40}/],
  ['an access key of a cloud', /\bAKIA[0-9A-Z]{16}\b/],
  ['a token of a code host', /\b(?:gh[pousr]_\w{36}|github_pat_\w{50})/],
  ['a token of a package registry', /\bnpm_[A-Za-z0-9]{36}\b/],
];

/** Name and forms of each secret of an environment. */
export function secretsOf(env: NodeJS.ProcessEnv): { name: string; values: string[] }[] {
  return Object.entries(env).flatMap(([name, value = '']) =>
    secretName.test(name) && !publicNames.has(name) && value.trim().length >= shortest
      ? [
          {
            name,
            values: [
              ...new Set([
                value,
                value.trim(),
                encodeURIComponent(value),
                Buffer.from(value).toString('base64'),
                JSON.stringify(value).slice(1, -1),
              ]),
            ],
          },
        ]
      : [],
  );
}

/** Problems as `file — what`; values are never printed. */
export function secretProblems(dir: string, files: Iterable<string>, env: NodeJS.ProcessEnv): string[] {
  const secrets = secretsOf(env);
  const problems: string[] = [];
  for (const file of files) {
    const text = readFileSync(path.join(dir, file), 'latin1');
    for (const { name, values } of secrets) {
      if (values.some((value) => text.includes(Buffer.from(value).toString('latin1'))))
        problems.push(`${file} — holds the value of ${name}`);
    }
    if (/\.(js|html|json)$/.test(file)) {
      for (const name of forbiddenNames) if (text.includes(name)) problems.push(`${file} — names ${name}`);
    }
    for (const [what, pattern] of forms) if (pattern.test(text)) problems.push(`${file} — holds ${what}`);
  }
  return problems;
}
