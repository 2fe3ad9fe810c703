/** The partner that a page is about: the one that its route names or, on other pages, the attribute `partner`. */
import type { PageContext } from '../../context';
import { loadPartners } from '../../../../../lib/facts/load';
import type { Partner } from '../../../../../lib/facts/types';
import { didYouMean } from '../../../../../lib/text/closest';

const folder = '/docs/promote/network-management/partner-overview/';

const slugOf = (route: string | undefined): string | undefined =>
  route?.startsWith(folder) === true ? route.slice(folder.length) : undefined;

/** The partner whose page a route is, if it is one. Other pages don't depend on the data of partners. */
export function partnerAt(route: string | undefined): Partner | undefined {
  const own = slugOf(route);
  return own === undefined ? undefined : loadPartners().find(({ slug }) => slug === own);
}

/** @throws Error with the cure if there is no such partner. */
export function pagePartner(typed: string | undefined, { route, file }: PageContext): Partner {
  const slug = typed ?? slugOf(route);
  const partners = loadPartners();
  const partner = partners.find((entry) => entry.slug === slug);
  if (partner) return partner;
  throw new Error(
    slug === undefined
      ? `${file} is not the page of a partner. Name one, such as partner="adjoe".`
      : `No partner "${slug}". ${didYouMean(
          slug,
          partners.map((entry) => entry.slug),
        )}`,
  );
}
