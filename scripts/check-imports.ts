/** Checks that imports go one way between the rooms of the repository, and never in a circle. */
import { importProblems } from '../checks/code/imports';
import { report } from '../checks/report';

async function main(): Promise<void> {
  const { findings, modules } = await importProblems();
  report(findings, `Imports of ${modules} modules`);
}

void main();
