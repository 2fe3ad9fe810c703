/**
 * Rehype plugin: components that few pages use are imported by those pages. All other components are part of the
 * script that every page loads (src/theme/MDXComponents).
 */
import type { Program } from 'estree';
import type { Root, RootContent } from 'hast';
import { isJsx } from '../../../lib/markdown/mdx-nodes';
import { walk } from '../../../lib/markdown/walk';

const onFewPages = ['ModuleDone', 'OnDemand', 'RequestBuilder', 'TableFilter'];

/** `import <name> from "@site/src/components/<name>"` */
function importOf(name: string): RootContent {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
        source: { type: 'Literal', value: `@site/src/components/${name}` },
        attributes: [],
      },
    ],
  };
  return { type: 'mdxjsEsm', value: '', data: { estree } } as RootContent;
}

export default function rehypePageComponents() {
  return (tree: Root): void => {
    const used = new Set<string>();
    walk(tree, (node) => {
      for (const name of onFewPages) if (isJsx(node, name)) used.add(name);
      return undefined;
    });
    tree.children.unshift(...[...used].map(importOf));
  };
}
