/** Scripts come out as the framework minifies them, pages mangled only, and are not minified twice. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { Configuration } from 'webpack';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { withScriptMinifier } from '.';
import { ScriptMinifier } from './bundler-plugin';

const folder = mkdtempSync(path.join(tmpdir(), 'script-minifier-'));
afterAll(() => rmSync(folder, { recursive: true }));

const cacheFile = path.join(folder, 'kept/scripts.json');
const page = path.join(folder, 'page.mdx');

/** Bundles an entry that loads a page, with the plugin. */
async function bundle(entryText: string): Promise<{ main: string; page: string }> {
  mkdirSync(path.join(folder, 'out'), { recursive: true });
  writeFileSync(path.join(folder, 'entry.js'), entryText);
  writeFileSync(page, 'export const text = () => { const unused = 1 + 1; return ["a page", 2 * 3]; };\n');
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: path.join(folder, 'out'), filename: 'main.js', chunkFilename: 'page.js' },
    module: { rules: [{ test: /\.mdx$/, type: 'javascript/auto' }] },
    optimization: { minimizer: [new ScriptMinifier(cacheFile) as never] },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
  const read = (file: string): string => readFileSync(path.join(folder, 'out', file), 'utf8');
  return { main: read('main.js'), page: read('page.js') };
}

const entry = (word: string): string =>
  `const never = false; if (never) console.log('dropped'); import('./page.mdx').then(({ text }) => console.log('${word}', text()));\n`;

describe('ScriptMinifier', () => {
  it('compresses scripts, only mangles pages, and keeps both', async () => {
    const minify = vi.spyOn(rspack.experiments.swc, 'minify');
    const first = await bundle(entry('one'));
    expect(first.main).toContain('"one"');
    expect(first.main).not.toContain('dropped');
    // Mangling takes out names and spaces; compressing would count.
    expect(first.page).toMatch(/2\*3/);
    expect(first.page).not.toContain('unused');
    expect(minify).toHaveBeenCalledTimes(2);

    expect(await bundle(entry('one'))).toEqual(first);
    expect(minify).toHaveBeenCalledTimes(2);

    const second = await bundle(entry('two'));
    expect(second.main).toContain('"two"');
    expect(second.page).toBe(first.page);
    expect(minify).toHaveBeenCalledTimes(3);
  });
});

describe('withScriptMinifier', () => {
  class SwcJsMinimizerRspackPlugin {}
  class LightningCssMinimizerRspackPlugin {}
  const configuration = (minimizer: unknown[], minimize = true) =>
    ({ optimization: { minimize, minimizer } }) as Configuration;

  it("exchanges the framework's minimizer and keeps the one for styles", () => {
    const styles = new LightningCssMinimizerRspackPlugin();
    const { minimizer } = withScriptMinifier(
      configuration([new SwcJsMinimizerRspackPlugin(), styles]),
      cacheFile,
    );
    expect(minimizer?.map((plugin) => plugin?.constructor.name)).toEqual([
      'ScriptMinifier',
      'LightningCssMinimizerRspackPlugin',
    ]);
  });

  it('does nothing where nothing is minified', () => {
    expect(withScriptMinifier(configuration([], false), cacheFile)).toEqual({});
    expect(withScriptMinifier({}, cacheFile)).toEqual({});
  });

  it('refuses a framework with another minimizer', () => {
    expect(() =>
      withScriptMinifier(configuration([new LightningCssMinimizerRspackPlugin()]), cacheFile),
    ).toThrow('no SwcJsMinimizerRspackPlugin to exchange');
  });
});
