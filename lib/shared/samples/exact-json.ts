/**
 * JSON that keeps what JSON.parse loses: the digits of numbers (ids of 17 digits, `1.50`), the order of members with
 * numeric names, and that a member is there twice, which it refuses. Ours, because `lossless-json` keeps the digits alone:
 * it puts members into plain objects.
 */

/** A number as it is written. */
export class Digits {
  constructor(readonly text: string) {}
}

export type Exact = null | boolean | string | Digits | Exact[] | Map<string, Exact>;

const words: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };

/**
 * Reads a JSON text.
 * @throws SyntaxError with what JSON.parse says of a wrong text, or with the name of a member that an object has twice.
 */
export function readJson(text: string): Exact {
  // From here on the text is right, so its tokens need no look at commas and colons.
  JSON.parse(text);
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[[\]{}]|[^\s"[\]{},:]+/g) ?? [];
  let at = 0;
  const next = (): string => tokens[at++] ?? '';
  const value = (token: string): Exact => {
    if (token === '[') {
      const items: Exact[] = [];
      for (let item = next(); item !== ']'; item = next()) items.push(value(item));
      return items;
    }
    if (token === '{') {
      const members = new Map<string, Exact>();
      for (let name = next(); name !== '}'; name = next()) {
        const key = JSON.parse(name) as string;
        if (members.has(key)) throw new SyntaxError(`An object has the member ${name} twice`);
        members.set(key, value(next()));
      }
      return members;
    }
    if (token.startsWith('"')) return JSON.parse(token) as string;
    const word = words[token];
    return word === undefined ? new Digits(token) : word;
  };
  return value(next());
}
