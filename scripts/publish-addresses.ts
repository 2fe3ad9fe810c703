/**
 * `npm run addresses`: writes new addresses, and where redirects lead now, into data/published-addresses.txt, and new members
 * of downloads into data/published-downloads.txt. Refuses to lose what was published before, and says how to keep it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { countOf, report, runCheck } from '../checks/report';
import * as downloads from '../lib/downloads/contract';
import { datasets } from '../lib/downloads/datasets';
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

function writeMembers(): void {
  const { contractFile: file } = downloads;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const problems = downloads.contractProblems(text, datasets);
  const broken = problems.filter(({ breaks }) => breaks);
  if (broken.length > 0) {
    report(broken, `${file}, which was not changed`);
  } else {
    writeFileSync(file, downloads.contractText(text, datasets));
    console.log(`${file}: ${countOf(problems.length, 'change')}.`);
  }
}

void runCheck(() => {
  main();
  writeMembers();
});
