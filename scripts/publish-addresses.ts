/**
 * `npm run addresses`: writes new addresses, and where redirects lead now, into data/published-addresses.txt. Refuses to
 * lose an address that was published before, and says how to keep it.
 */
import { writeFileSync } from 'node:fs';
import { countOf, report, runCheck } from '../checks/report';
import {
  contractFile,
  contractProblems,
  contractText,
  currentAddresses,
} from '../lib/routes/published-addresses';

function main(): void {
  const problems = contractProblems();
  const lost = problems.filter((problem) => problem.lost);

  if (lost.length > 0) {
    report(lost, `${contractFile}, which was not changed`);
  } else {
    const current = currentAddresses();
    writeFileSync(contractFile, contractText(current));
    for (const { message } of problems) console.log(message);
    console.log(`${contractFile}: ${current.size} addresses, ${countOf(problems.length, 'change')}.`);
  }
}

void runCheck(main);
