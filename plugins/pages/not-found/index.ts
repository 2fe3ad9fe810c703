/**
 * Docusaurus plugin: writes the list of all pages as a file, for readers of an unknown address alone. `npm start` has no
 * such file; its page for unknown addresses suggests nothing.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { pageListFile, type PageList } from '../../../lib/shared/page-list';
import { homeData } from '../home';

export default function notFound(): Plugin {
  return {
    name: 'not-found',
    async postBuild({ outDir }) {
      const pages: PageList = homeData().pages;
      await writeFile(path.join(outDir, pageListFile), JSON.stringify(pages));
    },
  };
}
