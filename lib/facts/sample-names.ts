/**
 * What examples may name: account ids, hosts, e-mail addresses and tokens. A reader can look up every id of an example in
 * the dataset or find it on another page, so an id that no file of the sample world defines is a mistake.
 */
import { rawDataTableNamed } from './raw-data-samples';
import { readFacts } from '../yaml/read';
import { sampleNamesSchema } from '../../data/schema/sample-world-names';
import { sampleRows } from './raw-data-samples';
import { loadWorld, type World } from './sample-world';

/** An account id: three letters, and 12 characters of Crockford base32 with a digit among them. */
const accountId = /\b[a-z]{3}_(?=[a-z]*\d)[0-9a-hjkmnp-tv-z]{12}\b/g;

/** Defines what no series of the dataset has. */
const namesFile = 'data/sample-world/names.yaml';

/** A kind of name: how to find it in a text, the ones that exist, and where they come from. */
export interface NameKind {
  what: string;
  pattern: RegExp;
  names: ReadonlySet<string>;
  where: string;
}

/** Values of the keys `id` in a fact and everything below it: the ids that a file defines, not those that it names. */
function definedIds(fact: unknown): string[] {
  if (typeof fact !== 'object' || fact === null) return [];
  return Object.entries(fact).flatMap(([key, value]: [string, unknown]) =>
    key === 'id' && typeof value === 'string' ? [value] : definedIds(value),
  );
}

/** Ids of postback types, which only their raw data rows define. */
const postbackTypes = (): string[] =>
  sampleRows(rawDataTableNamed('postback_types')).map(({ values }) => String(values.postback_type_id));

/**
 * Names that examples may use, by kind.
 * @throws Error with `file:line: what — cure` for each fact that does not fit its schema.
 */
export function sampleNames(world: World = loadWorld()): NameKind[] {
  const { hosts, mailboxes, tokens, objects } = readFacts('sample-world/names.yaml', sampleNamesSchema);
  return [
    {
      what: 'id',
      pattern: accountId,
      names: new Set([...definedIds(world), ...definedIds(objects), ...postbackTypes()]),
      where: 'data/sample-world',
    },
    {
      what: 'e-mail address',
      pattern: /\b[\w.+-]+@(?:[a-z0-9-]+\.)+example\b/g,
      names: new Set([...mailboxes, ...world.entities.people.map(({ email }) => email)]),
      where: `data/sample-world/entities.yaml, with ${namesFile},`,
    },
    {
      what: 'host',
      pattern: /(?<=[/@\s"'`=(]|^)(?:[a-z0-9-]+\.)+example\b(?![-.\w])/g,
      names: new Set(hosts.map(({ host }) => host)),
      where: namesFile,
    },
    {
      what: 'token',
      pattern: /\b(?:wta|wti|wls|whs)_[A-Za-z0-9]{8,}/g,
      names: new Set(tokens),
      where: namesFile,
    },
  ];
}
