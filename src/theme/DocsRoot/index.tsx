/**
 * Wraps a docs set: an address of none of its versions, such as `/sdk/x`, is unknown; the original shows an empty page.
 * The root element has a class for the area, by which styles know its accent (config/areas.ts). The framework's own classes
 * come one by one while a page starts, so an accent that depended on them would flicker.
 */
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import { matchPath, useLocation } from '@docusaurus/router';
import DocsRoot from '@theme-original/DocsRoot';
import type { Props } from '@theme/DocsRoot';
import NotFound from '@theme/NotFound';

export default function KnownDocsRoot(props: Props) {
  const { pathname } = useLocation();
  const isKnown = props.route.routes?.some(({ path }) => matchPath(pathname, { path }));
  return isKnown ? (
    <HtmlClassNameProvider className={`in-${/docs\/(\w+)/.exec(pathname)?.[1]}`}>
      <DocsRoot {...props} />
    </HtmlClassNameProvider>
  ) : (
    <NotFound />
  );
}
