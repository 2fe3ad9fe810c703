/** What newer versions did with a symbol, as sentences and a table of members that have another name or none. */
import type { Versions } from '../../../lib/declarations/load';
import { withMembers, type Declarations, type Declared } from '../../../lib/declarations/model';
import { wordList } from '../../../lib/text/words';

const code = (text: string): string => `\`${text}\``;
const list = (names: readonly string[]): string => wordList(names.map(code));
const names = ({ members }: Declared): string[] => [...new Set(members.map(({ name }) => name))];

/** The forms of a symbol or of the members of one name. */
const formOf = (all: readonly Declared[]): string =>
  all
    .flatMap((one) => withMembers(one).map(([path]) => path))
    .sort()
    .join('\n');

const ofName = ({ members }: Declared, name: string): Declared[] =>
  members.filter((member) => member.name === name);

/** Types of the parameters and the result, which a call with another name must have, too. */
const calledWith = ({ parameters, type }: Declared): string =>
  [...parameters.map((one) => one.type), type].join();

export interface Changes {
  sentences: string[];
  /** The version that first has it or one of its members under another name or not at all, and the one before. */
  breaking?: [version: string, before: string];
  /** Version, and the members that it has under another name, or not at all. */
  others: [version: string, rows: [name: string, other?: string][]][];
}

/**
 * The changes in all newer versions, the next one first.
 * @param renamed Newer names, by older ones.
 */
export function changesOf(
  symbol: Declared,
  version: string,
  versions: Versions,
  renamed: Readonly<Record<string, string>>,
): Changes {
  const newer = [...versions].slice(0, [...versions.keys()].indexOf(version)).reverse();
  const changes: Changes = { sentences: [], others: [] };
  const say = (sentence: string) => changes.sentences.push(sentence);
  let unchanged: string[] = [];
  let before = symbol;
  let declared: Declarations | undefined = versions.get(version);
  for (const [next, symbols] of newer) {
    const other = renamed[before.name];
    const previous = [...versions].at([...versions.keys()].indexOf(next) + 1)?.[0] ?? '';
    const after = symbols.get(before.name) ?? symbols.get(other ?? '');
    if (!after || (after.name !== before.name && calledWith(after) !== calledWith(before))) {
      changes.breaking ??= [next, previous];
      say(other ? `${next} replaces it with ${code(other)}.` : `${next} no longer has it.`);
      break;
    }
    const said = changes.sentences.length + changes.others.length;
    if (after.name !== before.name) say(`${next} calls it ${code(after.name)}.`);
    else if (before.kind === 'function' && after.code !== before.code) say(`${next} changes its signature.`);
    const gone = names(before).filter((name) => !names(after).includes(name));
    const added = names(after).filter(
      (name) => !names(before).includes(name) && !gone.some((one) => renamed[one] === name),
    );
    const isTwin = (name: string, of = after) =>
      name.endsWith('Async') && names(of).includes(name.slice(0, -5));
    if (added.some((name) => isTwin(name, before)))
      say(`${next} adds a call with \`Async\` at its end that returns a task, for each call with callbacks.`);
    if (added.some((name) => !isTwin(name)))
      say(`${next} adds ${list(added.filter((name) => !isTwin(name)))}.`);
    const changed = names(before).filter(
      (name) => names(after).includes(name) && formOf(ofName(before, name)) !== formOf(ofName(after, name)),
    );
    if (changed.length > 0)
      say(`${next} changes ${list(changed.map((name) => (name === before.name ? `new ${name}` : name)))}.`);
    if (gone.length > 0 || after.name !== before.name) changes.breaking ??= [next, previous];
    if (gone.length > 0) changes.others.push([next, gone.map((name) => [name, renamed[name]])]);
    const used = [...new Set(formOf([before]).match(/\w+/g))].filter((name) => {
      const [old, now] = [declared?.get(name), symbols.get(name)];
      return name !== before.name && old && now && formOf([old]) !== formOf([now]);
    });
    if (used.length > 0) say(`${next} changes ${list(used)}, which it uses.`);
    if (changes.sentences.length + changes.others.length === said) unchanged = [...unchanged, next];
    before = after;
    declared = symbols;
  }
  if (unchanged.length > 0) {
    const sentence = `Unchanged in ${wordList(unchanged)}.`;
    if (unchanged[0] === newer[0]?.[0]) changes.sentences.unshift(sentence);
    else say(sentence);
  }
  return changes;
}
