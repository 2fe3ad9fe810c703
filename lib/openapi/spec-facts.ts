/** The facts that complete a specification. They are loaded once for a document, which asks for them hundreds of times. */
import { loadApiErrors, loadApiRateLimits, loadLimits } from '../facts/load';
import type { ApiErrors, ApiRateLimit, Limit } from '../facts/types';

export interface SpecFacts {
  errors: ApiErrors;
  rates: readonly ApiRateLimit[];
  limits: readonly Limit[];
}

export const loadSpecFacts = (): SpecFacts => ({
  errors: loadApiErrors(),
  rates: loadApiRateLimits(),
  limits: loadLimits(),
});
