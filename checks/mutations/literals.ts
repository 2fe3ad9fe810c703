/** Lies about facts on pages and in their drawings, as checks/content/literals/mutations.ts makes them. */
import { parsePage } from '../../lib/markdown/sources';
import { arithmeticProblems } from '../content/arithmetic';
import { dashboardCheck } from '../content/dashboard';
import { LiteralsCheck } from '../content/literals';
import { figureFile, readFigure } from '../content/literals/figures';
import { drawMutations, literalMutationKinds, type Mutation } from '../content/literals/mutations';
import type { Kind, Mutant, MutantClass } from './kind';

interface Wrong extends Mutant {
  mutation: Mutation;
}

const classOf = (kind: string): MutantClass =>
  kind === 'figure' ? 'figures' : kind.startsWith('role') ? 'people and product' : 'numbers';

let checks: { literals: LiteralsCheck; dashboard: ReturnType<typeof dashboardCheck> } | undefined;
const drawnOf = new Map<string, Mutation[]>();

/** All kinds are drawn together, so a draw is kept for the next kind. */
function mutationsOf(seed: string, count: number): Mutation[] {
  const key = `${seed} ${count}`;
  const mutations = drawnOf.get(key) ?? drawMutations(`${seed} literals`, count);
  drawnOf.set(key, mutations);
  return mutations;
}

function isSeen({ mutation: { source, text, figure } }: Wrong): boolean {
  const { literals, dashboard } = (checks ??= { literals: new LiteralsCheck(), dashboard: dashboardCheck() });
  const page = parsePage(source.file, text);
  const read = (name: string): string => (name === figure?.name ? figure.svg : readFigure(name));
  return (
    literals.page(source, page).length > 0 ||
    literals.figures(page, read).length > 0 ||
    dashboard(source, page).length > 0 ||
    arithmeticProblems(source.file, text).length > 0
  );
}

export const literalKinds: readonly Kind<Wrong>[] = literalMutationKinds.map((kind) => ({
  class: classOf(kind),
  kind,
  draw: (seed, count) =>
    mutationsOf(seed, count)
      .filter((mutation) => mutation.kind === kind)
      .map((mutation) => {
        const [, from = '', to = ''] = /^(?:\S+: )(.+) becomes (.+)$/s.exec(mutation.what) ?? [];
        const file = mutation.figure ? figureFile(mutation.figure.name) : mutation.source.file;
        const line = Number(/:(\d+): /.exec(mutation.what)?.[1] ?? 1);
        return { file, line, from, to, mutation };
      }),
  check: isSeen,
}));
