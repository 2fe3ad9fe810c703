/**
 * Refuses the words that data/terminology.yaml lists, in running text only: not in code, bold UI names, addresses or
 * messages of the product, which a quotation keeps as they are shown. What else is in quotation marks, the writer said.
 */
import type { Node, Parent } from 'unist';
import type { loadTerminology } from '../../lib/facts/load';
import type { Messages } from '../../lib/dashboard/messages';
import { literalSource } from '../../lib/text/pattern';
import type { Fix } from '../finding';
import type { Finding } from '../report';
import { maskQuotes } from './text-blocks';

export interface TermRule {
  pattern: RegExp;
  avoid: string;
  /** What takes the place of the word, if nothing else can. */
  instead: string | undefined;
  cure: string;
}

/** Turns the list into one pattern a word; matching is case-sensitive where the word is about case. */
export function termRules(terms: ReturnType<typeof loadTerminology>): TermRule[] {
  return terms.flatMap(({ avoid, write, instead, why }) =>
    avoid.map((word, index) => {
      const aboutCase = write.toLowerCase() === word.toLowerCase() || /\bID\b/.test(write);
      const body = literalSource(word).replace(/ /g, '\\s+');
      const end = /\w$/.test(word) ? '(?![\\w-])' : '';
      return {
        pattern: new RegExp(`(?<![\\w-])${body}${end}`, aboutCase ? 'u' : 'iu'),
        avoid: word,
        instead: instead && (instead.length === 1 ? instead[0] : instead[index]),
        cure: `Write ${write}. ${why}`,
      };
    }),
  );
}

const skipped = new Set([
  'code',
  'inlineCode',
  'strong',
  'yaml',
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
]);

/** A capital stays one: "In order to" becomes "To". */
const inCase = (word: string, like: string): string =>
  /^\p{Lu}\P{Lu}*$/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

function fixOf(match: RegExpExecArray, { position }: Node, { instead }: TermRule): Fix | undefined {
  const start = position?.start.offset;
  if (instead === undefined || start === undefined) return undefined;
  return { start: start + match.index, from: match[0], to: inCase(instead, match[0]) };
}

/**
 * Findings in one parsed page.
 * @param messages What the product says, which is not the writer's to reword.
 */
export function checkTerms(
  tree: Node,
  rules: readonly TermRule[],
  messages: Pick<Messages, 'has'>,
  file: string,
): Finding[] {
  const findings: Finding[] = [];
  const isMessage = (quoted: string): boolean =>
    rules.some(({ pattern }) => pattern.test(quoted)) && messages.has(quoted.replace(/\s+/g, ' '));
  const walk = (node: Node): void => {
    if (skipped.has(node.type)) return;
    if (node.type === 'text') {
      const value = maskQuotes((node as Node & { value: string }).value, isMessage);
      for (const rule of rules) {
        if (!rule.pattern.test(value)) continue;
        for (const match of value.matchAll(new RegExp(rule.pattern, `${rule.pattern.flags}g`))) {
          const line = (node.position?.start.line ?? 1) + value.slice(0, match.index).split('\n').length - 1;
          findings.push({
            file,
            line,
            message: `"${match[0]}"`,
            cure: rule.cure,
            fix: fixOf(match, node, rule),
          });
        }
      }
      return;
    }
    for (const child of (node as Parent).children ?? []) walk(child);
  };
  walk(tree);
  return findings;
}
