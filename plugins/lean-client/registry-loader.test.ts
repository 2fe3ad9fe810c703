/** The registry keeps every chunk, in less space, and another shape of it is noticed. */
import { expect, it } from 'vitest';
import leanRegistry from './registry-loader.cjs';

const line = (name: string, request: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;
const source = `export default {\n${line('a1', '@theme/DocItem')}\n${line('b2', '@site/docs/a.mdx')}\n};`;

it('loads shared components with the main script and pages on demand', () => {
  const lean = leanRegistry(source);
  expect(lean).toContain('"a1": [() => import(/* webpackMode: "eager" */ "@theme/DocItem"), 0, 0]');
  expect(lean).toContain('"b2": [() => import(/* webpackChunkName: "b2" */ "@site/docs/a.mdx"), 0, 0]');
});

it('refuses a shape that it does not know', () => {
  expect(() => leanRegistry(source.replace(', require.resolveWeak("@site/docs/a.mdx")', ''))).toThrow(
    '1 of 2 entries',
  );
});
