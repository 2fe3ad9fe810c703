/** Mistakes in the specifications, as checks/openapi/mutants.ts makes them. */
import { Random } from '../../lib/random';
import { loadCheckFacts, type CheckFacts } from '../openapi/loaded-facts';
import { drawSpecMutants, specifications, specKinds, type Specification } from '../openapi/mutants';
import type { Kind, Mutant } from './kind';

interface Wrong extends Mutant {
  isFound(): boolean;
}

let known: { facts: CheckFacts; documents: Specification[] } | undefined;

function read(): { facts: CheckFacts; documents: Specification[] } {
  const facts = loadCheckFacts();
  return { facts, documents: specifications(facts) };
}

export const specMutantKinds: readonly Kind<Wrong>[] = Object.entries(specKinds).map(([name, kind]) => ({
  class: 'specs',
  kind: name,
  draw: (seed, count) => {
    const { facts, documents } = (known ??= read());
    return drawSpecMutants(kind, documents, { facts, random: new Random(`${seed} ${name}`), count }).map(
      ({ file, pointer, from, to, isFound }) => ({
        file,
        line: 1,
        from: `${pointer} ${JSON.stringify(from)}`,
        to: JSON.stringify(to) ?? 'left out',
        isFound,
      }),
    );
  },
  check: (mutant) => mutant.isFound(),
}));
