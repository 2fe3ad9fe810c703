/**
 * Every environment variable that the build reads, checked in one place. Unset means off; a wrong value stops the
 * build with the name of the variable and what it should look like.
 */

import { neededParts, performanceParts, type PerformancePart } from './performance';

/** Where hosted search is, for readers' browsers. */
export interface HostedSettings {
  appId: string;
  /** Search-only key: every reader gets it. */
  apiKey: string;
  indexName: string;
  insights: boolean;
  /** Hosts in the order of trial; empty for the service's own. */
  hosts: { url: string; protocol: 'http' | 'https' }[];
}

interface Rule {
  name: string;
  pattern: RegExp;
  expected: string;
}

const rules = {
  analyticsId: {
    name: 'WHENCE_ANALYTICS_ID',
    pattern: /^G-[A-Z0-9]{4,16}$/,
    expected: 'a Google Analytics 4 measurement id such as G-AB12CD34EF',
  },
  noIndex: { name: 'WHENCE_NO_INDEX', pattern: /^(1|true|0|false)$/, expected: '1 or 0' },
  searchAppId: {
    name: 'WHENCE_SEARCH_APP_ID',
    pattern: /^[A-Z0-9]{6,20}$/,
    expected: 'an Algolia application ID such as AB12CD34EF',
  },
  searchApiKey: {
    name: 'WHENCE_SEARCH_API_KEY',
    pattern: /^[A-Za-z0-9+/=_-]{16,400}$/,
    expected: 'the search-only key of the Algolia application',
  },
  searchIndex: {
    name: 'WHENCE_SEARCH_INDEX',
    pattern: /^[A-Za-z0-9_-]{1,100}$/,
    expected: 'the name of the Algolia index, of letters, digits, _ and -',
  },
  searchInsights: { name: 'WHENCE_SEARCH_INSIGHTS', pattern: /^(1|true|0|false)$/, expected: '1 or 0' },
  searchHosts: {
    name: 'WHENCE_SEARCH_HOSTS',
    pattern: /^https?:\/\/[\w.:-]+(?:,https?:\/\/[\w.:-]+)*$/,
    expected: 'addresses of search hosts in the order of trial, such as https://a.example,https://b.example',
  },
  searchAdminKey: {
    name: 'WHENCE_SEARCH_ADMIN_KEY',
    pattern: /^[A-Za-z0-9+/=_-]{16,400}$/,
    expected: 'a key of the Algolia application that may write to the index',
  },
  currentOnly: { name: 'WHENCE_CURRENT_ONLY', pattern: /^(1|true|0|false)$/, expected: '1 or 0' },
} satisfies Record<string, Rule>;

/** A function, because what a module computes as it loads ends up in each script of the site that imports the module. */
function plainRule(): Rule {
  const part = `(?:${performanceParts.join('|')})`;
  return {
    name: 'WHENCE_PLAIN',
    pattern: new RegExp(`^(?:1|true|0|false|${part}(?:,${part})*)$`),
    expected: `1, 0, or parts of plugins/performance separated by commas: ${performanceParts.join(', ')}`,
  };
}

function read(rule: Rule, source: NodeJS.ProcessEnv): string | undefined {
  const value = source[rule.name]?.trim();
  if (!value) return undefined;
  if (!rule.pattern.test(value)) {
    // A key must not end up in a log.
    const shown = rule.name.endsWith('_KEY')
      ? `${rule.name} (${value.length} characters)`
      : `${rule.name}="${value}"`;
    throw new Error(`${shown} is not ${rule.expected}. Correct it, or unset it to switch the feature off.`);
  }
  return value;
}

export interface SiteEnv {
  /** Google Analytics 4 id; analytics is off without it. */
  analyticsId: string | undefined;
  /** True on previews, which search engines must not list. */
  noIndex: boolean;
  /** True to build only the current version of each doc set; links to the others are text. */
  currentOnly: boolean;
  /** Parts of plugins/performance that are turned off. */
  partsOff: ReadonlySet<PerformancePart>;
  /** Hosted search; undefined means that the index ships with the site. */
  hosted: HostedSettings | undefined;
}

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

function readHosts(source: NodeJS.ProcessEnv): HostedSettings['hosts'] {
  const hosts = (read(rules.searchHosts, source) ?? '').split(',').filter(Boolean);
  return hosts.map((host) => {
    const { host: url, protocol } = new URL(host);
    return { url, protocol: protocol === 'http:' ? 'http' : 'https' };
  });
}

const missingOf = (wanted: readonly Rule[], source: NodeJS.ProcessEnv): string =>
  wanted
    .filter((rule) => !source[rule.name]?.trim())
    .map((rule) => rule.name)
    .join(' and ');

/** Application ID, key and index belong together: some of them are a mistake, not half a setting. */
function readHosted(source: NodeJS.ProcessEnv): HostedSettings | undefined {
  const three = [rules.searchAppId, rules.searchApiKey, rules.searchIndex];
  const [appId, apiKey, indexName] = three.map((rule) => read(rule, source));
  const insights = isOn(read(rules.searchInsights, source));
  const hosts = readHosts(source);
  if (!appId && !apiKey && !indexName) return undefined;
  if (!appId || !apiKey || !indexName) {
    throw new Error(`Hosted search needs ${missingOf(three, source)} too. Set it, or unset the others.`);
  }
  if (apiKey === source[rules.searchAdminKey.name]?.trim()) {
    throw new Error(
      `${rules.searchApiKey.name} is the admin key. Every reader would get it; set the search-only key instead.`,
    );
  }
  return { appId, apiKey, indexName, insights, hosts };
}

/**
 * Parts that are turned off.
 * @throws Error if one that stays on needs one of them.
 */
function readPartsOff(source: NodeJS.ProcessEnv): ReadonlySet<PerformancePart> {
  const value = read(plainRule(), source) ?? '0';
  if (isOn(value)) return new Set(performanceParts);
  const off = new Set(performanceParts.filter((name) => value.split(',').includes(name)));
  for (const name of performanceParts) {
    const missing = neededParts[name]?.find((needed) => off.has(needed));
    if (missing && !off.has(name)) {
      throw new Error(
        `${plainRule().name}="${value}" turns off ${missing}, which ${name} needs. Name ${name} too.`,
      );
    }
  }
  return off;
}

export interface PushEnv {
  appId: string;
  adminKey: string;
  indexName: string;
  /** Hosts in the order of trial; empty for the service's own. */
  hosts: HostedSettings['hosts'];
}

/**
 * What `npm run search:push -- --send` needs. Kept out of readEnv, which the build reads: a build never has the admin key.
 * @throws Error naming what is missing or wrong.
 */
export function readPushEnv(source: NodeJS.ProcessEnv = process.env): PushEnv {
  const three = [rules.searchAppId, rules.searchAdminKey, rules.searchIndex];
  const [appId, adminKey, indexName] = three.map((rule) => read(rule, source));
  if (!appId || !adminKey || !indexName) {
    throw new Error(`To write the hosted index, set ${missingOf(three, source)} in the environment.`);
  }
  return { appId, adminKey, indexName, hosts: readHosts(source) };
}

/**
 * Reads the environment.
 * @throws Error naming the variable, its value and the expected form.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): SiteEnv {
  return {
    analyticsId: read(rules.analyticsId, source),
    noIndex: isOn(read(rules.noIndex, source)),
    currentOnly: isOn(read(rules.currentOnly, source)),
    partsOff: readPartsOff(source),
    hosted: readHosted(source),
  };
}
