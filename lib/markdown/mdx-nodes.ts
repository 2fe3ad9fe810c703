/** Builders and readers for the JSX nodes of an MDX tree, shared by the remark plugins. */
import type { RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';

export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

const attributesOf = (props: Readonly<Record<string, string>>): MdxJsxAttribute[] =>
  Object.entries(props).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));

/** A block-level JSX element. */
export function flowElement(
  name: string,
  props: Readonly<Record<string, string>>,
  children: RootContent[] = [],
): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributesOf(props),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** An inline JSX element. */
export function textElement(
  name: string,
  props: Readonly<Record<string, string>>,
  children: RootContent[] = [],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: attributesOf(props),
    children: children as MdxJsxTextElement['children'],
  };
}

/** True for a JSX element of that name. */
export function isJsx(node: { type: string }, name: string): node is JsxNode {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    (node as JsxNode).name === name
  );
}

/** The text of an attribute; empty if the element lacks it or computes it. */
export function attributeOf(node: JsxNode, name: string): string {
  const found = node.attributes.find((attr) => 'name' in attr && attr.name === name)?.value;
  return typeof found === 'string' ? found : '';
}

/**
 * Reads the string attributes of a component that plugins expand at build time.
 * @throws through `file.fail` if one is required and missing, unknown, or not a plain string.
 */
export function readProps(
  node: JsxNode,
  file: VFile,
  spec: { required?: readonly string[]; optional?: readonly string[] },
): Record<string, string> {
  const required = spec.required ?? [];
  const allowed = [...required, ...(spec.optional ?? [])];
  const props: Record<string, string> = {};
  for (const attr of node.attributes) {
    if (attr.type !== 'mdxJsxAttribute' || typeof attr.value !== 'string') {
      file.fail(`<${node.name}> takes plain text attributes only, such as ${allowed[0]}="…".`, node.position);
    }
    const { name, value } = attr as { name: string; value: string };
    if (!allowed.includes(name)) {
      file.fail(`<${node.name}> has no attribute "${name}". It takes: ${allowed.join(', ')}.`, node.position);
    }
    props[name] = value;
  }
  for (const name of required) {
    if (!props[name]) file.fail(`<${node.name}> needs the attribute ${name}="…".`, node.position);
  }
  return props;
}
