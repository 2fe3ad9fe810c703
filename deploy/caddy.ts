/** Configuration of Caddy (2.6 or newer) from config/delivery.ts and a build. */
import { cacheOfFailures, cacheRules, contentTypes, openToOtherSites, revalidated } from '../config/delivery';
import { formsOf, type DeliveryInputs } from './inputs';

export interface CaddyOptions {
  /** Folder of the site's files. */
  root: string;
  /** Site address of the Caddyfile: a host name (Caddy gets the certificate), or `http://127.0.0.1:8080`. */
  address: string;
  extraHeaders?: Record<string, string>;
}

/** Quotes a value; braces would be placeholders, so they are refused. */
function quote(value: string): string {
  if (/[{}\n]/.test(value)) throw new Error(`The Caddyfile cannot take the value ${value}`);
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Regular expressions may have braces; backquotes keep them as they are. */
const pattern = (source: string): string => {
  if (source.includes('`')) throw new Error(`The Caddyfile cannot take the pattern ${source}`);
  return `\`${source}\``;
};

/** A Caddyfile with one site. */
export function caddyConfig(
  inputs: DeliveryInputs,
  { root, address, extraHeaders = {} }: CaddyOptions,
): string {
  const headers = Object.entries({ ...inputs.headers, ...extraHeaders });
  return [
    '# Made by `npm run deploy:bundle` from config/delivery.ts, lib/routes/redirects.ts and the built site. Do not edit.',
    `${address} {`,
    `\troot * ${quote(root)}`,
    '',
    '\t# Caching by address.',
    '\tmap {path} {docs_cache} {',
    ...cacheRules.map((rule) => `\t\t${pattern(`~${rule.pattern}`)} ${quote(rule.value)}`),
    `\t\tdefault ${quote(revalidated)}`,
    '\t}',
    '',
    '\t# Old addresses, with the reader’s query.',
    '\tmap {path} {docs_redirect} {docs_fragment} {',
    ...inputs.redirects.flatMap(({ from, path, fragment }) =>
      formsOf(from).map((form) => `\t\t${quote(form)} ${quote(path)} ${quote(fragment)}`),
    ),
    '\t\tdefault "" ""',
    '\t}',
    '\t@redirect_query expression `{docs_redirect} != "" && {query} != ""`',
    '\t@redirect expression `{docs_redirect} != "" && {query} == ""`',
    '\tredir @redirect_query {docs_redirect}?{query}{docs_fragment} 301',
    '\tredir @redirect {docs_redirect}{docs_fragment} 301',
    '',
    '\t# A range that cannot be had would be answered with the caching of a success.',
    '\trequest_header -Range',
    '\t# Removing a header waits for the answer, so it has a separate block: in one, the others would miss failures.',
    '\theader -Server',
    '\theader {',
    ...headers.map(([name, value]) => `\t\t${name} ${quote(value)}`),
    '\t}',
    '\theader Cache-Control {docs_cache}',
    `\t@open path_regexp ${pattern(openToOtherSites)}`,
    '\theader @open Access-Control-Allow-Origin *',
    ...Object.entries(contentTypes).flatMap(([extension, { type }]) => [
      `\t@type-${extension} path *.${extension}`,
      `\theader @type-${extension} Content-Type ${quote(type)}`,
    ]),
    '',
    '\t@hidden path_regexp `/[.]|\\x00`',
    '\t@hidden-page path /404.html',
    '\t@writes not method GET HEAD',
    '\trespond @writes 405',
    '\terror @hidden 404',
    '\terror @hidden-page 404',
    '',
    '\t# Both slash forms and index.html are the same page, without a redirect.',
    '\ttry_files {path} {path}/index.html',
    '\tfile_server {',
    '\t\tprecompressed br gzip',
    '\t\tdisable_canonical_uris',
    '\t}',
    '',
    '\thandle_errors {',
    '\t\theader {',
    `\t\t\tCache-Control ${quote(cacheOfFailures)}`,
    `\t\t\tContent-Type ${quote(contentTypes.html?.type ?? '')}`,
    '\t\t\t-Access-Control-Allow-Origin',
    '\t\t\t-Server',
    '\t\t}',
    '\t\trewrite * /404.html',
    '\t\tfile_server {',
    '\t\t\tprecompressed br gzip',
    '\t\t}',
    '\t}',
    '}',
    '',
  ].join('\n');
}
