/**
 * Remark plugin: `<Fact id="bids.upload.maxRows" />` becomes the number that data/limits.yaml keeps under that key, as
 * text in the page. A number that a page and a table both name thus cannot drift apart. An unknown key stops the build, and
 * so does one without a value in the SDK version, on the platform or in the dashboard that the page is about. With
 * `show="bound"` the number comes with its word, such as "at most"; a typed word that the fact's bound rules out stops the build.
 * With `as="adjective"` it is "7-day" instead of "7 days" (lib/facts/forms.ts has all forms). `of="today"` is
 * today's value on a page of the past.
 */
import type { Node, Root, Text } from 'mdast';
import type { VFile } from 'vfile';
import { boundedText, wrongBound } from '../../../lib/facts/bounds';
import { factForm } from '../../../lib/facts/forms';
import { limitsFor } from '../../../lib/facts/load';
import { factIn } from '../../../lib/facts/scope';
import { readProps } from '../../../lib/markdown/mdx-nodes';
import { walk } from '../../../lib/markdown/walk';
import { pageContext } from '../data-views/context';
import { replaceElements } from '../replace-elements';

/** The text that a node shows next to a fact; empty if it is not plain text. */
const plainText = (node: Node | undefined): string => (node?.type === 'text' ? (node as Text).value : '');

/** Makes facts and the texts next to them one: each text for itself is a comment in the document, and more script. */
function joinTexts(tree: Root, facts: Set<Node>): void {
  walk(tree, (node, index, parent) => {
    const before = index ? parent?.children[index - 1] : undefined;
    if (index === undefined || !parent || node.type !== 'text' || before?.type !== 'text') return undefined;
    if (!facts.has(node) && !facts.has(before)) return undefined;
    before.value += (node as Text).value;
    facts.add(before);
    parent.children.splice(index, 1);
    return index;
  });
}

export default function remarkFacts() {
  return (tree: Root, file: VFile): void => {
    const facts = new Set<Node>();
    replaceElements(tree, file, ['Fact'], (node, index, { children }) => {
      const names = { required: ['id'], optional: ['show', 'as', 'of'] };
      const { id = '', show, as, of } = readProps(node, file, names);
      if (of !== undefined && of !== 'today')
        throw new Error(`<Fact of="${of}" /> names an unknown time. Write of="today", or leave it out.`);
      const limit = factIn(id, limitsFor(id), of === undefined ? pageContext(file.path).scope : {});
      const fact = as === undefined ? limit : { ...limit, text: factForm(limit, as) };
      if (show !== undefined && show !== 'bound')
        throw new Error(`<Fact show="${show}" /> shows nothing. Write show="bound", or leave it out.`);
      const wrong = wrongBound(fact.bound, plainText(children[index - 1]), plainText(children[index + 1]));
      if (wrong !== undefined)
        throw new Error(
          `"${wrong}" next to the fact "${id}", which is ${boundedText(fact)}. Write show="bound" in place of the words, or correct them.`,
        );
      const text: Text = { type: 'text', value: show === undefined ? fact.text : boundedText(fact) };
      facts.add(text);
      return text;
    });
    joinTexts(tree, facts);
  };
}
