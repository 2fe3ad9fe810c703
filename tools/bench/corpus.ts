/**
 * The pages that all sites are built from: as many words, headings, tables, code lines, and so on as the site's own pages in the
 * median, by kind. A page's text and address follow from its number alone, so the measured page is the same at every size, and
 * the difference is what the other pages cost. Plain Markdown that every generator reads alike; where the site's pages
 * name a fact or a view, its copies name one and the others have its text. `hashOf` says which corpus a ratio is of.
 */
import { createHash } from 'node:crypto';
import { countsFrom } from './count-pages';
import { writeFiles } from './files';

export interface CorpusPage {
  /** File below the corpus folder: `promote/guides/limits-10.md`. */
  file: string;
  /** Address on all sites, without a trailing slash. */
  route: string;
  title: string;
}

export interface CorpusArea {
  slug: string;
  label: string;
  page: CorpusPage;
  groups: { slug: string; label: string; pages: CorpusPage[] }[];
}

export interface Corpus {
  areas: CorpusArea[];
  pages: CorpusPage[];
  /** The page whose cost is measured. */
  measured: CorpusPage;
}

/** The first four are the areas that this site's navigation names. */
const areaLabels = [
  ...['Promote', 'Monetize', 'Analyze', 'Resources', 'Connect'],
  ...['Automate', 'Export', 'Govern', 'Secure', 'Extend'],
];
const groupLabels = ['Getting started', 'Guides', 'Reference', 'Troubleshooting'];
const verbs = ['Set up', 'Manage', 'Compare', 'Filter', 'Import', 'Verify'];
const nouns = ['campaigns', 'goals', 'cohorts', 'funnels', 'reports', 'webhooks', 'events'];
const subjects = ['The dashboard', 'Every report', 'A campaign', 'Your server', 'Each partner'];
const predicates = [
  'keeps the values of the last closed day until the next refresh',
  'shows installs by country and platform unless a filter is set',
  'counts *only the first* of equal events, even if the device was offline',
  'sends one row for each source and creative as soon as the first postback arrives',
  'rejects what a reader with the wrong role asks for, and says why',
  'repeats the cost that the **network reports** for at most ninety days',
];
/** Languages of SDK pages, each with the line that a fence repeats. */
const codes: readonly (readonly [language: string, line: (n: number) => string])[] = [
  ['kotlin', (n) => `val limit${n} = settings.get("limit")?.toInt() ?: ${n} // The default.`],
  ['swift', (n) => `guard let entry${n} = try await source.entry(id: "id-${n}") else { return }`],
  ['json', (n) => `{ "limit": ${n}, "fields": ["installs", "cost"], "id": "id-${n}" },`],
];

const tableOf = (head: string, rows: readonly string[]): string =>
  [head, head.replace(/[^|]+/g, ' --- '), ...rows].join('\n');

/** How a site's Markdown has what our pages take from data: the components that name it, or its text. */
export const dialects = {
  own: {
    facts: ['<Fact id="events.reportDelay" />', '<Fact id="costs.finalAfter" />'],
    view: '<Data view="cost-validation" stage="header" />',
  },
  plain: {
    facts: ['15 minutes', '7 days'],
    view: tableOf('| Code | Severity | Message | What to do |', [
      '| `COLUMN_MISSING` | error | The column is missing. | Add the column. Either of `id` and `other_id` is enough. |',
      '| `COLUMN_UNKNOWN` | error | This is not a column. | Remove or rename the column. Names are case-sensitive. |',
      '| `COLUMN_TWICE` | error | The column is there more than once. | Keep one of them. |',
    ]),
  },
};

type Dialect = (typeof dialects)[keyof typeof dialects];

/** Medians of the site's pages when the corpus was made (`npm run bench -- --count`). Frozen; another number is another corpus. */
export const medians = {
  docs: countsFrom([590, 7, 0, 0, 1, 6, 10, 0, 0, 8, 6, 6]),
  sdk: countsFrom([623, 7, 4, 50, 2, 10, 11, 0, 0, 2, 9, 28]),
};

/** As many SDK pages as the site has: three of eight. */
const kindOf = (number: number): keyof typeof medians => ([1, 4, 6].includes(number % 8) ? 'sdk' : 'docs');

const measuredArticle = 8;
export const smallestCorpus = areaLabels.length + measuredArticle + 1;
const slugOf = (label: string): string => label.toLowerCase().replace(/ /g, '-');
const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;

const sentence = (n: number): string => `${at(subjects, n)} ${at(predicates, n * 5 + (n >> 2))}.`;
const paragraph = (n: number): string => [0, 1, 2].map((step) => sentence(n + step * 7)).join(' ');
const frontMatter = ({ title }: CorpusPage): string =>
  `---\ntitle: "${title}"\ndescription: "All about how to ${title.toLowerCase()}."\n---\n`;

/** What one of some parts gets of a sum. */
const share = (sum: number, part: number, parts: number): number =>
  Math.ceil((sum * (part + 1)) / parts) - Math.ceil((sum * part) / parts);
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));
/** Words of prose. Code, addresses, and what comes from data have none, as in the medians. */
const wordsOf = (text: string): number =>
  text.replace(/```[^]*?```|`[^`]*`|\{[^}]*\}|\]\([^)]*\)|---/g, ' ').match(/[^\s|#[\].-]\S*/g)?.length ?? 0;

/** An article links to area pages and to one before it, which every size has. */
function articleText(
  page: CorpusPage,
  number: number,
  targets: readonly CorpusPage[],
  dialect: Dialect,
): string {
  const { headings: parts, words, ...counts } = medians[kindOf(number)];
  const blocks: string[] = [];
  const used = { fences: 0, tables: 0, links: 0 };
  for (let part = 0; part < parts; part += 1) {
    const n = number * 11 + part * 17;
    const each = <T>(sum: number, make: (item: number) => T): T[] => times(share(sum, part, parts), make);
    const links = each(counts.links, () => at(targets, number + used.links++));
    const below = [
      each(counts.items, (item) => `- ${sentence(n + item * 3)}`).join('\n'),
      ...each(counts.tables, () => {
        const rows = share(counts.tableRows, used.tables++, counts.tables);
        const row = (y: number): string => `| \`field_${y}\` | ${sentence(n + y)} | ${n + y} |`;
        return tableOf('| Name | Meaning | Limit |', times(rows, row));
      }),
      ...each(counts.fences, () => {
        const [language, line] = at(codes, number + used.fences);
        const lines = share(counts.codeLines, used.fences++, counts.fences);
        return `\`\`\`${language}\n${times(lines, (y) => line(n + y)).join('\n')}\n\`\`\``;
      }),
      links.length > 0 ? `See ${links.map(({ title, route }) => `[${title}](${route})`).join(' and ')}.` : '',
      part === parts >> 1 ? '{view}' : '',
    ];
    const lead = [
      // A table's row begins with code, and one of the data is the view.
      ...each(counts.inlineCode - counts.tableRows, (y) => `Setting \`limit_${n + y}\` decides it.`),
      ...each(counts.data - 1, (y) => `It waits {${n + y}} before that.`),
    ];
    const head = `${part % 2 === 0 ? '##' : '###'} ${at(nouns, n)} in part ${part + 1}`;
    const written = wordsOf([...blocks, head, ...lead, ...below].join('\n'));
    for (let sum = written; sum < (words * (part + 1)) / parts - 6; sum += wordsOf(lead[0] ?? ''))
      lead.unshift(sentence(n + lead.length * 7));
    blocks.push(head, lead.join(' '), ...below);
  }
  const text = blocks.filter(Boolean).join('\n\n');
  const fill = (_: string, name: string): string =>
    name === 'view' ? dialect.view : at(dialect.facts, Number(name));
  return `${frontMatter(page)}\n${text.replace(/\{(\w+)\}/g, fill)}\n`;
}

const areaText = ({ page, groups }: CorpusArea): string =>
  `${frontMatter(page)}\n${groups
    .map(({ label, pages }, n) =>
      [
        `## ${label}`,
        paragraph(n),
        pages.map(({ title, route }) => `- [${title}](${route})`).join('\n'),
      ].join('\n\n'),
    )
    .join('\n\n')}\n`;

function pageAt(place: string, title: string): CorpusPage {
  return { file: `${place}.md`, route: `/docs/${place.replace(/\/index$/, '')}`, title };
}

function articleOf(number: number): CorpusPage {
  const area = slugOf(at(areaLabels, number));
  const group = slugOf(at(groupLabels, Math.floor(number / areaLabels.length)));
  const title = `${at(verbs, number)} ${at(nouns, number)} ${number + 1}`;
  return pageAt(`${area}/${group}/${slugOf(title)}`, title);
}

/**
 * Plans a corpus.
 * @param count Number of pages, area pages included.
 * @throws Error if the count cannot hold the measured page.
 */
export function planCorpus(count: number): Corpus {
  if (!Number.isInteger(count) || count < smallestCorpus)
    throw new Error(`--pages ${count}: a corpus needs at least ${smallestCorpus} pages. Correct the option.`);
  const articles = Array.from({ length: count - areaLabels.length }, (_, number) => articleOf(number));
  const areas = areaLabels.map((label) => {
    const slug = slugOf(label);
    const groups = groupLabels.map((group) => ({
      slug: slugOf(group),
      label: group,
      pages: articles.filter(({ file }) => file.startsWith(`${slug}/${slugOf(group)}/`)),
    }));
    return {
      slug,
      label,
      page: pageAt(`${slug}/index`, `${label} overview`),
      groups: groups.filter(({ pages }) => pages.length > 0),
    };
  });
  return {
    areas,
    pages: [...areas.map(({ page }) => page), ...articles],
    measured: articleOf(measuredArticle),
  };
}

/** Files of the corpus, by their paths. */
export function corpusFiles({ areas, pages }: Corpus, dialect: Dialect): Record<string, string> {
  const articles = pages.slice(areas.length);
  const areaPages = areas.map(({ page }) => page);
  return Object.fromEntries([
    ...areas.map((area) => [area.page.file, areaText(area)] as const),
    ...articles.map((page, n) => {
      const earlier = articles[(n - 1) >> 1];
      return [
        page.file,
        articleText(page, n, [...(earlier ? [earlier] : []), ...areaPages], dialect),
      ] as const;
    }),
  ]);
}

/** Writes the corpus below a folder. */
export const writeCorpus = (corpus: Corpus, folder: string, dialect: Dialect): void =>
  writeFiles(folder, corpusFiles(corpus, dialect));

/** Which corpus it is: twelve digits of what all sites read. */
export const hashOf = (corpus: Corpus): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.values(dialects).map((dialect) => corpusFiles(corpus, dialect))))
    .digest('hex')
    .slice(0, 12);
