/** Configuration of Caddy (2.6 or newer) from config/delivery.ts and a build. */
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

/** Paths of pages, and of files that are answered in either form. */
const negotiatedPath = `^(?:.*/)?(?:[^./]*|[^/]*${isNegotiated.slice(0, -1)})$`;

/** A quality as a number; a pattern that fits without one means 1. */
const numbersOf = (qualities: readonly Quality[]): string[] =>
  qualities.map(
    ({ pattern: source, isWhole }) => `\t\t${pattern(`~(?i)${source}`)} ${isWhole ? '1.0' : '${1}.${2}0'}`,
  );

const canonicalMap = (source: string, target: string, inputs: DeliveryInputs): string[] => [
  `\tmap ${source} ${target} {`,
  ...canonicalsOf(inputs).map(([file, address]) => `\t\t${quote(file)} ${pattern(address)}`),
  '\t\tdefault ""',
  '\t}',
];

/** True of a request whose reader likes Markdown best. */
const likesMarkdown =
  'double({docs_markdown_quality}) > 0.0 && double({docs_markdown_quality}) >= double({docs_page_quality})';

/** Who gets Markdown, where it is, and what is said of it. A rewrite comes after headers, so both ask the same. */
function negotiation(inputs: DeliveryInputs): string[] {
  const markdown = contentTypes.md?.type ?? '';
  return [
    '\t# Markdown for readers that ask for it and like no other form better.',
    '\tmap {header.Accept} {docs_markdown_quality} {',
    ...numbersOf(markdownQualities),
    '\t\tdefault 0.0',
    '\t}',
    '\tmap {header.Accept} {docs_page_quality} {',
    ...numbersOf(pageQualities),
    '\t\tdefault 0.0',
    '\t}',
    '\tmap {path} {docs_twin} {',
    ...twinPatterns.map(([source, file]) => `\t\t${pattern(`~${source}`)} ${file.replace('$1', '${1}')}`),
    '\t\tdefault /.no-twin',
    '\t}',
    ...canonicalMap('{docs_twin}', '{docs_canonical}', inputs),
    ...canonicalMap('{path}', '{docs_own_canonical}', inputs),
    '\t@twin {',
    `\t\texpression \`${likesMarkdown}\``,
    '\t\tfile {docs_twin}',
    '\t}',
    '\theader @twin {',
    `\t\tContent-Type ${quote(markdown)}`,
    '\t\tAccess-Control-Allow-Origin *',
    '\t\tX-Robots-Tag noindex',
    '\t\tLink {docs_canonical}',
    '\t}',
    '\t@markdown {',
    '\t\tpath *.md',
    '\t\tfile',
    '\t}',
    '\theader @markdown {',
    '\t\tX-Robots-Tag noindex',
    '\t\tLink {docs_own_canonical}',
    '\t}',
    `\t@negotiated path_regexp ${pattern(negotiatedPath)}`,
    '\theader @negotiated +Vary Accept',
    '\trewrite @twin {docs_twin}',
  ];
}

const failure = (matcher: string, file: string): string[] => [
  `\t\thandle ${matcher}{`,
  `\t\t\theader Content-Type ${quote(contentTypes[file.slice(5)]?.type ?? '')}`,
  `\t\t\trewrite * ${file}`,
  '\t\t\tfile_server {',
  '\t\t\t\tprecompressed br gzip',
  '\t\t\t}',
  '\t\t}',
];

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
    ...twinRedirects(inputs).map(
      ({ from, path, fragment }) => `\t\t${quote(from)} ${quote(path)} ${quote(fragment)}`,
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
    ...negotiation(inputs),
    '',
    '\t# No file has a dot in front, nor a name so long that a disk refuses to look for it.',
    '\t@hidden path_regexp `/[.]|\\x00|/[^/]{64}`',
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
    '\t\t\t-Access-Control-Allow-Origin',
    '\t\t\t-X-Robots-Tag',
    '\t\t\t-Link',
    '\t\t\t-Server',
    '\t\t}',
    `\t\t@markdown-missing expression \`{path}.endsWith(".md") || ${likesMarkdown}\``,
    ...failure('@markdown-missing ', missingTwin),
    ...failure('', '/404.html'),
    '\t}',
    '}',
    '',
  ].join('\n');
}
