/** Tells readers, above or below results, that some pages are missing among them, or that records are not fresh. */
import { useEffect, useState } from 'react';
import { platformNames } from '../../config/platforms';
import { sdkVersions } from '../../config/versions';
import { areas, isArea } from './areas';
import { loadManifest } from './client';
import { useLatestAnswer } from './latest-answer';

const platforms: Readonly<Record<string, string>> = platformNames;

/** Name of a part of the records: `SDK 5.1.x, Android`, `Promote`. */
function nameOfPart(part: string): string {
  if (isArea(part)) return areas[part];
  const [, version, rest = ''] = /^sdk-(current|[\d.x]+)-(.+)$/.exec(part) ?? [];
  const label = sdkVersions.find(({ name }) => name === version)?.label ?? part;
  return `${label}, ${platforms[rest] ?? rest}`;
}

export function IndexNotice() {
  const missing = useLatestAnswer().answer?.missing ?? [];
  const [stale, setStale] = useState(false);
  useEffect(() => {
    loadManifest().then(
      (manifest) => setStale(manifest.stale === true),
      () => undefined,
    );
  }, []);
  return (
    <>
      {missing.length > 0 && (
        <p className="search-notice" role="status">
          Part of the index could not be loaded. Missing: {missing.map(nameOfPart).join(', ')}.
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
