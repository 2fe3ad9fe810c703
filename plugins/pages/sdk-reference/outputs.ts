/** Where `npm run generate` writes what it makes of declarations/. Nothing else is in these folders. */
import { plannedPages } from '../../../lib/routes/planned-pages';

/** Folders of the references that the manifest has. */
export const referenceFolders: readonly string[] = plannedPages().flatMap(({ path }) => {
  const [, version, platform] = /^\/sdk\/([^/]+)\/([^/]+)\/reference$/.exec(path) ?? [];
  return version && platform ? [`sdk_versioned_docs/version-${version}/${platform}/reference`] : [];
});
