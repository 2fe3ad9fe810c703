/** Amounts as the store or ad SDK gives them, numbers that have a most, and what throws if one of them is wrong. */
import type { Node } from 'web-tree-sitter';
import { childrenOf, named } from '../../../lib/declarations/grammar';
import { loadLimits } from '../../../lib/facts/load';
import { finding, rowAt, unless, type SampleFinding } from '../rules';
import {
  all,
  around,
  calleeOf,
  callsOf,
  catchesOf,
  holderOf,
  holdsThrough,
  passedTo,
  sdkError,
  syntax,
  takes,
  textOf,
} from './code';

/** True where an error of the SDK ends nothing: caught, or passed on to who has to catch it. */
const isCaught = (call: Node): boolean =>
  catchesOf(call).some((one) => takes(one, sdkError)) ||
  [...around(call)].some(({ outer }) => /^try\?/.test(outer.text)) ||
  /^[^{]*\)\s*(?:async\s+)?throws\b/.test(textOf(holderOf(call)));

const isText = /^\s*(?:\w+\s*:\s*)?"[^"]*"\s*$/;

/** `Money` throws for a currency that is none, and a callback of an ad SDK catches nothing. */
export const moneyFindings = (root: Node): SampleFinding[] =>
  callsOf(root, /^Money(?:\.[oO]fMicros)?$/).flatMap((call) => {
    const passed = childrenOf(call, ...syntax.arguments)
      .flatMap((list) => (list.type === 'call_suffix' ? named(list).flatMap(named) : named(list)))
      .map(textOf);
    return unless(
      passed.length < 2 || isText.test(passed[1] ?? '') || holdsThrough(root, call, isCaught),
      call.startPosition.row,
      'A currency that is none would end the app',
      'Make Money in a try, and catch what it throws.',
    );
  });

const arithmetic = ['binary_expression', 'multiplicative_expression', 'additive_expression'];
const calculates = /\.(?:dividing|multiplying|divide|multiply|div|times)$/;
const amount = /(?:revenue|price|amount|value|cost)\w*(?:\(\))?\)?$|NSDecimalNumber\(/i;
const isNumber = /^[\d_]+(?:\.\d+)?[dfFLmM]?$|^1e\d+$/;
const aMillion = /^1(?:_?0{3}){2}(?:\.0)?[dmfFLM]?$|^1e6$/;

/** The name that a value gets. */
const givenName = (node: Node): string =>
  [...around(node)]
    .map(
      ({ outer }) =>
        /^(?:va[lr] |let |const |long |double |decimal )?\s*(\w+)(?:\s*:\s*\w+)?\s*=[^=]/.exec(
          outer.text,
        )?.[1],
    )
    .find((name) => name !== undefined) ?? '';

/** What is wrong with a number that is put on a value; undefined if nothing is known to be. */
function numberProblem(
  node: Node,
  other: Node,
  operator: string,
  number: Node,
): [message: string, cure: string] | undefined {
  const text = other.text;
  if (!/micros/i.test(text))
    return amount.test(text) && !/ecpm|quantity$/i.test(text)
      ? [`${text.split('\n')[0]} is not in millionths`, 'Pass it as it is.']
      : undefined;
  // Whole numbers lose what comes after the point, but not in TypeScript and Swift, which have none here.
  const isWhole =
    node.type === 'binary_expression' && /integer/.test(number.type) && !/double|Double/.test(text);
  const becomes = /micros$/i.test(givenName(node));
  return operator === '/' && aMillion.test(number.text) && !isWhole && !becomes
    ? undefined
    : ['Micros are divided by one million', 'Divide by 1_000_000.0, or use a call that takes micros.'];
}

/** A number on an amount: it is in whole units of its currency, unless its name says millionths. */
export const arithmeticFindings = (root: Node): SampleFinding[] => [
  ...all(root, arithmetic).flatMap((node) => {
    const parts = named(node);
    const operator = node.children.find((child) => /^[-+*/]$/.test(child?.text ?? ''))?.text;
    const number = parts.find((part) => isNumber.test(part.text));
    const other = parts.find((part) => part.id !== number?.id);
    const problem = operator && number && other ? numberProblem(node, other, operator, number) : undefined;
    return problem ? [finding(node.startPosition.row, ...problem)] : [];
  }),
  ...callsOf(root, calculates).flatMap((call) =>
    unless(
      !/\b1(?:_?0{3})+/.test(passedTo(call)) || /micros/i.test(calleeOf(call)),
      call.startPosition.row,
      `${calleeOf(call).replace(calculates, '')} is not in millionths`,
      'Pass it as it is.',
    ),
  ),
];

/** The value of a product of numbers; undefined if it is none. */
function valueOf(code: string): number | undefined {
  const factors = code.split('*').map((part) => part.trim().replaceAll('_', ''));
  return factors.every((part) => /^-?\d+(?:\.\d+)?[dfFLmM]?$/.test(part))
    ? factors.reduce((product, part) => product * Number.parseFloat(part), 1)
    : undefined;
}

/** The timeout of Apple's prompt keeps to its fact: the SDK refuses more, such as milliseconds. */
export function limitFindings(root: Node): SampleFinding[] {
  const most = Number(loadLimits().find(({ key }) => key === 'sdk.trackingAuthorizationTimeoutMax')?.value);
  const text = textOf(root);
  return [...text.matchAll(/\btrackingAuthorizationTimeout\s*[:=]\s*(-?[\d_.*\s]+)/gi)].flatMap(
    ({ 1: code = '', index }) => {
      const value = valueOf(code);
      return unless(
        value === undefined || (value >= 0 && value <= most),
        rowAt(text, index),
        `The timeout is ${code.trim()}, and ${most} seconds is the most`,
        `Write a number of seconds from 0 to ${most}.`,
      );
    },
  );
}
