/**
 * Reads search records from built HTML: search finds what a reader sees, whether it comes from text, data, specs
 * or components. One record a section, and one a row that is looked up by its name; of code blocks only identifiers,
 * because people search for symbols.
 */
import type { AnyNode, Element } from 'domhandler';
import type { ShardPage, ShardRow, ShardSection } from '../../../src/search/types';
import { wordsOf } from '../../../src/search/words';
import { fullText, parseDocument } from '../built-document';
import { placeOf } from '../home';

export interface PageRecords {
  tag: string;
  language: string;
  page: ShardPage;
}

/** Lists of the blog plugin are made of other pages. */
const listTags = /^blog_|^doc_tag/;

/** Parts of an article that are not its text, by element and by class. */
const leftOutElements = new Set(
  'script style template button noscript input select textarea nav footer'.split(' '),
);
const leftOutClass =
  /(?:^|\s)(?:hash-link|needs-js|show-all|tab-name|term-tip|page-place|theme-doc-(?:toc-mobile|footer)|theme-edit-this-page|theme-last-updated)(?:\s|$)/;

/** Asked of each element; selectors would take half of the time of all records. */
const isLeftOut = ({ name, attribs }: Element): boolean =>
  leftOutElements.has(name) ||
  attribs['aria-hidden'] === 'true' ||
  attribs.role === 'tablist' ||
  (attribs.class !== undefined && leftOutClass.test(attribs.class));

/** Sections that only lead on to other pages, which have their own records. */
const waysOn = new Set(['next steps', 'read on', 'downloads']);

/** Sections that say the same on every page of an API operation. */
const repeatedSections = new Set(['error body', 'error body: problem']);

/** First column of tables that list files: names of formats that would be hits of every table of the export. */
const fileLists = new Set(['Download']);

/** Ids of fields that every API operation repeats. Readers only look up the fields of a request. */
const repeatedFields = /^(?:problem|response)-/;

const inline = new Set(
  'a abbr b bdi code em i kbd mark q s samp small span strong sub sup u var wbr'.split(' '),
);
/** Ids of examples: long, never typed, and costly because they do not compress. */
const noise = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b|\b[0-9a-f]{24,}\b/gi;

interface Section {
  anchor: string;
  level: number;
  heading: string;
  text: string[];
  code: Set<string>;
  rows: { anchor: string; name: string; text: string[] }[];
}

/** Before the sign that ends a block: snippets are read as prose, and few cells and items of lists end with one. */
const end = '\u0001';
/** By element; the end of a row replaces the one of its last cell. */
const ends = new Map<string, string>([
  ...['p', 'li', 'dd', 'tr', 'caption', 'figcaption'].map((name) => [name, `${end}.`] as const),
  ['dt', `${end}:`],
  ['td', `${end};`],
]);

const clean = (text: string): string =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(noise, ' ')
    .replace(/(^|\S)(?:\s*\u0001(.))+/g, (_, before: string, sign: string) =>
      /[\p{L}\p{N}\p{S}%)\]}"'”’*/–-]/u.test(before) ? before + sign : before,
    )
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)])(?![\p{L}\p{N}_])/gu, '$1')
    .trim();

function identifiers(code: string): string[] {
  return (code.match(/[A-Za-z_][A-Za-z0-9_]{2,59}/g) ?? []).filter((name) =>
    /[a-z0-9][A-Z]|[A-Za-z0-9]_[A-Za-z0-9]/.test(name),
  );
}

/** Text of an element without the parts that are left out. */
function textOf(node: AnyNode): string {
  if (node.type === 'text') return node.data;
  if (!('children' in node) || ('attribs' in node && isLeftOut(node))) return '';
  return node.children.map(textOf).join('');
}

const isElement = (node: AnyNode | undefined, name?: string): node is Element =>
  node?.type === 'tag' && (name === undefined || node.name === name);

/** The first node below another, in reading order, that the test is true of. */
function find(node: AnyNode, test: (node: Element) => boolean): Element | undefined {
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = isElement(child) && test(child) ? child : find(child, test);
    if (found) return found;
  }
  return undefined;
}

/** All code of a cell but what is small print, such as its type. */
function codesOf(node: AnyNode): string[] {
  if (isElement(node, 'code')) return [clean(fullText(node))];
  return 'children' in node && !isElement(node, 'small') ? node.children.flatMap(codesOf) : [];
}

/** A row that has an id is looked up: its anchor, and the codes or the words that it begins with. */
function rowOf(node: Element): { anchor: string; name: string } | undefined {
  const isEntry = isField(node);
  if (node.name !== 'tr' && !isEntry) return undefined;
  const [cell] = isEntry
    ? [find(node, ({ name }) => name === 'a')]
    : node.children.filter((c) => isElement(c, 'td'));
  if (!cell) return undefined;
  const anchor = node.attribs.id ?? find(cell, ({ attribs }) => attribs.id !== undefined)?.attribs.id;
  if (anchor === undefined || repeatedFields.test(anchor)) return undefined;
  const text = clean(fullText(cell));
  const codes = codesOf(cell);
  const name = codes[0] !== undefined && text.startsWith(codes[0]) ? codes.join(', ') : text;
  return name ? { anchor, name } : undefined;
}

const bare = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Whether a row has a link to a row of the same name on another page. */
function leadsOn(row: Element): boolean {
  const name = bare(rowOf(row)?.name ?? '');
  return (
    find(row, ({ attribs: { href = '' } }) => {
      const at = href.indexOf('#');
      return name !== '' && at > 0 && bare(href.slice(at)).endsWith(name);
    }) !== undefined
  );
}

/** A field of an API, or an error of an operation: looked up like a row, but in a list. */
const isField = ({ attribs }: Element): boolean => / api-field /.test(` ${attribs.class ?? ''} `);

function rowsOf(node: AnyNode): Element[] {
  if (isElement(node) && (node.name === 'tr' || isField(node))) return [node];
  return 'children' in node ? node.children.flatMap(rowsOf) : [];
}

/** Rows of a table or list that only lead on: what they name has its record where it is explained. */
function waysOnIn(table: Element): Set<Element> {
  const rows = rowsOf(table);
  const ways = rows.filter(leadsOn);
  return new Set(ways.length * 2 > rows.length ? ways : []);
}

/** The codes of one status of an operation; the overview explains each. */
const isErrorList = ({ name, attribs }: Element): boolean =>
  name === 'ul' && / api-errors /.test(` ${attribs.class ?? ''} `);

const listsFiles = (table: Element): boolean => {
  const head = find(table, ({ name }) => name === 'th');
  return head !== undefined && fileLists.has(clean(fullText(head)));
};

/** Sections of an article in reading order; the first is the text before the first heading. */
function sectionsOf(article: Element, title: string): Section[] {
  const first: Section = { anchor: '', level: 1, heading: title, text: [], code: new Set(), rows: [] };
  const sections = [first];
  const current = (): Section => sections.at(-1) ?? first;
  /** Texts of the row that is being read; of the section outside of rows. */
  let row: string[] | undefined;
  let skipped: ReadonlySet<Element> = new Set();
  const add = (...texts: string[]): void => void (row ?? current().text).push(...texts);
  const walk = (node: AnyNode): void => {
    if (node.type === 'text') {
      add(node.data);
      return;
    }
    if (node.type !== 'tag') return;
    if (node.name === 'svg') {
      // A figure says in words what it shows.
      const description = node.children.find((child) => 'name' in child && child.name === 'desc');
      add(' ', description ? fullText(description) : '', end, '. ');
      return;
    }
    if (isLeftOut(node) || (node.name === 'table' && listsFiles(node)) || skipped.has(node)) return;
    // Fields of a body lead nowhere, and may hold further lists.
    if (node.name === 'table' || isErrorList(node)) skipped = waysOnIn(node);
    const found = rowOf(node);
    if (found) {
      const outer = row;
      row = [];
      current().rows.push({ ...found, text: row });
      for (const child of node.children) walk(child);
      add(`${end}.`);
      row = outer;
      return;
    }
    const level = /^h([1-6])$/.exec(node.name)?.[1];
    if (level !== undefined) {
      if (level === '1') return;
      const heading = clean(textOf(node));
      const anchor = node.attribs.id;
      if (anchor && heading) {
        sections.push({ anchor, level: Number(level), heading, text: [], code: new Set(), rows: [] });
      } else add(' ', heading, end, ': ');
      return;
    }
    if (node.name === 'thead') {
      // Heads of columns are found, but nobody can read them in a row.
      const heads = node.children.flatMap((row) => ('children' in row ? row.children.map(textOf) : []));
      for (const { whole } of wordsOf(heads.join(' '))) current().code.add(whole);
      return;
    }
    if (node.name === 'pre') {
      for (const name of identifiers(fullText(node))) current().code.add(name);
      return;
    }
    const isInline = inline.has(node.name);
    if (!isInline) add(' ');
    for (const child of node.children) walk(child);
    if (!isInline) add(ends.get(node.name) ?? '', ' ');
  };
  for (const child of article.children) walk(child);
  return sections;
}

/** A text that leads on, to code or a list that is left out, says so at its end. */
const sentence = (text: string): string => text.replace(/[:;,]$/, '…');

function toShardSection({ anchor, level, heading, text, code, rows: found }: Section): ShardSection {
  const body = sentence(clean(text.join('')));
  const rows = found.map(({ anchor: at, name, text: cells }): ShardRow => {
    const whole = clean(cells.join(''));
    const rest = whole.startsWith(name) ? whole.slice(name.length).replace(/^[;:.,\s]+/, '') : whole;
    return [at, name, sentence(rest)];
  });
  const said = new Set(wordsOf([heading, body, ...rows.flat()].join(' ')).map(({ whole }) => whole));
  const unsaid = [...code].filter((name) => !said.has(name.replace(/_/g, '').toLowerCase()));
  const section: ShardSection = [anchor, level, heading, body, unsaid.join(' ')];
  if (rows.length > 0) section.push(rows);
  return section;
}

/** `Promote › Bid management`: area and category, which results are grouped by. */
function groupOf(breadcrumbs: readonly string[], route: string, title: string): string {
  const place = placeOf(route);
  const category = breadcrumbs.filter((text) => text && text !== title && !place.includes(text)).at(-1);
  return category ? `${place} › ${category}` : place;
}

/**
 * Records of one built page; undefined if it is not to be found: no search tag, a list of other pages, or closed to
 * search engines.
 * @param route Route with its slash as links write it.
 */
export function pageRecords(html: string, route: string): PageRecords | undefined {
  const { meta, title: heading, breadcrumbs: crumbs, article } = parseDocument(html);
  const [title = '', ...breadcrumbs] = [heading, ...crumbs].map(clean);
  const tag = meta.get('docsearch:docusaurus_tag');
  if (!tag || listTags.test(tag) || /noindex/.test(meta.get('robots') ?? '') || !title) return undefined;
  const description = clean(meta.get('description') ?? '');
  const sections = article
    ? sectionsOf(article, title)
    : [{ anchor: '', level: 1, heading: title, text: [], code: new Set<string>(), rows: [] }];
  const shardSections = sections.map(toShardSection);
  const [page] = shardSections;
  if (page && description && !page[3].includes(description)) page[3] = clean(`${description} ${page[3]}`);
  const keywords = clean((meta.get('keywords') ?? '').replace(/,/g, ', '));
  return {
    tag,
    language: meta.get('docsearch:language') || 'en',
    page: {
      u: route,
      g: groupOf(breadcrumbs, route, title),
      ...(keywords ? { k: keywords } : {}),
      // A heading with nothing below it is found through its subsections.
      s: shardSections.filter(([anchor, , heading, text, code, rows], at) => {
        if (waysOn.has(heading.toLowerCase()) || repeatedSections.has(heading.toLowerCase())) return false;
        const next = shardSections[at + 1];
        return anchor === '' || text || code || rows || !next || next[1] <= (shardSections[at]?.[1] ?? 0);
      }),
    },
  };
}
