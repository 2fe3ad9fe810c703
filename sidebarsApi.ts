/** Sidebar of the API docs: the HTTP APIs by family, then raw data. */
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { plannedPages } from './lib/routes/planned-pages';
import { sidebarBuilder } from './lib/routes/sidebars';
import { apiFamilyItems } from './plugins/pages/api-pages/sidebar';

const { page, section, group } = sidebarBuilder('/api', 'api');

const tables = (folder: string) =>
  plannedPages()
    .filter((p) => p.path.startsWith(`/api/raw-data-export/${folder}/`))
    .map((p) => page(p.path.slice('/api/'.length)));

const sidebars: SidebarsConfig = {
  // The framework takes the first page of the first sidebar as the main page of the docs set. No page shows this sidebar:
  // a page belongs to the last one that lists it.
  mainPage: ['app-events/appevent-api'],
  apiSidebar: [
    ...page('overview'),
    ...apiFamilyItems(),
    ...section('reporting-api', [
      page('reporting-api/common-objects'),
      page('reporting-api/acquisition'),
      page('reporting-api/cohort'),
      page('reporting-api/event-drill-down'),
    ]),
    ...section('revenue-events-api', [
      page('revenue-events-api/api-for-customers'),
      page('revenue-events-api/api-for-revenue-providers'),
    ]),
    ...section('raw-data-export', [
      page('raw-data-export/columns'),
      page('raw-data-export/sample-dataset'),
      group('Event tables', tables('event-table-schemas')),
      group('Management tables', tables('management-table-schemas')),
    ]),
  ],
};

export default sidebars;
