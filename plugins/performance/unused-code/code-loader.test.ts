/** The loader leaves working modules, and an upgrade that changes one of them is noticed. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import codeLoader from './code-loader.cjs';

it.each(codeLoader.modules)('%s loses its parts, stays whole, and has to have them', (name) => {
  const file = { resourcePath: `/site/node_modules/${name}` };
  const source = readFileSync(`node_modules/${name}`, 'utf8');
  const made = codeLoader.call(file, source);
  expect(made.length).toBeLessThan(source.length);
  const { diagnostics } = ts.transpileModule(made, { fileName: 'module.jsx', reportDiagnostics: true });
  expect(diagnostics).toEqual([]);
  expect(made).not.toMatch(/create(?:Hash|Memory)History|propTypes=|prop-types"/);
  expect(() => codeLoader.call(file, made)).toThrow('has another form');
});
