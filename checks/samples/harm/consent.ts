/** Starting the SDK, and what has to come in which order around a user's answer: form, Apple's prompt, ad SDKs. */
import type { Node } from 'web-tree-sitter';
import { childrenOf } from '../../../lib/declarations/grammar';
import { finding, rowAt, unless, type SampleFinding } from '../rules';
import {
  all,
  around,
  calleeOf,
  callsOf,
  catchesOf,
  holderOf,
  holdersOf,
  holdsThrough,
  isOf,
  isApart,
  passedTo,
  sdkError,
  stepsOf,
  syntax,
  takes,
  textOf,
} from './code';

const init = /\bWhenceSdk\.init(?:ialize)?$|\bWhenceSDK\.Initialize(?:Async)?$|^initialize$/;
const setConsent = /\bWhenceS(?:dk\.s|DK\.S)etConsent(?:Async)?$|^setConsent$/;

/** A wrong token throws, and what nobody catches at the start of an app ends it. */
export const initFindings = (root: Node): SampleFinding[] =>
  callsOf(root, init).flatMap((call) =>
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

/** Nobody has decided what is always the same: it is where an answer should be. */
export const conditionFindings = (root: Node): SampleFinding[] =>
  all(root, syntax.guards).flatMap((guard) =>
    unless(
      !/^(?:if|guard)[\s(]+!?(?:true|false)\b\s*(?:[){]|else)/.test(textOf(guard)),
      guard.startPosition.row,
      'The condition is always the same',
      'Ask for what decides it, such as the answer of the user.',
    ),
  );

const kinds = {
  init,
  // Up to 5.1, tracking starts when the form has closed.
  consent: new RegExp(
    `${setConsent.source}|\\bWhenceS(?:dk\\.s|DK\\.S)(?:tart|etGoogleConsent)$|^(?:start|setGoogleConsent)$`,
  ),
  track: /\.[sS]etTrackingEnabled$/,
  prompt: /(?:^|\.)[rR]equestTrackingAuthorization(?:Async)?$/,
  ads: /(?:^|\.)[sS]tart\w*(?:Ads|Max|LevelPlay|AdMob)(?:\.run|\.invoke)?$|^MobileAds(?:\(\)|\.shared)?\.(?:start|[iI]nitialize)$|^(?:AppLovinMAX|AppLovinSdk\.getInstance\(.*\)|ALSdk\.shared\(\))\.initialize(?:Sdk)?$|^MaxSdk\.InitializeSdk$|^LevelPlay(?:\.shared\(\))?\.(?:init|initWith|Init)$|^(?:UnityAds|Advertisement)\.[iI]nitialize$/,
};
type Kind = keyof typeof kinds;

/** Pairs of calls that a function may not make in this order, without `unless` between them. */
const pairs: readonly { first: Kind; then: Kind; unless?: Kind; message: string; cure: string }[] = [
  {
    first: 'init',
    then: 'ads',
    unless: 'consent',
    message: 'The ad SDK starts before the user has answered',
    cure: 'Start it where the consent form has closed, after setConsent.',
  },
  {
    first: 'ads',
    then: 'consent',
    message: 'The ad SDK starts before the answer is passed on',
    cure: 'Start it after setConsent.',
  },
  {
    first: 'prompt',
    then: 'consent',
    message: "Apple's prompt comes before the user's answer",
    cure: 'Call setConsent first, and then requestTrackingAuthorization.',
  },
  {
    first: 'ads',
    then: 'prompt',
    message: "The ad SDK starts before Apple's prompt has an answer",
    cure: 'Start it after requestTrackingAuthorization.',
  },
  {
    first: 'track',
    then: 'prompt',
    message: "Tracking is on before Apple's prompt has an answer",
    cure: 'Call setTrackingEnabled where requestTrackingAuthorization has answered.',
  },
  {
    first: 'ads',
    then: 'track',
    message: 'The ad SDK starts before the answer is passed on',
    cure: 'Start it after setTrackingEnabled.',
  },
];

export const orderFindings = (root: Node): SampleFinding[] =>
  holdersOf(root).flatMap((holder) => {
    const steps = stepsOf(root, holder, kinds);
    return pairs.flatMap(({ first, then, unless: between, message, cure }) => {
      const wrong = steps.flatMap((one, early) => {
        const late = steps.findIndex(({ kind }, at) => at > early && kind === then);
        const other = steps[late];
        const isWrong =
          one.kind === first &&
          other !== undefined &&
          one.at.id !== other.at.id &&
          !isApart(one.at, other.at) &&
          !steps.some(({ kind }, at) => at < late && (kind === between || (at < early && kind === then)));
        return isWrong ? finding((then === 'ads' ? other : one).at.startPosition.row, message, cure) : [];
      });
      return wrong.slice(0, 1);
    });
  });

const isGuarded = (root: Node, call: Node): boolean =>
  holdsThrough(root, call, (at) =>
    all(holderOf(at), [...syntax.guards, ...syntax.choices, 'binary_expression']).some(
      (one) => one.startIndex < at.startIndex && /\b[cC]anRequestAds\b/.test(textOf(one)),
    ),
  );

/** What a call sets, also through a variable of its function. */
const given = (call: Node): string => {
  const passed = passedTo(call);
  return /^\(\s*\w+\s*\)$/.test(passed) ? textOf(holderOf(call)) : passed;
};

const platform = /\b(?:ConsentInformation|AdsConsent|UserMessagingPlatform|UMPConsentInformation)\b/;
const status = /\b(?:set)?(?:adStorage|analyticsStorage|adUserData|adPersonalization)\s*(?:\(|:|=(?!=))/i;

/**
 * Any `setConsent` ends the wait of the SDK. So before the form has an answer it is called for children alone, and what
 * a variable says comes with the answer: the statuses of the app's own form, or the consent platform's.
 */
export const consentFindings = (root: Node): SampleFinding[] =>
  callsOf(root, setConsent).flatMap((call) => {
    const sets = given(call);
    const child = /\b(?:set)?childDirected\b\s*(?:[(:=]\s*([^,)};\n]+))?/i.exec(sets);
    const isChild = child?.[1]?.trim() === 'true';
    const row = call.startPosition.row;
    const answered = isGuarded(root, call);
    return [
      ...unless(
        !platform.test(textOf(root)) || isChild || answered,
        row,
        'Consent is passed on before the form has an answer',
        'Return unless canRequestAds is true.',
      ),
      ...unless(
        !child || isChild || answered || status.test(sets),
        row,
        'The wait for consent ends for users who are no children',
        'Before the form, call setConsent for children alone, with childDirected true; pass a variable where the form has closed.',
      ),
    ];
  });

/** A platform's answer is in the TCF keys alone: without them every member stays not set, which is as good as granted. */
export function waitFindings(root: Node): SampleFinding[] {
  const text = textOf(root);
  const waits = /\b(?:set)?waitForConsent\b\s*[(:=]\s*true/i.exec(text);
  return unless(
    !waits || /\b(?:set)?readTcfConsent\b\s*[(:=]\s*true/i.test(text) || status.test(text),
    rowAt(text, waits?.index ?? 0),
    'The answer of the consent platform is not read',
    'Set readTcfConsent to true next to waitForConsent.',
  );
}

/** The switch of a builder keeps tracking off; the one of the instance follows an answer, which something asks for. */
export const switchFindings = (root: Node): SampleFinding[] =>
  callsOf(root, /\.(?:[sS]etTrackingEnabled|set)$/).flatMap((call) =>
    unless(
      !/^\(\s*(?:trackingEnabled:\s*)?true\s*\)$/.test(passedTo(call)) ||
        holdsThrough(root, call, (at) =>
          all(holderOf(at), [...syntax.guards, ...syntax.choices]).some(
            (one) => one.startIndex < at.startIndex,
          ),
        ),
      call.startPosition.row,
      'Tracking is on before the user has answered',
      'Pass on the answer, or return first if it is missing.',
    ),
  );

/** Only what starts the SDK, makes money, or is waited for throws its error. */
export const tryFindings = (root: Node): SampleFinding[] =>
  all(root, syntax.tries).flatMap((one) =>
    unless(
      !childrenOf(one, ...syntax.catches).some((each) => sdkError.test(textOf(each).split('{')[0] ?? '')) ||
        callsOf(one, /\.(?:[pP]ublishEvent|[sS]et[A-Z]\w+|[fF]orward\w+|[iI]ntegrateWith\w+)$/).length ===
          0 ||
        /\b(?:[bB]uild|[iI]nit\w*|[aA]wait|get|Money)\b/.test(textOf(one)),
      one.startPosition.row,
      'Nothing in the try throws',
      'Leave the try out, and look at the log.',
    ),
  );

/** Unity makes the instance in `Awake`, in an order that nobody knows. */
export const awakeFindings = (root: Node): SampleFinding[] =>
  all(root, ['member_access_expression'])
    .filter(
      (one) => one.text === 'WhenceSDK.Instance' && /^(?:\w+\s)*void Awake\b/.test(textOf(holderOf(one))),
    )
    .map(({ startPosition }) =>
      finding(startPosition.row, 'The instance can be missing in Awake', 'Read it in Start or later.'),
    );

/** Unity writes what a game stores when it quits, which a phone often does without a word: an answer would be lost. */
export const savedFindings = (root: Node): SampleFinding[] =>
  callsOf(root, /^PlayerPrefs\.(?:Set\w+|Delete\w+)$/).flatMap((call) =>
    unless(
      callsOf(holderOf(call), /^PlayerPrefs\.Save$/).some((one) => one.startIndex > call.startIndex),
      call.startPosition.row,
      'What is stored may be lost',
      'Call PlayerPrefs.Save() after it: the system can end a game without a chance to save.',
    ),
  );
