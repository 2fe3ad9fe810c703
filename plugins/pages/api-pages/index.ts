/**
 * Markdown generators for docusaurus-plugin-openapi-docs: they write static pages that hold everything without
 * JavaScript. The package's own pages show parameters, schemas and samples in the browser only and cost a reader
 * 800 kB of script.
 */
import { directed } from '../../../lib/openapi/directions';
import type { Family } from '../../../lib/openapi/families';
import type { LocatedOperation, SecurityScheme, Spec, Tag } from '../../../lib/openapi/types';
import { infoPage } from './info-page';
import { operationPage } from './operation-page';
import { familyPages, type FamilyPages } from './pages';
import { tagPage } from './tag-page';

/** What the generator package hands over for a page; only the members that are read. */
export interface GeneratorItem {
  id: string;
  api?: LocatedOperation & { securitySchemes?: Record<string, SecurityScheme> };
  tag?: Tag;
}

export interface Generators {
  createApiPageMD(item: GeneratorItem): string;
  createInfoPageMD(item: GeneratorItem): string;
  createTagPageMD(item: GeneratorItem): string;
}

export interface GeneratorSource {
  family: Family;
  /** Reads the specification with its references resolved; called when the first page is written. */
  spec: () => Spec;
  /** Title of a route; throws for one that data/routes.json lacks. */
  titleOf: (route: string) => string;
  /** Address of the site without a trailing slash; links to it become routes. */
  siteUrl: string;
  /** Start of edit addresses, ends with a slash. */
  editUrl: string;
  /** Addresses of the downloads below the site. */
  downloads: readonly { label: string; path: string }[];
}

/** Generators of one API family. */
export function createGenerators(source: GeneratorSource): Generators {
  let read: { spec: Spec; pages: FamilyPages } | undefined;
  const content = () => {
    if (!read) {
      const spec = source.spec();
      read = { spec, pages: familyPages(source.family, spec, source.titleOf) };
    }
    return read;
  };
  const { family } = source;
  const editUrl = `${source.editUrl}${family.specFile}`;

  return {
    createApiPageMD({ id, api }) {
      const { spec, pages } = content();
      const page = pages.groups.flatMap((group) => group.operations).find((operation) => operation.id === id);
      if (!api || !page) throw new Error(`${family.specFile}: no page is expected under the id "${id}".`);
      try {
        return operationPage({
          operation: directed(api),
          id,
          title: page.title,
          server: spec.servers?.[0]?.url ?? '',
          securitySchemes: api.securitySchemes ?? {},
          apiTitle: spec.info.title,
          infoRoute: pages.info.route,
          siteUrl: source.siteUrl,
          editUrl,
          spec: family.spec,
        });
      } catch (error) {
        throw new Error(`${family.specFile}, ${api.operationId}: ${(error as Error).message}`, {
          cause: error,
        });
      }
    },

    createInfoPageMD() {
      const { spec, pages } = content();
      return infoPage({
        spec,
        id: pages.info.id,
        title: pages.info.title,
        groups: pages.groups.map((group) => ({
          tag: group.tag.name,
          id: group.id,
          title: group.title,
          route: group.route,
          description: group.tag.description ?? '',
          operations: group.operations,
        })),
        schemas: spec.components?.schemas ?? {},
        securitySchemes: spec.components?.securitySchemes ?? {},
        downloads: source.downloads,
        counterparts: family.counterparts,
        editUrl,
      });
    },

    createTagPageMD({ id, tag }) {
      const { spec, pages } = content();
      const group = pages.groups.find((g) => g.id === id);
      if (!tag || !group) throw new Error(`${family.specFile}: no page is expected under the id "${id}".`);
      return tagPage({
        tag: group.tag,
        id,
        title: group.title,
        operations: group.operations,
        schemas: spec.components?.schemas ?? {},
        apiTitle: spec.info.title,
        infoRoute: pages.info.route,
        siteUrl: source.siteUrl,
        editUrl,
      });
    },
  };
}
