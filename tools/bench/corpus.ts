/**
 * The pages that all sites are built from. A page's text and address follow from its number alone, so the measured page is the
 * same at every size, and the difference is what the other pages cost. Plain Markdown that every generator reads alike.
 */
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
  'rejects what a reader with the right role may see, as `setting_7` says',
  'repeats the cost that the **network reports** for at most ninety days',
];
const codes = {
  kotlin: (n: number) =>
    `val limit = ${n}\nfun load(id: String): Result<Entry> = runCatching { source.get(id) }`,
  json: (n: number) => `{ "limit": ${n}, "fields": ["installs", "cost"], "timezone": "UTC" }`,
  bash: (n: number) =>
    `curl -s "https://api.example.com/v1/reports?limit=${n}" \\\n  -H "Authorization: Bearer $TOKEN"`,
};

const measuredArticle = 8;
export const smallestCorpus = areaLabels.length + measuredArticle + 1;
const slugOf = (label: string): string => label.toLowerCase().replace(/ /g, '-');
const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;

const sentence = (n: number): string => `${at(subjects, n)} ${at(predicates, n * 5 + (n >> 2))}.`;
const paragraph = (n: number): string => [0, 1, 2].map((step) => sentence(n + step * 7)).join(' ');
const frontMatter = ({ title }: CorpusPage): string =>
  `---\ntitle: "${title}"\ndescription: "All about how to ${title.toLowerCase()}."\n---\n`;

/** About 700 words with headings, code, a table, a list and links. An article links to one before it, which every size has. */
function articleText(page: CorpusPage, number: number, earlier: CorpusPage | undefined): string {
  const sections = Object.entries(codes).flatMap(([language, code], section) => {
    const n = number * 11 + section * 17;
    const rows = [1, 2, 3, 4, 5].map((row) => `| \`field_${row}\` | ${sentence(n + row)} | ${n + row} |`);
    return [
      `## ${at(nouns, n)} in part ${section + 1}`,
      paragraph(n),
      `\`\`\`${language}\n${code(n)}\n\`\`\``,
      `### Limits of part ${section + 1}`,
      ['| Name | Meaning | Limit |', '| --- | --- | ---: |', ...rows].join('\n'),
      [1, 2, 3].map((item) => `- ${sentence(n + item * 3)}`).join('\n'),
      earlier ? `See also [${earlier.title}](${earlier.route}).` : 'No page comes before this one.',
    ];
  });
  return `${frontMatter(page)}\n${[paragraph(number), ...sections].join('\n\n')}\n`;
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

/** Writes the corpus below a folder. */
export function writeCorpus(corpus: Corpus, folder: string): void {
  const articles = corpus.pages.slice(corpus.areas.length);
  writeFiles(
    folder,
    Object.fromEntries([
      ...corpus.areas.map((area) => [area.page.file, areaText(area)] as const),
      ...articles.map((page, n) => [page.file, articleText(page, n, articles[(n - 1) >> 1])] as const),
    ]),
  );
}
