/**
 * `<Data view="counterparts" from="rawData" of="user_events" />`: what the names of one side are called on the others,
 * each with the page that explains it, in a fold, because few readers work with two sides at once. `of` keeps names of one
 * type or table.
 */
import type { View } from '../view';
import { platformNames } from '../../../../config/platforms';
import { loadCounterparts, pageOf } from '../../../../lib/facts/counterparts';
import { spellerOf } from '../../../../lib/facts/sdk-names';
import { oneOf } from '../props';
import { sides, type Side } from '../../../../data/schema/counterparts';
import { wordList } from '../../../../lib/text/words';
import { flowElement, textElement } from '../../../../lib/markdown/mdx-nodes';
import { code, inline, joined, lineBreak, link, table, type Inline } from '../../../../lib/markdown/nodes';

const labels: Record<Exclude<Side, 'sdk'>, string> = {
  url: 'Tracking URL',
  s2s: 'AppEvent API',
  macro: 'Postback macro',
  rawData: 'Raw data',
  dimension: 'Report dimension',
};

/** Sides that share a column: six columns of names are wider than a page. */
const neighbors: readonly (readonly Side[])[] = [
  ['sdk', 's2s'],
  ['url', 'macro'],
  ['rawData', 'dimension'],
];

/** Where the names of a side are written, as in "names in …". */
const places: Record<Side, string> = {
  sdk: 'the SDK',
  url: 'tracking URLs',
  s2s: 'the AppEvent API',
  macro: 'postbacks',
  rawData: 'raw data',
  dimension: 'reports',
};

export const counterparts: View = {
  required: ['from'],
  optional: ['of'],
  render({ from, of }, { scope }) {
    const side = oneOf('from', from, sides);
    const types = of?.split(',').map((name) => name.trim());
    const entries = loadCounterparts(scope).filter((entry) => {
      const name = entry[side];
      return (
        name !== undefined &&
        (types === undefined || types.some((type) => name === type || name.startsWith(`${type}.`)))
      );
    });
    if (entries.length === 0)
      throw new Error(`No counterparts of ${of ?? side}. Names are in data/counterparts.yaml.`);
    const others = sides.filter(
      (name) => name !== side && entries.some((entry) => entry[name] !== undefined),
    );
    const columns = neighbors
      .map((names) => names.filter((name) => others.includes(name)))
      .filter((names) => names.length > 0);
    // Pages of no platform have Android's names.
    const { platform = 'android' } = scope;
    const spelled = spellerOf(platform);
    const labelOf = (name: Side): string =>
      name === 'sdk' ? `SDK (${platformNames[platform]})` : labels[name];
    const nameOf = (name: Side, value: string): Inline => code(name === 'sdk' ? spelled.name(value) : value);
    const names = table(
      ['What it is', labelOf(side), ...columns.map((column) => column.map(labelOf).join(', '))],
      entries.map((entry) => [
        entry.fact,
        nameOf(side, entry[side] ?? ''),
        ...columns.map((column) => {
          const lines = column.flatMap((name) => {
            const value = entry[name];
            if (value === undefined) return [];
            const own = link(pageOf(name, value, scope), nameOf(name, value));
            return [column.length > 1 ? [own, ' ', textElement('small', {}, inline(labelOf(name)))] : own];
          });
          return joined(lines, lineBreak());
        }),
      ]),
    );
    const summary = `Names in ${wordList(others.map((name) => places[name]))}`;
    return flowElement('details', {}, [flowElement('summary', {}, inline(summary)), names]);
  },
};
