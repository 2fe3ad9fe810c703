/**
 * `_headers` and `_redirects` read the way static hosts document it, against the same rules as the servers: a section's
 * `*` fits anything, headers of all sections that fit are joined, the first redirect that fits counts.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentTypes, openToOtherSites, revalidated } from '../../config/delivery';
import { cacheControl } from '../../deploy/headers';
import { allRedirects } from '../../lib/routes/redirects';
import { formsOf, redirectOf } from '../../deploy/inputs';
import { redirectsFile } from '../../deploy/static-host';
import { bundleDir, inputsOf, readManifest } from './lib/bundle';

const manifest = readManifest();
const inputs = inputsOf(manifest);

interface Section {
  fits: RegExp;
  headers: [name: string, value: string][];
}

function parseHeaders(text: string): Section[] {
  const sections: Section[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    if (!line.startsWith(' ')) {
      const source = line.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*');
      sections.push({ fits: new RegExp(`^${source}$`), headers: [] });
    } else {
      const at = line.indexOf(':');
      sections.at(-1)?.headers.push([line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]);
    }
  }
  return sections;
}

/** Headers of a path; a header that two sections set shows as a joined value. */
function headersOf(sections: readonly Section[], address: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { headers } of sections.filter(({ fits }) => fits.test(address))) {
    for (const [name, value] of headers) {
      const before = found.get(name);
      found.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return found;
}

/** Answer to an address: the first line that fits. */
function redirectIn(text: string, address: string): string | undefined {
  const line = text.split('\n').find((row) => row.split(' ')[0] === address);
  return line?.split(' ').slice(1).join(' ');
}

describe('_headers', () => {
  const sections = parseHeaders(readFileSync(path.join(bundleDir, '_headers'), 'utf8'));

  it('gives every page and file the headers, types and caching of the table', () => {
    const problems: string[] = [];
    const open = new RegExp(openToOtherSites);
    for (const address of [...manifest.routes, ...inputs.files]) {
      const headers = headersOf(sections, address);
      for (const [name, value] of Object.entries(manifest.headers)) {
        if (headers.get(name.toLowerCase()) !== value) problems.push(`${address} — ${name}`);
      }
      // Hosts revalidate what has no rule.
      if ((headers.get('cache-control') ?? revalidated) !== cacheControl(address))
        problems.push(`${address} — ${headers.get('cache-control')}`);
      const type = headers.get('content-type');
      if (type !== undefined && type !== contentTypes[path.extname(address).slice(1)]?.type)
        problems.push(`${address} is ${type}`);
      if (headers.get('access-control-allow-origin') !== (open.test(address) ? '*' : undefined))
        problems.push(`${address} is open to ${headers.get('access-control-allow-origin')}`);
    }
    expect(problems).toEqual([]);
  });
});

describe('_redirects', () => {
  it('sends every old address of the whole table on, bare and with a slash, with 301', () => {
    const redirects = allRedirects().map(redirectOf);
    const text = redirectsFile({ ...inputs, redirects });
    for (const { from, path: target, fragment } of redirects) {
      for (const form of formsOf(from).slice(0, 2)) {
        expect([form, redirectIn(text, form)]).toEqual([form, `${target}${fragment} 301`]);
      }
    }
    expect(text.trim().split('\n')).toHaveLength(redirects.length * 2);
  });

  it('is what the bundle has, and hides no page', () => {
    const text = readFileSync(path.join(bundleDir, '_redirects'), 'utf8');
    expect(text).toBe(redirectsFile(inputs));
    for (const route of manifest.routes) expect([route, redirectIn(text, route)]).toEqual([route, undefined]);
  });
});
