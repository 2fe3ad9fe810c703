/**
 * Sidebar items of the generated API pages. The style sheet writes the method in front of an operation (screen
 * readers read it with the label); the label alone says what the operation does.
 */
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { families } from '../../../lib/openapi/families';
import { apiPages, type ApiPages, type OperationRef } from './pages';
import { readSpec } from '../../../lib/openapi/spec';

type SidebarItem = Extract<SidebarsConfig[string], readonly unknown[]>[number];

const operationItem = (folder: string, { id, title, operation }: OperationRef): SidebarItem => ({
  type: 'doc',
  id: `${folder}/${id}`,
  label: title,
  className: `api-operation api-operation--${operation.method}`,
});

/** Items of one family: a category linked to the info page, with a category a tag, or the operations at once. */
export function sidebarItem({ family: { folder }, info, groups }: ApiPages): SidebarItem {
  const category = ({ id, title }: { id: string; title: string }, items: SidebarItem[]): SidebarItem => ({
    type: 'category',
    label: title,
    link: { type: 'doc', id: `${folder}/${id}` },
    items,
  });
  return category(
    info,
    groups.flatMap((group): SidebarItem[] => {
      const items = group.operations.map((operation) => operationItem(folder, operation));
      return group.route === undefined ? items : [category(group, items)];
    }),
  );
}

/** Items of all families, read from the specifications. */
export const apiFamilyItems = (): SidebarItem[] =>
  families.map((family) => sidebarItem(apiPages(family, readSpec(family.specFile))));
