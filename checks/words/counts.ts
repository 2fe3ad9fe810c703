/** Counts for `npm run report:voice`: how often each pattern occurs in each group of texts, and how many words there are. */
import type { Block } from './text-blocks';
import type { Text } from './texts';
import { rulesOf, voiceMatches, type VoiceRule } from './voice';

/** Words of a block as a reader counts them; a mark for code, a name or a number is one word. */
const wordsIn = ({ text }: Pick<Block, 'text'>): number =>
  text.match(/[\p{L}\p{N}]\S*|[`*"]\S+/gu)?.length ?? 0;

export const wordsOf = (texts: readonly Text[]): number =>
  texts
    .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind !== 'link'))
    .reduce((sum, block) => sum + wordsIn(block), 0);

/** Matches by rule and group; each rule has every group. */
export function countVoice(
  texts: readonly Text[],
  rules: readonly VoiceRule[],
): Map<string, Map<string, number>> {
  const groups = [...new Set(texts.map(({ group }) => group))].sort();
  const counts = new Map(rules.map(({ id }) => [id, new Map(groups.map((group) => [group, 0]))]));
  for (const { file, group, blocks } of texts) {
    const read = rulesOf(file, rules);
    for (const { rule } of blocks.flatMap((block) => voiceMatches(block, read))) {
      const row = counts.get(rule.id);
      row?.set(group, (row.get(group) ?? 0) + 1);
    }
  }
  return counts;
}

/** The counts as a Markdown table with a row a pattern, and a last row with the sums. */
export function countTable(counts: ReadonlyMap<string, ReadonlyMap<string, number>>): string {
  const groups = [...([...counts.values()][0]?.keys() ?? [])];
  const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  const sums = groups.map((group) =>
    [...counts.values()].reduce((sum, line) => sum + (line.get(group) ?? 0), 0),
  );
  return [
    row(['Pattern', ...groups]),
    row(['---', ...groups.map(() => '---:')]),
    ...[...counts].map(([id, line]) => row([id, ...groups.map((group) => line.get(group) ?? 0)])),
    row(['all', ...sums]),
  ].join('\n');
}
