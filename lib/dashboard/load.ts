/** The dashboards of data/dashboard and data/dashboard-classic, each built once. */
import { loadClassicAreas, loadDashboardAreas } from '../facts/load';
import { Dashboard } from './model';

let built: Dashboard | undefined;
let classic: Dashboard | undefined;

/** Today's dashboard without names of objects: rows are called by their placeholders, as UI paths call them. */
export function loadDashboard(): Dashboard {
  built ??= new Dashboard(loadDashboardAreas());
  return built;
}

/** The dashboard that a page is about: Classic below versioned_docs, else today's. */
export function loadDashboardOf(file: string): Dashboard {
  if (!file.startsWith('versioned_docs/')) return loadDashboard();
  classic ??= new Dashboard(loadClassicAreas(), new Map(), 'dashboard-classic');
  return classic;
}
