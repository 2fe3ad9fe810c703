/** Units of time as texts write them. */

/** Seconds of a unit in the singular. */
const secondsByUnit: Readonly<Record<string, number>> = {
  ms: 0.001,
  millisecond: 0.001,
  s: 1,
  sec: 1,
  second: 1,
  min: 60,
  minute: 60,
  h: 3600,
  hour: 3600,
  d: 86_400,
  day: 86_400,
  week: 604_800,
};

/** Seconds of a unit, singular or plural; undefined for another word. */
export const secondsOfUnit = (unit: string): number | undefined =>
  Object.hasOwn(secondsByUnit, unit)
    ? secondsByUnit[unit]
    : secondsByUnit[unit.toLowerCase().replace(/s$/, '')];
