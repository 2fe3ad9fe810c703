/** Views of the partner that a page is about. */
import { loadPartners } from '../../../../../lib/facts/load';
import type { Partner } from '../../../../../lib/facts/types';
import { named } from '../../props';
import type { View } from '../../view';

const folder = '/docs/promote/network-management/partner-overview/';

const slugOf = (route: string | undefined): string | undefined =>
  route?.startsWith(folder) === true ? route.slice(folder.length) : undefined;

/** The partner whose page a route is, if it is one. Other pages don't depend on the data of partners. */
export function partnerAt(route: string | undefined): Partner | undefined {
  const own = slugOf(route);
  return own === undefined ? undefined : loadPartners().find(({ slug }) => slug === own);
}

/**
 * A view of the page's partner. On other pages, the attribute `partner` names one.
 * @param render Gets whether the page names the partner by its route.
 */
export const partnerView = (
  render: (partner: Partner, isOwnPage: boolean) => ReturnType<View['render']>,
): View => ({
  optional: ['partner'],
  render({ partner: typed }, { route, file }) {
    const slug = typed ?? slugOf(route);
    if (slug === undefined)
      throw new Error(`${file} is not the page of a partner. Name one, such as partner="adjoe".`);
    return render(
      named(loadPartners(), (entry) => entry.slug, slug, 'No partner'),
      typed === undefined,
    );
  },
});
