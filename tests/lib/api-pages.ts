/** The API pages of a specification of the tests, by their ids. */
import type { Family } from '../../lib/openapi/families';
import type { Spec } from '../../lib/openapi/types';
import { writtenPages } from '../../plugins/pages/api-pages';
import { apiPages, type ApiPages } from '../../plugins/pages/api-pages/pages';

export const fixtureFamily: Family = {
  folder: 'fixture',
  specFile: 'openapi/fixture.yaml',
  spec: 'fixture',
  tagPages: true,
};

/** The list of pages; the title of a page is the last part of its route. */
export const fixtureApi = (spec: Spec, family: Family = fixtureFamily): ApiPages =>
  apiPages(family, spec, (route) => route.split('/').at(-1) ?? '');

/**
 * MDX of all pages.
 * @param spec Resolved.
 * @throws Error if a page can't be written.
 */
export const pagesOf = (spec: Spec, family?: Family): Record<string, string> =>
  Object.fromEntries(
    [...writtenPages(fixtureApi(spec, family))].map(([file, mdx]) => [file.replace(/\..*/, ''), mdx]),
  );
