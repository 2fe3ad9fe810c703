/** The one-line edit of a writer: a sentence at the end of a page, exchanged at each edit. */
import { readFileSync, writeFileSync } from 'node:fs';

const line = /\n\nEdited [\w-]+ times\.\n$/;

/** Words that the edited page shows. */
export const wordsOfEdit = (mark: string): string => `Edited ${mark} times.`;

/** Writes the edit with a unique mark into a page; without a mark the page becomes what it was. */
export function editPage(file: string, mark?: string): void {
  const bare = readFileSync(file, 'utf8').replace(line, '\n');
  writeFileSync(file, mark === undefined ? bare : `${bare.replace(/\n$/, '')}\n\n${wordsOfEdit(mark)}\n`);
}
