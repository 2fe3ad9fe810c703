/**
 * What data, specs and schemas say, as entries that a number or a name of a page can be compared with. Each number of a
 * data file is an entry with the words of its record: its keys, its names, the sentence that it is in.
 */
import path from 'node:path';
import { filesBelow, readText } from '../../../lib/cache/inputs';
import { messageOf } from '../../../lib/dashboard/model';
import { fillLimits } from '../../../lib/facts/in-text';
import { loadLimits } from '../../../lib/facts/load';
import { yamlOf } from '../../../lib/yaml/parse';
import { quantitiesOf, type Quantity } from './numbers';
import { stemsOf } from './stems';

export interface Entry {
  quantity: Quantity;
  words: ReadonlySet<string>;
  file: string;
  /** Keys that lead to the text, for messages and for its line. */
  keys: readonly (string | number)[];
  /** The sentence or value. */
  text: string;
}

/** Files whose numbers are about something else than what pages say, or that have words for their facts. */
const leftOut =
  /^data\/(?:limits|quantities|code-names|search-|sdk-log|exceptions|routes|supply-chain|published|licenses|schema|words|link-names|terminology)/;

/** Files of facts, relative to the site. */
const factFiles = (): string[] =>
  ['data', 'openapi']
    .flatMap((folder) => filesBelow(folder).map((file) => path.posix.join(folder, file)))
    .filter((file) => /\.(?:yaml|json)$/.test(file) && !leftOut.test(file) && !file.endsWith('redocly.yaml'));

/** Keys whose values name the record that they are in. */
const naming =
  /^(?:key|name|id|code|field|column|parameter|title|policy|event|table|label|term|slug|state|status|level|release|platform|version|what|when|about|unit|kind|value|operationId|summary|from|macro|call|metric)$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of a record: short texts that say what it is. */
function namesOf(record: Record<string, unknown>): string {
  return Object.entries(record)
    .filter(([key, value]) => naming.test(key) && typeof value === 'string' && value.length < 120)
    .map(([, value]) => String(value))
    .join(' ');
}

const sentences = (text: string): string[] => text.split(/(?<=[.!?;])\s+/);

/** A text that occurs in data, with what leads to it. */
export interface DataText {
  text: string;
  /** Names and keys of the records around it. */
  about: string;
  file: string;
  keys: readonly (string | number)[];
  /** Value of the key `unit` next to it. */
  unit: string;
}

function* textsIn(
  value: unknown,
  file: string,
  keys: readonly (string | number)[],
  about: readonly string[],
  unit = '',
): Generator<DataText> {
  if (typeof value === 'string' || typeof value === 'number') {
    const named = keys.filter((key) => typeof key === 'string').slice(-3);
    yield { text: String(value), about: [...about.slice(-3), ...named].join(' '), file, keys, unit };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* textsIn(item, file, [...keys, index], about);
  } else if (isRecord(value)) {
    const names = [...about, namesOf(value)];
    const own = typeof value.unit === 'string' ? value.unit : '';
    // The limit of a field has its message apart from its numbers.
    const { from, to, says } = value;
    if (typeof from === 'string' && typeof to === 'string' && typeof says === 'string')
      yield* textsIn(messageOf({ from, to, says }), file, [...keys, 'says'], names);
    for (const [key, item] of Object.entries(value))
      yield* textsIn(item, file, [...keys, key], names, key === 'value' ? own : '');
  }
}

/** A file of facts. Specifications name numbers by their facts. */
function documentOf(file: string): unknown {
  const document: unknown = yamlOf(file, readText(file));
  return file.startsWith('openapi/') ? fillLimits(document, loadLimits()) : document;
}

/** All texts and numbers of the files. */
export function dataTexts(files: readonly string[] = factFiles()): DataText[] {
  return files.flatMap((file) => {
    const name = path.posix.basename(file).replace(/\..*$/, '').replaceAll('-', ' ');
    return [...textsIn(documentOf(file), file, [], [name])];
  });
}

/** Entries of texts. */
function entriesOf(texts: readonly DataText[]): Entry[] {
  const entries: Entry[] = [];
  for (const { text, about, file, keys, unit } of texts) {
    if (!/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/.test(text)) continue;
    const context = stemsOf(about);
    const said = /^[\d.,+-]+$/.test(text) && unit !== '' ? [`${text} ${unit}`] : sentences(text);
    for (const sentence of said) {
      const quantities = quantitiesOf(sentence.replaceAll('`', ' '));
      if (quantities.length === 0) continue;
      const words = new Set([...context, ...stemsOf(sentence)]);
      for (const quantity of quantities) entries.push({ quantity, words, file, keys, text: sentence });
    }
  }
  return entries;
}

/** The record of a list that keys lead to, and the list with the place in its records. */
function placeOf(keys: Entry['keys']): { record: string; list: string } | undefined {
  const at = keys.findLastIndex(
    (key, index) => typeof key === 'number' && typeof keys[index + 1] === 'string',
  );
  if (at < 0) return undefined;
  const inside = keys.slice(at + 1).filter((key) => typeof key === 'string');
  return { record: keys.slice(0, at + 1).join('.'), list: [...keys.slice(0, at), '', ...inside].join('.') };
}

/** Entries by amount, and how telling a word is. */
export class Corpus {
  private readonly byValue = new Map<string, Entry[]>();
  private readonly byPlace = new Map<string, Entry[]>();
  private readonly frequency = new Map<string, number>();
  readonly entries: readonly Entry[];

  constructor(texts: readonly DataText[], more: readonly Entry[] = []) {
    this.entries = [...entriesOf(texts), ...more];
    const seen = new Set<ReadonlySet<string>>();
    for (const entry of this.entries) {
      const key = entry.quantity.value;
      const list = this.byValue.get(key);
      if (list) list.push(entry);
      else this.byValue.set(key, [entry]);
      const place = `${entry.file} ${placeOf(entry.keys)?.list ?? ''}`;
      const ofPlace = this.byPlace.get(place);
      if (ofPlace) ofPlace.push(entry);
      else this.byPlace.set(place, [entry]);
      if (seen.has(entry.words)) continue;
      seen.add(entry.words);
      for (const word of entry.words) this.frequency.set(word, (this.frequency.get(word) ?? 0) + 1);
    }
  }

  /** Entries with the amount. */
  at(value: string): readonly Entry[] {
    return this.byValue.get(value) ?? [];
  }

  /** The same number of the other records of its list. */
  siblings({ file, keys }: Entry): readonly Entry[] {
    const place = placeOf(keys);
    return place === undefined
      ? []
      : (this.byPlace.get(`${file} ${place.list}`) ?? []).filter(
          (entry) => placeOf(entry.keys)?.record !== place.record,
        );
  }

  /** How much a shared word says: 0 for one that all entries have. */
  weight(word: string): number {
    const count = this.frequency.get(word);
    return count === undefined ? 0 : Math.log(this.entries.length / count);
  }
}
