/**
 * Formulas that are said in words. "CPI is cost divided by all installs" has no number that another check could compare, so
 * both sides are compared with the formula in data/metrics.yaml.
 */
import type { Root } from 'mdast';
import { RoundMemo } from '../../lib/cache/inputs';
import { loadMetrics } from '../../lib/facts/load';
import { literalSource } from '../../lib/text/pattern';
import type { Finding } from '../report';
import { blocksOf } from './page-blocks';
import { sentenceAt } from './literals/sentences';
import { stemsOf } from './literals/stems';

/** A metric that one amount divided by another one makes. */
interface Ratio {
  /** As pages name it. */
  name: string;
  top: string;
  bottom: string;
}

interface Vocabulary {
  ratios: readonly Ratio[];
  /** Ways to name an amount, each with the metric that it means. */
  amounts: readonly { means: string; stems: readonly string[] }[];
}

/** Every cohort counts its installs. */
const alsoInstalls = ['cohort size', 'users of the cohort'];

const memo = new RoundMemo<Vocabulary>();

const vocabulary = (): Vocabulary =>
  memo.get('metrics', () => {
    const metrics = loadMetrics();
    return {
      ratios: metrics.flatMap(({ name, label, formula }) => {
        const [, top, bottom] =
          /^(?:day N: )?`?([^/`;]+)`? \/ ([^/`;,×()]+)`?(?=$|[;,]| of )/.exec(formula) ?? [];
        return top !== undefined && bottom !== undefined
          ? [label ?? name, name].map((said) => ({ name: said, top, bottom }))
          : [];
      }),
      amounts: [
        ...metrics.flatMap(({ name, label }) =>
          [name, label ?? name].map((said) => ({ means: name, stems: stemsOf(said) })),
        ),
        ...alsoInstalls.map((said) => ({ means: 'installs', stems: stemsOf(said) })),
      ].filter(({ stems }) => stems.length > 0),
    };
  });

/** Metrics that the words can mean: those whose names share most with them. */
function meaningsOf(words: string): Set<string> {
  const said = stemsOf(words);
  const fitting = vocabulary().amounts.filter(({ stems }) => stems.every((stem) => said.includes(stem)));
  const most = Math.max(0, ...fitting.map(({ stems }) => stems.length));
  return new Set(fitting.filter(({ stems }) => stems.length === most).map(({ means }) => means));
}

/** False only if both texts name metrics, and different ones. */
function canBeSame(words: string, formula: string): boolean {
  const [said, right] = [meaningsOf(words), meaningsOf(formula)];
  return said.size === 0 || right.size === 0 || [...said].some((name) => right.has(name));
}

const divided = /^(?: D\d+)?(?: is |: (?:.+: )?)([^:]+?),? divided by ([^.;:,]+)/;

/**
 * What a text says wrong of formulas.
 * @param text One block in one line, such as "CPI is cost divided by paid installs."
 */
export function formulaMistakes(text: string): { message: string; cure: string }[] {
  if (!text.includes('divided by')) return [];
  return vocabulary().ratios.flatMap(({ name, top, bottom }) =>
    [...text.matchAll(new RegExp(`(?<![\\w-])${literalSource(name)}(?![\\w-])`, 'g'))].flatMap(
      ({ index }) => {
        const sentence = sentenceAt(text, index);
        const rest = sentence.slice(sentence.indexOf(name) + name.length);
        const [, over = '', under = ''] = divided.exec(rest) ?? [];
        if (canBeSame(over, top) && canBeSame(under, bottom)) return [];
        return [
          {
            message: `${name} is not "${over} divided by ${under}"`,
            cure: `It is ${top} / ${bottom} in data/metrics.yaml.`,
          },
        ];
      },
    ),
  );
}

/** Formulas of a page that differ from data/metrics.yaml. */
export const formulaProblems = (file: string, tree: Root): Finding[] =>
  blocksOf(tree).flatMap(({ line, text }) =>
    formulaMistakes(text).map((mistake) => ({ file, line, ...mistake })),
  );
