/**
 * `npm run sample:pages`: draws twenty written pages to be read afresh, with their number of words. The commit is the seed;
 * `npm run sample:pages -- <seed>` repeats a draw, and `npm run sample:pages -- <seed> docs blog` draws from those folders.
 */
import { execFileSync } from 'node:child_process';
import { runCheck } from '../checks/report';
import { wordsOf } from '../checks/words/counts';
import { writtenTexts } from '../checks/words/texts';
import { Random } from '../lib/random';

const count = 20;

function main(): void {
  const [seed = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(), ...folders] =
    process.argv.slice(2);
  const pages = writtenTexts().filter(
    ({ file, group }) => /\.mdx?$/.test(file) && (folders.length === 0 || folders.includes(group)),
  );
  const drawn = new Random(`reading ${seed}`).shuffle(pages).slice(0, count);
  for (const page of drawn) console.log(`${page.file}: ${wordsOf([page])} words`);
  console.log(`Seed ${seed}: ${drawn.length} of ${pages.length} pages, ${wordsOf(drawn)} words.`);
}

void runCheck(main);
