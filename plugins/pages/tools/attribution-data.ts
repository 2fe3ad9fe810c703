/** What the attribution simulator knows of the product: the windows with their limits, and the worked cases. */
import { parseDuration } from '../../../data/schema/duration';
import { loadAttributionCases } from '../../../lib/facts/attribution-cases';
import { loadAttributionWindows } from '../../../lib/facts/load';
import { partnerNameOf } from '../../../lib/facts/partner-names';
import { windowKeys } from '../../../lib/shared/attribution/types';
import { fieldsOf, type SimulatorData } from '../../../src/tools/attribution-simulator/form';

const milliseconds = (iso: string): number => Math.round(parseDuration(iso).minutes * 60_000);

/** Name of a case in addresses. */
const presetName = (number: string): string => `case-${number}`;

/**
 * The data of the simulator.
 * @throws Error if data has a window that the rules don't know.
 */
export function attributionData(): SimulatorData {
  const cases = loadAttributionCases();
  return {
    windows: loadAttributionWindows().map(({ key: name, about, min, max }) => {
      const key = windowKeys.find((known) => known === name);
      if (!key)
        throw new Error(
          `data/attribution-windows.yaml:1: ${name} isn't a window of lib/shared/attribution — Add it to windowKeys.`,
        );
      return { key, about, least: milliseconds(min), most: milliseconds(max) };
    }),
    titles: Object.fromEntries(cases.map((entry) => [presetName(entry.case), entry.title])),
    presets: Object.fromEntries(
      cases.map((entry) => [presetName(entry.case), fieldsOf(entry.input, partnerNameOf)]),
    ),
  };
}
