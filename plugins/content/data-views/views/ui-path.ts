/** `<UiPath />`: where the page's subject is in the dashboard, and who may use it, as the model of the dashboard says. */
import type { RootContent } from 'mdast';
import type { View } from '../view';
import { placesOfPath } from '../../../../lib/dashboard/guide-places';
import { permissionOf } from '../../../../lib/dashboard/model';
import { loadDashboard } from '../../../../lib/dashboard/load';
import { loadRoles, loadUiPaths } from '../../../../lib/facts/load';
import { markdown } from '../../../../lib/markdown/inline';
import { code, inline, type Inline } from '../../../../lib/markdown/nodes';
import { flowElement } from '../../../../lib/markdown/mdx-nodes';

const roleIds = ['admin', 'manager', 'analyst', 'developer', 'viewer'] as const;

function whoMay(key: string): string {
  const { roles, permissions } = loadRoles();
  const permission = permissions.find((entry) => entry.key === key);
  const names = roleIds
    .filter((id) => permission && permission[id] !== 'no')
    .map((id) => roles.find((role) => role.id === id)?.name ?? id);
  return names.length === roleIds.length ? 'every role' : names.join(', ');
}

const row = (name: string, value: Inline): RootContent =>
  flowElement('div', {}, [flowElement('dt', {}, inline(name)), flowElement('dd', {}, inline(value))]);

export const uiPath: View = {
  optional: ['needs'],
  render({ needs: typed }, { route, file }) {
    const entry = loadUiPaths().find((path) => path.route === route);
    if (!entry) {
      throw new Error(
        `${file} has no place in data/ui-paths.yaml. Add its route ${route ?? ''}, or remove <UiPath />.`,
      );
    }
    const [place] = placesOfPath(loadDashboard(), entry.path);
    const needs = place && permissionOf(place);
    if (typed !== undefined && typed !== needs) {
      throw new Error(
        `${file} says that ${entry.path} needs ${typed}; data/dashboard says ${needs ?? 'nothing'}. Leave needs out.`,
      );
    }
    return flowElement('dl', { className: 'ui-path' }, [
      row('Where', markdown(entry.path)),
      ...(needs ? [row('Permission', [code(needs), `: ${whoMay(needs)}`])] : []),
    ]);
  },
};
