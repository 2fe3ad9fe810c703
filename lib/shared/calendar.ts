/**
 * Days as reports count them. A calendar day is one of the organization's time zone, where a day can have 23 or 25
 * hours; day N of a user is 24 hours long and starts at the user's own install.
 */

const day = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Intl formats are slow to make, and a dataset asks for thousands of days. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** What a clock in the time zone shows, as if it were UTC. */
function wallClock(time: number, timeZone: string): number {
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const [year = 0, month = 1, ...rest] = (['year', 'month', 'day', 'hour', 'minute', 'second'] as const).map(
    (type) => parts.get(type) ?? 0,
  );
  return Date.UTC(year, month - 1, ...rest);
}

/**
 * Calendar day of a moment, `YYYY-MM-DD`.
 * @param time Milliseconds since 1970.
 * @param timeZone IANA name such as `Europe/Berlin`.
 */
export function calendarDay(time: number, timeZone: string): string {
  return new Date(wallClock(time, timeZone)).toISOString().slice(0, 10);
}

/**
 * Start of a calendar day in milliseconds since 1970.
 * @param date `YYYY-MM-DD`.
 * @throws RangeError if there is no such date.
 */
export function startOfDay(date: string, timeZone: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date) {
    throw new RangeError(`"${date}" is not a date — Write it like 2025-09-01.`);
  }
  // Clocks can change at midnight itself, so both offsets around it are tried. The first moment on the date is its start.
  const starts = [midnight - day, midnight + day]
    .map((near) => midnight - (wallClock(near, timeZone) - near))
    .filter((start) => calendarDay(start, timeZone) === date);
  return Math.min(...starts);
}

/** The day after. */
export function nextDay(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + day).toISOString().slice(0, 10);
}

/**
 * Day N of a user: 0 in the first 24 hours after the install.
 * @throws RangeError if `time` is before the install.
 */
export function dayN(installTime: number, time: number): number {
  if (time < installTime) throw new RangeError('There is no day N before the install — Swap the two times?');
  return Math.floor((time - installTime) / day);
}

/**
 * From when on day N of a cohort is mature: its last possible user has finished the day.
 * @param date Install day of the cohort.
 */
export function matureAt(date: string, n: number, timeZone: string): number {
  return startOfDay(nextDay(date), timeZone) + (n + 1) * day;
}
