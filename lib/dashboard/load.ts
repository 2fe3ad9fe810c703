/** The dashboards of data/dashboard and data/dashboard-classic, each built once. */
import { RoundMemo } from '../cache/inputs';
import { loadClassicAreas, loadDashboardAreas } from '../facts/load';
import { Dashboard } from './model';

const built = new RoundMemo<Dashboard>();

/** Today's dashboard without names of objects: rows are called by their placeholders, as UI paths call them. */
export function loadDashboard(): Dashboard {
  // Read for each page, so an edit of the model draws the pictures of all of them anew.
  const areas = loadDashboardAreas();
  return built.get('dashboard', () => new Dashboard(areas));
}

/** The dashboard that a page is about: Classic below versioned_docs, else today's. */
export function loadDashboardOf(file: string): Dashboard {
  if (!file.startsWith('versioned_docs/')) return loadDashboard();
  const areas = loadClassicAreas();
  return built.get('dashboard-classic', () => new Dashboard(areas, new Map(), 'dashboard-classic'));
}
