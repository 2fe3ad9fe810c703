/** Drawn lies about facts are found, and drawn edits that say nothing wrong are not. The seed is fixed. */
import { expect, it } from 'vitest';
import { parsePage } from '../../../lib/markdown/sources';
import { arithmeticProblems } from '../arithmetic';
import { dashboardCheck } from '../dashboard';
import { LiteralsCheck } from '.';
import { readFigure } from './figures';
import { drawHarmless, drawMutations, literalMutationKinds, type Mutation } from './mutations';

const literals = new LiteralsCheck();
const dashboard = dashboardCheck();

/** Findings of the checks that read what pages say of facts and people, and what they compute. */
function findings({ source, text, figure }: Mutation): string[] {
  const page = parsePage(source.file, text);
  const read = (name: string): string => (name === figure?.name ? figure.svg : readFigure(name));
  return [
    ...literals.page(source, page),
    ...literals.figures(page, read),
    ...dashboard(source, page),
    ...arithmeticProblems(source.file, text),
  ].map(({ message }) => message);
}

interface Share {
  drawn: number;
  found: number;
  /** What was on the wrong side. */
  other: string[];
}

function shares(
  mutations: readonly Mutation[],
  isRight: (found: readonly string[]) => boolean,
): Map<string, Share> {
  const all = new Map<string, Share>();
  for (const mutation of mutations) {
    const share = all.get(mutation.kind) ?? { drawn: 0, found: 0, other: [] };
    all.set(mutation.kind, share);
    const found = findings(mutation);
    share.drawn += 1;
    if (found.length > 0) share.found += 1;
    if (!isRight(found)) share.other.push(`  ${mutation.kind}: ${mutation.what} ${found[0] ?? ''}`);
  }
  const lines = [...all].map(([kind, { drawn, found }]) => `${kind}: ${found} of ${drawn}`);
  console.log([...lines, ...[...all.values()].flatMap(({ other }) => other)].join('\n'));
  return all;
}

it('finds nine of ten lies, and eight of ten of the kind that is hardest', () => {
  const all = shares(drawMutations('literals', 40), (found) => found.length > 0);
  expect([...all.keys()]).toEqual([...literalMutationKinds]);
  const [drawn, found] = [...all.values()].reduce(
    ([a, b], share) => [a + share.drawn, b + share.found] as const,
    [0, 0] as readonly [number, number],
  );
  expect(drawn).toBeGreaterThanOrEqual(200);
  expect(found / drawn).toBeGreaterThanOrEqual(0.9);
  // Forty of a kind are few, and some lies about roles are true of the other role as well ("Ask a Manager" for "Ask an
  // Admin"), which no check can see. All kinds of a class together have to reach nine of ten.
  for (const [kind, share] of all) {
    expect(share.drawn, kind).toBeGreaterThanOrEqual(15);
    expect(share.found / share.drawn, kind).toBeGreaterThanOrEqual(0.8);
  }
});

it('finds nothing in edits without a lie', () => {
  const all = shares(drawHarmless('harmless', 25), (found) => found.length === 0);
  const [drawn, found] = [...all.values()].reduce(
    ([a, b], share) => [a + share.drawn, b + share.found] as const,
    [0, 0] as readonly [number, number],
  );
  expect(drawn).toBeGreaterThanOrEqual(60);
  expect(found / drawn).toBeLessThanOrEqual(0.02);
});
