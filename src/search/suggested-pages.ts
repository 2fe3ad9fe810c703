/** Pages that an empty search suggests: the most read ones of a hosted index, or else the first of the reader's area. */
import { useEffect, useState } from 'react';
import { loadEngine, loadManifest } from './client';
import { requestFor } from './request';
import { suggestionsFor, withoutOwn, type Suggestions } from './suggestions';

const none: Suggestions = { title: '', pages: [] };

async function load(pathname: string): Promise<Suggestions> {
  const engine = await loadEngine();
  const read = (await engine.trending?.(requestFor('', pathname)).catch(() => [])) ?? [];
  const trending = withoutOwn(read, pathname);
  if (trending.length > 0) return { title: 'Often read', pages: trending };
  const { suggested } = await loadManifest();
  return suggestionsFor(suggested, pathname);
}

/** Pages for a reader of `pathname`; none until they are known. */
export function useSuggestedPages(pathname: string): Suggestions {
  const [found, setFound] = useState(none);
  useEffect(() => {
    let wanted = true;
    load(pathname).then(
      (pages) => wanted && setFound(pages),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [pathname]);
  return found;
}
