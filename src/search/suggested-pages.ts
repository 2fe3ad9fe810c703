/** Pages that the empty search box suggests: the most read ones of a hosted index, else the first of the reader's area. */
import { useEffect, useState } from 'react';
import { search } from '../../config/search';
import { trimSlash } from '../../lib/shared/trim-slash';
import { areaOf, areas } from './areas';
import { loadEngine, loadManifest } from './client';
import { dataUrl } from './data-url';
import { partOf } from './parts';
import { requestFor, versionsOfPath } from './request';
import type { SuggestedPage } from './types';

export interface SuggestedPages {
  title: string;
  pages: readonly SuggestedPage[];
}

const none: SuggestedPages = { title: '', pages: [] };

async function load(pathname: string): Promise<SuggestedPages> {
  const others = (pages: readonly SuggestedPage[]): SuggestedPage[] =>
    pages.filter(([url]) => trimSlash(url) !== trimSlash(pathname)).slice(0, search.suggestedPages);
  const engine = await loadEngine(dataUrl);
  const trending = others((await engine.trending?.(requestFor('', pathname)).catch(() => [])) ?? []);
  if (trending.length > 0) return { title: 'Often read', pages: trending };
  const { suggested } = await loadManifest(dataUrl);
  const area = areaOf(pathname);
  const part = area === 'sdk' ? partOf(`docs-sdk-${versionsOfPath(pathname).sdk ?? ''}`, pathname) : area;
  const own = part === undefined ? [] : others(suggested[part] ?? []);
  if (area && own.length > 0) return { title: `Pages in ${areas[area]}`, pages: own };
  return { title: 'Pages to start from', pages: others(suggested.home ?? []) };
}

/** Pages for a reader of `pathname`; none until they are known. */
export function useSuggestedPages(pathname: string): SuggestedPages {
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
