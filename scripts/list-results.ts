/**
 * `npm run report:results`: prints every result on the pages, whether it is computed, checked or typed, why it is typed,
 * and the share of those typed. Fails as the tests do: if a typed result has no reason, or a cited number no result.
 */
import { allExpansionProblems } from '../checks/content/results/expand';
import { listResults } from '../checks/content/results/listed';
import { judgeResults } from '../checks/content/results/typed';

const judged = judgeResults(listResults());
const problems = [...judged.problems, ...allExpansionProblems()];
for (const { page, line, kind, status, text, reason } of judged.results)
  console.log(`${page}:${line} — ${kind}, ${status}: ${text}${reason === undefined ? '' : ` — ${reason}`}`);
for (const problem of problems) console.error(problem);
console.log(judged.summary);
if (problems.length > 0) process.exitCode = 1;
