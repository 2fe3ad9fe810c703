/**
 * Words lint: refuses the words of data/terminology.yaml in pages and the sentence patterns of data/voice.yaml in
 * everything that readers see and in comments. With `-- --changed`, it reads only edited files.
 */
import { scopeOf } from '../checks/changed/selection';
import { report, runCheck } from '../checks/report';
import { checkTerms, termRules } from '../checks/words/terms';
import { commentTexts, writtenTexts } from '../checks/words/texts';
import { refusingRules, voiceProblems } from '../checks/words/voice';
import { productMessages } from '../lib/dashboard/messages';
import { loadTerminology } from '../lib/facts/load';
import { listSources, parseSource } from '../lib/markdown/sources';

function main(): void {
  const words = termRules(loadTerminology());
  const messages = productMessages();
  const patterns = refusingRules();
  const scope = scopeOf();
  const sources = scope.pages(listSources().filter((source) => !source.generated));
  const texts = [...writtenTexts(scope.has), ...commentTexts(scope.has)];
  report(
    [
      ...sources.flatMap(({ file }) => checkTerms(parseSource(file).tree, words, messages, file)),
      ...texts.flatMap(({ file, blocks }) => voiceProblems(file, blocks, patterns)),
    ],
    `${words.length} refused words in ${sources.length} pages, ${patterns.length} patterns in ${texts.length} texts`,
  );
}

void runCheck(main);
