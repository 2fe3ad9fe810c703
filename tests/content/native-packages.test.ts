/** What scripts/docusaurus.mjs lets Node load is what the configuration imports, and can be loaded that way. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../lib/files/below';

const listed = /const loadedByNode = (\[[^\]]*\]);/.exec(readFileSync('scripts/docusaurus.mjs', 'utf8'))?.[1];
const names = [...(listed ?? '').matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '');
const sources = ['config', 'data', 'lib', 'plugins']
  .flatMap((folder) => filesBelow(folder, '**/*.ts').map((file) => path.join(folder, file)))
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'));

describe('packages that Node loads itself', () => {
  it('are listed', () => {
    expect(names.length).toBeGreaterThan(5);
  });

  it.each(names)('%s is imported by the configuration', (name) => {
    expect(sources.some((text) => text.includes(`from '${name}`))).toBe(true);
  });

  it.each(names)('%s loads without translation', (name) => {
    expect(() => createRequire(path.resolve('docusaurus.config.ts'))(name) as unknown).not.toThrow();
  });
});
