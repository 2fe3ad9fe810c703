/**
 * Samples with somebody's IDs or tokens. A reader who pastes the tracking URL of an example sends clicks to another app, and
 * one who pastes its token sends events there, so a page says that it is an example before it shows one. Queries and JSON
 * are left out: they cannot send anything to an account without its key.
 */
import type { Code, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { attributeOf, isJsx } from '../../lib/markdown/mdx-nodes';
import type { NameKind } from '../../lib/facts/sample-names';
import type { Finding } from '../report';

/** Words that say whose a sample is, or that a reader has to change it. */
const said =
  /\b(?:examples?|samples?|looks? like|replace|placeholder|your own|instead of|Harbor Tides|Puzzle Orchard|Lumen Forge|Tide Pool)\b/i;

const harmless = new Set(['sql', 'json']);

/** A view that shows URLs of the sample world, and leaves it to the page to say so. */
const isBareView = (node: Nodes): boolean =>
  isJsx(node, 'Data') &&
  attributeOf(node, 'view') === 'partner-tracking-urls' &&
  attributeOf(node, 'partner') !== '';

/**
 * Samples that name the sample world's objects before the section says so.
 * @param kinds What such names look like (lib/facts/sample-names.ts).
 */
export function whoseSampleProblems(
  file: string,
  tree: Root,
  kinds: readonly Pick<NameKind, 'what' | 'pattern'>[],
): Finding[] {
  const patterns = kinds
    .filter(({ what }) => what === 'id' || what === 'token')
    .map(({ pattern }) => pattern);
  const names = ({ lang, value }: Code): boolean =>
    !harmless.has(lang ?? '') && patterns.some((pattern) => value.search(pattern) >= 0);
  const findings: Finding[] = [];
  let isSaid = false;
  visit(tree, (node: Nodes) => {
    if (node.type === 'heading') isSaid = false;
    else if (node.type === 'text') isSaid ||= said.test(node.value);
    else if (!isSaid && (node.type === 'code' ? names(node) : isBareView(node)))
      findings.push({
        file,
        line: node.position?.start.line ?? 1,
        message: "The sample has somebody's ID or token, and nothing before it says so",
        cure: 'Say whose it is or what to replace, in a sentence between the heading and the sample.',
      });
  });
  return findings;
}
