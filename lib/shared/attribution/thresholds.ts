/** Numbers of the attribution rules that nobody can set. Numbers that an app or a connection sets come with the input. */

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

export const thresholds = {
  /** Largest difference between the device's clock and Whence's at which the device's time still counts. */
  clockDrift: 10 * minute,
  /** Shortest believable time from a click to the first open after an installation. */
  clickToInstall: 5 * second,
  /** Most clicks of one device in an hour. */
  clicksInHour: 100,
  /** For how long a partner's click id must not repeat. */
  duplicateClickId: 30 * day,
  /** Lowest score of a probabilistic match. */
  score: 0.9,
} as const;
