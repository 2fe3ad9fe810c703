/** Results that stay typed: each with its reason in data/exceptions.yaml, and few of them. */
import { Exceptions } from '../../exceptions';
import type { ListedResult, Status } from './listed';

/** Most that may be typed, of all results. */
export const typedLimit = 0.05;

export interface JudgedResult extends ListedResult {
  /** Why it is typed; undefined if it is not, or if nobody has said so. */
  reason: string | undefined;
}

export interface Judgement {
  results: JudgedResult[];
  /** `file:line: what — cure`. */
  problems: string[];
  /** Of all results. */
  typedShare: number;
  summary: string;
}

const list = 'data/exceptions.yaml';

/** Gives typed results their reasons and finds those without, reasons without a result, and too many of them. */
export function judgeResults(found: readonly ListedResult[], exceptions = new Exceptions()): Judgement {
  const results = found.map((result) => ({
    ...result,
    reason: result.status === 'typed' ? exceptions.find('result', result.page, result.text)?.why : undefined,
  }));
  const count = (status: Status): number => results.filter((result) => result.status === status).length;
  const typed = results.filter(({ status }) => status === 'typed');
  const typedShare = results.length === 0 ? 0 : typed.length / results.length;
  const problems = [
    ...typed
      .filter(({ reason }) => reason === undefined)
      .map(
        ({ page, line, kind, text }) =>
          `${page}:${line}: The ${kind} "${text}" is typed — Compute it (data/README.md, "Numbers of examples"), or give the reason in ${list}.`,
      ),
    ...exceptions
      .unneeded('result')
      .map(({ file, line, message, cure }) => `${file}:${line}: ${message} — ${cure}`),
    ...(typedShare > typedLimit
      ? [
          `${list}:1: ${(typedShare * 100).toFixed(1)}% of the results are typed, and ${typedLimit * 100}% may be — Compute more of them.`,
        ]
      : []),
  ];
  const summary = `${results.length} results: ${count('computed')} computed, ${count('checked')} checked, ${count('typed')} typed (${(typedShare * 100).toFixed(1)}%).`;
  return { results, problems, typedShare, summary };
}
