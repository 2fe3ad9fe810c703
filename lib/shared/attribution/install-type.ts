/**
 * Decides what an opening is: an install that counts, a reinstall, a return that a retargeting campaign won, or an
 * ordinary session. The questions are asked in a fixed order; the first yes decides.
 */
import { countsAgainAt } from './churn';
import type { Purpose } from './windows';
import type { App, Engagement, InstallType, Instant, Milliseconds, Opening } from './types';

/** One question with its answer, for an explanation. */
export type InstallTypeStep =
  | { readonly question: 'no_earlier_install'; readonly answer: boolean; readonly testDevice: boolean }
  | {
      readonly question: 'reengaged';
      readonly answer: boolean;
      /** A retargeting campaign has an eligible engagement. */
      readonly engaged: boolean;
      readonly inactive: Milliseconds;
      readonly needed: Milliseconds;
    }
  | {
      readonly question: 'counts_again';
      readonly answer: boolean;
      /** When a reinstall counts again: the later one of churn and end of lock. */
      readonly from: Instant;
      readonly installed: boolean;
    }
  | { readonly question: 'installed_anew'; readonly answer: boolean };

export interface OpeningKind {
  /** Null for an ordinary session of an installed app. */
  readonly installType: InstallType | null;
  /** All questions up to the first yes. */
  readonly steps: readonly InstallTypeStep[];
}

/** A test device forgets its installs with every new one. */
const isFirst = ({ history, kind, isTestDevice }: Opening): boolean =>
  history === null || (isTestDevice === true && kind === 'install');

/** What an engagement can win: a retargeting campaign only wins users back, unless the user is new. */
export function purposeOf({ campaign }: Engagement, opening: Opening): Purpose {
  return campaign.type === 'retargeting' && !isFirst(opening) ? 'reengagement' : 'install';
}

/**
 * Decides what an opening is.
 * @param engaged Whether a retargeting campaign has an eligible engagement.
 */
export function openingKind(opening: Opening, app: App, openedAt: Instant, engaged: boolean): OpeningKind {
  const { history, kind, isTestDevice: testDevice = false } = opening;
  const steps: InstallTypeStep[] = [{ question: 'no_earlier_install', answer: isFirst(opening), testDevice }];
  if (history === null || isFirst(opening)) return { installType: 'first_install', steps };

  const inactive = openedAt - history.lastSessionAt;
  const needed = testDevice ? 0 : app.windows.reengagement_inactivity;
  const reengaged = engaged && inactive >= needed;
  steps.push({ question: 'reengaged', answer: reengaged, engaged, inactive, needed });
  if (reengaged) return { installType: 'reengagement', steps };

  const installed = kind === 'install';
  const from = countsAgainAt(history, app.windows);
  const countsAgain = installed && openedAt >= from;
  steps.push({ question: 'counts_again', answer: countsAgain, from, installed });
  if (countsAgain) return { installType: 'reattributed_install', steps };

  steps.push({ question: 'installed_anew', answer: installed });
  return { installType: installed ? 'reinstall' : null, steps };
}
