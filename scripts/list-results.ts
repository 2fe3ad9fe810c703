/**
 * `npm run report:results`: prints every result on the pages, whether it is computed, checked or typed, why it is typed,
 * and the share of those typed.
 */
import { judgeResults } from '../checks/content/results/typed';
import { listResults } from '../checks/content/results/listed';

const judged = judgeResults(listResults());
for (const { page, line, kind, status, text, reason } of judged.results)
  console.log(`${page}:${line} — ${kind}, ${status}: ${text}${reason === undefined ? '' : ` — ${reason}`}`);
for (const problem of judged.problems) console.error(problem);
console.log(judged.summary);
if (judged.problems.length > 0) process.exitCode = 1;
