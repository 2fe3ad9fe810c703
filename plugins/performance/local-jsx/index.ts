/**
 * recma plugin: lets the elements of a page call functions of the page's own module. Compiled Markdown calls an imported
 * function for each element. For each such use of an import the bundler keeps a dependency, a connection and a replacement,
 * in the client's memory, in the server's and in both caches: hundreds a page, where one for each function is enough.
 */
import type { ImportSpecifier, Program, VariableDeclaration } from 'estree';

const runtime = 'react/jsx-runtime';

/** What a function is called in the import, where the page's elements no longer name it. */
const importedName = (local: string): string => `${local}Imported`;

/** `const _jsx = _jsxImported, …` for the names of an import. */
function constants(specifiers: readonly ImportSpecifier[]): VariableDeclaration {
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: specifiers.map(({ local }) => ({
      type: 'VariableDeclarator',
      id: { type: 'Identifier', name: local.name },
      init: { type: 'Identifier', name: importedName(local.name) },
    })),
  };
}

/**
 * Gives each name that a module imports from React's runtime to a constant at the place of the import. That import is the
 * first statement of a compiled page, so nothing reads a constant before it is set.
 * @throws Error if a module does not begin with an import of that form: then the part would do nothing.
 */
export default function recmaLocalJsx() {
  return ({ body }: Program): void => {
    const [first] = body;
    const specifiers =
      first?.type === 'ImportDeclaration' && first.source.value === runtime
        ? first.specifiers.filter((specifier) => specifier.type === 'ImportSpecifier')
        : [];
    if (
      first?.type !== 'ImportDeclaration' ||
      specifiers.length === 0 ||
      specifiers.length < first.specifiers.length
    ) {
      throw new Error(
        `plugins/performance/local-jsx: a compiled page does not begin with "import { … } from '${runtime}'". Compare @docusaurus/mdx-loader/lib/processor.js with it, or remove this part.`,
      );
    }
    first.specifiers = specifiers.map((specifier) => ({
      ...specifier,
      local: { type: 'Identifier', name: importedName(specifier.local.name) },
    }));
    body.splice(1, 0, constants(specifiers));
  };
}
