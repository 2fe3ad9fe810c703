/**
 * `npm run report:checks -- 25 seed`: for each form of finding, how many drawn mistakes of a class show it, and how many show
 * nothing else: what checks/LEDGER.md is made of.
 */
import { kinds } from '../checks/mutations';
import { pageChecks, pageWith, writtenPages } from '../checks/page-checks';
import { runCheck } from '../checks/report';

/** Classes of mistakes in sentences and numbers of pages; what each other class proves is never weighed. */
const weighed = ['numbers', 'people and product', 'figures'];

/** A message without what it quotes, so that findings of one kind have one form. */
const formOf = (message: string): string =>
  message
    .replaceAll(/"[^"]*"|`[^`]*`|\p{Lu}\p{L}+|\S*\d\S*/gu, '…')
    .split(/(?:, but|; the) /)[0]
    ?.slice(0, 60) ?? '';

async function main(): Promise<void> {
  const [count = '25', seed = 'ledger'] = process.argv.slice(2);
  const pages = new Map(writtenPages().map((page) => [page.source.file, page]));
  const checks = pageChecks();
  const rows = new Map<string, { caught: number; alone: number }>();
  for (const kind of kinds.filter((entry) => weighed.includes(entry.class))) {
    for (const mutant of await kind.draw(seed, Number(count))) {
      const page = pages.get(mutant.file);
      const { text, mutation } = mutant as { text?: string; mutation?: { text: string } };
      const wrong = text ?? mutation?.text;
      if (!page || wrong === undefined) continue;
      const forms = new Set<string>();
      for (const { name, findings } of checks)
        for (const { message } of await findings(pageWith(page, wrong)))
          forms.add(`${kind.class} | ${name} | ${formOf(message)}`);
      for (const form of forms) {
        const row = rows.get(form) ?? { caught: 0, alone: 0 };
        rows.set(form, { caught: row.caught + 1, alone: row.alone + Number(forms.size === 1) });
      }
    }
  }
  for (const [form, { caught, alone }] of [...rows].sort(([one], [other]) => one.localeCompare(other)))
    console.log(`${form} | ${caught} | ${alone}`);
}

void runCheck(main);
