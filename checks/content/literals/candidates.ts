/** Facts that a typed number can be: each has the words near which it is meant. */
import {
  loadLimits,
  loadPartners,
  loadQuantities,
  loadRawDataTables,
  loadRequirements,
} from '../../../lib/facts/load';
import { takenIn } from '../../../lib/facts/requirements';
import { boundedText } from '../../../lib/facts/bounds';
import { lineIn } from '../../../lib/yaml/read';
import type { Limit } from '../../../lib/facts/types';
import { quantitiesOf, type Quantity } from './numbers';
import { stemsOf } from './stems';

export interface Fact {
  /** What it is called in messages. */
  name: string;
  /** How pages write it. */
  text: string;
  quantities: readonly Quantity[];
  /** Any of these is enough; each is the stems of one phrase. */
  phrases: readonly (readonly string[])[];
  place: string;
  /** A limit, which outranks what other data say near its words. */
  isLimit: boolean;
  /** What kind of number a limit is. */
  bound?: Limit['bound'];
}

/** Parts of keys that say nothing of the subject. */
const general = new Set(
  stemsOf('max min default per kept length size text total count shown every first zero'),
);

/** Subject of a fact that lists no words: the parts of its key, all of which must be near. */
const keyPhrase = (key: string): readonly string[] => [
  ...new Set(stemsOf(key.replaceAll('.', ' ')).filter((stem) => !general.has(stem))),
];

const amountsOf = (text: string, value: number | string, unit: string | undefined): Quantity[] => {
  const shown = quantitiesOf(text);
  const plain =
    typeof value === 'number' ? quantitiesOf(unit === undefined ? `${value}` : `${value} ${unit}`) : [];
  return [...plain, ...shown];
};

/** Where a limit is written: some are made from tables. */
const placeOf = (key: string, index: number): string =>
  key.startsWith('attribution.')
    ? 'data/attribution-windows.yaml'
    : key.startsWith('api.rate.')
      ? 'data/api-rate-limits.yaml'
      : `data/limits.yaml:${lineIn('limits.yaml', index, 'value')}`;

/** What versions of the SDK require, by each name that pages give it. */
const requirements = (): Fact[] =>
  loadRequirements().flatMap(({ platform, rows }) =>
    rows.flatMap((row, index) =>
      Object.keys(row.in).flatMap((version) =>
        row.called.map((name) => ({
          name: `${name} of ${version}`,
          text: takenIn(row, version).join(', '),
          quantities: takenIn(row, version).flatMap((one) => [
            ...quantitiesOf(`${name} ${one}`),
            ...quantitiesOf(one),
          ]),
          phrases: [stemsOf(name)],
          place: `data/requirements/${platform}.yaml:${lineIn(`requirements/${platform}.yaml`, 'rows', index)}`,
          isLimit: false,
        })),
      ),
    ),
  );

/** All facts with a number. */
export function loadTypedFacts(): Fact[] {
  const limits = loadLimits().map(({ key, value, bound, unit, text, words }, index) => ({
    name: key,
    text: boundedText({ text, bound }),
    bound,
    quantities: amountsOf(text, value, unit),
    phrases: words ? words.map(stemsOf) : [keyPhrase(key)],
    place: placeOf(key, index),
    isLimit: true,
  }));
  const quantities = loadQuantities().map(({ about, values, words }, index) => ({
    name: about,
    text: values.join(', '),
    quantities: values.flatMap((value) => quantitiesOf(value)),
    phrases: words.map(stemsOf),
    place: `data/quantities.yaml:${lineIn('quantities.yaml', index, 'values')}`,
    isLimit: false,
  }));
  const columns = loadRawDataTables().map(({ table, columnCount }) => ({
    name: `columns of ${table}`,
    text: `${columnCount} columns`,
    quantities: quantitiesOf(`${columnCount} columns`),
    phrases: [[...stemsOf(table), ...stemsOf('column')]],
    place: `data/raw-data/tables/${table}.yaml:${lineIn(`raw-data/tables/${table}.yaml`, 'columnCount')}`,
    isLimit: false,
  }));
  const decimals = loadPartners().flatMap(({ slug, name, bids }) =>
    bids
      ? [
          {
            name: `decimals of the bids of ${name}`,
            text: `${bids.decimals} decimals`,
            quantities: quantitiesOf(`${bids.decimals} decimals`),
            phrases: [[...stemsOf(name), ...stemsOf('bid decimal')]],
            place: `data/partners/${slug}.yaml:${lineIn(`partners/${slug}.yaml`, 'bids')}`,
            isLimit: false,
          },
        ]
      : [],
  );
  return [...limits, ...quantities, ...columns, ...decimals, ...requirements()].filter(
    ({ quantities: amounts }) => amounts.length > 0,
  );
}
