/**
 * The addresses inside a page, read from its source with the views of data already filled in. A link to an error code or
 * a column is checked in seconds then, without a build.
 */
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { unified } from 'unified';
import { isJsx } from '../../lib/markdown/mdx-nodes';
import { parseSource } from '../../lib/markdown/sources';
import { walk } from '../../lib/markdown/walk';
import remarkData from '../../plugins/content/data-views';

/** The content of the expression that gives a heading its id. */
const explicitId = /^\s*\/\*\s*#([\w-]+)\s*\*\/\s*$/;

function headingAnchor(heading: Heading, slug: (text: string) => string): { id: string; text: string } {
  let id = (heading.data?.hProperties as { id?: string } | undefined)?.id;
  const words = heading.children.filter((child) => {
    const found =
      (child as { type: string }).type === 'mdxTextExpression' && explicitId.exec(toString(child));
    if (found) id = found[1];
    return !found;
  });
  const text = toString(words).trim();
  return { id: id ?? slug(text), text };
}

/** Views of what `npm run generate` makes. They have no anchors, and the sources are checked before that runs. */
const madeLater = ['sample-dataset'];

const isMadeLater = (node: { type: string }): boolean =>
  isJsx(node, 'Data') && node.attributes.some(({ value }) => madeLater.includes(String(value)));

/**
 * Ids of a page with the text that each has: a heading's words, or the content of an element with an id.
 * @param tree The parsed page; it is not changed.
 */
export function anchorsOf(tree: Root, file: string): Map<string, string> {
  const copy = structuredClone(tree);
  walk(copy, (node, index, parent) => {
    if (!isMadeLater(node) || index === undefined || !parent) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
  const full = unified()
    .use(remarkData)
    .runSync(copy, { path: path.resolve(file) }) as Root;
  const slugger = new GithubSlugger();
  const anchors = new Map<string, string>();
  walk(full, (node) => {
    if (node.type === 'heading') {
      const { id, text } = headingAnchor(node, (words) => slugger.slug(words));
      anchors.set(id, text);
    } else if ('attributes' in node && Array.isArray(node.attributes)) {
      const id = (node.attributes as { name?: string; value?: unknown }[]).find(({ name }) => name === 'id');
      if (typeof id?.value === 'string' && /^[a-z]/.test((node as { name?: string }).name ?? '')) {
        anchors.set(id.value, toString(node).trim());
      }
    }
  });
  return anchors;
}

const known = new Map<string, ReadonlyMap<string, string>>();

/** The same for a source file, read once. */
export function anchorsOfSource(file: string): ReadonlyMap<string, string> {
  let anchors = known.get(file);
  if (!anchors) known.set(file, (anchors = anchorsOf(parseSource(file).tree, file)));
  return anchors;
}
