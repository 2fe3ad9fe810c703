/** Links to the pages of partners, in the order of an index. */
import { loadPartners } from '../../../../../lib/facts/load';
import type { Partner } from '../../../../../lib/facts/types';
import { link, type Inline } from '../../../../../lib/markdown/nodes';

export const partnerLink = ({ name, slug }: Pick<Partner, 'name' | 'slug'>): Inline =>
  link(`/docs/promote/network-management/partner-overview/${slug}`, name);

/** Sorts by the name that readers look for, upper and lower case alike. */
export const byName = <Named extends { name: string }>(all: readonly Named[]): Named[] =>
  all.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }));

export const partnersByName = (): Partner[] => byName(loadPartners());
