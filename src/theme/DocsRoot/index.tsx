/** Wraps a docs set: an address of none of its versions, such as `/sdk/x`, is unknown; the original shows an empty page. */
import { matchPath, useLocation } from '@docusaurus/router';
import DocsRoot from '@theme-original/DocsRoot';
import type { Props } from '@theme/DocsRoot';
import NotFound from '@theme/NotFound';

export default function KnownDocsRoot(props: Props) {
  const { pathname } = useLocation();
  const isKnown = props.route.routes?.some(({ path }) => matchPath(pathname, { path }));
  return isKnown ? <DocsRoot {...props} /> : <NotFound />;
}
