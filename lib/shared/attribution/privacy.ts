/** Who may be attributed at all, and who counts as a child. */
import type { App, MatchType, Opening } from './types';

/** Matches that use nothing but the click itself, so they are allowed for children. */
const allowedForChildren: readonly MatchType[] = ['install_referrer', 'deep_link', 'apple_ads'];

/** A consent status that was never set counts as granted, except where EU rules apply. */
function isGranted({ adStorage, gdprApplies }: NonNullable<Opening['consent']>): boolean {
  return adStorage === 'not_set' ? gdprApplies !== true : adStorage === 'granted';
}

/** Why no engagement may be looked at, or null. */
export function attributionBan({ consent, trackingOff }: Opening): 'tracking_off' | 'consent_denied' | null {
  if (trackingOff) return 'tracking_off';
  return consent === undefined || isGranted(consent) ? null : 'consent_denied';
}

/** One source that says so is enough. */
export function isChild(app: App, opening: Opening): boolean {
  return app.forChildren === true || opening.childDirected === true;
}

/** Whether the rules for children leave this kind of match. */
export const isAllowedForChildren = (type: MatchType): boolean => allowedForChildren.includes(type);
