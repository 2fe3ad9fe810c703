/**
 * Which records a reader downloads. Records are split by area, platform and version; a search loads the parts next to
 * the reader first, and the others after its first result. To keep every search within the two limits as the site grows,
 * far parts come lean (headings, first words and a list of the other words) and in the end are left out.
 *
 * Readers of an old SDK version also find pages of the current one, but only those that theirs lacks. So the pages that
 * every old version has are a separate part, which only readers of the current version load.
 */
import { platformNames, platformOfPath } from '../../config/platforms';
import { searchBytes } from '../../config/search';
import { areaOf, type Area } from './areas';
import type { Context, PartFile, PartUse } from './types';

/**
 * Name of the part that a page's records are in: `promote`, `api`, `sdk-5.1.x-android`, `sdk-5.1.x-unity-reference`, `blog`.
 * @param tag Search tag of the page, such as `docs-sdk-5.1.x`.
 */
export function partOf(tag: string, url: string): string {
  const version = /^docs-sdk-(.+)$/.exec(tag)?.[1];
  if (version !== undefined) {
    const reference = /^\/sdk\/[^/]+\/[^/]+\/reference(?:\/|$)/.test(url) ? '-reference' : '';
    return `sdk-${version}-${platformOfPath(url) ?? 'overview'}${reference}`;
  }
  return areaOf(url) ?? 'blog';
}

const sharedEnd = '-shared';

/** Name of the part that has those pages of a part which every other version of its set has, too. */
export const sharedPart = (part: string): string => `${part}${sharedEnd}`;

/** The part that a part of shared pages was split from; any other is its own. */
export const wholePart = (part: string): string =>
  part.endsWith(sharedEnd) ? part.slice(0, -sharedEnd.length) : part;

/** Whether a reader can find pages of a part. */
export const concerns = ({ tag, shared }: Pick<PartFile, 'tag' | 'shared'>, context: Context): boolean =>
  (shared ? context.preferredTags : context.tags).includes(tag);

export interface Plan {
  /** Loaded before the first result. */
  first: PartUse[];
  /** Loaded after it. */
  later: PartUse[];
}

/** Versions by docs set, of search tags such as `docs-sdk-5.1.x`. */
export const versionsOfTags = (tags: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    tags.flatMap((tag) => {
      const [, set, version] = /^docs-([^-]+)-(.+)$/.exec(tag) ?? [];
      return set && version ? [[set, version]] : [];
    }),
  );

/** Parts by how near they are to the reader. Names that the site does not have do no harm. */
function byNearness(context: Context): string[] {
  const { area, only, platform } = context;
  const { sdk: version = 'current', default: docs } = versionsOfTags(context.preferredTags);
  const platforms = Object.keys(platformNames);
  const own = platform ?? platforms[0] ?? '';
  const sdk = (name: string): string[] =>
    ['', '-reference'].map((part) => `sdk-${name}-${own}${part}`).concat(`sdk-${name}-overview`);
  const others = platforms.map((name) => `sdk-${version}-${name}`);
  const dashboard = docs === 'classic' ? ['classic'] : [];
  const near = (name: Area | undefined): string[] => {
    if (name !== 'sdk') return name ? [name] : [];
    return sdk(version);
  };
  return [
    ...near(only),
    ...(only === 'sdk' ? others : []),
    // Who types the name of a platform wants its pages, wherever they are.
    ...(context.platformNamed ? sdk(version) : []),
    ...near(area),
    ...dashboard,
    ...(area === 'api' || area === 'sdk' ? ['resources', 'api', 'promote'] : ['promote', 'resources']),
    ...sdk(version),
    'api',
    'analyze',
    'monetize',
    'blog',
    ...sdk('current'),
    ...others,
  ];
}

/**
 * What a search of this context loads. Near parts are whole; of the others those that do not fit are lean or left out.
 * @param parts Parts of the site with their bytes.
 */
export function planOf(parts: Readonly<Record<string, PartFile>>, context: Context): Plan {
  const { first: firstLimit, context: limit, manifest } = searchBytes;
  const names = [...byNearness(context).flatMap((name) => [name, sharedPart(name)]), ...Object.keys(parts)];
  const wanted = [...new Set(names)].flatMap((name) => {
    const part = parts[name];
    return part && concerns(part, context) ? [{ name, ...part }] : [];
  });
  let used: number = manifest;
  /** What the other parts weigh at least. */
  let reserved = wanted.reduce((sum, { lean }) => sum + lean.bytes, 0);
  const first: PartUse[] = [];
  for (const { name, bytes, lean } of wanted) {
    const others = reserved - lean.bytes;
    const fits = used + bytes <= firstLimit && used + bytes + others <= limit;
    if (first.length > 0 && !fits) continue;
    first.push({ part: name, lean: false });
    used += bytes;
    reserved = others;
  }
  const rest = wanted.filter(({ name }) => !first.some(({ part }) => part === name));
  const lean = rest.filter((part) => {
    const fits = used + part.lean.bytes <= limit;
    if (fits) used += part.lean.bytes;
    return fits;
  });
  const later = lean.map((part): PartUse => {
    const more = part.bytes - part.lean.bytes;
    const fits = used + more <= limit;
    if (fits) used += more;
    return { part: part.name, lean: !fits };
  });
  return { first, later };
}
