/**
 * The pages that all four sites are built from: what they are and where they go. A page's text and address do not
 * depend on how many pages there are. The page whose cost is measured is therefore the same at every size, and the
 * difference is what the other pages cost.
 */

export interface CorpusPage {
  /** File below the corpus folder: `promote/guides/limits-10.md`. */
  file: string;
  /** Address on all four sites, without a trailing slash: `/docs/promote/guides/limits-10`. */
  route: string;
  title: string;
  description: string;
  area: string;
  /** Undefined for the page of an area. */
  group: string | undefined;
}

export interface CorpusGroup {
  slug: string;
  label: string;
  pages: CorpusPage[];
}

export interface CorpusArea {
  slug: string;
  label: string;
  page: CorpusPage;
  groups: CorpusGroup[];
}

export interface Corpus {
  areas: CorpusArea[];
  pages: CorpusPage[];
  /** The page whose cost is measured. */
  measured: CorpusPage;
}

/** The first four are the areas that this site's navigation names. */
const areaLabels = [
  'Promote',
  'Monetize',
  'Analyze',
  'Resources',
  'Connect',
  'Automate',
  'Export',
  'Govern',
  'Secure',
  'Extend',
] as const;

const groupLabels = ['Getting started', 'Guides', 'Reference', 'Troubleshooting'] as const;

const verbs = ['Set up', 'Manage', 'Compare', 'Filter', 'Import', 'Export', 'Verify'] as const;
const nouns = [
  'campaigns',
  'goals',
  'cohorts',
  'funnels',
  'segments',
  'reports',
  'webhooks',
  'tokens',
  'events',
  'budgets',
  'test devices',
] as const;

/** Which article is measured; every corpus has it. */
const measuredArticle = 8;
export const smallestCorpus = areaLabels.length + measuredArticle + 1;

const slugOf = (label: string): string => label.toLowerCase().replace(/ /g, '-');

/** The article with a number. The 7 verbs and 11 nouns pass through all 77 pairs before one comes again. */
function article(number: number): CorpusPage {
  const area = slugOf(areaLabels[number % areaLabels.length] ?? '');
  const group = slugOf(groupLabels[Math.floor(number / areaLabels.length) % groupLabels.length] ?? '');
  const title = `${verbs[number % verbs.length]} ${nouns[number % nouns.length]} ${number + 1}`;
  const place = `${area}/${group}/${slugOf(title)}`;
  return {
    file: `${place}.md`,
    route: `/docs/${place}`,
    title,
    description: `How to ${title.toLowerCase()}: steps, limits and worked examples.`,
    area,
    group,
  };
}

/**
 * Plans a corpus.
 * @param count Number of pages, area pages included.
 * @throws Error if the count cannot hold the measured page.
 */
export function planCorpus(count: number): Corpus {
  if (!Number.isInteger(count) || count < smallestCorpus) {
    throw new Error(`A corpus needs at least ${smallestCorpus} pages; ${count} were asked for.`);
  }
  const areas: CorpusArea[] = areaLabels.map((label) => {
    const slug = slugOf(label);
    return {
      slug,
      label,
      page: {
        file: `${slug}/index.md`,
        route: `/docs/${slug}`,
        title: `${label} overview`,
        description: `All pages about how to ${label.toLowerCase()}, with the order to read them in.`,
        area: slug,
        group: undefined,
      },
      groups: groupLabels.map((groupLabel) => ({ slug: slugOf(groupLabel), label: groupLabel, pages: [] })),
    };
  });
  const articles = Array.from({ length: count - areas.length }, (_, number) => article(number));
  for (const page of articles) {
    areas
      .find((area) => area.slug === page.area)
      ?.groups.find((group) => group.slug === page.group)
      ?.pages.push(page);
  }
  return {
    areas: areas.map((area) => ({ ...area, groups: area.groups.filter((group) => group.pages.length > 0) })),
    pages: [...areas.map((area) => area.page), ...articles],
    measured: article(measuredArticle),
  };
}
