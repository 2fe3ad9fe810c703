/**
 * The pages of an API: static MDX that holds everything without JavaScript. Pages that show parameters, schemas and samples in
 * the browser only would cost a reader 800 kB of script.
 */
import { infoPage } from './info-page';
import { operationPage } from './operation-page';
import type { ApiPages } from './pages';
import { tagPage } from './tag-page';

/**
 * MDX of all pages, by file.
 * @throws Error naming the operation if the specification lacks what its page needs.
 */
export function writtenPages(api: ApiPages): Map<string, string> {
  const pages = new Map([[`${api.info.id}.info.mdx`, infoPage(api)]]);
  for (const group of api.groups) {
    if (group.route !== undefined) pages.set(`${group.id}.tag.mdx`, tagPage(api, group));
    for (const page of group.operations) pages.set(`${page.id}.api.mdx`, operationPage(api, page));
  }
  return pages;
}
