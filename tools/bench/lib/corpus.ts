/** The files of a corpus: the planned pages with their text, and how they are written to disk. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Corpus, CorpusPage } from './corpus-plan';
import { articleText, areaText } from './page-text';

/**
 * All files of a corpus with their text, front matter included.
 * @returns Pairs of page and Markdown, in the order of `corpus.pages`.
 */
export function corpusTexts(corpus: Corpus): { page: CorpusPage; text: string }[] {
  const articles = corpus.pages.slice(corpus.areas.length);
  return [
    ...corpus.areas.map((area) => ({ page: area.page, text: areaText(area) })),
    // An article leads to articles before it only: those are there at every size.
    ...articles.map((page, number) => ({ page, text: articleText(page, articles.slice(0, number)) })),
  ];
}

/**
 * Writes the corpus below a folder.
 * @param withHeading True for generators that do not show the front matter's title as the first heading.
 */
export function writeCorpus(corpus: Corpus, folder: string, { withHeading = false } = {}): void {
  for (const { page, text } of corpusTexts(corpus)) {
    const file = path.join(folder, page.file);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, withHeading ? text.replace(/\n---\n/, `\n---\n\n# ${page.title}\n`) : text);
  }
}
