/**
 * All collections of facts, typed. Read in Node only (config, plugins, scripts, tests); readers get what views make of
 * them. A wrong fact stops whoever asks first, with file, line and cure.
 */
import type * as z from 'zod';
import { readFacts } from './read';
import { glossarySchema, limitsSchema, rolesSchema, terminologySchema, uiPathsSchema } from './schema/basics';

export type Limit = z.infer<typeof limitsSchema>[number];
export type GlossaryTerm = z.infer<typeof glossarySchema>[number];
export type UiPath = z.infer<typeof uiPathsSchema>[number];
export type Roles = z.infer<typeof rolesSchema>;

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
