/**
 * llms.txt and what it leads to: an index and a file of all text for each part of the site. A reader finds every page in two
 * steps: the start names the parts, an index the pages. The start is small enough to be read whole.
 */
import { jobs, llmsBytes } from '../../../config/llms';
import { site } from '../../../config/site';
import { dataDownloads, rawDataDownloads, specDownloads, type Download } from '../../../lib/downloads/list';
import { trimSlash } from '../../../lib/shared/trim-slash';
import { twinPath } from '../../../lib/shared/twin-address';
import { groupOf, type Group } from './groups';
import type { Twin } from './twin';

interface Entry extends Twin {
  route: string;
}

/** A part of the site with its pages in reading order. */
interface Part {
  group: Group;
  pages: Entry[];
}

const bytes = (text: string): number => Buffer.byteLength(text);

const urlOf = (file: string): string => `${site.url}${file}`;

const escaped = (title: string): string => title.replace(/[[\]\\]/g, '\\$&');

const line = ({ route, title, description }: Entry, isShort: boolean): string =>
  `- [${escaped(title)}](${urlOf(twinPath(route) ?? route)})${isShort || description === '' ? '' : `: ${description}`}`;

const sizeOf = (text: string): string => {
  const kilobytes = bytes(text) / 1000;
  return kilobytes < 1000 ? `${Math.ceil(kilobytes)} kB` : `${(kilobytes / 1000).toFixed(1)} MB`;
};

const indexFile = ({ name }: Group): string => `/llms-${name}.txt`;
const fullFile = ({ name }: Group): string => `/llms-full-${name}.txt`;

/** Pages by part, in the order given. */
function partsOf(pages: readonly Entry[]): Part[] {
  const parts = new Map<string, Part>();
  for (const page of pages) {
    const group = groupOf(page.route);
    const part = parts.get(group.name) ?? { group, pages: [] };
    part.pages.push(page);
    parts.set(group.name, part);
  }
  return [...parts.values()];
}

/**
 * Index of a part. Where the room is short, pages of a reference are named without what they are about, and then all pages.
 * @throws Error if even titles need more room.
 */
function indexText({ group, pages }: Part, full: string): string {
  const head = [
    `# ${group.title}: all pages`,
    '',
    `> ${pages.length} pages of ${site.title}. Start of all indexes: ${urlOf('/llms.txt')}`,
    '',
    `All text in one file: [${fullFile(group).slice(1)}](${urlOf(fullFile(group))}), ${sizeOf(full)}`,
    '',
    '## Pages',
    '',
  ];
  const isReference = ({ route }: Entry): boolean => route.includes('/reference/');
  const forms = [() => false, isReference, () => true].map(
    (isShort) => `${[...head, ...pages.map((page) => line(page, isShort(page)))].join('\n')}\n`,
  );
  const text = group.isSdk ? forms.find((form) => bytes(form) <= llmsBytes.sdkIndex) : forms[0];
  if (text === undefined)
    throw new Error(
      `${indexFile(group)} has more than ${llmsBytes.sdkIndex} bytes of titles — Divide the part in plugins/pages/markdown-twins/groups.ts.`,
    );
  return text;
}

const fullText = (pages: readonly Entry[]): string =>
  pages.flatMap(({ text, more }) => [text, ...more]).join('\n---\n\n');

/** Jobs with their pages. A page that is not built is left out and said; a build ends well without it. */
function jobLines(pages: ReadonlyMap<string, Entry>): string[] {
  return jobs.map(({ job, pages: routes }) => {
    const links = routes.flatMap((route) => {
      const page = pages.get(route);
      if (!page) {
        console.warn(`config/llms.ts — "${job}" names ${route}, which has no Markdown — Name a page.`);
        return [];
      }
      const group = groupOf(route);
      const place = group.isSdk ? ` (${group.title.split(', ').at(-1)})` : '';
      return [`[${escaped(page.title)}${place}](${urlOf(twinPath(route) ?? route)})`];
    });
    return `- ${job}: ${links.join(', ')}`;
  });
}

/** A download with the first of its forms; the page of downloads has all. */
const downloadLine = ({ title, about, files }: Download): string[] =>
  files.slice(0, 1).map(({ label, path }) => `- [${title}, ${label}](${urlOf(path)}): ${about}`);

/**
 * All files: llms.txt, an index and the whole text of each part and of the current versions together, and what is answered
 * where no page is.
 * @param twins Pages by route.
 * @param order Routes in reading order; pages that it lacks come last.
 * @throws Error if a file has more bytes than config/llms.ts allows it.
 */
export function indexFiles(twins: ReadonlyMap<string, Twin>, order: readonly string[]): Map<string, string> {
  const place = new Map(order.map((route, at) => [route, at]));
  const entries = [...twins].map(([route, twin]): Entry => ({ ...twin, route: trimSlash(route) }));
  const placeOf = ({ route }: Entry): number => place.get(route) ?? order.length;
  const parts = partsOf(entries.toSorted((a, b) => placeOf(a) - placeOf(b)));
  const files = new Map<string, string>();
  for (const part of parts) {
    const full = fullText(part.pages);
    files.set(fullFile(part.group), full);
    files.set(indexFile(part.group), indexText(part, full));
  }
  const current = parts.filter(({ group }) => group.isCurrent);
  files.set('/llms-full.txt', fullText(current.flatMap(({ pages }) => pages)));
  // What a part's top page is about is what the part is about; an older version's index says the rest.
  const partLine = ({ group, pages }: Part): string => {
    const link = `- [${group.title}](${urlOf(indexFile(group))}): ${pages.length} pages`;
    if (!group.isCurrent) return link;
    const full = fullFile(group);
    const [top] = pages.toSorted((a, b) => a.route.length - b.route.length);
    return `${link}. ${top?.description} All text: [${sizeOf(files.get(full) ?? '')}](${urlOf(full)})`;
  };
  const byRoute = new Map(entries.map((entry) => [entry.route, entry]));
  const start = [
    `# ${site.title}`,
    '',
    `> ${site.description}`,
    '',
    'Every page is Markdown at its address with `.md`, or if you ask for `text/markdown`. The indexes below name all pages with what each is about.',
    '',
    '## What to read for which job',
    '',
    ...jobLines(byRoute),
    '',
    '## Current documentation',
    '',
    ...current.map(partLine),
    `- [All of the current documentation in one file](${urlOf('/llms-full.txt')}): ${sizeOf(files.get('/llms-full.txt') ?? '')}`,
    '',
    '## Specifications and data',
    '',
    ...[...specDownloads(), ...rawDataDownloads(), ...dataDownloads()].flatMap(downloadLine),
    `- [Other forms, JSON Schemas, and feeds](${urlOf('/docs/resources/downloads.md')})`,
    '',
    '## Older versions',
    '',
    'Only for apps and dashboards that still run them.',
    '',
    ...parts.filter(({ group }) => !group.isCurrent).map(partLine),
    '',
  ].join('\n');
  if (bytes(start) > llmsBytes.start)
    throw new Error(
      `llms.txt has ${bytes(start)} bytes, at most ${llmsBytes.start} — Name fewer jobs in config/llms.ts.`,
    );
  // A reader who asks for Markdown that isn't there has no page to read on from.
  files.set(
    '/404.md',
    [
      '# Page not found',
      '',
      'No page has this address. Look for it in the indexes of the site:',
      '',
      ...current.map(partLine),
      `- [Start of all indexes](${urlOf('/llms.txt')})`,
      '',
    ].join('\n'),
  );
  return files.set('/llms.txt', start);
}
