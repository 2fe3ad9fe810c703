/** The settings of the environment, and that each part of the site's start can be turned off. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { performanceParts } from '../../config/performance';
import { environmentOf } from './environment.mjs';

const parts = ['native-modules', 'small-threads', 'unminified-documents'];
const recycler = 'DOCUSAURUS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY';

describe('environmentOf', () => {
  it('sets nothing for a plain site', () => {
    expect(environmentOf('1')).toEqual({});
    expect(environmentOf(performanceParts.join(','))).toEqual({});
    expect(environmentOf(parts.join(','))).toEqual({});
  });

  it('leaves out what is turned off', () => {
    const namesOf = (plain: string) => Object.keys(environmentOf(plain));
    expect(namesOf('')).toEqual(['JITI_NATIVE_MODULES', recycler, 'SKIP_HTML_MINIFICATION']);
    expect(namesOf('route-index,native-modules')).toEqual([recycler, 'SKIP_HTML_MINIFICATION']);
    expect(namesOf('unminified-documents,small-threads')).toEqual(['JITI_NATIVE_MODULES']);
  });

  it('knows its parts by the names that config/performance.ts has', () => {
    expect(performanceParts).toEqual(expect.arrayContaining(parts));
    const source = readFileSync('plugins/performance/environment.mjs', 'utf8');
    expect([...source.matchAll(/isOn\(plain, '([\w-]+)'\)/g)].map(([, name]) => name)).toEqual(parts);
  });
});

it('replaces threads long before the framework would', () => {
  const require = createRequire(import.meta.url);
  const { SSGWorkerThreadRecyclerMaxMemory } = require('@docusaurus/core/lib/ssg/ssgEnv.js') as {
    SSGWorkerThreadRecyclerMaxMemory: number;
  };
  expect(Number(environmentOf()[recycler])).toBeLessThan(SSGWorkerThreadRecyclerMaxMemory / 2);
});

describe('packages that Node loads as they are', () => {
  const names = JSON.parse(environmentOf().JITI_NATIVE_MODULES ?? '') as string[];
  const require = createRequire(import.meta.url);

  it('leave out packages of the framework', () => {
    expect(names).toContain('unified');
    expect(names.filter((name) => name.includes('docusaurus'))).toEqual([]);
  });

  // What plugins and configuration import, ES modules among them: the framework's loader asks for them with `require`.
  it.each(['unified', 'remark-gfm', 'remark-mdx', 'yaml', 'zod', 'cheerio', 'prismjs'])(
    'can be required: %s',
    (name) => {
      expect(names).toContain(name);
      expect(require(name)).toBeDefined();
    },
  );
});
