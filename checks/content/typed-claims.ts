/**
 * Sentences that pages type though data/claims.yaml has them, or almost: with two words more, fewer, or others. One of the two
 * would be wrong one day. Names in code font, addresses, and numbers tell sentences of other platforms apart.
 */
import type { Node, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { loadClaims } from '../../lib/facts/load';
import type { Source } from '../../lib/markdown/sources';
import type { Finding } from '../report';

interface Sentence {
  words: ReadonlySet<string>;
  /** Names in code font, addresses, and how many numbers. */
  rest: string;
}

const number = /\{fact:[^}]+\}|<Fact [^>]+>|\b\d[\d,.]*\b/g;

function sentenceOf(text: string): Sentence {
  const words = text.replaceAll(/`[^`]*`|<[^>]+>|\{[^}]*\}|\]\([^)]*\)/g, ' ').toLowerCase();
  const codes = [...text.matchAll(/`[^`]+`|\]\([^)]+\)/g)].join();
  return { words: new Set(words.match(/[a-z']+/g)), rest: `${codes} ${text.match(number)?.length ?? 0}` };
}

/** Sentences of few words are alike by chance. */
const fewest = 6;
const most = 2;

const lacking = (one: Sentence, other: Sentence): number =>
  [...one.words].filter((word) => !other.words.has(word)).length;

const isAlmost = (one: Sentence, other: Sentence): boolean =>
  one.rest === other.rest &&
  Math.min(one.words.size, other.words.size) >= fewest &&
  lacking(one, other) + lacking(other, one) <= most;

/** Findings for a page. */
export function typedClaimProblems(
  { file }: Pick<Source, 'file'>,
  { tree, text }: { tree: Root; text: string },
): Finding[] {
  const claims = loadClaims().map((claim) => ({ ...claim, ...sentenceOf(claim.text) }));
  const findings: Finding[] = [];
  visit(tree, ['paragraph', 'tableCell'], (node: Node) => {
    const { start, end } = node.position ?? {};
    if (toString(node) === '') return;
    for (const said of text.slice(start?.offset, end?.offset).split(/(?<=[.!?])\s+/)) {
      const claim = said.includes('<Claim')
        ? undefined
        : claims.find((one) => isAlmost(one, sentenceOf(said)));
      if (claim)
        findings.push({
          file,
          line: start?.line ?? 1,
          message: `"${said}" is typed, and the claim ${claim.id} says "${claim.text}"`,
          cure: `Write <Claim id="${claim.id}" />.`,
        });
    }
  });
  return findings;
}
