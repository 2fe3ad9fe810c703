/** The facts that the specifications are held to. A check asks for them at each node, so they are loaded once. */
import {
  loadApiFamilies,
  loadApiScopes,
  loadBidValidation,
  loadPredefinedEvents,
} from '../../lib/facts/load';
import { loadEnums } from '../../lib/facts/enums';
import type { ApiScope, EnumList } from '../../lib/facts/types';
import { loadSpecFacts, type SpecFacts } from '../../lib/openapi/spec-facts';

export interface CheckFacts extends SpecFacts {
  /** Beginning of every path, by the file of the specification. */
  prefixes: ReadonlyMap<string, string>;
  scopes: readonly ApiScope[];
  enums: readonly EnumList[];
  /** Predefined events, each with the number of its predefined dimensions. */
  predefined: ReadonlyMap<string, number>;
  /** Codes of `errors[].code`, including the codes of bid uploads. */
  fieldCodes: readonly string[];
}

export function loadCheckFacts(): CheckFacts {
  const facts = loadSpecFacts();
  const fieldCodes = [...facts.errors.fieldCodes, ...loadBidValidation()].map(({ code }) => code);
  const predefined = new Map(loadPredefinedEvents().map(({ name, dimensions }) => [name, dimensions.length]));
  const prefixes = new Map(loadApiFamilies().map(({ spec, prefix }) => [`openapi/${spec}.yaml`, prefix]));
  return { ...facts, prefixes, scopes: loadApiScopes(), enums: loadEnums(), predefined, fieldCodes };
}
