/**
 * All collections of facts, typed. Read in Node only (config, plugins, scripts, tests); readers get what views make of
 * them. A wrong fact stops whoever asks first, with file, line and cure.
 */
import type * as z from 'zod';
import { readFacts, readFolder } from './read';
import { glossarySchema, limitsSchema, rolesSchema, terminologySchema, uiPathsSchema } from './schema/basics';
import { bidCsvColumnsSchema, bidLevelsSchema, bidStatesSchema, bidValidationSchema } from './schema/bids';
import { legacyPartnersSchema, monetizationPartnerSchema, partnerSchema } from './schema/partners';
import { postbacksSchema, trackingUrlParametersSchema } from './schema/tracking';

export type Limit = z.infer<typeof limitsSchema>[number];
export type GlossaryTerm = z.infer<typeof glossarySchema>[number];
export type UiPath = z.infer<typeof uiPathsSchema>[number];
export type Roles = z.infer<typeof rolesSchema>;
export type Partner = z.infer<typeof partnerSchema>;
export type MonetizationPartner = z.infer<typeof monetizationPartnerSchema>;

/** Numbers that pages name with `<Fact id="…" />`. */
export const loadLimits = (): Limit[] => readFacts('limits.yaml', limitsSchema);

/** Terms and tooltips. */
export const loadGlossary = (): GlossaryTerm[] => readFacts('glossary.yaml', glossarySchema);

/** Where each guide's subject is in the dashboard. */
export const loadUiPaths = (): UiPath[] => readFacts('ui-paths.yaml', uiPathsSchema);

/** Roles and the permission matrix. */
export const loadRoles = (): Roles => readFacts('roles.yaml', rolesSchema);

/** Words that prose must not use. */
export const loadTerminology = () => readFacts('terminology.yaml', terminologySchema);

/** Reads a folder of partners; the file's name must be the slug, and ids must not repeat. */
function partnerFolder<T extends { slug: string; id: number }>(folder: string, schema: z.ZodType<T>): T[] {
  const partners = readFolder(folder, schema);
  const ids = new Map<number, string>();
  for (const { name, facts } of partners) {
    const file = `data/${folder}/${name}.yaml`;
    if (facts.slug !== name)
      throw new Error(`${file}:1: slug is "${facts.slug}" — Name the file after the slug.`);
    const twin = ids.get(facts.id);
    if (twin) throw new Error(`${file}:1: id ${facts.id} is that of ${twin} — Correct one of them.`);
    ids.set(facts.id, name);
  }
  return partners.map(({ facts }) => facts);
}

/** Advertising partners of the catalog, by slug. */
export const loadPartners = (): Partner[] => partnerFolder('partners', partnerSchema);

/** Monetization partners of the catalog, by slug. */
export const loadMonetizationPartners = (): MonetizationPartner[] =>
  partnerFolder('monetization-partners', monetizationPartnerSchema);

/** Slugs of former docs whose partner has no page. */
export const loadLegacyPartners = () => readFacts('legacy-partners.yaml', legacyPartnersSchema);

export type TrackingUrlParameter = z.infer<typeof trackingUrlParametersSchema>[number];
export type Postbacks = z.infer<typeof postbacksSchema>;

/** Parameters of tracking URLs, in the order of generated URLs. */
export const loadTrackingUrlParameters = (): TrackingUrlParameter[] =>
  readFacts('tracking-url-parameters.yaml', trackingUrlParametersSchema);

/** Kinds and macros of postbacks. */
export const loadPostbacks = (): Postbacks => readFacts('postbacks.yaml', postbacksSchema);

/** Bid levels, weakest first. */
export const loadBidLevels = () => readFacts('bid-levels.yaml', bidLevelsSchema);

/** States of a bid. */
export const loadBidStates = () => readFacts('bid-states.yaml', bidStatesSchema);

/** Columns of the bid CSV. */
export const loadBidCsvColumns = () => readFacts('bid-csv-columns.yaml', bidCsvColumnsSchema);

/** Codes of the bid upload check. */
export const loadBidValidation = () => readFacts('bid-validation.yaml', bidValidationSchema);
