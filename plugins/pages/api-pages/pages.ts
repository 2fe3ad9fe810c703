/** The pages that a specification becomes: ids, routes and titles, for who writes them and for the sidebar. */
import { slugOf } from '../../../lib/routes/written-routes';
import type { Family } from '../../../lib/openapi/families';
import type { LocatedOperation, Spec, Tag } from '../../../lib/openapi/types';
import { operationsOf } from '../../../lib/openapi/spec';
import { plannedPages } from '../../../lib/routes/planned-pages';

export interface PageRef {
  /** Doc id within the folder; last part of the route. */
  id: string;
  route: string;
  title: string;
}

export interface OperationRef extends PageRef {
  operation: LocatedOperation;
}

export interface TagGroup extends Omit<PageRef, 'route'> {
  tag: Tag;
  /** Undefined if the tag has no page. */
  route: string | undefined;
  operations: OperationRef[];
}

/** A specification with its pages. */
export interface ApiPages {
  family: Family;
  /** With its references resolved. */
  spec: Spec;
  info: PageRef;
  groups: TagGroup[];
}

/**
 * Title of a page. It comes from data/routes.json, so each title is written once.
 * @throws Error if the list lacks the route, naming it.
 */
function plannedTitle(route: string): string {
  const page = plannedPages().find((p) => p.path === route);
  if (page) return page.title;
  throw new Error(
    `The specifications give a page ${route}, which data/routes.json does not have. Correct the operationId, tag or title, or add the route.`,
  );
}

/**
 * Lists the pages of a specification in the order of its tags.
 * @param titleOf Title of a route.
 * @throws Error if an operation has no id or no tag that the specification declares.
 */
export function apiPages(family: Family, spec: Spec, titleOf = plannedTitle): ApiPages {
  const ref = (id: string): PageRef => {
    const route = `/api/${family.folder}/${id}`;
    return { id, route, title: titleOf(route) };
  };
  const operations = operationsOf(spec);
  const tags = spec.tags ?? [];
  for (const operation of operations) {
    const where = `${family.specFile}: ${operation.method.toUpperCase()} ${operation.path}`;
    if (!operation.operationId)
      throw new Error(`${where} has no operationId. Its page takes its address from it.`);
    const tag = operation.tags?.[0];
    if (!tags.some((t) => t.name === tag)) {
      throw new Error(
        `${where} has the tag "${tag ?? ''}", which the specification does not declare under tags.`,
      );
    }
  }
  return {
    family,
    spec,
    info: ref(slugOf(spec.info.title.toLowerCase())),
    groups: tags.map((tag) => {
      const id = slugOf(tag.name);
      const page = family.tagPages ? ref(id) : undefined;
      return {
        tag,
        id,
        title: page?.title ?? tag['x-displayName'] ?? tag.name,
        route: page?.route,
        operations: operations
          .filter((operation) => operation.tags?.[0] === tag.name)
          .map((operation) => ({ ...ref(slugOf(operation.operationId)), operation })),
      };
    }),
  };
}
