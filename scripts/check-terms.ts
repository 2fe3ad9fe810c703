/**
 * Words lint: refuses the words of data/terminology.yaml in pages and the sentence patterns of data/voice.yaml in all
 * that readers see.
 */
import { report, runCheck } from '../checks/report';
import { checkTerms, termRules } from '../checks/words/terms';
import { unread, writtenTexts } from '../checks/words/texts';
import { voiceProblems, voiceRules } from '../checks/words/voice';
import { loadTerminology } from '../lib/facts/load';
import { listSources, parseSource } from '../lib/markdown/sources';

function main(): void {
  const words = termRules(loadTerminology());
  const patterns = voiceRules();
  const sources = listSources().filter((source) => !source.generated);
  const texts = writtenTexts();
  const found = texts.map((text) => ({ ...text, findings: voiceProblems(text.file, text.blocks, patterns) }));
  const waiting = found.filter(({ group }) => unread.has(group)).flatMap(({ findings }) => findings);
  console.log(
    `${waiting.length} patterns wait in ${[...unread].join(', ')}: npm run report:voice lists them.`,
  );
  report(
    [
      ...sources.flatMap(({ file }) => checkTerms(parseSource(file).tree, words, file)),
      ...found.filter(({ group }) => !unread.has(group)).flatMap(({ findings }) => findings),
    ],
    `${words.length} refused words in ${sources.length} pages, ${patterns.length} patterns in ${texts.length} texts`,
  );
}

void runCheck(main);
