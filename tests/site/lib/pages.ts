/** Checks of what each built page says about itself, and of what must never reach a reader. */
import { dom, type BuiltPage } from '../../../lib/built-site/site';
import { pageByPage, type Survey } from './survey';

export interface Problem {
  page: string;
  what: string;
}

const isIndexable = (page: BuiltPage): boolean => !/<meta[^>]+name="robots"[^>]+noindex/.test(page.html);

/** Titles and descriptions: present, of useful length, unique over all pages that search engines list. */
export function metaSurvey(host: string): Survey<Problem[]> {
  const problems: Problem[] = [];
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const look = (page: BuiltPage): void => {
    if (page.route === '/404.html') return;
    const $ = dom(page);
    const say = (what: string) => void problems.push({ page: page.route, what });
    const title = $('title').text().trim();
    const description = $('meta[name="description"]').attr('content')?.trim() ?? '';
    if (!title) say('has no title');
    if (titles.has(title)) say(`has the title of ${titles.get(title)}: "${title}"`);
    titles.set(title, page.route);
    if (isIndexable(page)) {
      if (description.length < 60 || description.length > 160) {
        say(`has a description of ${description.length} characters, 60 to 160 are wanted: "${description}"`);
      }
      if (descriptions.has(description)) say(`has the description of ${descriptions.get(description)}`);
      descriptions.set(description, page.route);
    }
    const canonical = $('link[rel="canonical"]').attr('href') ?? '';
    if (canonical.replace(/\/$/, '') !== new URL(page.route, host).href.replace(/\/$/, '')) {
      say(`has the canonical address ${canonical || 'none'}`);
    }
    for (const property of ['og:title', 'og:description', 'og:image', 'og:url']) {
      if (!$(`meta[property="${property}"]`).attr('content')) say(`lacks ${property}`);
    }
    if ($('html').attr('lang') !== 'en-US') say('has no lang="en-US"');
    if ($('h1').length !== 1) say(`has ${$('h1').length} h1 headings, one is wanted`);
  };
  return { look, found: () => problems };
}

/** Text that shows a build-time step has failed silently. */
const leftovers: readonly [RegExp, string][] = [
  [/:::/, 'an admonition marker'],
  [/\{\{|\}\}/, 'a template placeholder'],
  [/\[object Object\]/, 'an object printed as text'],
  [/(^|[\s>])undefined([\s<.,]|$)/, 'the word undefined'],
  [/\bNaN\b/, 'the word NaN'],
  [/<\/?(Fact|Data|Term|Figure|ProNote|Steps|Cards)\b/, 'a component that was not expanded'],
  [/\{#[\w-]+\}|\{\/\*/, 'a heading id or comment marker'],
  [/\b(TODO|FIXME|TBD)\b|lorem ipsum|coming soon/i, 'a promise instead of content'],
];

/** Leftovers in the text of each page. Code may hold anything but `\{`, which is for text. */
export const leftoverSurvey = (): Survey<Problem[]> =>
  pageByPage((page) => {
    const problems: Problem[] = [];
    const $ = dom(page);
    const root = $('main').clone();
    root.find('pre, code, script, style').remove();
    // Block ends are word ends, also where the minifier left no space.
    root.find('*').append(' ').prepend(' ');
    const text = root.text();
    for (const [pattern, what] of leftovers) {
      const match = pattern.exec(text);
      if (match) {
        const around = text.slice(Math.max(0, match.index - 30), match.index + 40).replace(/\s+/g, ' ');
        problems.push({ page: page.route, what: `shows ${what}: "…${around}…"` });
      }
    }
    for (const code of $('main code')
      .toArray()
      .map((el) => $(el).text()))
      if (code.includes('\\{'))
        problems.push({ page: page.route, what: `shows a backslash in "${code.slice(0, 80)}"` });
    return problems;
  });

/** Pictures that would move the text when they arrive, or that weigh more than they have to. */
export const pictureSurvey = (): Survey<Problem[]> =>
  pageByPage((page) => {
    const problems: Problem[] = [];
    const $ = dom(page);
    $('img, picture source').each((_, el) => {
      const picture = $(el);
      const url = picture.attr('src') ?? picture.attr('srcset') ?? '';
      const say = (what: string) => void problems.push({ page: page.route, what: `shows ${url}, ${what}` });
      if (el.tagName === 'img' && !(picture.attr('width') && picture.attr('height')))
        say('which has no width and height');
      if (!/\.(?:svg|avif|webp)(?:[?\s]|$)/.test(url) && !url.startsWith('data:image/svg'))
        say('which is neither SVG nor AVIF or WebP');
    });
    return problems;
  });
