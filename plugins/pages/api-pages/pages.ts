/**
 * The pages that a specification becomes: ids, routes and titles. The generator package derives ids from the
 * specification's names; this says which ones are expected, so links, sidebar and checks agree with it.
 */
import { slugOf } from '../../../lib/routes/written-routes';
import type { Family } from '../../../lib/openapi/families';
import type { LocatedOperation, Spec, Tag } from '../../../lib/openapi/types';
import { operationsOf } from '../../../lib/openapi/spec';

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

export interface FamilyPages {
  info: PageRef;
  groups: TagGroup[];
}

/**
 * Lists the pages of a specification in the order of its tags.
 * @param titleOf Title of a route; throws for one that data/routes.json lacks.
 * @throws Error if an operation has no id or no tag that the specification declares.
 */
export function familyPages(family: Family, spec: Spec, titleOf: (route: string) => string): FamilyPages {
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

/** All pages of a family, in one list. */
export function allPages({
  info,
  groups,
}: FamilyPages): (PageRef & { kind: 'info' | 'tag' | 'operation' })[] {
  return [
    { ...info, kind: 'info' as const },
    ...groups.flatMap((group) => [
      ...(group.route === undefined
        ? []
        : [{ id: group.id, route: group.route, title: group.title, kind: 'tag' as const }]),
      ...group.operations.map(({ id, route, title }) => ({ id, route, title, kind: 'operation' as const })),
    ]),
  ];
}
