/** Tells readers, above or below results, that some pages are missing among them, or that records are not fresh. */
import { useEffect, useState } from 'react';
import { docsVersions, sdkVersions } from '../../config/versions';
import { loadManifest } from './client';
import { dataUrl } from './data-url';
import { useMissing } from './health';

/** Name of a tag's doc set and version: `SDK 5.1.x`. */
function nameOfTag(tag: string): string {
  const [, set, version] = /^docs-([^-]+)-(.+)$/.exec(tag) ?? [];
  if (set === 'sdk') return sdkVersions.find(({ name }) => name === version)?.label ?? tag;
  if (set === 'default') {
    return version === 'current'
      ? 'dashboard guides'
      : (docsVersions.find(({ name }) => name === version)?.label ?? tag);
  }
  return set === 'api' ? 'API docs' : 'blog';
}

export function IndexNotice() {
  const missing = useMissing();
  const [stale, setStale] = useState(false);
  useEffect(() => {
    loadManifest(dataUrl).then(
      (manifest) => setStale(manifest.stale === true),
      () => undefined,
    );
  }, []);
  return (
    <>
      {missing.length > 0 && (
        <p className="search-notice" role="status">
          Part of the index could not be loaded. Missing: {missing.map(nameOfTag).join(', ')}.
        </p>
      )}
      {stale && (
        <p className="search-notice">
          Preview: these are records of the last build, and pages have changed since. Run{' '}
          <code>npm run build</code> to refresh them.
        </p>
      )}
    </>
  );
}
