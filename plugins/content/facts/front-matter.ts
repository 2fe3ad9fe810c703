/**
 * Front matter as the framework gets it: with the facts of its texts (lib/facts/front-matter.ts), the card of the page's place,
 * and on the page of a term its definition.
 */
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { cardOf } from '../../../config/cards';
import { filledFrontMatter } from '../../../lib/facts/front-matter';
import { loadGlossary } from '../../../lib/facts/load';
import { routeOfSource } from '../../../lib/routes/written-routes';

const glossary = '/docs/resources/glossary-and-definitions/';

/** The term that a page explains. Other pages don't read the glossary, so an edit of it leaves them as they are. */
function termOf(route: string): { term?: { name: string; description: string } } {
  const found = route.startsWith(glossary)
    ? loadGlossary().find((entry) => entry.route === route)
    : undefined;
  return found ? { term: { name: found.term, description: found.definition } } : {};
}

export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const { frontMatter, content } = await params.defaultParseFrontMatter(params);
  const file = path.relative('.', params.filePath);
  const route = routeOfSource(file);
  const place = route ?? (file.startsWith(`blog${path.sep}`) ? '/blog' : '/');
  return {
    frontMatter: {
      image: cardOf(place).file,
      ...termOf(place),
      ...filledFrontMatter(file, frontMatter, route),
    },
    content,
  };
};
