/**
 * Samples that would harm whoever pastes them: an app that crashes at its start, a player who paid and gets nothing, a
 * link that opens again at every start, consent that nobody gave. The rules are about calls, guards, branches and what
 * catches errors, which the grammars of all languages have.
 */
import type { Node } from 'web-tree-sitter';
import {
  awakeFindings,
  conditionFindings,
  consentFindings,
  initFindings,
  orderFindings,
  savedFindings,
  switchFindings,
  tryFindings,
  waitFindings,
} from './harm/consent';
import { deferredLinkFindings, listenerFindings, onceFindings } from './harm/links';
import { arithmeticFindings, limitFindings, moneyFindings } from './harm/money';
import { finishFindings, pendingFindings, purchaseFindings, refusalFindings } from './harm/purchases';
import type { SampleFinding } from './rules';

const rules: readonly ((root: Node) => SampleFinding[])[] = [
  initFindings,
  conditionFindings,
  orderFindings,
  consentFindings,
  waitFindings,
  switchFindings,
  tryFindings,
  awakeFindings,
  savedFindings,
  purchaseFindings,
  refusalFindings,
  finishFindings,
  pendingFindings,
  moneyFindings,
  arithmeticFindings,
  limitFindings,
  deferredLinkFindings,
  listenerFindings,
  onceFindings,
];

/** Findings in a sample of an SDK language. */
export const harmFindings = (root: Node): SampleFinding[] => rules.flatMap((rule) => rule(root));
