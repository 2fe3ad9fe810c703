/** Names of advertising partners by their slugs. */
import { loadPartners } from './load';

/** Name of a partner; of a slug that no partner has, the slug itself, such as `network-a` of a made-up case. */
export function partnerNameOf(slug: string): string {
  const name = loadPartners().find((partner) => partner.slug === slug)?.name;
  return name ?? slug.replace(/^network-([a-z])$/, (_, letter: string) => `network ${letter.toUpperCase()}`);
}

/**
 * Name of a partner by its ID.
 * @throws Error if no partner has it.
 */
export function partnerNameOfId(id: number): string {
  const partner = loadPartners().find((entry) => entry.id === id);
  if (!partner) throw new Error(`No partner has the ID ${id}. IDs are in data/partners.`);
  return partner.name;
}
