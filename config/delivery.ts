/**
 * How the site is delivered: caching, types, compression and security headers. deploy/ turns these values into the
 * configuration of nginx, Caddy and static hosts, and tests/delivery holds real servers to them.
 */

/** A class of addresses with its own `Cache-Control`. The first rule whose pattern fits the path counts. */
export interface CacheRule {
  id: string;
  /** Regular expression over the decoded path, in what PCRE, RE2 and JavaScript have in common. */
  pattern: string;
  value: string;
}

export const year = 31_536_000;
const day = 86_400;
export const immutable = `public, max-age=${year}, immutable`;

export const cacheRules: readonly CacheRule[] = [
  // Each name has a hash of the file's content; tests/site/returning-reader.test.ts compares two builds.
  { id: 'hashed assets', pattern: '^/assets/', value: immutable },
  // Search records too, but not their manifest.
  { id: 'hashed search records', pattern: '^/search-data/.+[.][0-9a-f]{8}[.]json$', value: immutable },
  // Names that stay while a logo may change: a day, then shown once more while the browser looks for a new one.
  {
    id: 'images',
    pattern: '^/img/',
    value: `public, max-age=${day}, stale-while-revalidate=${7 * day}`,
  },
];

/** Pages and everything else without a rule: kept, but asked about each time. */
export const revalidated = 'public, max-age=0, must-revalidate';

/** Responses other than success: a missing chunk must not stay missing once it is there. */
export const cacheOfFailures = 'no-cache';

/** Paths that pages of other sites may read: interface specifications, datasets, raw data files, feeds, Markdown. */
export const openToOtherSites = '^/(openapi|downloads|raw-data|feeds)/|[.]md$|^/llms[^/]*[.]txt$';

export interface ContentType {
  type: string;
  /** True where compression pays: the release has a brotli and a gzip form. */
  text: boolean;
}

const text = (type: string): ContentType => ({ type, text: true });
const binary = (type: string): ContentType => ({ type, text: false });

/** Type by file extension: IANA's registry; JSON Lines is not in it and uses the name that its own description gives. */
export const contentTypes: Readonly<Record<string, ContentType>> = {
  html: text('text/html; charset=utf-8'),
  css: text('text/css; charset=utf-8'),
  js: text('text/javascript; charset=utf-8'),
  mjs: text('text/javascript; charset=utf-8'),
  json: text('application/json'),
  map: text('application/json'),
  webmanifest: text('application/manifest+json'),
  md: text('text/markdown; charset=utf-8'),
  txt: text('text/plain; charset=utf-8'),
  csv: text('text/csv; charset=utf-8'),
  yaml: text('application/yaml'),
  sql: text('application/sql'),
  jsonl: text('application/jsonl'),
  xml: text('application/xml'),
  xsl: text('application/xslt+xml'),
  svg: text('image/svg+xml'),
  wasm: text('application/wasm'),
  ico: text('image/vnd.microsoft.icon'),
  parquet: binary('application/vnd.apache.parquet'),
  png: binary('image/png'),
  jpg: binary('image/jpeg'),
  webp: binary('image/webp'),
  avif: binary('image/avif'),
  gif: binary('image/gif'),
  woff2: binary('font/woff2'),
  zip: binary('application/zip'),
  gz: binary('application/gzip'),
  pdf: binary('application/pdf'),
};

/** Below this many bytes an answer fits its first packet anyway. */
export const smallestToCompress = 512;

/**
 * Style elements that search puts into the page when it opens, so no built page has them: the logo of DocSearch 3.9.0.
 * tests/delivery/policy.test.ts notices if another version has others.
 */
export const stylesOfSearch = ['.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}'] as const;

/** Hosts that Google Analytics 4 names for a policy, without the ones for advertising. */
export const analyticsHosts = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** Powerful features that a documentation site never asks for. Copying code needs `clipboard-write`, which stays. */
export const switchedOffFeatures = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
