/** Links that an app follows once, and listeners that somebody keeps. */
import type { Node } from 'web-tree-sitter';
import { childOf } from '../../../lib/declarations/grammar';
import { unless, type SampleFinding } from '../rules';
import {
  all,
  around,
  calleeOf,
  callsOf,
  catchesOf,
  holderOf,
  isOf,
  passedTo,
  syntax,
  takes,
  textOf,
} from './code';

/** The SDK gives the link on every start: the app has to know that it followed it, even after a crash. */
export function deferredLinkFindings(root: Node): SampleFinding[] {
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

/** A flag that keeps an app from asking again is taken back somewhere, or a failure would be the last word. */
export const onceFindings = (root: Node): SampleFinding[] =>
  all(root, ['assignment_expression']).flatMap((one) => {
    const flag = /^(\w+) = true$/.exec(one.text)?.[1] ?? '';
    const asks = callsOf(holderOf(one), /[wW]hence(?:SDK)?(?:\.Instance)?\??\.Get\w+$/).find(
      ({ startIndex }) => startIndex > one.startIndex,
    );
    const failure = /\berror\s*=>[^]*/.exec(asks ? passedTo(asks) : '')?.[0];
    return unless(
      failure === undefined ||
        !textOf(holderOf(one)).includes(`if (${flag}) return`) ||
        new RegExp(`\\b${flag} = false`).test(textOf(root)),
      one.startPosition.row,
      `${flag} stays true where the call fails`,
      `Set ${flag} to false in its failure handler.`,
    );
  });

/** Calls whose result ends a listener. */
const registers = /(?:^|\.)register\w*Listener$/;
/** In a hook, listeners of other modules are registered anew with each run, too. */
const registersInHook = /(?:^|\.)(?:register\w*|add\w*|\w*Updated|\w*Error)Listener$/;

/** True if nothing can end what a call has registered: its result is dropped, or a local name that nothing reads. */
function isDropped(call: Node): boolean {
  const { parent } = call;
  if (!parent) return false;
  if (
    isOf(parent, [
      'statements',
      'block',
      'function_body',
      'source_file',
      'expression_statement',
      'lambda_literal',
    ])
  )
    return true;
  if (parent.type === 'assignment') return /^_\s*=/.test(parent.text);
  if (isOf(parent, ['arrow_function', 'lambda_expression'])) return false;
  const declared = [...around(call)].find(({ outer }) =>
    isOf(outer, ['property_declaration', 'local_variable_declaration', 'lexical_declaration']),
  )?.outer;
  if (!declared || isOf(declared.parent ?? declared, syntax.members)) return false;
  const name = /\b(\w+)\s*(?::[^=]*)?=/.exec(textOf(declared))?.[1] ?? '';
  const text = textOf(holderOf(call));
  return hookOf(call)
    ? !new RegExp(`\\b${name}\\.(?:remove|unsubscribe)\\b|\\breturn ${name}\\b`).test(text)
    : (text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length < 2;
}

/** The hook of React around a call. */
const hookOf = (call: Node): Node | undefined =>
  [...around(call)].find(({ outer }) => isOf(outer, syntax.calls) && /\buse\w*Effect$/.test(calleeOf(outer)))
    ?.outer;

/** The screen of Android around a call. */
const screenOf = (call: Node): Node | undefined =>
  [...around(call)].find(
    ({ outer }) =>
      outer.type === 'class_declaration' &&
      /^[^{]*\b\w*(?:Activity|Fragment|ViewModel)\b/.test(textOf(outer)),
  )?.outer;

/** True where a listener has to end, on iOS with its subscription, else with the screen that registers it, and does not. */
function isLost(call: Node): boolean {
  const screen = screenOf(call);
  const isSwift = childOf(call, 'call_suffix') !== undefined;
  if (screen && !isSwift) return isDropped(call) || !/\.unsubscribe\(/.test(textOf(screen));
  return (isSwift || hookOf(call) !== undefined) && isDropped(call);
}

/** A listener that nobody keeps ends at once on iOS, and outlives its screen on the others. */
export const listenerFindings = (root: Node): SampleFinding[] => [
  ...callsOf(root, registersInHook)
    .filter((call) => registers.test(calleeOf(call)) || hookOf(call))
    .flatMap((call) =>
      unless(
        !isLost(call),
        call.startPosition.row,
        'Nobody keeps the subscription, or nobody ends it',
        'Keep what the call returns, and end it with the screen or object that listens.',
      ),
    ),
  // The one listener of old versions is taken off with null.
  ...callsOf(root, /\.setAttributionListener$/).flatMap((call) =>
    unless(
      !hookOf(call) || /\.setAttributionListener\(null\)/.test(textOf(hookOf(call) ?? call)),
      call.startPosition.row,
      'Nobody ends the subscription',
      'Return a function from the hook that calls setAttributionListener(null).',
    ),
  ),
  // An event of C# keeps its listener until it is taken off.
  ...all(root, ['class_declaration']).flatMap((owner) => {
    const text = textOf(owner);
    const lives = /:\s*MonoBehaviour\b/.test(text) && !/\bDontDestroyOnLoad\(/.test(text);
    return all(owner, ['assignment_expression']).flatMap((one) => {
      const [, event = '', handler = ''] =
        /^(\w*[wW]hence\w*(?:\.Instance)?\.On\w+)\s*\+=\s*([\s\S]*)$/.exec(one.text) ?? [];
      const removes = new RegExp(
        `${event.replaceAll('.', '\\.')}\\s*-=\\s*${/^\w+$/.exec(handler)?.[0] ?? '$^'}\\b`,
      );
      return unless(
        !lives || event === '' || removes.test(text),
        one.startPosition.row,
        'Nobody ends the subscription',
        'Add a method, and take it off with -= in OnDisable or OnDestroy.',
      );
    });
  }),
];
