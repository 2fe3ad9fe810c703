/**
 * What every kind of mistake has in common. A check is worth what it finds, not what it passes, so mistakes are drawn from
 * the written files, one at a time, and shown to the checks. The kinds know nothing of each other.
 */
import { Random } from '../../lib/random';
import {
  pageChecks,
  pageWith,
  writtenPages,
  type PageCheck,
  type WrittenPage,
} from '../../checks/page-checks';

/** A change of one file. */
export interface Edit {
  file: string;
  /** 1-based. */
  line: number;
  from: string;
  to: string;
}

/** An edit with what its file becomes. */
export interface TextEdit extends Edit {
  text: string;
}

/** One mistake. */
export interface Mutant extends Edit {
  /** The page that is wrong, and its text, where all checks of pages can be asked. */
  wrong?: { page: WrittenPage; text: string };
  /** Whether the check that should see it says something. */
  found(): boolean | Promise<boolean>;
}

/** One kind of mistake. */
export interface Kind {
  /** What readers rely on. */
  class: string;
  kind: string;
  /** Up to `count` mistakes; the same seed gives the same ones. */
  draw(seed: string, count: number): Mutant[] | Promise<Mutant[]>;
}

/** A value that is made when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

export const pages = once(() => writtenPages());

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Writes `to` where a text has `from`. */
export const edit = (file: string, text: string, at: number, from: string, to: string): TextEdit => ({
  file,
  line: lineAt(text, at),
  from,
  to,
  text: text.slice(0, at) + to + text.slice(at + from.length),
});

/** Some of a list, each at most once, as a seed decides. */
export const drawn = <T>(list: readonly T[], seed: string, count: number): T[] =>
  new Random(seed).shuffle(list).slice(0, count);

/** A number as written, with another digit in its first place: no rounding makes it the old one. */
export const otherNumber = (number: string): string =>
  number.replace(/\d/, (digit) => String((Number(digit) % 9) + 1));

/** The checks of pages. */
export const checks = once((): PageCheck[] => pageChecks());

/** What the checks of pages say of a page with another text, `check: message`; all of them, or those that are named. */
export async function saidOf(page: WrittenPage, text: string, names?: readonly string[]): Promise<string[]> {
  const wrong = pageWith(page, text);
  const said: string[] = [];
  for (const { name, findings } of checks())
    if (names?.includes(name) ?? true)
      try {
        for (const { message } of await findings(wrong)) said.push(`${name}: ${message}`);
      } catch (error) {
        // What a check cannot even read stops the build.
        said.push(`${name}: ${(error as Error).message}`);
      }
  return said;
}

/** A wrong page, shown to the checks that are named, or to all. */
export const onPage = (
  page: WrittenPage,
  { text, ...change }: TextEdit,
  names?: readonly string[],
): Mutant => ({
  ...change,
  wrong: { page, text },
  found: async () => (await saidOf(page, text, names)).length > 0,
});

/** Kinds that are drawn together, because they share their chance or what they are made of. */
export function kindsOf(
  className: string,
  names: readonly string[],
  drawAll: (seed: string, count: number) => readonly (Mutant & { kind: string })[],
): Kind[] {
  const known = new Map<string, ReturnType<typeof drawAll>>();
  return names.map((kind) => ({
    class: className,
    kind,
    draw: (seed, count) => {
      const key = `${seed} ${count}`;
      const all = known.get(key) ?? drawAll(seed, count);
      known.set(key, all);
      return all.filter((mutant) => mutant.kind === kind);
    },
  }));
}
