/**
 * What the text of a page leads to. Sidebars, breadcrumbs, and the links to the neighboring pages are left out: they show
 * that a page exists, and only a sentence, a table or the facts below a title say why one would go there.
 */
import type { PlannedPage } from '../../../lib/routes/planned-pages';
import { dom, type BuiltPage } from '../../../lib/built-site/site';
import { trimSlash } from '../../../lib/shared/trim-slash';
import type { Survey } from './survey';

type Kind = PlannedPage['kind'];

export interface TextLinks {
  /** Pages that no text of another page leads to. */
  orphans: string[];
  /** Pages that lead to none of the kinds that theirs should lead to, with these kinds. */
  deadEnds: string[];
}

/** Pages that explain an idea, say how to do something, or list everything there is. */
const concepts: readonly Kind[] = ['concept', 'glossary', 'index'];
const tasks: readonly Kind[] = ['guide', 'learning-path'];
const references: readonly Kind[] = ['reference', 'openapi', 'schema', 'glossary'];

/** What a page of a kind leads to: at least one page of each list. */
const leadsTo: Partial<Record<Kind, readonly (readonly Kind[])[]>> = {
  guide: [concepts],
  concept: [tasks],
  reference: [tasks],
  partner: [concepts, tasks, references],
  index: [tasks],
  'learning-path': [concepts, tasks],
};

function linksOf(page: BuiltPage, host: string): Set<string> {
  const $ = dom(page);
  const article = $('article').clone();
  // A term says what a word means, not why one would go to its page.
  article.find('nav, footer, .term-box').remove();
  const base = new URL(page.route, host);
  const routes = article
    .find('a[href]')
    .toArray()
    .map((link) => new URL($(link).attr('href') ?? '', base))
    .filter(({ origin }) => origin === base.origin)
    .map(({ pathname }) => trimSlash(pathname));
  return new Set(routes.filter((route) => route !== page.route));
}

/**
 * Finds pages without a way in or on.
 * @param pages The manifest.
 * @param judged Which pages have to have both.
 */
export function textLinkSurvey(
  pages: readonly PlannedPage[],
  host: string,
  judged: (route: string) => boolean,
): Survey<TextLinks> {
  const kinds = new Map(pages.map(({ path, kind }) => [path, kind]));
  const links = new Map<string, Set<string>>();
  return {
    look: (page) => {
      if (kinds.has(page.route)) links.set(page.route, linksOf(page, host));
    },
    found: () => {
      const reached = new Set([...links.values()].flatMap((targets) => [...targets]));
      const routes = [...links.keys()].filter(judged);
      return {
        orphans: routes.filter((route) => !reached.has(route)),
        deadEnds: routes.flatMap((route) => {
          const led = new Set([...(links.get(route) ?? [])].map((target) => kinds.get(target)));
          const missing = (leadsTo[kinds.get(route) ?? 'page'] ?? []).filter(
            (list) => !list.some((kind) => led.has(kind)),
          );
          return missing.map((list) => `${route} leads to no ${list.join(' or ')}`);
        }),
      };
    },
  };
}
