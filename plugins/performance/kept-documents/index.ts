/**
 * Docusaurus plugin: a page whose code and data are the same as in the last build isn't rendered again. Rendering is a third
 * of a build after an edit, and most edits touch one page. Production builds only.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export default function keptDocuments({ siteDir }: LoadContext): Plugin {
  return {
    name: 'kept-documents',
    configureWebpack: (_config, isServer) =>
      isServer && process.env.NODE_ENV === 'production'
        ? {
            mergeStrategy: { entry: 'replace' },
            entry: { main: path.join(siteDir, 'plugins/performance/kept-documents/entry.ts') },
          }
        : {},
  };
}
