/** The dashboard of data/dashboard, built once. */
import { loadDashboardAreas } from '../facts/load';
import { Dashboard } from './model';

let built: Dashboard | undefined;

/** Today's dashboard without names of objects: rows are called by their placeholders, as UI paths call them. */
export function loadDashboard(): Dashboard {
  built ??= new Dashboard(loadDashboardAreas());
  return built;
}
