/** When a number stops changing. Days begin at midnight of the organization's time zone, whatever the reader's clock says. */

const dayLength = 86_400_000;

/** Ad revenue of a day is final at this hour, UTC, this many days later. */
const adRevenue = { days: 3, hourUtc: 12 } as const;

/** Milliseconds by which local time is ahead of UTC at a moment. Swedish dates are written as in ISO 8601. */
function offsetAt(moment: number, timeZone: string): number {
  const local = new Date(moment).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${local.replace(' ', 'T')}Z`) - moment;
}

/** UTC midnight of a date, so many days later. @throws Error if it is not a date. */
function utcDay(date: string, days: number): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time)) throw new Error(`"${date}" is not a date such as 2025-09-01.`);
  return time + days * dayLength;
}

/** First moment of a date, so many days later. */
function startOfDay(date: string, days: number, timeZone: string): Date {
  const midnight = utcDay(date, days);
  // The offset at the wanted moment: the guess is at most a day away from it, so a second look is exact.
  const guess = midnight - offsetAt(midnight, timeZone);
  return new Date(midnight - offsetAt(guess, timeZone));
}

/** The end of a date. */
export const dayEndsAt = (date: string, timeZone: string): Date => startOfDay(date, 1, timeZone);

/** From when on day N of an install date is mature: the last user who can belong to it has finished the day. */
export const maturesAt = (installDate: string, n: number, timeZone: string): Date =>
  startOfDay(installDate, n + 2, timeZone);

/** From when on the cost of a date is final. @param days How many days after the date it can still change. */
export const costFinalAt = (date: string, days: number, timeZone: string): Date =>
  startOfDay(date, days + 1, timeZone);

/** From when on the ad revenue of a date is final. */
export const adRevenueFinalAt = (date: string): Date =>
  new Date(utcDay(date, adRevenue.days) + adRevenue.hourUtc * 3_600_000);
