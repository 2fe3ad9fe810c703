/** The entry gives the site what is on, and the framework's own where a part is off. */
import { readFileSync } from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { neededParts, performanceParts, type PerformancePart } from '../../config/performance';
import recmaLocalJsx from './local-jsx';
import { performanceConfig, pluginParts } from '.';

const off = (...parts: PerformancePart[]) => performanceConfig(new Set(parts));

describe('performanceConfig', () => {
  it('has a plugin of each part that is neither a setting of the environment nor one of Markdown', () => {
    const settings = readFileSync('plugins/performance/environment.mjs', 'utf8');
    const expected = performanceParts.filter(
      (part) => !settings.includes(`'${part}'`) && part !== 'local-jsx',
    );
    expect(Object.keys(pluginParts).sort()).toEqual([...expected].sort());
    expect(off().plugins).toEqual(Object.values(pluginParts));
  });

  it('leaves out a part', () => {
    const without = off('route-index').plugins;
    expect(without).not.toContain(pluginParts['route-index']);
    expect(without).toContain(pluginParts['route-shards']);
  });

  it('compiles Markdown with one plugin more, or as the framework does', () => {
    expect(off().recmaPlugins).toEqual([recmaLocalJsx]);
    expect(off('local-jsx').recmaPlugins).toEqual([]);
  });

  it('uses the template and the banner of the framework without late scripts', () => {
    expect(off().ssrTemplate).toContain('late-scripts');
    expect(off().baseUrlIssueBanner).toBe(false);
    expect(off('late-scripts', 'route-shards').ssrTemplate).toBeUndefined();
    expect(off('late-scripts', 'route-shards').baseUrlIssueBanner).toBe(true);
  });

  it('leaves nothing but the cache of a plain site', () => {
    const { plugins } = off(...performanceParts);
    expect(plugins).toHaveLength(1);
    expect(plugins[0]).toBeTypeOf('function');
  });

  it('keeps the caches of different sites apart', () => {
    const versionWithout = (...parts: PerformancePart[]): string => {
      const config = { experiments: { cache: { version: 'framework' } } };
      const [last] = off(...parts).plugins.slice(-1) as [(context: LoadContext, options: unknown) => Plugin];
      last({} as LoadContext, {}).configureWebpack?.(config as never, false, {} as never, undefined);
      return config.experiments.cache.version;
    };
    const versions = [
      versionWithout('css-purge'),
      versionWithout('route-index'),
      versionWithout('css-purge', 'route-index'),
    ];
    expect(new Set(versions).size).toBe(3);
    for (const version of versions) expect(version).toMatch(/^framework-without-/);
  });
});

it('needs only parts that exist', () => {
  for (const [part, needed] of Object.entries(neededParts))
    for (const name of [part, ...needed]) expect(performanceParts).toContain(name);
});
