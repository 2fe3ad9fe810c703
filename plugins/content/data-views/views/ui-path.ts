/** `<UiPath needs="bids.edit" />`: where the page's subject is in the dashboard, and who may use it. */
import type { RootContent } from 'mdast';
import type { View } from '../view';
import { loadRoles, loadUiPaths } from '../../../../lib/facts/load';
import { didYouMean } from '../../../../lib/text/closest';
import { markdown } from '../../../../lib/markdown/inline';
import { code, inline, type Inline } from '../../../../lib/markdown/nodes';
import { flowElement } from '../../../../lib/markdown/mdx-nodes';

const roleIds = ['admin', 'manager', 'analyst', 'developer', 'viewer'] as const;

function whoMay(key: string): string {
  const { roles, permissions } = loadRoles();
  const permission = permissions.find((entry) => entry.key === key);
  if (!permission) {
    const known = permissions.map((entry) => entry.key);
    throw new Error(`No permission "${key}" in data/roles.yaml. ${didYouMean(key, known)}`);
  }
  const names = roleIds
    .filter((id) => permission[id] !== 'no')
    .map((id) => roles.find((role) => role.id === id)?.name ?? id);
  return names.length === roleIds.length ? 'every role' : names.join(', ');
}

const row = (name: string, value: Inline): RootContent =>
  flowElement('div', {}, [flowElement('dt', {}, inline(name)), flowElement('dd', {}, inline(value))]);

export const uiPath: View = {
  optional: ['needs'],
  render({ needs }, { route, file }) {
    const entry = loadUiPaths().find((path) => path.route === route);
    if (!entry) {
      throw new Error(
        `${file} has no place in data/ui-paths.yaml. Add its route ${route ?? ''}, or remove <UiPath />.`,
      );
    }
    return flowElement('dl', { className: 'ui-path' }, [
      row('Where', markdown(entry.path)),
      ...(needs ? [row('Permission', [code(needs), `: ${whoMay(needs)}`])] : []),
    ]);
  },
};
