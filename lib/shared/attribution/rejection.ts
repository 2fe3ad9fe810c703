/**
 * Reasons to reject a click or view that raw data and reports name. Some are known as soon as it arrives, others only
 * when the app is opened. On test devices the fraud rules are skipped; signatures, windows and contracts still count.
 */
import { thresholds } from './thresholds';
import {
  rejectReasons,
  type AttributionInput,
  type Connection,
  type Engagement,
  type Instant,
  type Milliseconds,
  type RejectReason,
  type WindowKey,
} from './types';

/** A reason with what led to it. Times are in milliseconds. */
export type Rejection =
  | {
      readonly code: 'window_expired';
      readonly key: WindowKey;
      readonly length: Milliseconds;
      readonly by: Milliseconds;
    }
  | { readonly code: 'click_after_install_begin'; readonly by: Milliseconds }
  | {
      readonly code: 'ctit_too_short';
      readonly clickToInstall: Milliseconds;
      readonly shortest: Milliseconds;
    }
  | { readonly code: 'click_flooding'; readonly clicks: number; readonly most: number }
  | { readonly code: 'duplicate_click_id'; readonly first: string }
  | {
      readonly code: Exclude<
        RejectReason,
        | 'window_expired'
        | 'click_after_install_begin'
        | 'ctit_too_short'
        | 'click_flooding'
        | 'duplicate_click_id'
      >;
    };

/** Whether an objection is one that raw data and reports name. */
export const isRejection = (objection: { readonly code: string }): objection is Rejection =>
  rejectReasons.some((reason) => reason === objection.code);

function signatureProblem({ signature = 'missing' }: Engagement, connection: Connection): Rejection | null {
  if (!connection.signedLinksOnly) return null;
  if (signature === 'right') return null;
  return { code: signature === 'expired' ? 'expired_signature' : 'invalid_signature' };
}

const arrivedBefore = (a: Engagement, b: Engagement): boolean =>
  a.receivedAt < b.receivedAt || (a.receivedAt === b.receivedAt && a.id < b.id);

/** An earlier click of the same partner with the same click id. */
function firstOfClickId(click: Engagement, all: readonly Engagement[]): Engagement | undefined {
  if (click.clickId === undefined) return undefined;
  return all
    .filter(
      (other) =>
        other.type === 'click' &&
        other.partner === click.partner &&
        other.clickId === click.clickId &&
        arrivedBefore(other, click) &&
        click.receivedAt - other.receivedAt <= thresholds.duplicateClickId,
    )
    .reduce<Engagement | undefined>(
      (first, other) => (first === undefined || arrivedBefore(other, first) ? other : first),
      undefined,
    );
}

/** Why an engagement was rejected when it arrived, or null. */
export function rejectionAtReceipt(
  engagement: Engagement,
  connection: Connection,
  { engagements, opening }: AttributionInput,
): Rejection | null {
  const isTestDevice = opening.isTestDevice === true;
  const signature = signatureProblem(engagement, connection);
  if (signature !== null) return signature;
  if (engagement.isTest && !isTestDevice) return { code: 'test_traffic' };
  if (engagement.countryBlocked) return { code: 'geo_mismatch' };
  if (isTestDevice) return null;
  if (engagement.ipBlocklisted) return { code: 'ip_blocklisted' };
  if (engagement.type !== 'click') return null;
  const first = firstOfClickId(engagement, engagements);
  if (first !== undefined) return { code: 'duplicate_click_id', first: first.id };
  const { clicksInHour: clicks = 1 } = engagement;
  const most = thresholds.clicksInHour;
  return clicks > most ? { code: 'click_flooding', clicks, most } : null;
}

/**
 * Why an engagement in its window is rejected at the opening, or null. A plain open has no download and no
 * click-to-install time: a retargeting link opens the app at once.
 */
export function rejectionAtOpening(
  engagement: Engagement,
  { opening }: AttributionInput,
  openedAt: Instant,
): Rejection | null {
  const isChecked = engagement.type === 'click' && opening.kind === 'install' && !opening.isTestDevice;
  if (isChecked) {
    const { installBegin = Infinity } = opening;
    const by = engagement.time - installBegin;
    if (by > 0) return { code: 'click_after_install_begin', by };
    const clickToInstall = openedAt - engagement.time;
    const shortest = thresholds.clickToInstall;
    if (clickToInstall < shortest) return { code: 'ctit_too_short', clickToInstall, shortest };
  }
  return engagement.capReached ? { code: 'partner_paused_install' } : null;
}
