/**
 * Pages that are copies of each other with names exchanged. Compared is what readers read: the text of the article with
 * the sentences that views write, without tables, code and the lists of links to neighbors. Pages of an SDK are compared
 * without what views write, because platforms share facts on purpose: that is tables and the titles of their folds. Pages
 * that are alike because of what they are, such as references, changelogs and licenses, are left out.
 */
import { platformOfPath } from '../../../config/platforms';
import type { PlannedPage } from '../../../lib/routes/planned-pages';
import { dom, type BuiltPage } from '../../../lib/built-site/site';
import type { Survey } from './survey';
import { containment, shingles } from './shingles';

/**
 * The largest share of its six-word runs that the shorter of two pages may have in common with the longer one. One topic on
 * two platforms of an SDK version is one thing to explain, done with other tools.
 */
const bounds = { docs: 0.25, sdk: 0.35, topic: 0.6 } as const;

export interface Pair {
  pages: [string, string];
  /** 0 to 1. */
  share: number;
  bound: number;
}

const comparedKinds: Readonly<Record<'docs' | 'sdk', readonly PlannedPage['kind'][]>> = {
  docs: ['guide', 'concept', 'partner', 'index', 'glossary', 'learning-path'],
  sdk: ['guide', 'integration', 'index', 'demo'],
};

/** Text of a page's article, without what is not prose of the page. */
function articleText(page: BuiltPage): string {
  const article = dom(page)('article').clone();
  article.find('table, pre, nav, footer, button, style, svg, .term-tip, .theme-doc-version-badge').remove();
  if (page.route.startsWith('/sdk/')) article.find('summary, .page-place').remove();
  // Words of neighboring elements are not one run.
  article.find('p, li, h1, h2, h3, h4, summary, figcaption, dt, dd').append(' ¶ ');
  return article.text();
}

/** Runs of six words that do not cross an element's end. */
const runsOf = (text: string): Set<string> => new Set(text.split('¶').flatMap((part) => [...shingles(part)]));

/** Pages that are compared with each other: the docs of the dashboard, and each version of the SDK docs. */
function groupOf({ area, kind, path }: PlannedPage): string | undefined {
  if (area === 'docs' && comparedKinds.docs.includes(kind)) return 'docs';
  if (area === 'sdk' && comparedKinds.sdk.includes(kind)) return `sdk ${path.split('/')[2]}`;
  return undefined;
}

/** What an SDK page is about, whatever its platform: the part of its address after the platform. */
const topicOf = (route: string): string =>
  route
    .split('/')
    .slice(4)
    .join('/')
    .replace(/^install$/, 'setup');

const boundOf = ({ group, path }: Member, other: Member): number => {
  if (group === 'docs') return bounds.docs;
  const platforms = [path, other.path].map(platformOfPath);
  return !platforms.includes(null) && topicOf(path) === topicOf(other.path) ? bounds.topic : bounds.sdk;
};

interface Member {
  path: string;
  group: string;
  runs: Set<string>;
}

/** All pairs of pages of a group, those with the most in common first. */
function pairsOf(members: readonly Member[]): Pair[] {
  return members
    .flatMap((a, i) =>
      members
        .slice(i + 1)
        .filter((b) => b.group === a.group)
        .map((b): Pair => ({
          pages: [a.path, b.path],
          share: containment(a.runs, b.runs),
          bound: boundOf(a, b),
        })),
    )
    .sort((a, b) => b.share / b.bound - a.share / a.bound);
}

/** Compares pages of the manifest with each other. */
export function nearCopySurvey(pages: readonly PlannedPage[]): Survey<Pair[]> {
  const groups = new Map(pages.map((page) => [page.path, groupOf(page)]));
  const members: Member[] = [];
  return {
    look: (page) => {
      const group = groups.get(page.route);
      const text = group && articleText(page);
      if (text) members.push({ path: page.route, group, runs: runsOf(text) });
    },
    found: () => pairsOf(members),
  };
}
