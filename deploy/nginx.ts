/**
 * Configuration of nginx (1.22 or newer) from config/delivery.ts and a build. All headers are set in one place from
 * maps, because `add_header` in a location drops the headers of the server around it.
 */
import { cacheOfFailures, cacheRules, contentTypes, openToOtherSites, revalidated } from '../config/delivery';
import { formsOf, type DeliveryInputs } from './inputs';
import {
  canonicalsOf,
  isNegotiated,
  markdownQualities,
  missingTwin,
  pageQualities,
  twinPatterns,
  twinRedirects,
  type Quality,
} from './negotiation';

export interface NginxOptions {
  /** Folder of the site's files. A release's own path, not a link: then a request never sees two releases. */
  root: string;
  serverName: string;
  /** `address:port` pairs; with `tls` they answer HTTPS. */
  listen: readonly string[];
  tls?: { certificate: string; key: string; /** Answers of plain HTTP, sent on to HTTPS. */ plain: string };
  /** True if ngx_brotli's static module is loaded. */
  brotli: boolean;
  /** Headers in addition to the build's, such as `X-Release`. */
  extraHeaders?: Record<string, string>;
}

/** Quotes a value. nginx has no way to write a dollar sign, so one is refused. */
function quote(value: string): string {
  if (value.includes('$') || value.includes('\n')) throw new Error(`nginx cannot take the value ${value}`);
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Map keys: literal strings, or regular expressions in quotes. */
const pattern = (source: string): string => `"~${source.replace(/["\\]/g, '\\$&')}"`;

function map(source: string, target: string, entries: readonly (readonly [string, string])[]): string[] {
  return [`map ${source} ${target} {`, ...entries.map(([key, value]) => `  ${key} ${value};`), '}'];
}

/** A quality as digits, which are compared as text: `05` is 0.5. */
const digitsOf = (qualities: readonly Quality[]): (readonly [string, string])[] =>
  qualities.map(({ pattern: source, isWhole }) => [
    pattern(source).replace('~', '~*'),
    isWhole ? '1' : '"$1$2"',
  ]);

/** The first number is smaller than the second: after digits in common, it has the smaller one. */
const isLess = `^([0-9]*)(?:${Array.from({ length: 9 }, (_, digit) => `${digit}[0-9]*:\\1[${digit + 1}-9]`).join('|')})`;

/** Who gets Markdown, and where it is. */
function negotiation(inputs: DeliveryInputs): string[] {
  return [
    '# Markdown for readers that ask for it and like no other form better.',
    ...map('$http_accept', '$docs_markdown_quality', [['default', '0'], ...digitsOf(markdownQualities)]),
    ...map('$http_accept', '$docs_page_quality', [['default', '0'], ...digitsOf(pageQualities)]),
    ...map('"${docs_markdown_quality}000:${docs_page_quality}000"', '$docs_likes_markdown', [
      ['default', '1'],
      ['"~^0+:"', '0'],
      [pattern(isLess), '0'],
    ]),
    ...map('$uri', '$docs_twin', [
      ['default', '""'],
      ...twinPatterns.map(([source, file]) => [pattern(source), `"${file}"`] as const),
    ]),
    ...map('$docs_likes_markdown', '$docs_first', [
      ['1', '$docs_twin'],
      ['default', '/.no-twin'],
    ]),
    ...map('"$docs_likes_markdown$uri"', '$docs_missing', [
      ['default', '/404.html'],
      ['"~^1|[.]md$"', missingTwin],
    ]),
    ...map('$uri', '$docs_vary', [
      ['default', '""'],
      [pattern(isNegotiated), 'Accept'],
    ]),
    ...map('$uri', '$docs_robots', [
      ['default', '""'],
      ['"~[.]md$"', 'noindex'],
    ]),
    ...map('$uri', '$docs_canonical', [
      ['default', '""'],
      ...canonicalsOf(inputs).map(([file, address]) => [quote(file), quote(address)] as const),
    ]),
  ];
}

function maps(inputs: DeliveryInputs): string[] {
  const { redirects } = inputs;
  const rows = (value: (redirect: DeliveryInputs['redirects'][number]) => string) =>
    [
      ...redirects.flatMap((redirect) => formsOf(redirect.from).map((form) => [form, redirect] as const)),
      ...twinRedirects(inputs).map((redirect) => [redirect.from, redirect] as const),
    ]
      .filter(([, redirect]) => value(redirect) !== '')
      .map(([form, redirect]) => [quote(form), quote(value(redirect))] as const);
  return [
    '# Old addresses. $uri is decoded and cleaned, so all spellings of an address are one.',
    ...map('$uri', '$docs_redirect', [['default', '""'], ...rows(({ path }) => path)]),
    ...map('$uri', '$docs_redirect_fragment', [['default', '""'], ...rows(({ fragment }) => fragment)]),
    '',
    ...negotiation(inputs),
    '',
    '# Caching by address, for answers that succeed.',
    ...map('$uri', '$docs_cache_by_path', [
      ['default', quote(revalidated)],
      ...cacheRules.map((rule) => [pattern(rule.pattern), quote(rule.value)] as const),
    ]),
    ...map('$status', '$docs_cache', [
      ['default', quote(cacheOfFailures)],
      ['"~^(200|206|301|304)$"', '$docs_cache_by_path'],
    ]),
    ...map('$uri', '$docs_open_to', [
      ['default', '""'],
      [pattern(openToOtherSites), '"*"'],
    ]),
  ];
}

function tlsServer({ serverName, tls }: NginxOptions): string[] {
  if (!tls) return [];
  return [
    'server {',
    `  listen ${tls.plain};`,
    `  server_name ${serverName};`,
    '  server_tokens off;',
    // The name as it is, not the one that a request brings: that can be anything.
    `  return 301 https://${serverName}$request_uri;`,
    '}',
    '',
  ];
}

/** One file for the `http` context: `include` it from nginx.conf, or put it into sites-enabled. */
export function nginxConfig(inputs: DeliveryInputs, options: NginxOptions): string {
  const { root, serverName, listen, tls, brotli, extraHeaders = {} } = options;
  const headers = { ...inputs.headers, ...extraHeaders };
  const types = Object.entries(contentTypes).map(
    ([extension, { type }]) => `    ${quote(type)} ${extension};`,
  );
  return [
    '# Made by `npm run deploy:bundle` from config/delivery.ts, lib/routes/redirects.ts and the built site. Do not edit.',
    'map_hash_bucket_size 256;',
    'map_hash_max_size 16384;',
    ...maps(inputs),
    '',
    ...tlsServer(options),
    'server {',
    ...listen.map((address) => `  listen ${address}${tls ? ' ssl http2' : ''};`),
    `  server_name ${serverName};`,
    ...(tls
      ? [
          `  ssl_certificate ${quote(tls.certificate)};`,
          `  ssl_certificate_key ${quote(tls.key)};`,
          '  ssl_protocols TLSv1.2 TLSv1.3;',
          '  ssl_session_cache shared:docs:10m;',
          '  ssl_session_tickets off;',
        ]
      : []),
    `  root ${quote(root)};`,
    '  server_tokens off;',
    '  absolute_redirect off;',
    '  sendfile on;',
    '  tcp_nopush on;',
    '  # A range that cannot be had would be answered with the headers of a success, each twice.',
    '  max_ranges 0;',
    '  # Files of a release never change, so what was found once stays true until the next reload.',
    '  open_file_cache max=10000 inactive=1h;',
    '  open_file_cache_valid 1h;',
    '  open_file_cache_errors on;',
    '',
    '  default_type application/octet-stream;',
    '  types {',
    ...types,
    '  }',
    '',
    '  # Compressed in the release, not by the request.',
    '  gzip off;',
    '  gzip_vary on;',
    '  gzip_static on;',
    ...(brotli ? ['  # Module: libnginx-mod-http-brotli-static.', '  brotli_static on;'] : []),
    '',
    ...Object.entries(headers).map(([name, value]) => `  add_header ${name} ${quote(value)} always;`),
    '  add_header Cache-Control $docs_cache always;',
    '  # nginx leaves a header out whose value is empty.',
    '  add_header Access-Control-Allow-Origin $docs_open_to always;',
    '  add_header Vary $docs_vary always;',
    '  add_header X-Robots-Tag $docs_robots always;',
    '  add_header Link $docs_canonical always;',
    '',
    '  if ($docs_redirect != "") {',
    '    return 301 $docs_redirect$is_args$args$docs_redirect_fragment;',
    '  }',
    '',
    '  error_page 403 404 =404 $docs_missing;',
    '  location = /404.html {',
    '    internal;',
    '  }',
    '  # Files whose name starts with a dot are nobody’s business.',
    '  location ~ "/[.](?!well-known/)" {',
    '    return 404;',
    '  }',
    '  # Both slash forms and index.html are the same page, without a redirect.',
    '  location / {',
    '    try_files $docs_first $uri $uri/index.html =404;',
    '  }',
    '}',
    '',
  ].join('\n');
}
