/** Checks a redirect table against a built site. */
import type { BuiltSite } from '../../../lib/built-site/site';
import { trimSlash } from '../../../lib/shared/trim-slash';

export interface Redirect {
  from: string;
  to: string;
}

/** Problems of the built redirect pages: missing, wrong target, or a target that is not a page or lacks the anchor. */
export function builtProblems(site: BuiltSite, redirects: readonly Redirect[]): string[] {
  const problems: string[] = [];
  const expected = new Set(redirects.map(({ from }) => trimSlash(from)));
  for (const { from, to } of redirects) {
    const built = site.redirects.get(trimSlash(from));
    if (built === undefined) {
      problems.push(`${from} has no redirect page`);
      continue;
    }
    const normalize = (url: string) => {
      const [pathname = '', hash] = url.split('#');
      return trimSlash(pathname) + (hash ? `#${hash}` : '');
    };
    if (normalize(built) !== normalize(to)) problems.push(`${from} leads to ${built} instead of ${to}`);
    const [pathname = '', hash] = to.split('#');
    const page = site.pages.get(trimSlash(pathname));
    if (!page) problems.push(`${from} leads to ${to}, which is not a page`);
    else if (hash && !page.html.includes(`id="${hash}"`) && !page.html.includes(`id=${hash}`)) {
      problems.push(`${from} leads to ${to}, which has no such anchor`);
    }
  }
  for (const from of site.redirects.keys()) {
    if (!expected.has(from)) problems.push(`${from} is a redirect page that no rule makes`);
  }
  return problems;
}
