/** Edits of a sample's code, one at a time. */
import { literalSource } from '../../lib/text/pattern';

export interface CodeEdit {
  from: string;
  to: string;
  /** The sample with the change. */
  code: string;
}

/** Replaces what is between two places by another text; nothing if that changes nothing. */
export function editAt(code: string, start: number, end: number, to: string): CodeEdit[] {
  const from = code.slice(start, end);
  return from === to
    ? []
    : [{ from: from.trim(), to: to.trim(), code: `${code.slice(0, start)}${to}${code.slice(end)}` }];
}

/** One edit for each match; `change` gives the new text of the match, or more than one. */
export const editMatches = (
  code: string,
  pattern: RegExp,
  change: (match: RegExpMatchArray) => string | readonly string[],
): CodeEdit[] =>
  [...code.matchAll(pattern)].flatMap((match) =>
    [change(match)].flat().flatMap((to) => editAt(code, match.index, match.index + match[0].length, to)),
  );

/** Texts that take the place of what a pattern finds; `$1` is its first group. */
type Replacement = readonly [pattern: RegExp, ...to: string[]];

/** One edit for each match and text of a table. */
export const replaceEach = (code: string, table: readonly Replacement[]): CodeEdit[] =>
  table.flatMap(([pattern, ...to]) =>
    editMatches(code, pattern, (match) =>
      to.map((text) => text.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')),
    ),
  );

/** Names as earlier versions and other platforms have them; `before` and `after` say what is around a name. */
export const renamed = (
  code: string,
  names: Readonly<Record<string, string>>,
  before: string,
  after: string,
): CodeEdit[] =>
  replaceEach(
    code,
    Object.entries(names).map(([name, other]) => [
      new RegExp(`${before}${literalSource(name)}${after}`, 'g'),
      other,
    ]),
  );

/** Without its last character. */
export const clipped = (name: string): string => name.slice(0, -1);

/** Mistakes in the samples of a language, by kind. */
export type Mistakes = Readonly<Record<string, (code: string) => CodeEdit[]>>;
