/**
 * Samples that would harm whoever pastes them: an app that crashes at its start, a player who paid and gets nothing, a
 * link that opens again at every start. The rules hold for Kotlin and Java alike, so they read what the two share.
 */
import { rowAt, unless, type SampleFinding } from './rules';

/** What an app does with each answer of the store; every other code is a technical problem, and asks again. */
const decisions: Readonly<Record<string, string>> = {
  ALREADY_REPORTED: 'GRANT_IF_NEW',
  RECEIPT_INVALID: 'REFUSE',
  SKU_MISMATCH: 'REFUSE',
  CANCELLED: 'REFUSE',
};
const otherwise = 'ASK_AGAIN';

/** Without comments, of the same length. */
const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '));

/** End of the block whose brace opens at `open`. */
function endOfBlock(code: string, open: number): number {
  let depth = 0;
  for (let i = open; i < code.length; i += 1) {
    if (code[i] === '{') depth += 1;
    if (code[i] === '}') depth -= 1;
    if (depth === 0) return i;
  }
  return code.length;
}

/** True if the place is inside a `try` that catches the exception. */
const isCaught = (code: string, index: number, exception: string): boolean =>
  [...code.matchAll(/\btry\s*\{/g)].some((match) => {
    const end = endOfBlock(code, match.index + match[0].length - 1);
    return (
      match.index < index &&
      index < end &&
      new RegExp(`^\\s*catch\\s*\\([^)]*\\b${exception}\\b`).test(code.slice(end + 1))
    );
  });

/** A wrong token throws, and an exception in Application.onCreate ends the app. */
const initFindings = (code: string): SampleFinding[] =>
  [...code.matchAll(/\bWhenceSdk\.init\(/g)].flatMap(({ index }) =>
    unless(
      isCaught(code, index, 'WhenceException'),
      rowAt(code, index),
      'A wrong token would end the app at its start',
      'Put WhenceSdk.init into a try that catches WhenceException, and go on without the SDK.',
    ),
  );

/** Decision by code, `null` for a valid purchase and `else` for all other codes, as the sample takes them. */
function decisionsIn(code: string): Map<string, { decision: string; index: number }> {
  const found = new Map<string, { decision: string; index: number }>();
  const arms =
    /((?:(?:ValidateErrorCode\.\w+|null|else)[,\s]*)+)->\s*Decision\.(\w+)|((?:(?:case\s+\w+|default):\s*)+)return\s+Decision\.(\w+)/g;
  for (const { 1: kotlin, 2: then, 3: java, 4: result, index } of code.matchAll(arms)) {
    for (const [, name = ''] of (kotlin ?? java ?? '').matchAll(
      /(?:ValidateErrorCode\.|case\s+)?\b(\w+)\b/g,
    )) {
      if (/^(?:case|ValidateErrorCode)$/.test(name)) continue;
      found.set(name === 'default' ? 'else' : name, { decision: then ?? result ?? '', index });
    }
  }
  return found;
}

/** Only the three codes refuse; a missing answer never does. */
function purchaseFindings(code: string): SampleFinding[] {
  const call = code.indexOf('.validatePurchase(');
  if (call < 0) return [];
  const at = rowAt(code, call);
  const taken = decisionsIn(code);
  const pending = code.search(/urchaseState\(?\)? != Purchase\.PurchaseState\.PURCHASED\b/);
  return [
    ...[...taken].flatMap(([name, { decision, index }]) => {
      const right = name === 'null' ? 'GRANT' : (decisions[name] ?? otherwise);
      const cure = `Decide ${right} so that no paying player is refused.`;
      return unless(decision === right, rowAt(code, index), `${name} becomes ${decision}`, cure);
    }),
    ...Object.entries({ ...decisions, else: otherwise }).flatMap(([name, right]) =>
      unless(taken.has(name), at, `The sample does not decide on ${name}`, `Decide ${right}.`),
    ),
    // What throws, and what answers with an error, asks again.
    ...[...code.matchAll(/(?:catch\s*\([^)]*|onError\([^)]*)\)\s*\{/g)].flatMap(({ 0: head, index }) =>
      unless(
        code.slice(index, endOfBlock(code, index + head.length - 1)).includes(`Decision.${otherwise}`),
        rowAt(code, index),
        'An error does not ask again',
        `Decide ${otherwise}: it is never the player's fault.`,
      ),
    ),
    ...unless(
      /\bonError\(|\bcatch\s*\([^)]*WhenceException/.test(code),
      at,
      'A missing answer is not handled',
      'Catch WhenceException, or override onError.',
    ),
    ...unless(
      pending >= 0 && pending <= call,
      at,
      'A pending purchase is validated',
      'Ask again unless its state is PURCHASED.',
    ),
  ];
}

/** The SDK gives the link on every start: the app has to know that it followed it, even after a crash. */
function deferredLinkFindings(code: string): SampleFinding[] {
  const open = code.indexOf('startActivity(');
  if (!/deferredDeepLink|getDeferredDeepLink/.test(code) || open < 0) return [];
  const before = code.slice(0, open);
  const row = rowAt(code, open);
  const knowsInstall =
    /installInstanceId|getInstallInstanceId/.test(before) && /getString\([^)]*\)[^\n]*return/.test(before);
  return [
    ...unless(
      knowsInstall,
      row,
      'The link would be followed at every start',
      'Compare the install instance ID with the one that is kept, and return if they are the same.',
    ),
    ...unless(
      /\bputString\([^)]*\)\.commit\(\)/.test(before),
      row,
      'The link is not kept before it is opened',
      'Call putString(…).commit() first: apply() may be lost in a crash of the target screen.',
    ),
    ...unless(
      /AttributionTrigger\.INSTALL\b/.test(before),
      row,
      'The link would also be followed after a reattribution',
      'Return unless the trigger is AttributionTrigger.INSTALL.',
    ),
    ...unless(
      isCaught(code, open, 'ActivityNotFoundException'),
      row,
      'A link without a screen would end the app',
      'Catch ActivityNotFoundException around startActivity.',
    ),
  ];
}

/** Findings in a Kotlin or Java sample. */
export function harmFindings(sample: string): SampleFinding[] {
  const code = withoutComments(sample);
  return [...initFindings(code), ...purchaseFindings(code), ...deferredLinkFindings(code)];
}
