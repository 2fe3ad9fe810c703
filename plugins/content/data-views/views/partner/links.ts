/** Links to the pages of partners, in the order of an index. */
import { loadPartners } from '../../../../../lib/facts/load';
import type { Partner } from '../../../../../lib/facts/types';
import { link, type Inline } from '../../../../../lib/markdown/nodes';

export const partnerLink = ({ name, slug }: Pick<Partner, 'name' | 'slug'>): Inline =>
  link(`/docs/promote/network-management/partner-overview/${slug}`, name);

/** Partners by name, upper and lower case alike. */
export const partnersByName = (): Partner[] =>
  [...loadPartners()].sort((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }));
