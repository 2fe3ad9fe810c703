/**
 * All checks of data/ that need no page: each file against its schema, files against each other, numbers in texts. Whoever
 * reads a wrong fact would stumble over it; this finds it with file and line, and all at once.
 */
import { filesIn } from '../../lib/cache/inputs';
import { checks } from './consistency';
import { eitherCure, loadFacts, type Fault } from './facts';
import { loadJsonSchema } from '../../lib/openapi/json-schemas';
import * as load from '../../lib/facts/load';
import { problem } from '../../lib/yaml/problem';
import { caseProblems } from './attribution-cases';
import type { Finding } from '../report';
import { quantityProblems } from './quantities';

/** A problem as facts tell it, `file:line: what — cure`. */
function findingOf(problem: string): Finding {
  const [, file = 'data', line = '1', message = problem, cure = ''] =
    /^(\S+?):(\d+): (.*?)(?: — (.*))?$/s.exec(problem) ?? [];
  return { file, line: Number(line), message, cure };
}

/** Reads every JSON Schema with its limits. @throws Error for the first that is wrong. */
function readSchemas(): void {
  for (const file of filesIn('data/json-schemas'))
    if (file.endsWith('.schema.json')) loadJsonSchema(file.replace('.schema.json', ''));
}

const problemOf = ([file, keys, what, cure = eitherCure]: Fault): string => problem(file, keys, what, cure);

/** Problems of the checks between collections. */
export const problemsOf = (check: (typeof checks)[keyof typeof checks], facts = loadFacts()): string[] =>
  [...check(facts)].map(problemOf);

/** Findings in data/. */
export function factFindings(): Finding[] {
  try {
    for (const read of Object.values(load)) read();
    readSchemas();
    const facts = loadFacts();
    return [
      ...[...Object.values(checks).flatMap((check) => problemsOf(check, facts)), ...caseProblems()].map(
        findingOf,
      ),
      ...quantityProblems(),
    ];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // A file that its schema refuses; one line a problem.
    return error.message.split('\n').map(findingOf);
  }
}
