/** Which symbols are on which page of a reference: each exported symbol has its own page, or a page that hosts it. */
import type { DeclarationProblem } from '../../../lib/declarations/load';
import type { Declarations, Declared } from '../../../lib/declarations/model';
import type { PlannedPage } from '../../../lib/routes/planned-pages';
import { didYouMean } from '../../../lib/text/closest';
import { lineIn } from '../../../lib/yaml/read';

export interface ReferencePage {
  route: string;
  title: string;
  /** Path below the reference, such as `enums/ad-unit`; empty for its first page. */
  slug: string;
  /** The symbol that it is named after, if it is one. */
  own?: Declared;
  hosted: Declared[];
}

/**
 * The pages of a reference, in the order of the manifest.
 * @param base Route of the reference, such as `/sdk/5.1.x/unity/reference`.
 * @param hosts Symbols by the page that hosts them, in all versions.
 * @param everywhere Names of the symbols of all versions.
 */
export function referencePages(
  base: string,
  planned: readonly PlannedPage[],
  symbols: Declarations,
  hosts: Readonly<Record<string, readonly string[]>>,
  everywhere: ReadonlySet<string>,
): { pages: ReferencePage[]; problems: DeclarationProblem[] } {
  const problems: DeclarationProblem[] = [];
  const [, , , platform = ''] = base.split('/');
  const inData = (at: readonly PropertyKey[], message: string, cure: string) =>
    problems.push({
      file: 'data/sdk-reference.yaml',
      line: lineIn('sdk-reference.yaml', platform, ...at),
      message,
      cure,
    });
  const pages = planned
    .filter(({ path }) => path === base || path.startsWith(`${base}/`))
    .map(({ path, title }): ReferencePage => {
      const own = symbols.get(title);
      return { route: path, title, slug: path.slice(base.length + 1), hosted: [], ...(own ? { own } : {}) };
    });
  const slugs = pages.map(({ slug }) => slug);
  const placed = new Set(pages.map(({ title }) => title));
  for (const [slug, names] of Object.entries(hosts)) {
    const page = pages.find((one) => one.slug === slug);
    if (!page)
      inData(['hosts', slug], `${base} has no page ${slug}`, `Correct the host. ${didYouMean(slug, slugs)}`);
    for (const [i, name] of names.entries()) {
      if (!everywhere.has(name)) {
        inData(
          ['hosts', slug, i],
          `no version declares ${name}`,
          `Correct its name. ${didYouMean(name, [...everywhere])}`,
        );
        continue;
      }
      const symbol = symbols.get(name);
      if (!symbol) continue;
      if (placed.has(name))
        inData(['hosts', slug, i], `${name} is on two pages of ${base}`, 'Leave one of them out.');
      placed.add(name);
      page?.hosted.push(symbol);
    }
  }
  for (const { own, hosted, title, slug } of pages)
    if (!own && hosted.length === 0 && slug !== '')
      inData(
        ['hosts'],
        `${base}/${slug} has no symbol: the version doesn't declare ${title}`,
        didYouMean(title, [...symbols.keys()]),
      );
  for (const { name, file, line } of symbols.values())
    if (!placed.has(name))
      problems.push({
        file,
        line,
        message: `${name} is on no page of ${base}`,
        cure: `Name a page that hosts it in data/sdk-reference.yaml. ${didYouMean(name, slugs)}`,
      });
  return { pages, problems };
}
