/** Fills the facts of front matter before the framework reads it (lib/facts/front-matter.ts). */
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { filledFrontMatter } from '../../../lib/facts/front-matter';
import { routeOfSource } from '../../../lib/routes/written-routes';

export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const { frontMatter, content } = await params.defaultParseFrontMatter(params);
  const file = path.relative('.', params.filePath);
  return { frontMatter: filledFrontMatter(file, frontMatter, routeOfSource(file)), content };
};
