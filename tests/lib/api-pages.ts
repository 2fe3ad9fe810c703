/** The API pages of a specification of the tests, by their ids. */
import type { Family } from '../../lib/openapi/families';
import type { Spec } from '../../lib/openapi/types';
import { createGenerators } from '../../plugins/pages/api-pages';
import { familyPages } from '../../plugins/pages/api-pages/pages';

export const fixtureFamily: Family = {
  key: 'f',
  folder: 'fixture',
  specFile: 'openapi/fixture.yaml',
  spec: 'fixture',
  tagPages: true,
};

/** A title for a route of a fixture: its last part. */
export const fixtureTitle = (route: string): string => route.split('/').at(-1) ?? '';

/**
 * MDX of all pages.
 * @param spec Resolved.
 * @throws Error if a page can't be written.
 */
export function pagesOf(spec: Spec, family: Family = fixtureFamily): Record<string, string> {
  const generators = createGenerators({
    family,
    spec: () => spec,
    titleOf: fixtureTitle,
    siteUrl: 'https://docs.whence.example',
    editUrl: 'https://code.whence.example/edit/',
    downloads: [{ label: 'fixture.yaml', path: '/openapi/fixture.yaml' }],
  });
  const { info, groups } = familyPages(family, spec, fixtureTitle);
  const securitySchemes = spec.components?.securitySchemes ?? {};
  return Object.fromEntries([
    [info.id, generators.createInfoPageMD({ id: info.id })],
    ...groups.flatMap((group) => [
      [group.id, generators.createTagPageMD({ id: group.id, tag: group.tag })],
      ...group.operations.map(({ id, operation }) => [
        id,
        generators.createApiPageMD({ id, api: { ...operation, securitySchemes } }),
      ]),
    ]),
  ]) as Record<string, string>;
}
