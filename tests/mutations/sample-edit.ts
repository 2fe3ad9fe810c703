/** One edit of a sample's code. */

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
