/** Which users can be attributed at all, and which count as children. */
import type { App, MatchType, Opening } from './types';

/** Matches that use nothing but the click itself, so they are allowed for children. */
const allowedForChildren: readonly MatchType[] = ['install_referrer', 'deep_link', 'apple_ads'];

/** A consent status that was never set counts as granted, except where EU rules apply. */
function isGranted({ adStorage, gdprApplies }: NonNullable<Opening['consent']>): boolean {
  return adStorage === 'not_set' ? gdprApplies !== true : adStorage === 'granted';
}

/** Why attribution has to ignore every engagement, or null. */
export function attributionBan({ consent, trackingOff }: Opening): 'tracking_off' | 'consent_denied' | null {
  if (trackingOff) return 'tracking_off';
  return consent === undefined || isGranted(consent) ? null : 'consent_denied';
}

/** Whether a user counts as a child. The app's setting or the SDK's report is enough. */
export function isChild(app: App, opening: Opening): boolean {
  return app.forChildren === true || opening.childDirected === true;
}

/** Whether the rules for children leave this kind of match. */
export const isAllowedForChildren = (type: MatchType): boolean => allowedForChildren.includes(type);
