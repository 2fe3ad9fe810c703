/** Which clock counts: the device's, unless it is too far from Whence's. */
import { thresholds } from './thresholds';
import type { Instant, Opening } from './types';

/** Time of an opening for all rules. */
export function openingTime({ deviceTime, receivedAt }: Pick<Opening, 'deviceTime' | 'receivedAt'>): Instant {
  return Math.abs(deviceTime - receivedAt) > thresholds.clockDrift ? receivedAt : deviceTime;
}
