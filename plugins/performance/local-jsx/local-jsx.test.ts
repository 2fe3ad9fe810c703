/** Compiled pages name each imported function of the runtime once, and render as before. */
import { compile, run } from '@mdx-js/mdx';
import { createElement } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import recmaLocalJsx from '.';

const page = `# Bids

A *bid* and a **limit**, in two words.

<>

| Code | Meaning |
| ---- | ------- |
| A    | one     |

</>

- first
- second

export const note = <em>set before the page is rendered</em>;

{note}
`;

const compiled = async (text: string): Promise<string> =>
  String(await compile(text, { recmaPlugins: [recmaLocalJsx] }));

const usesOf = (name: string, code: string): number =>
  [...code.matchAll(new RegExp(String.raw`\b${name}\b`, 'g'))].length;

describe('a compiled page', () => {
  it('uses each import of the runtime once', async () => {
    const code = await compiled(page);
    const imported = /^import \{(.+)\} from "react\/jsx-runtime";$/m.exec(code)?.[1] ?? '';
    const names = imported.split(', ').map((specifier) => specifier.split(' as ')[1] ?? '');
    expect(names).toEqual(['_FragmentImported', '_jsxImported', '_jsxsImported']);
    for (const name of names) expect(usesOf(name, code), name).toBe(2);
    expect(usesOf('_jsx', code)).toBeGreaterThan(5);
  });

  it('renders what it renders without the part', async () => {
    const markup = async (recmaPlugins: (typeof recmaLocalJsx)[]): Promise<string> => {
      const code = String(await compile(page, { outputFormat: 'program', recmaPlugins }));
      // As a function body, because a test has no module of this text to import.
      const body = code
        .replace(/^import \{(.+)\} from "react\/jsx-runtime";$/m, (_, names: string) => {
          return `const {${names.replaceAll(' as ', ': ')}} = arguments[0];`;
        })
        .replace(/^export default function/m, 'return {default: MDXContent};\nfunction')
        .replace(/^export /gm, '');
      const { default: Content } = await run(body, { ...jsxRuntime, baseUrl: import.meta.url });
      return renderToStaticMarkup(createElement(Content));
    };
    const plain = await markup([]);
    expect(plain).toContain('<em>set before the page is rendered</em>');
    expect(await markup([recmaLocalJsx])).toBe(plain);
  });
});

it('refuses a page that begins otherwise', () => {
  const transform = recmaLocalJsx();
  const refused = /does not begin with "import/;
  expect(() => transform({ type: 'Program', sourceType: 'module', body: [] })).toThrow(refused);
  expect(() =>
    transform({
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          source: { type: 'Literal', value: 'react/jsx-runtime' },
          specifiers: [{ type: 'ImportNamespaceSpecifier', local: { type: 'Identifier', name: 'runtime' } }],
          attributes: [],
        },
      ],
    }),
  ).toThrow(refused);
});
