/**
 * `npm run report:voice`: counts each sentence pattern of data/voice.yaml by folder, and the words of each page.
 * `npm run report:voice -- sdk` lists what is found in one folder; `comments` is a folder here.
 */
import { runCheck } from '../checks/report';
import { countTable, countVoice, wordsOf } from '../checks/words/counts';
import { commentTexts, writtenTexts } from '../checks/words/texts';
import { voiceProblems, voiceRules } from '../checks/words/voice';

function main(): void {
  const rules = voiceRules();
  const texts = [...writtenTexts(), ...commentTexts()];
  const folder = process.argv[2];
  if (folder !== undefined) {
    const chosen = texts.filter(({ group }) => group === folder);
    if (chosen.length === 0) {
      const groups = [...new Set(texts.map(({ group }) => group))].sort();
      throw new Error(`${folder} has no texts — Name one of: ${groups.join(', ')}.`);
    }
    for (const { file, blocks } of chosen)
      for (const { line, message, cure } of voiceProblems(file, blocks, rules))
        console.log(`${file}:${line} — ${message} — ${cure}`);
    return;
  }
  console.log(countTable(countVoice(texts, rules)));
  for (const text of texts.filter(({ file }) => /\.mdx?$/.test(file)))
    console.log(`${text.file}: ${wordsOf([text])} words`);
}

void runCheck(main);
