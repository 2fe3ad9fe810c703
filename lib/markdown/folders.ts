/** Where pages are. Apart from sources.ts, which loads the parser: who only looks for files shouldn't wait for it. */
import { docsVersions, sdkVersions } from '../../config/versions';

export type Instance = 'docs' | 'sdk' | 'api' | 'blog' | 'pages';

/** Folders that hold pages, with what is the same for all of them. */
export const folders: readonly { folder: string; instance: Instance; version?: string }[] = [
  { folder: 'docs', instance: 'docs' },
  ...docsVersions
    .filter((v) => v.name !== 'current')
    .map((v) => ({ folder: `versioned_docs/version-${v.name}`, instance: 'docs' as const, version: v.path })),
  ...sdkVersions.map((v) => ({
    folder: v.name === 'current' ? 'sdk' : `sdk_versioned_docs/version-${v.name}`,
    instance: 'sdk' as const,
    version: v.path,
  })),
  { folder: 'api', instance: 'api' },
  { folder: 'blog', instance: 'blog' },
  { folder: 'src/pages', instance: 'pages' },
];

/** Folders that hold pages. */
export const contentFolders: readonly string[] = folders.map(({ folder }) => folder);
