/**
 * Sidebar items of the generated API pages. The style sheet writes the method in front of an operation (screen
 * readers read it with the label); the label alone says what the operation does.
 */
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { plannedTitle } from './titles';
import { families } from '../../../lib/openapi/families';
import { familyPages, type FamilyPages, type OperationRef } from './pages';
import { readSpec } from '../../../lib/openapi/spec';

type SidebarItem = Extract<SidebarsConfig[string], readonly unknown[]>[number];

const operationItem = (folder: string, { id, title, operation }: OperationRef): SidebarItem => ({
  type: 'doc',
  id: `${folder}/${id}`,
  label: title,
  className: `api-operation api-operation--${operation.method}`,
});

/** Items of one family: a category linked to the info page, with a category a tag, or the operations at once. */
export function sidebarItems(folder: string, { info, groups }: FamilyPages): SidebarItem[] {
  return [
    {
      type: 'category',
      label: info.title,
      link: { type: 'doc', id: `${folder}/${info.id}` },
      items: groups.flatMap((group): SidebarItem[] => {
        const items = group.operations.map((operation) => operationItem(folder, operation));
        return group.route === undefined
          ? items
          : [
              {
                type: 'category',
                label: group.title,
                link: { type: 'doc', id: `${folder}/${group.id}` },
                items,
              },
            ];
      }),
    },
  ];
}

/** Items of all families, read from the specifications. */
export function apiFamilyItems(): SidebarItem[] {
  return families.flatMap((family) =>
    sidebarItems(family.folder, familyPages(family, readSpec(path.resolve(family.specFile)), plannedTitle)),
  );
}
