/**
 * Samples that would harm whoever pastes them: an app that crashes at its start, a player who paid and gets nothing, a
 * link that opens again at every start, consent that nobody gave. The rules are about calls, guards, branches and what
 * catches errors, which the grammars of all languages have; the types of nodes and the words of each are in `syntax`.
 */
import type { Node } from 'web-tree-sitter';
import { childOf, childrenOf } from '../../lib/declarations/grammar';
import { unless, type SampleFinding } from './rules';

/** Types of nodes, of all languages together: none means something else in another. */
const syntax = {
  calls: ['call_expression', 'method_invocation', 'invocation_expression'],
  arguments: ['value_arguments', 'argument_list', 'call_suffix', 'arguments'],
  guards: ['if_expression', 'if_statement', 'guard_statement'],
  arms: [
    'when_entry',
    'switch_block_statement_group',
    'switch_rule',
    'switch_entry',
    'switch_case',
    'switch_default',
    'switch_section',
  ],
  tries: ['try_expression', 'try_statement', 'do_statement'],
  catches: ['catch_block', 'catch_clause'],
  functions: [
    'function_declaration',
    'method_declaration',
    'init_declaration',
    'arrow_function',
    'lambda_expression',
  ],
} as const;

/** What an app does with each answer of the store; every other code is a technical problem, and asks again. */
const decisions: Readonly<Record<string, string>> = {
  ALREADY_REPORTED: 'GRANT_IF_NEW',
  RECEIPT_INVALID: 'REFUSE',
  SKU_MISMATCH: 'REFUSE',
  CANCELLED: 'REFUSE',
};
const otherwise = 'ASK_AGAIN';
const technical = ['RECEIPT_MALFORMED', 'STORE_NOT_CONFIGURED', 'STORE_UNAVAILABLE'];

const textOf = (node: Node): string => node.text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '');

const all = (root: Node, types: readonly string[]): Node[] =>
  root.descendantsOfType([...types]).flatMap((node) => node ?? []);

/** What is called, without its arguments. */
function calleeOf(call: Node): string {
  const end = childOf(call, ...syntax.arguments)?.startIndex ?? call.endIndex;
  return textOf(call)
    .slice(0, end - call.startIndex)
    .replace(/\s/g, '');
}

const callsOf = (root: Node, callee: RegExp): Node[] =>
  all(root, syntax.calls).filter((call) => callee.test(calleeOf(call)));

/** The nodes around a node, innermost first, each with the child that leads to it. */
function* around(node: Node): Generator<{ outer: Node; child: Node }> {
  for (let child = node; child.parent; child = child.parent) yield { outer: child.parent, child };
}

const isOf = (node: Node, types: readonly string[]): boolean => types.includes(node.type);

/** What catches the errors of a node. */
const catchesOf = (node: Node): Node[] =>
  [...around(node)]
    .filter(({ outer, child }) => isOf(outer, syntax.tries) && !isOf(child, syntax.catches))
    .flatMap(({ outer }) => childrenOf(outer, ...syntax.catches));

/** True if a catch takes an error of the type; one that names no type takes all. */
const takes = (one: Node, error: RegExp): boolean => {
  const head = textOf(one).split('{')[0] ?? '';
  return error.test(head) || /^catch\s*(?:\(\w+\)\s*)?$/.test(head);
};

const sdkError = /\bWhence(?:Exception|Error)\b/;

/** A wrong token throws, and what nobody catches at the start of an app ends it. */
const initFindings = (root: Node): SampleFinding[] =>
  callsOf(root, /\bWhenceSdk\.init(?:ialize)?$|\bWhenceSDK\.Initialize$|^initialize$/).flatMap((call) =>
    unless(
      catchesOf(call).some((one) => takes(one, sdkError)) ||
        [...around(call)].some(({ outer }) =>
          isOf(outer, syntax.functions)
            ? outer.children.some((part) => /^(?:throws|async)$/.test(part?.type ?? ''))
            : /^try\?/.test(outer.text) || (isOf(outer, syntax.calls) && /\.catch$/.test(calleeOf(outer))),
        ),
      call.startPosition.row,
      'A wrong token would end the app at its start',
      'Catch what it throws, and go on without the SDK.',
    ),
  );

const upperCase = (name: string): string =>
  /[a-z]/.test(name) ? name.replace(/(?<!^)[A-Z]/g, (letter) => `_${letter}`).toUpperCase() : name;

/** The decisions that a piece of code takes. */
const decisionsIn = (code: string): string[] =>
  [...code.matchAll(/(?:\bDecision|\breturn\s+|^\s*)\.(\w+)|\breturn '([a-z-]+)'/g)]
    .map(([, name = '', text = '']) => (text ? text.replaceAll('-', '_').toUpperCase() : upperCase(name)))
    .filter((name) => ['GRANT', otherwise, ...Object.values(decisions)].includes(name));

/** The arms that decide on a code, `null` for a valid purchase and `else` for all other codes, with their decision. */
function armsOf(root: Node): Map<string, { decision: string; row: number }> {
  const found = new Map<string, { decision: string; row: number }>();
  let labels: string[] = [];
  for (const arm of all(root, syntax.arms)) {
    // C# has all labels of an arm in one section.
    const [, head = '', body = ''] =
      /^((?:(?:case\s[^:]*|default)\s*:\s*(?=case\s|default\s*:))*[^:>]*?)(?:->|:)([\s\S]*)$/.exec(
        textOf(arm),
      ) ?? [];
    const names = head.replace(/\b(?:case|ValidateErrorCode)\b|@unknown/g, '').match(/\w+/g) ?? [];
    labels.push(
      ...names.map((name) =>
        name === 'default' ? 'else' : /^(?:nil|undefined|null)$/.test(name) ? 'null' : name,
      ),
    );
    if (body.trim() === '') continue;
    const [decision = ''] = decisionsIn(body);
    for (const name of decision === '' ? [] : labels)
      found.set(/^(?:else|null)$/.test(name) ? name : upperCase(name), {
        decision,
        row: arm.startPosition.row,
      });
    labels = [];
  }
  return found;
}

/** Only the three codes refuse; a missing answer never does. */
function purchaseFindings(root: Node): SampleFinding[] {
  const [call] = callsOf(root, /(?:^|\.)[vV]alidatePurchase(?:Async)?$/);
  if (!call) return [];
  const at = call.startPosition.row;
  const taken = armsOf(root);
  const isDecided = (name: string): boolean =>
    taken.has(name) || (name === 'else' && technical.every((code) => taken.has(code)));
  const onErrors = all(root, syntax.functions).filter((one) => /^[^{]*\bonError\(/.test(textOf(one)));
  const caught = all(root, syntax.tries)
    .filter((one) => /\b(?:validatePurchase|PurchaseReceipt|Money)\b/.test(one.text))
    .flatMap((one) => childrenOf(one, ...syntax.catches));
  const pending = all(root, syntax.guards).find((one) =>
    /urchaseState\(?\)? != [\w.]*PURCHASED\b|!.*\bpurchaseState\b|!isPaid\b/.test(one.text),
  );
  return [
    ...[...taken].flatMap(([name, { decision, row }]) => {
      const right = name === 'null' ? 'GRANT' : (decisions[name] ?? otherwise);
      const cure = `Decide ${right} so that no paying player is refused.`;
      return unless(decision === right, row, `${name} becomes ${decision}`, cure);
    }),
    ...Object.entries({ ...decisions, else: otherwise }).flatMap(([name, right]) =>
      unless(isDecided(name), at, `The sample does not decide on ${name}`, `Decide ${right}.`),
    ),
    // What throws, and what answers with an error, asks again.
    ...[...caught, ...onErrors].flatMap((one) =>
      unless(
        decisionsIn(textOf(one)).includes(otherwise),
        one.startPosition.row,
        'An error does not ask again',
        `Decide ${otherwise}: it is never the player's fault.`,
      ),
    ),
    ...unless(
      onErrors.length > 0 || catchesOf(call).some((one) => takes(one, sdkError)),
      at,
      'A missing answer is not handled',
      'Catch what the call throws, or override onError.',
    ),
    // StoreKit 2 hands out no transaction before it is paid.
    ...unless(
      !/billingclient|react-native-iap/.test(root.text) ||
        (pending !== undefined && pending.endIndex <= call.startIndex),
      at,
      'A pending purchase is validated',
      'Ask again unless its state is PURCHASED.',
    ),
  ];
}

/** A store that has heard that a purchase is finished does not offer it again, even if the goods never came. */
const finishFindings = (root: Node): SampleFinding[] =>
  callsOf(
    root,
    /\b(?:finish(?:Transaction)?|consumeAsync|acknowledgePurchase|Confirm(?:Pending)?Purchase)$/,
  ).flatMap((call) => {
    const within = [...around(call)].find(({ outer }) => isOf(outer, syntax.functions))?.outer ?? root;
    const late = callsOf(within, /\b(?:[gG]rant|add[A-Z])\w*$|\bgoods\.Add\w*$/).find(
      ({ startIndex }) =>
        startIndex > call.endIndex && !/\breturn\b/.test(root.text.slice(call.endIndex, startIndex)),
    );
    return unless(
      !late,
      call.startPosition.row,
      'The purchase is finished before the goods are granted',
      'Finish it last: a crash in between would cost the player the goods.',
    );
  });

/** A consent platform knows when there is an answer; before that, what is passed on would be nobody's choice. */
const consentFindings = (root: Node): SampleFinding[] =>
  callsOf(root, /\bWhenceS(?:dk\.s|DK\.S)etConsent$|^setConsent$/).flatMap((call) =>
    unless(
      !/\b(?:ConsentInformation|AdsConsent)\b/.test(root.text) ||
        all(root, syntax.guards).some(
          (one) => one.startIndex < call.startIndex && /\b[cC]anRequestAds\b/.test(one.text),
        ),
      call.startPosition.row,
      'Consent is passed on before the form has an answer',
      'Return unless canRequestAds is true.',
    ),
  );

/** The SDK gives the link on every start: the app has to know that it followed it, even after a crash. */
function deferredLinkFindings(root: Node): SampleFinding[] {
  const [open] = callsOf(root, /(?:^|\.)(?:startActivity|[oO]pen\w*)$/);
  if (!/[dD]eferredDeepLink/.test(root.text) || !open) return [];
  const row = open.startPosition.row;
  const isAndroid = calleeOf(open).endsWith('startActivity');
  const before = (types: readonly string[], pattern: RegExp): boolean =>
    all(root, types).some((one) => one.startIndex < open.startIndex && pattern.test(textOf(one)));
  return [
    ...unless(
      /[iI]nstallInstanceId/.test(root.text) &&
        before(syntax.guards, /(?:[gG]etString\(|string\(forKey:|getItem\()[^}]*\breturn\b/),
      row,
      'The link would be followed at every start',
      'Compare the install instance ID with the one that is kept, and return if they are the same.',
    ),
    ...unless(
      before(
        syntax.calls,
        isAndroid
          ? /\bputString\([^)]*\)\.commit\(\)/
          : /\.set\([^)]*forKey:|\bsetItem\(|\bPlayerPrefs\.Save\(/,
      ),
      row,
      'The link is not kept before it is opened',
      isAndroid
        ? 'Call putString(…).commit() first: apply() may be lost in a crash of the target screen.'
        : 'Set it in UserDefaults, await AsyncStorage.setItem, or call PlayerPrefs.Save, first.',
    ),
    ...unless(
      before(
        syntax.guards,
        /AttributionTrigger\.(?:INSTALL|Install)\b|\btrigger [!=]==? (?:\.install\b|'install')/,
      ),
      row,
      'The link would also be followed after a reattribution',
      'Return unless the trigger is an install.',
    ),
    ...unless(
      !isAndroid || catchesOf(open).some((one) => takes(one, /\bActivityNotFoundException\b/)),
      row,
      'A link without a screen would end the app',
      'Catch ActivityNotFoundException around startActivity.',
    ),
  ];
}

/** Findings in a sample of an SDK language. */
export const harmFindings = (root: Node): SampleFinding[] =>
  [initFindings, purchaseFindings, finishFindings, consentFindings, deferredLinkFindings].flatMap((rule) =>
    rule(root),
  );
