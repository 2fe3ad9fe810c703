/** Refuses the words of data/terminology.yaml in the running text of pages. */
import { loadTerminology } from '../lib/facts/load';
import { listSources, parseSource } from '../lib/markdown/sources';
import { checkTerms, termRules } from '../checks/content/terms';
import { report, runCheck } from '../checks/report';

function main(): void {
  const rules = termRules(loadTerminology());
  const sources = listSources().filter((source) => !source.generated);
  const findings = sources.flatMap(({ file }) => checkTerms(parseSource(file).tree, rules, file));
  report(findings, `${rules.length} refused words in ${sources.length} pages`);
}

void runCheck(main);
