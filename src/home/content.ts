/** What the home page offers, in order. It is plain data, because editing it should need no React. */
import type { PlatformSign } from './PlatformIcon';

export interface HomeLink {
  to: string;
  label: string;
}

export interface HomeArea extends HomeLink {
  text: string;
  links: readonly HomeLink[];
}

export interface DeveloperPath extends HomeLink {
  text: string;
  sign: PlatformSign;
}

export const quickLinks: readonly HomeLink[] = [
  { to: '/docs/promote/app-management/add-a-new-app', label: 'Add a new app' },
  { to: '/sdk/6.0.x/android/setup', label: 'Set up the Android SDK' },
  { to: '/docs/resources/glossary-and-definitions/attribution', label: 'How attribution works' },
  { to: '/api/app-events/post-app-event', label: 'Send an event from your server' },
  { to: '/api/raw-data-export', label: 'Export raw data' },
];

/** How many links of an area the page shows: the first that are written. */
export const linksOfArea = 5;

export const areas: readonly HomeArea[] = [
  {
    to: '/docs/promote',
    label: 'Promote',
    text: 'Connect ad partners, run campaigns, set goals and bids, and keep track of cost.',
    links: [
      { to: '/docs/promote/app-management', label: 'App management' },
      { to: '/docs/promote/network-management', label: 'Network management' },
      { to: '/docs/promote/campaign-management', label: 'Campaign management' },
      { to: '/docs/promote/bid-management', label: 'Bid management' },
      { to: '/docs/promote/goal-management', label: 'Goal management' },
      { to: '/docs/promote/cost-data-management', label: 'Cost data management' },
      { to: '/docs/promote/app-management/add-a-new-app', label: 'Add a new app' },
      { to: '/docs/promote/bid-management/configure-bids-with-a-csv', label: 'Configure bids with a CSV' },
    ],
  },
  {
    to: '/docs/monetize',
    label: 'Monetize',
    text: 'Bring ad revenue and in-app purchases together with the users who made them.',
    links: [
      { to: '/docs/monetize/ad-revenue', label: 'Ad revenue' },
      { to: '/docs/monetize/in-app-purchases', label: 'In-app purchases' },
      { to: '/docs/monetize/partner-management', label: 'Partner management' },
      { to: '/sdk/6.0.x/android/overview/revenue', label: 'Report revenue from the app' },
      { to: '/sdk/6.0.x/android/integrations', label: 'Ad mediation integrations' },
      { to: '/api/revenue-events-api', label: 'Revenue events API' },
      { to: '/api/raw-data-export/event-table-schemas/revenue-events', label: 'Revenue events in raw data' },
    ],
  },
  {
    to: '/docs/analyze',
    label: 'Analyze',
    text: 'Compare cohorts, build funnels and segments, and read your data in your own views.',
    links: [
      { to: '/docs/analyze/data-views', label: 'Data views' },
      { to: '/docs/analyze/cohort-analysis', label: 'Cohort analysis' },
      { to: '/docs/analyze/funnels', label: 'Funnels' },
      { to: '/api/reporting-api/cohort', label: 'Cohorts in the Reporting API' },
      { to: '/api/reporting-api/event-drill-down', label: 'Event drill-down in the Reporting API' },
      { to: '/api/raw-data-export', label: 'Raw data export' },
      { to: '/api/raw-data-export/sample-dataset', label: 'Sample dataset' },
    ],
  },
  {
    to: '/docs/resources',
    label: 'Resources',
    text: 'Look up the terms of mobile attribution, each with a worked example.',
    links: [
      { to: '/docs/resources/glossary-and-definitions/attribution', label: 'Attribution' },
      { to: '/docs/resources/glossary-and-definitions/postback', label: 'Postback' },
      { to: '/docs/resources/glossary-and-definitions/tracking-url', label: 'Tracking URL' },
      { to: '/docs/resources/glossary-and-definitions/cohort', label: 'Cohort' },
      { to: '/sdk/6.0.x/overview/predefined-events', label: 'Predefined events' },
      { to: '/sdk/6.0.x/overview/find-your-whence-token', label: 'Find your Whence token' },
    ],
  },
];

export const developerPaths: readonly DeveloperPath[] = [
  { to: '/sdk/6.0.x/android', label: 'Android', text: 'Kotlin and Java', sign: 'android' },
  { to: '/sdk/6.0.x/ios', label: 'iOS', text: 'Swift', sign: 'ios' },
  {
    to: '/sdk/6.0.x/react-native',
    label: 'React Native',
    text: 'TypeScript, bare or Expo',
    sign: 'react-native',
  },
  { to: '/sdk/6.0.x/unity', label: 'Unity', text: 'C#', sign: 'unity' },
  { to: '/sdk/6.0.x/overview', label: 'All SDKs', text: 'Versions, events, tokens', sign: 'sdk' },
  { to: '/api/overview', label: 'HTTP APIs', text: 'Events, management, reporting', sign: 'api' },
  { to: '/api/raw-data-export', label: 'Raw data', text: 'Tables in your own storage', sign: 'data' },
];
