/**
 * Finds sentences that a native reader would not write. data/voice.yaml lists the patterns with examples; here they are
 * matched, so a new pattern needs no code.
 */
import { loadMonetizationPartners, loadPartners, loadVoice } from '../../lib/facts/load';
import { literalSource } from '../../lib/text/pattern';
import type { Fix } from '../finding';
import type { Finding } from '../report';
import type { Block } from './text-blocks';

type VoicePattern = ReturnType<typeof loadVoice>[number];

/** Pattern that is ready to be matched. */
export interface VoiceRule extends Pick<VoicePattern, 'id' | 'what' | 'write' | 'instead' | 'in'> {
  pattern: RegExp;
  /** Matches that one text may have. */
  times: number;
  /** Only texts of these files are read. */
  files: RegExp;
  /** Only counted: no finding of a check. */
  counted: boolean;
}

/** A place in a block where a rule found something. */
export interface VoiceMatch {
  rule: VoiceRule;
  index: number;
  words: string;
}

/** What `{company}` in a pattern means: every partner of the catalogs, by each of its names. */
function companySource(): string {
  const names = [
    ...loadPartners().flatMap(({ name, aliases }) => [name, ...aliases]),
    ...loadMonetizationPartners().map(({ name }) => name),
  ];
  const short = names.map((name) => name.replace(/ (?:\(.+\)|Ads)$/, ''));
  const all = [...new Set([...names, ...short])].filter((name) => name.length > 2);
  return `(?:${all.map(literalSource).join('|')})`;
}

/** @throws Error that names the pattern, if it is not a regular expression. */
export function voiceRules(patterns: readonly VoicePattern[] = loadVoice()): VoiceRule[] {
  const company = companySource();
  return patterns.map(
    ({ id, what, write, instead, pattern, in: kind, times = 0, files = '', counted = false }) => {
      try {
        return {
          id,
          what,
          write,
          instead,
          in: kind,
          times,
          files: new RegExp(files, 'u'),
          counted,
          pattern: new RegExp(pattern.replaceAll('{company}', company).replaceAll(' ', '\\s+'), 'giu'),
        };
      } catch (error) {
        throw new Error(
          `data/voice.yaml: the pattern of ${id} is not a regular expression — ${(error as Error).message}`,
          { cause: error },
        );
      }
    },
  );
}

/** Rules whose matches a check refuses. */
export const refusingRules = (rules: readonly VoiceRule[] = voiceRules()): VoiceRule[] =>
  rules.filter(({ counted }) => !counted);

/** Rules that read a file. */
export const rulesOf = (file: string, rules: readonly VoiceRule[]): VoiceRule[] =>
  rules.filter(({ files }) => files.test(file));

/** Every match in a block, in the order of the rules. */
export function voiceMatches(
  { kind, text }: Pick<Block, 'kind' | 'text'>,
  rules: readonly VoiceRule[],
): VoiceMatch[] {
  return rules
    .filter((rule) => (rule.in === undefined ? kind !== 'link' : rule.in === kind))
    .flatMap((rule) =>
      [...text.matchAll(rule.pattern)]
        .slice(rule.times)
        .map((match) => ({ rule, index: match.index, words: match[0].replace(/\s+/g, ' ') })),
    );
}

/** The words with the part that has one replacement. */
function fixOf({ instead = {} }: VoiceRule, words: string): Fix | undefined {
  const [[part, to] = []] = Object.entries(instead);
  if (part === undefined || to === undefined) return undefined;
  return { from: words, to: words.replace(new RegExp(literalSource(part), 'i'), to) };
}

/** Findings in the blocks of one file. */
export function voiceProblems(
  file: string,
  blocks: readonly Block[],
  rules: readonly VoiceRule[],
): Finding[] {
  const read = rulesOf(file, rules);
  return blocks.flatMap((block) =>
    voiceMatches(block, read).map(({ rule, index, words }) => ({
      file,
      line: block.lineAt(index),
      message: `${words.length > 60 ? `${words.slice(0, 59)}…` : words}: ${rule.what}`,
      cure: `Write ${rule.write}.`,
      fix: fixOf(rule, words),
    })),
  );
}
