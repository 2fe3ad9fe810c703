/**
 * What a sample does with the SDK, in the same words for every language. That makes the tabs of a sample comparable: a
 * reader who picks another language must get the same app.
 */
import type { Node } from './tree';

/** How an argument is written. Literals and names can be compared, other expressions cannot. */
export type Written =
  { kind: 'literal'; text: string } | { kind: 'name'; text: string } | { kind: 'expression' };

export interface Call {
  /** Where the call ends: what is inside it happens before. */
  end: number;
  row: number;
  /** `WhenceSdk.trackEvent`. */
  what: string;
  /** By name of the parameter; null and what is left out are the same. */
  args: ReadonlyMap<string, Written>;
}

/** A use of the SDK that has no order worth comparing: a member that is read, a constant. */
export interface Use {
  what: string;
  row: number;
}

export interface Trace {
  calls: Call[];
  uses: Use[];
  /** Rows in which a future's value is waited for. */
  results: number[];
}

export const emptyTrace = (): Trace => ({ calls: [], uses: [], results: [] });

/** `1`, `1.0` and `1L` are the same number. */
const numberText = (text: string): string => String(Number(text.replace(/[_LlFfDd]/g, '')));

/** `A.b.C` for names and members, as they are written. */
function dotted(node: Node): string {
  if (node.kind === 'name') return node.text;
  return node.kind === 'member' ? `${dotted(node.target)}.${node.name.text}` : '';
}

/** How an argument is written, for the comparison of tabs. */
export function writtenAs(node: Node): Written | undefined {
  if (node.kind === 'literal') {
    if (node.type === 'null') return undefined;
    if (node.text === undefined) return { kind: 'expression' };
    const isNumber = !['String', 'Boolean'].includes(node.type);
    return { kind: 'literal', text: isNumber ? numberText(node.text) : node.text };
  }
  const text = dotted(node);
  if (/^(?:[A-Z]\w*\.)+[A-Z_]+$/.test(text)) return { kind: 'literal', text };
  return node.kind === 'name' && text !== 'it' ? { kind: 'name', text } : { kind: 'expression' };
}

function argumentDifference(a: Written | undefined, b: Written | undefined): boolean {
  if (a === undefined || b === undefined) return a !== b;
  // One language can name what the other computes in place, but a literal is one in both.
  if (a.kind === 'expression' || b.kind === 'expression') return a.kind === 'literal' || b.kind === 'literal';
  return a.kind !== b.kind || a.text !== b.text;
}

export interface Difference {
  /** In the second trace. */
  row: number;
  message: string;
}

/** The calls in their order, but setters of one object by name, because theirs means nothing. */
const inOrder = ({ calls }: Trace): Call[] => {
  const runs: Call[][] = [];
  const setterOf = (call?: Call): string | undefined =>
    /^((?!WhenceSdk)[\w.]+)\.(?:set|add)[A-Z]\w*$/.exec(call?.what ?? '')?.[1];
  for (const call of [...calls].sort((a, b) => a.end - b.end)) {
    const run = runs.at(-1);
    if (run && setterOf(call) !== undefined && setterOf(call) === setterOf(run.at(-1))) run.push(call);
    else runs.push([call]);
  }
  return runs.flatMap((run) => run.sort((a, b) => a.what.localeCompare(b.what)));
};

/** The first difference between two traces; undefined if they do the same. */
export function traceDifference(first: Trace, second: Trace): Difference | undefined {
  const [a, b] = [inOrder(first), inOrder(second)];
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const [one, two] = [a[i], b[i]];
    if (one?.what !== two?.what) {
      return {
        row: two?.row ?? b.at(-1)?.row ?? 0,
        message: `${two ? `calls ${two.what}` : 'calls nothing more'} where the other calls ${one?.what ?? 'nothing more'}`,
      };
    }
    for (const name of new Set([...(one?.args.keys() ?? []), ...(two?.args.keys() ?? [])])) {
      if (argumentDifference(one?.args.get(name), two?.args.get(name)))
        return { row: two?.row ?? 0, message: `gives ${two?.what} another ${name}` };
    }
  }
  const [has, wants] = [second, first].map(({ uses }) => new Map(uses.map(({ what, row }) => [what, row])));
  const missing = [...(wants?.keys() ?? [])].find((what) => !has?.has(what));
  if (missing !== undefined) return { row: 0, message: `does not use ${missing}, as the other does` };
  const extra = [...(has ?? [])].find(([what]) => !wants?.has(what));
  if (extra) return { row: extra[1], message: `uses ${extra[0]}, and the other does not` };
  if (first.results.length !== second.results.length)
    return {
      row: second.results.at(-1) ?? 0,
      message: `waits for ${second.results.length} results, and the other for ${first.results.length}`,
    };
  return undefined;
}
