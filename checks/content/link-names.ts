/**
 * What links may call a page or a part of one: its title, a term or an error code that it explains, and the names of
 * data/link-names.yaml. Texts of parts come from the page itself.
 */
import { loadApiErrors, loadGlossary, loadLinkNames } from '../../lib/facts/load';
import { errorRoute } from '../../lib/openapi/error-anchor';
import { plannedPages } from '../../lib/routes/planned-pages';

/** Title without the noun that says what kind of page it is: "Partners table" are the partners. */
const shortTitle = (title: string): string => title.replace(/ (?:overview|table)$/, '');

/** True if an address has the form of `to`, in which `*` is any one segment. */
function fits(to: string, address: string): boolean {
  const [pattern, given] = [to.split('/'), address.split('/')];
  return (
    pattern.length === given.length && pattern.every((part, index) => part === '*' || part === given[index])
  );
}

/** Looks up names by address; made once a run. */
export class LinkNames {
  private readonly titles = new Map<string, string>();
  private readonly listed = new Map<string, string[]>();

  constructor(private readonly declared = loadLinkNames()) {
    for (const { path, title, anchors = [] } of plannedPages()) {
      this.titles.set(path, title);
      this.add(path, title, shortTitle(title));
      for (const { id, title: part } of anchors) this.add(`${path}#${id}`, part);
    }
    for (const { code } of loadApiErrors().errors) this.add(errorRoute(code), code);
    for (const { term, variants, route, guide } of loadGlossary()) {
      for (const page of [route, guide]) if (page) this.add(page, term, ...variants);
    }
  }

  private add(address: string, ...names: readonly string[]): void {
    this.listed.set(address, [...(this.listed.get(address) ?? []), ...names]);
  }

  /** Title of a page; undefined for addresses that are not planned. */
  titleOf(route: string): string | undefined {
    return this.titles.get(route);
  }

  /** Names of a page, or of a part of it if the address has an anchor. */
  of(address: string): string[] {
    return [
      ...(this.listed.get(address) ?? []),
      ...this.declared.filter(({ to }) => fits(to, address)).flatMap(({ names }) => names),
    ];
  }

  /** Declared addresses that no planned page has. */
  unused(): string[] {
    return this.declared
      .map(({ to }) => to)
      .filter((to) => ![...this.titles.keys()].some((route) => fits(to.split('#')[0] ?? '', route)));
  }
}
