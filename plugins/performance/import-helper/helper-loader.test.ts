/** The framework's helpers work without tslib, and a version that needs more of it is noticed. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import withoutTslib from './helper-loader.cjs';

const file = 'node_modules/@docusaurus/utils-common/lib/index.js';
const source = readFileSync(file, 'utf8');
const own = createRequire(`${process.cwd()}/${file}`);

/** What a CommonJS module exports; tslib is not there for it. */
function exportsOf(text: string): Record<string, unknown> {
  const exports: Record<string, unknown> = {};
  const require = (name: string): unknown => {
    if (name === 'tslib') throw new Error('tslib is asked for');
    return own(name);
  };
  new Function('exports', 'require', text)(exports, require);
  return exports;
}

it('leaves tslib out, and nothing else changes', () => {
  expect(() => exportsOf(source)).toThrow('tslib is asked for');
  const [made, theirs] = [exportsOf(withoutTslib(source)), own(`${process.cwd()}/${file}`) as object];
  expect(Object.keys(made).sort()).toEqual(Object.keys(theirs).sort());
  for (const [name, value] of Object.entries(theirs)) expect(made[name], name).toBe(value);
});

it.each([
  ['no tslib', source.replace('require("tslib")', 'require("./helpers")')],
  ['more of it', `${source}\ntslib_1.__exportStar(require("./more"), exports);`],
])('refuses a module with %s', (_, other) => {
  expect(() => withoutTslib(other)).toThrow('in another way');
});
