/** Times of the sample world, in milliseconds since 1970, and its days. */

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Berlin is two hours ahead of UTC on every date of the sample world (summer time ends on October 26). */
const berlinOffset = 2 * hour;

/** First moment of a Berlin day, `YYYY-MM-DD`. */
export const startOfDay = (date: string): number => Date.parse(`${date}T00:00:00.000Z`) - berlinOffset;

/** Berlin day of a moment. */
export const dateOf = (time: number): string => new Date(time + berlinOffset).toISOString().slice(0, 10);

/** Hour of the day in Berlin, with its fraction. */
export const hourInBerlin = (time: number): number => ((time + berlinOffset) % day) / hour;

/** Date of a day of September 2025. */
export const september = (dayOfMonth: number): string => `2025-09-${String(dayOfMonth).padStart(2, '0')}`;

export const iso = (time: number): string => new Date(time).toISOString();

/** When Whence receives what happens online: a second and a half later, as in the named rows. */
export const receivedAt = (time: number): number => time + 1_412;
