/**
 * Headers of a response, from the values of config/delivery.ts. What depends on a build (hashes of inline scripts, hosts
 * of analytics and search) is read from the build and handed in.
 */
import {
  analyticsHosts,
  cacheRules,
  immutable,
  revalidated,
  switchedOffFeatures,
  year,
} from '../config/delivery';

/** `Cache-Control` of a path that is there. */
export function cacheControl(path: string): string {
  return cacheRules.find(({ pattern }) => new RegExp(pattern).test(path))?.value ?? revalidated;
}

/** True for paths whose content never changes under their name. */
export const isImmutable = (path: string): boolean => cacheControl(path) === immutable;

/** What a build brings that a policy must know. */
export interface PolicyInputs {
  /** `sha256-…` of every inline script, in any order. */
  scriptHashes: readonly string[];
  /** The same of every style element and style attribute. */
  styleHashes: readonly string[];
  /** True if pages load Google Analytics. */
  analytics: boolean;
  /** Hosted search, if the build has it: application, hosts if not the service's, and whether it reports events. */
  hostedSearch?: { appId: string; hosts: readonly string[]; insights: boolean };
}

/** Where the search client sends queries: its own hosts in the order that the client tries them. */
function searchHosts({ appId, hosts, insights }: NonNullable<PolicyInputs['hostedSearch']>): string[] {
  if (hosts.length > 0) return [...hosts];
  const app = appId.toLowerCase();
  return [
    `https://${app}-dsn.algolia.net`,
    `https://${app}-1.algolianet.com`,
    `https://${app}-2.algolianet.com`,
    `https://${app}-3.algolianet.com`,
    ...(insights ? ['https://insights.algolia.io'] : []),
  ];
}

/**
 * Content-Security-Policy of a build. Scripts run from this origin or with a known hash: no `unsafe-inline`, no `eval`.
 * Style attributes that the server renders are allowed by hash, which needs `unsafe-hashes` (for styles alone).
 */
export function contentSecurityPolicy(inputs: PolicyInputs): string {
  const quoted = (hashes: readonly string[]): string[] => [...hashes].sort().map((hash) => `'${hash}'`);
  const analytics = inputs.analytics ? analyticsHosts : { script: [], image: [], connect: [] };
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(inputs.scriptHashes), ...analytics.script],
    'script-src-attr': ["'none'"],
    'style-src': [
      "'self'",
      ...(inputs.styleHashes.length > 0 ? ["'unsafe-hashes'", ...quoted(inputs.styleHashes)] : []),
    ],
    // Icons of the style sheet are data addresses.
    'img-src': ["'self'", 'data:', ...analytics.image],
    // The typeface is in a style sheet.
    'font-src': ['data:'],
    'connect-src': [
      "'self'",
      ...analytics.connect,
      ...(inputs.hostedSearch ? searchHosts(inputs.hostedSearch) : []),
    ],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': [],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Headers of every answer, also of redirects and failures. */
export function securityHeaders(inputs: PolicyInputs): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(inputs),
    'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': switchedOffFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // For browsers that do not know frame-ancestors.
    'X-Frame-Options': 'DENY',
  };
}
