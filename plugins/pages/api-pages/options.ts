/**
 * The API pages that are generated from openapi/*.yaml, and the downloads of the specifications. `npm run generate` runs
 * docusaurus-plugin-openapi-docs with these options (plugins/pages/api-pages/generation.ts). The site does not load it as a
 * plugin: it would only add its command line, and loading it costs each build half a second.
 */
import path from 'node:path';
import { createGenerators, type Generators } from '.';
import type { Family } from '../../../lib/openapi/families';
import { readSpec } from '../../../lib/openapi/spec';
import { downloadsFolder, pagesFolder } from './outputs';
import { plannedTitle } from './titles';
import { site } from '../../../config/site';

/** Options of one specification, as docusaurus-plugin-openapi-docs takes them. */
export interface ApiOptions {
  specPath: string;
  outputDir: string;
  downloadUrl: string;
  template: string;
  tagTemplate: string;
  /** Off: the pages hold everything, so they load no JSON. */
  externalJsonProps: false;
  sidebarOptions?: { groupPathsBy: 'tag'; categoryLinkSource: 'tag' };
  markdownGenerators: Generators;
}

/** Addresses of a specification's downloads, YAML first. */
function downloadsOf(family: Family): { label: string; path: string }[] {
  return [
    { label: `${family.spec}.yaml`, path: `/openapi/${family.spec}.yaml` },
    { label: `${family.spec}.json`, path: `/openapi/${family.spec}.json` },
  ];
}

/** Options of one family. Its pages are made from the download, so both have the same error examples. */
export function apiOptions(family: Family): ApiOptions {
  const template = 'plugins/pages/api-pages/page.mustache';
  return {
    specPath: path.join(downloadsFolder, `${family.spec}.yaml`),
    outputDir: pagesFolder(family),
    downloadUrl: `/openapi/${family.spec}.yaml`,
    template,
    tagTemplate: template,
    externalJsonProps: false,
    // Without these options the generator writes no pages for tags.
    ...(family.tagPages
      ? { sidebarOptions: { groupPathsBy: 'tag', categoryLinkSource: 'tag' } as const }
      : {}),
    markdownGenerators: createGenerators({
      family,
      spec: () => readSpec(path.resolve(family.specFile)),
      titleOf: plannedTitle,
      siteUrl: site.url,
      editUrl: site.editUrl,
      downloads: downloadsOf(family),
    }),
  };
}
