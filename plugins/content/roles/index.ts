/**
 * Remark plugin: `<Roles may="bids.edit" />` becomes the roles with that permission, and `<Plan of="bid-management" />` the plan
 * of a feature, as text in the page. Other permissions and features stop the build, and so does a permission in the same
 * sentence that the roles are not about.
 */
import type { Parents, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { permissionsIn, planText, rolesText } from '../../../lib/facts/roles';
import { readProps } from '../../../lib/markdown/mdx-nodes';
import { replaceElements } from '../replace-elements';

/** The ends of the sentences next to an element: what its own sentence says before it, and after it. */
function sentenceAround({ children }: Parents, index: number): [before: string, after: string] {
  const text = (nodes: Parents['children']): string => nodes.map((node) => toString(node)).join('');
  const end = /(?<=[.!?])\s/;
  return [
    text(children.slice(0, index)).split(end).at(-1) ?? '',
    text(children.slice(index + 1)).split(end)[0] ?? '',
  ];
}

export default function remarkRoles() {
  return (tree: Root, file: VFile): void =>
    replaceElements(tree, file, ['Roles', 'Plan'], (node, index, parent) => {
      if (node.name === 'Plan') {
        const { of } = readProps(node, file, { required: ['of'] });
        return { type: 'text', value: planText(of) };
      }
      const props = readProps(node, file, { optional: ['may', 'lacks', 'limited', 'of', 'person', 'form'] });
      const { may = '', lacks = '', limited = '', person } = props;
      const keys = `${may} ${lacks} ${limited}`.trim();
      if (keys === '' && person === undefined)
        throw new Error('Roles of what? Write may="…" with a permission of data/roles.yaml.');
      const [before, after] = sentenceAround(parent, index);
      const named = permissionsIn(`${before} ${after}`);
      if (keys !== '' && named.length > 0 && !named.some((key) => keys.split(' ').includes(key)))
        throw new Error(`The sentence is about ${named.join(', ')}, and its roles are of ${keys}.`);
      if (person !== undefined && before !== '' && !before.includes(person))
        throw new Error(`The sentence does not name ${person}, whose role it says.`);
      return { type: 'text', value: rolesText(props, before) };
    });
}
