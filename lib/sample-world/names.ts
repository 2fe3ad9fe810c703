/**
 * Everything that examples may call by a name: account ids, hosts, e-mail addresses and tokens. An id that is in no file
 * of the sample world is a slip of the pen, which a reader who looks it up in the dataset would find nowhere.
 */
import { readFacts } from '../facts/read';
import { sampleNamesSchema } from '../../data/schema/sample-world-names';
import { loadRawDataTables, loadWorld, sampleRows, type World } from './facts';

/** An account id: three letters, and 12 characters of Crockford base32 with a digit among them. */
const accountId = /\b[a-z]{3}_(?=[a-z]*\d)[0-9a-hjkmnp-tv-z]{12}\b/g;

/** Files that define names, for the cures of messages. */
export const namesFile = 'data/sample-world/names.yaml';

/** A kind of name: how to find it in a text, the ones that exist, and where they come from. */
export interface NameKind {
  what: string;
  pattern: RegExp;
  names: ReadonlySet<string>;
  where: string;
}

/** Ids of postback types, whose rows the raw data has and nothing else makes. */
function postbackTypes(): string[] {
  const table = loadRawDataTables().find((candidate) => candidate.table === 'postback_types');
  if (!table) throw new Error('data/raw-data/tables has no postback_types.yaml — Add it.');
  return sampleRows(table).map(({ values }) => String(values.postback_type_id));
}

/**
 * Names that examples may use, by kind.
 * @throws Error with `file:line: what — cure` for each fact that does not fit its schema.
 */
export function sampleNames(world: World = loadWorld()): NameKind[] {
  const { hosts, mailboxes, tokens, objects } = readFacts('sample-world/names.yaml', sampleNamesSchema);
  const ids = JSON.stringify(world).match(accountId) ?? [];
  return [
    {
      what: 'id',
      pattern: accountId,
      names: new Set([...ids, ...objects.map(({ id }) => id), ...postbackTypes()]),
      where: 'data/sample-world',
    },
    {
      what: 'e-mail address',
      pattern: /\b[\w.+-]+@(?:[a-z0-9-]+\.)+example\b/g,
      names: new Set([...mailboxes, ...world.entities.people.map(({ email }) => email)]),
      where: `data/sample-world/entities.yaml or ${namesFile}`,
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
