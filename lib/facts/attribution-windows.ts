/** Turns the windows of data/attribution-windows.yaml into what lib/shared/attribution takes: milliseconds by key. */
import { parseDuration } from '../../data/schema/duration';
import { windowKeys, type Windows } from '../shared/attribution/types';

const minute = 60_000;

/**
 * Default windows of an app.
 * @throws Error if the list lacks a window that the rules need.
 */
export function defaultWindows(list: readonly { key: string; default: string }[]): Windows {
  const entries = windowKeys.map((key) => {
    const window = list.find((candidate) => candidate.key === key);
    if (!window) {
      throw new Error(`data/attribution-windows.yaml:1: ${key} is missing — Add it; attribution needs it.`);
    }
    return [key, Math.round(parseDuration(window.default).minutes * minute)] as const;
  });
  return Object.fromEntries(entries) as Windows;
}
