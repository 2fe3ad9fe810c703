/**
 * A player who paid gets what they paid for, at once and once: which codes refuse, which are asked again, what is not a
 * purchase yet, and what comes before the store hears that all is done.
 */
import type { Node } from 'web-tree-sitter';
import { childrenOf, named } from '../../../lib/declarations/grammar';
import { loadSdkErrors } from '../../../lib/facts/load';
import { unless, type SampleFinding } from '../rules';
import {
  all,
  around,
  callsOf,
  contains,
  catchesOf,
  functionsOf,
  holderOf,
  holdersOf,
  holdsThrough,
  isOf,
  isApart,
  sdkError,
  stepsOf,
  syntax,
  takes,
  textOf,
} from './code';

/** What an app does with each code that decides, or for which asking again helps; every other one grants. */
const decisions: Readonly<Record<string, string>> = {
  ALREADY_REPORTED: 'GRANT_IF_NEW',
  RECEIPT_INVALID: 'REFUSE',
  SKU_MISMATCH: 'REFUSE',
  CANCELLED: 'REFUSE',
  STORE_UNAVAILABLE: 'ASK_AGAIN',
  NETWORK: 'ASK_AGAIN',
  SERVER: 'ASK_AGAIN',
};
const otherwise = 'GRANT';
/** Codes of a result that decide, or may later; the two below leave it to the store's own answer. */
const ofResults = ['ALREADY_REPORTED', 'RECEIPT_INVALID', 'SKU_MISMATCH', 'CANCELLED', 'STORE_UNAVAILABLE'];
const undecided = ['RECEIPT_MALFORMED', 'STORE_NOT_CONFIGURED'];

/** Codes of errors, which the call throws. */
const errorCodes = (): string[] => loadSdkErrors().map(({ code }) => code);

const upperCase = (name: string): string =>
  /[a-z]/.test(name) ? name.replace(/(?<!^)[A-Z]/g, (letter) => `_${letter}`).toUpperCase() : name;

const taken = new Set([otherwise, ...Object.values(decisions)]);

/** The decisions that a piece of code takes, in their order. */
const decisionsIn = (code: string): { name: string; at: number }[] =>
  [...code.matchAll(/\.(\w+)|'([a-z-]+)'|\b([A-Z]?[a-z]\w*)(?=\()/g)]
    .map(({ 1: constant = '', 2: text = '', 3: call = '', index }) => ({
      name: text ? text.replaceAll('-', '_').toUpperCase() : upperCase(constant || call),
      at: index,
    }))
    .filter(({ name }) => taken.has(name));

/** The codes of a list that a piece of code names. */
const codesIn = (code: string, list: readonly string[]): string[] =>
  [...new Set((code.match(/\w+/g) ?? []).map(upperCase))].filter((name) => list.includes(name));

interface Choice {
  labels: string[];
  decision: string;
  row: number;
}

const noError = /\b(?:nil|undefined|null|IsValid|isValid)\b/;

/** What the condition of a branch asks for: codes, or that there is no error. */
const askedIn = (condition: string): string[] => [
  ...codesIn(condition, [...ofResults, ...undecided, ...errorCodes()]),
  ...(noError.test(condition) ? ['null'] : []),
];

/** The arms of a choice by code, `else` for all other codes. */
function armsOf(root: Node): Choice[] {
  const found: Choice[] = [];
  let labels: string[] = [];
  for (const arm of all(root, syntax.arms)) {
    // C# has all labels of an arm in one section.
    const [, head = '', body = ''] =
      /^((?:(?:case\s[^:]*|default)\s*:\s*(?=case\s|default\s*:))*[^:>]*?)(?:->|:)([\s\S]*)$/.exec(
        textOf(arm),
      ) ?? [];
    labels.push(...askedIn(head), ...(/\b(?:default|else)\b/.test(head) ? ['else'] : []));
    if (body.trim() === '') continue;
    const [decision] = decisionsIn(body);
    if (decision) found.push({ labels, decision: decision.name, row: arm.startPosition.row });
    labels = [];
  }
  return found;
}

/** Branches of `if` and `? :` that ask for codes and decide. */
const branchesOf = (root: Node): Choice[] =>
  all(root, [...syntax.guards, ...syntax.choices]).flatMap((one): Choice[] => {
    if ([...around(one)].some(({ outer }) => isOf(outer, [...syntax.catches, ...syntax.arms]))) return [];
    const [condition, first, second] = named(one);
    const labels = condition ? askedIn(textOf(condition)) : [];
    if (!condition || !first || labels.length === 0 || /!=/.test(textOf(condition))) return [];
    const decided = (node: Node | undefined): string =>
      decisionsIn(node ? ` ${textOf(node)}` : '')[0]?.name ?? '';
    const row = one.startPosition.row;
    return [
      { labels, decision: decided(first), row },
      ...(isOf(one, syntax.choices) || named(one).length > 2
        ? [{ labels: ['else'], decision: decided(second), row }]
        : []),
    ].filter(({ decision }) => decision !== '');
  });

/** What is wrong with what a sample does if the call gets no answer; undefined if nothing is. */
function errorProblem(code: string): string | undefined {
  const found = decisionsIn(code);
  const asks = found.find(({ name }) => name === 'ASK_AGAIN');
  const grants = found.find(({ name }) => name === 'GRANT');
  if (found.some(({ name }) => name === 'REFUSE')) return 'An error refuses a purchase';
  const codes = codesIn(code, errorCodes());
  const wrong = codes.find((name) => decisions[name] === undefined);
  if (asks && wrong) return `${wrong} is asked again`;
  if (asks && !grants) return 'Every error is asked again';
  if (!grants) return 'An error does not grant';
  const missing = ['NETWORK', 'SERVER'].find((name) => !codes.includes(name));
  if (!asks || missing) return `${missing ?? 'NETWORK'} is not asked again`;
  const isTurned = /!==?\s*(?:\w+\.)?'?\w*(?:NETWORK|SERVER|network|server|Network|Server)/.test(code);
  const first = Math.min(...found.map(({ at }) => at).filter((at) => at > code.search(/network/i)));
  const isRight = (found.find(({ at }) => at === first)?.name === 'ASK_AGAIN') !== isTurned;
  const both = isTurned ? /\|\|/ : /&&/;
  const condition = code.slice(code.search(/network|server/i), first);
  return isRight && !both.test(condition) ? undefined : 'The wrong errors are asked again';
}

/** Only three codes refuse, and only three are asked again; for all else the store's own answer counts. */
export function purchaseFindings(root: Node): SampleFinding[] {
  const [call] = callsOf(root, /(?:^|\.)[vV]alidatePurchase(?:Async)?$/);
  if (!call) return [];
  const at = call.startPosition.row;
  const choices = [...armsOf(root), ...branchesOf(root)];
  const labels = new Set(choices.flatMap((one) => one.labels));
  const isDecided = (name: string): boolean =>
    labels.has(name) || (name === 'else' && undecided.every((code) => labels.has(code)));
  const onErrors = all(root, syntax.functions).filter((one) => /^[^{=]*\b[oO]nError\(/.test(textOf(one)));
  const attempts = all(root, syntax.tries).filter(
    (one) => childrenOf(one, ...syntax.catches).length > 0 && /\b(?:PurchaseReceipt|Money)\b/.test(one.text),
  );
  const validates = (one: Node): boolean => callsOf(one, /[vV]alidatePurchase(?:Async)?$/).length > 0;
  const handlers = [
    ...attempts.filter(validates).map((one) => childrenOf(one, ...syntax.catches)),
    ...onErrors.map((one) => [one]),
  ];
  // A product that the store doesn't know, or a user that the app doesn't: nothing of it is a verdict.
  const unasked = all(root, syntax.guards).filter((one) => {
    const [condition, first] = named(one);
    return (
      condition &&
      first &&
      askedIn(textOf(condition)).length === 0 &&
      ![...around(one)].some(({ outer }) => isOf(outer, [...syntax.catches, ...syntax.arms])) &&
      decisionsIn(` ${textOf(first)}`)[0]?.name === 'REFUSE'
    );
  });
  const makes = attempts
    .filter((one) => !validates(one))
    .flatMap((one) => childrenOf(one, ...syntax.catches));
  return [
    ...choices.flatMap(({ labels: names, decision, row }) =>
      names.flatMap((name) => {
        const right = decisions[name] ?? otherwise;
        return unless(
          decision === right,
          row,
          `${name} becomes ${decision}`,
          right === 'ASK_AGAIN'
            ? 'Ask again: only STORE_UNAVAILABLE, NETWORK, and SERVER may have another answer in a moment.'
            : `Decide ${right} so that no paying player is refused or waits for nothing.`,
        );
      }),
    ),
    ...[...ofResults, 'else'].flatMap((name) =>
      unless(
        isDecided(name),
        at,
        `The sample does not decide on ${name}`,
        `Decide ${decisions[name] ?? otherwise}.`,
      ),
    ),
    ...handlers.flatMap((nodes) => {
      const problem = errorProblem(nodes.map(textOf).join('\n'));
      const row = nodes[0]?.startPosition.row ?? at;
      return unless(
        problem === undefined,
        row,
        problem ?? '',
        'Ask again after NETWORK and SERVER alone, and grant after every other error: the store reports it as paid.',
      );
    }),
    ...unasked.flatMap((one) =>
      unless(
        false,
        one.startPosition.row,
        'A purchase is refused without a verdict',
        'Decide GRANT: only a code of the verdict refuses.',
      ),
    ),
    // A receipt that can't be made is the app's mistake.
    ...makes.flatMap((one) => {
      const names = decisionsIn(textOf(one)).map(({ name }) => name);
      return unless(
        names.length > 0 && names.every((name) => name === 'GRANT'),
        one.startPosition.row,
        'A mistake in the call does not grant',
        'Decide GRANT: it is never the fault of the player, and asking again changes nothing.',
      );
    }),
    ...unless(
      onErrors.length > 0 || catchesOf(call).some((one) => takes(one, sdkError)),
      at,
      'A missing answer is not handled',
      'Catch what the call throws, or decide in onError.',
    ),
  ];
}

const goods = {
  grant:
    /\b(?:[gG]rant|add[A-Z]|store[A-Z])\w*$|\b(?:goods|items|inventory)\.(?:[aA]dd|[gG]rant|[sS]ave)\w*$/,
  finish:
    /\b(?:finish(?:Transaction)?|consume(?:Async|Purchase)?|acknowledge(?:Purchase)?|Confirm(?:Pending)?Purchase)$/,
  decide: /(?:^|\.)(?:[dD]ecide|[vV]alidatePurchase)\w*$/,
};

/** A store that has heard that a purchase is finished does not offer it again, even if the goods never came. */
export const finishFindings = (root: Node): SampleFinding[] =>
  holdersOf(root).flatMap((holder) => {
    const steps = stepsOf(root, holder, goods);
    return steps.flatMap(({ kind, at }) => {
      // A function that does both has them in its own order.
      const grants = steps.filter((one) => one.kind === 'grant');
      const late =
        kind === 'finish' &&
        !grants.some((one) => one.at.id === at.id) &&
        grants.some((one) => one.at.startIndex > at.endIndex && !isApart(at, one.at));
      const noted = callsOf(holder, /\.edit\(\)\.put\w+\(.*\)\.apply$/);
      return [
        ...unless(
          !late,
          at.startPosition.row,
          'The purchase is finished before the goods are granted',
          'Finish it last: a crash in between would cost the player the goods.',
        ),
        ...(kind === 'finish' ? noted : []).flatMap((one) =>
          unless(
            one.startIndex > at.endIndex,
            one.startPosition.row,
            'The grant may be forgotten',
            'Call commit() before the purchase is finished: after a crash, apply() has stored nothing.',
          ),
        ),
      ];
    });
  });

/** A function that comes to its end without a verdict, as after all retries, refuses nobody. */
export const refusalFindings = (root: Node): SampleFinding[] =>
  all(root, ['return_statement', 'jump_expression', 'control_transfer_statement']).flatMap((one) =>
    unless(
      !/^return\b/.test(one.text) ||
        decisionsIn(textOf(one))[0]?.name !== 'REFUSE' ||
        [...around(one)].some(({ outer }) =>
          isOf(outer, [...syntax.guards, ...syntax.arms, ...syntax.catches]),
        ),
      one.startPosition.row,
      'A purchase is refused without a verdict',
      'Decide GRANT: only a code of the verdict refuses.',
    ),
  );

/** A condition that lets paid purchases through alone. */
function isPaidGuard(one: Node, call: Node): boolean {
  const text = textOf(one);
  const leaves =
    /urchaseState\(?\)?\s*!==?\s*['\w.]*(?:PURCHASED|purchased)\b|!\s*(?:\w+\.)?is(?:Paid|Purchased)\b|===?\s*['\w.]*(?:pending|PENDING)\b/;
  const lets =
    /urchaseState\w*\(?\)?\s*===?\s*['\w.]*(?:PURCHASED|purchased)\b|(?<!!\s*)\bis(?:Paid|Purchased)\(/;
  const isAround = one.startIndex <= call.startIndex && call.endIndex <= one.endIndex;
  return (
    (one.endIndex <= call.startIndex && leaves.test(text) && /\b(?:return|continue)\b/.test(text)) ||
    (isAround && lets.test(text))
  );
}

/** A pending payment is not a purchase yet: nothing is decided, granted, or finished for it. */
export function pendingFindings(root: Node): SampleFinding[] {
  const text = textOf(root);
  const cure = 'Return, and wait until the store reports the purchase as paid.';
  const inArms = all(root, syntax.arms).flatMap((arm) => {
    const [head = ''] = textOf(arm).split(/->|:\s/);
    return unless(
      !/\b(?:pending|deferred|PENDING)\b/.test(head) ||
        stepsOf(root, holderOf(arm), goods).every(
          ({ at }) => at.startIndex < arm.startIndex || at.startIndex > arm.endIndex,
        ),
      arm.startPosition.row,
      'A pending purchase is validated',
      cure,
    );
  });
  const deferred = all(root, ['assignment_expression']).filter(({ text: one }) =>
    /OnPurchaseDeferred\s*\+=/.test(one),
  );
  const handled = deferred.flatMap((one) => {
    const named = (functionsOf(root).get(/(\w+)$/.exec(one.text)?.[1] ?? '') ?? []).flatMap((node) =>
      stepsOf(root, node, goods),
    );
    const inside = stepsOf(root, holderOf(one), goods).filter(({ at }) => contains(one, at));
    return unless(
      named.length + inside.length === 0,
      one.startPosition.row,
      'A pending purchase is validated',
      cure,
    );
  });
  const hears =
    /PurchasesUpdatedListener|onPurchasesUpdated|queryPurchasesAsync|purchaseUpdatedListener|getAvailablePurchases/;
  const guards = all(root, [...syntax.guards, ...syntax.calls, ...syntax.arms]);
  const open = (
    hears.test(text) ? callsOf(root, /(?:^|\.)(?:[dD]ecide|[vV]alidatePurchase)\w*$/) : []
  ).filter((call) => !holdsThrough(root, call, (one) => guards.some((guard) => isPaidGuard(guard, one))));
  return [
    ...inArms,
    ...handled,
    ...open.map((call) => ({
      row: call.startPosition.row,
      message: 'A pending purchase is validated',
      cure,
    })),
  ];
}
