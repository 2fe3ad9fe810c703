/** Both bundlers know the same of a page, and the server gets each page, whether the client compiles it or not. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { noInputs, noteFile, noteValue, recordInto, unrecorded } from '../../../lib/cache/inputs';

const load = createRequire(__filename)('./page-loader.cjs') as (this: object, source: string) => void;

/** Two bundlers that compile one page, and what ends the client's run. */
function bundlers() {
  let endClient = (): void => {};
  const inputs = {
    pages: new Map(),
    noInputs,
    recordInto,
    unrecorded,
    clientDone: new Promise<void>((resolve) => {
      endClient = resolve;
    }),
    valueFile: (value: string) => {
      noteFile('read-for-the-value');
      return value;
    },
  };
  const mdxProcessor = {
    process: async () => {
      noteFile('fact');
      noteValue('value');
      return Promise.resolve({ content: 'compiled', data: {} });
    },
  };
  const options = {
    inputs,
    crossCompilerCache: new Map(),
    markdownConfig: {
      format: 'mdx',
      mdx1Compat: {},
      parseFrontMatter: () => Promise.resolve({ frontMatter: {}, content: '' }),
    },
    processors: { mdxProcessor },
  };
  /** Files that the page depends on, once it is compiled. */
  const compile = (name: 'client' | 'server'): Promise<string[]> =>
    new Promise((resolve, reject) => {
      const files: string[] = [];
      const context = {
        _compiler: { name },
        resource: '/page.mdx',
        resourcePath: '/page.mdx',
        getOptions: () => options,
        addDependency: (file: string) => files.push(path.basename(file)),
        async: () => (error: Error | null, code: string) => {
          if (error) reject(error);
          expect(code).toContain('compiled');
          resolve(files);
        },
      };
      load.call(context, '');
    });
  return { compile, endClient };
}

const read = ['fact', 'value'];

it('has the same dependencies for both, whichever begins and whatever is read to name them', async () => {
  const { compile } = bundlers();
  expect([await compile('client'), await compile('server')]).toEqual([read, read]);
  expect(await Promise.all([compile('server'), compile('client')])).toEqual([read, read]);
});

it('compiles a page for the server that the client has kept', async () => {
  const { compile, endClient } = bundlers();
  const [before, after] = [compile('server'), Promise.resolve(endClient()).then(() => compile('server'))];
  expect([await before, await after]).toEqual([read, read]);
});
