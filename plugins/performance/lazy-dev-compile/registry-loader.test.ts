/** The registry names its modules without asking for them, and another registry is noticed. */
import { expect, it } from 'vitest';
import registryLoader from './registry-loader.cjs';

const entry = (weak: string): string =>
  `export default {\n  "content-1": [() => import(/* webpackChunkName: "content-1" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", ${weak}],\n};\n`;

it('leaves the imports and their names', () => {
  expect(registryLoader(entry('require.resolveWeak("@site/docs/a.mdx")'))).toBe(entry('"@site/docs/a.mdx"'));
});

it.each(['null', 'require.resolveWeak(`@site/docs/a.mdx`)', 'import.meta.resolveWeak("@site/docs/a.mdx")'])(
  'refuses a registry with %s',
  (weak) => {
    expect(() => registryLoader(entry(weak))).toThrow('in another way');
  },
);
