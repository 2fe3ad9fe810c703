/** Everything that server configuration is made of, read from a build: pages, redirects, policy. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentTypes, stylesOfSearch } from '../config/delivery';
import { securityHeaders, type PolicyInputs } from './headers';
import { builtRedirects } from '../lib/routes/redirects';
import { site } from '../config/site';
import { readBuild, type BuiltSite } from '../lib/built-site/site';
import { hashOf, inlineSources } from './inline';

/** A permanent redirect of one address; the reader's query goes between path and fragment. */
export interface Redirect {
  from: string;
  path: string;
  /** With `#`, or empty. */
  fragment: string;
}

export interface DeliveryInputs {
  headers: Record<string, string>;
  redirects: Redirect[];
  /** Files of the site that are not pages which only forward. */
  files: string[];
}

interface HostedManifest {
  hosted?: {
    appId: string;
    insights?: boolean;
    hosts?: { url: string; protocol: string }[];
  } | null;
}

/** Hosted search as the build was made with it: the search manifest says so. */
export function hostedSearchOf(manifestFile: string): PolicyInputs['hostedSearch'] {
  if (!existsSync(manifestFile)) return undefined;
  const { hosted } = JSON.parse(readFileSync(manifestFile, 'utf8')) as HostedManifest;
  return hosted
    ? {
        appId: hosted.appId,
        hosts: (hosted.hosts ?? []).map(({ url, protocol }) => `${protocol}://${url}`),
        insights: hosted.insights ?? false,
      }
    : undefined;
}

/** Splits the target of a redirect at its anchor. */
export function redirectOf({ from, to }: { from: string; to: string }): Redirect {
  const at = to.indexOf('#');
  return at < 0 ? { from, path: to, fragment: '' } : { from, path: to.slice(0, at), fragment: to.slice(at) };
}

/** The file that a redirect's page for hosts without redirects is written to. */
const stubOf = (route: string): string => `${route}/index.html`;

/**
 * Refuses files that no rule knows.
 * @throws Error naming the first file whose type is not in the table.
 */
export function checkTypes(files: Iterable<string>): void {
  for (const file of files) {
    const extension = path.posix.extname(file).slice(1);
    if (!(extension in contentTypes)) {
      throw new Error(
        `build${file} — no content type for ".${extension}" — add it to contentTypes in config/delivery.ts.`,
      );
    }
  }
}

export function policyInputs(built: BuiltSite, dir: string): PolicyInputs {
  const { scripts, styles, analytics } = inlineSources(built.pages.values());
  const searchManifest = path.join(dir, 'search-data/manifest.json');
  const hostedSearch = hostedSearchOf(searchManifest);
  const added = existsSync(searchManifest) ? stylesOfSearch.map(hashOf) : [];
  return {
    scriptHashes: [...scripts.keys()],
    styleHashes: [...new Set([...styles.keys(), ...added])],
    analytics,
    ...(hostedSearch ? { hostedSearch } : {}),
  };
}

/** Reads the build folder. */
export function deliveryInputs(dir = 'build'): DeliveryInputs {
  // The configuration of all hosts puts the site at the root of its host.
  if (site.baseUrl !== '/')
    throw new Error('config/site.ts — baseUrl must be "/" — give the docs a host name.');
  const built = readBuild(dir);
  const stubs = new Set([...built.redirects.keys()].map(stubOf));
  const files = [...built.files].filter((file) => !stubs.has(file)).sort();
  checkTypes(files);
  return {
    headers: securityHeaders(policyInputs(built, dir)),
    redirects: builtRedirects().map(redirectOf),
    files,
  };
}

/** All addresses that a redirect answers: bare, with a slash, with index.html. */
export const formsOf = (from: string): string[] => [from, `${from}/`, `${from}/index.html`];
