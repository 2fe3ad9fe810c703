/** Amounts as the store or ad SDK gives them, numbers that have a most, and what throws if one of them is wrong. */
import type { Node } from 'web-tree-sitter';
import { childrenOf, named } from '../../../lib/declarations/grammar';
import { loadLimits } from '../../../lib/facts/load';
import { rowAt, unless, type SampleFinding } from '../rules';
import {
  all,
  around,
  callsOf,
  catchesOf,
  holderOf,
  holdsThrough,
  isOf,
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
const amount = /(?:revenue|price|amount|value|cost)\w*(?:\(\))?\)?$|NSDecimalNumber\(/i;
const notAmounts = /micros|ecpm|quantity/i;

/** A number on an amount: it is in whole units of its currency, unless its name says millionths. */
export const arithmeticFindings = (root: Node): SampleFinding[] =>
  all(root, arithmetic).flatMap((node) => {
    const parts = named(node);
    const operator = node.children.find((child) => /^[-+*/]$/.test(child?.text ?? ''))?.text;
    const number = parts.find((part) => /^[\d_]+(?:\.\d+)?[dfFLmM]?$|^1e\d+$/.test(part.text));
    const other = parts.find((part) => part.id !== number?.id);
    const isNested = other && isOf(other, arithmetic);
    const isMicros = other !== undefined && /micros/i.test(other.text);
    const millionths = operator === '/' && /^1(?:_?0{3}){2}(?:\.0)?[dmfFLM]?$|^1e6$/.test(number?.text ?? '');
    const isAmount = other !== undefined && amount.test(other.text) && !notAmounts.test(other.text);
    return unless(
      operator === undefined ||
        number === undefined ||
        isNested === true ||
        (isMicros ? millionths : !isAmount),
      node.startPosition.row,
      isMicros ? 'Micros are divided by one million' : `${other?.text.split('\n')[0]} is not in millionths`,
      isMicros ? 'Divide by 1,000,000, or use a call that takes micros.' : 'Pass it as it is.',
    );
  });

/** Options with a most, in the unit of the fact. */
const mosts: Readonly<Record<string, string>> = {
  trackingAuthorizationTimeout: 'sdk.trackingAuthorizationTimeoutMax',
};

/** The value of a product of numbers; undefined if it is none. */
function valueOf(code: string): number | undefined {
  const factors = code.split('*').map((part) => part.trim().replaceAll('_', ''));
  return factors.every((part) => /^-?\d+(?:\.\d+)?[dfFLmM]?$/.test(part))
    ? factors.reduce((product, part) => product * Number.parseFloat(part), 1)
    : undefined;
}

/** A literal keeps to the fact of its option: the SDK refuses more, and milliseconds are no seconds. */
export const limitFindings = (root: Node): SampleFinding[] =>
  Object.entries(mosts).flatMap(([option, key]) => {
    const fact = loadLimits().find((limit) => limit.key === key);
    const text = textOf(root);
    return [...text.matchAll(new RegExp(`\\b(?:set)?${option}\\s*[(:=]\\s*(-?[\\d_.*\\s]+)`, 'gi'))].flatMap(
      ({ 1: code = '', index }) => {
        const value = valueOf(code);
        const most = Number(fact?.value);
        return unless(
          value === undefined || (value >= 0 && value <= most),
          rowAt(text, index),
          `${option} is ${code.trim()}, and ${most} ${fact && 'unit' in fact ? fact.unit : ''} is the most`,
          `Write a number from 0 to ${most}.`,
        );
      },
    );
  });
