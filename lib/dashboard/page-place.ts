/** Where the subject of a page is in the dashboard, who may use it there, and to which plan it belongs. */
import { placesOfPath } from './guide-places';
import { loadDashboard } from './load';
import { featureOf, permissionOf } from './model';
import { loadUiPaths } from '../facts/load';
import { rolesText } from '../facts/roles';

export interface PagePlace {
  /** Markdown: bold parts of the path, separated by `>`. */
  path: string;
  /** Permission that the last part of the path needs, such as `bids.edit`. */
  permission: string | undefined;
  /** Permissions that the steps of the page need, where those are others. */
  changePermissions: readonly string[];
  /** Feature of data/plans.yaml that the place belongs to. */
  feature: string | undefined;
}

/** Roles with a permission, in the words of the dashboard: `Admin, Manager`, or `every role`. */
export const rolesWith = (permission: string): string => rolesText({ may: permission, form: 'list' });

/** The place of a page, as data/ui-paths.yaml and the model of the dashboard say; undefined if it has none. */
export function placeOfPage(route: string | undefined): PagePlace | undefined {
  const entry = loadUiPaths().find((path) => path.route === route);
  if (!entry) return undefined;
  const [place] = placesOfPath(loadDashboard(), entry.path);
  const changes = entry.change === undefined ? [] : placesOfPath(loadDashboard(), entry.change);
  return {
    path: entry.path,
    permission: place && permissionOf(place),
    changePermissions: [...new Set(changes.flatMap((change) => permissionOf(change) ?? []))],
    feature: place && featureOf(place),
  };
}
