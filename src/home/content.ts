/** What the home page offers, in order. Plain data, so that editing it needs no React. */

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
}

export const quickLinks: readonly HomeLink[] = [
  { to: '/docs/promote/app-management/add-a-new-app', label: 'Add a new app' },
  { to: '/sdk/6.0.x/android/setup', label: 'Set up the Android SDK' },
  { to: '/docs/resources/glossary-and-definitions/attribution', label: 'How attribution works' },
  { to: '/api/app-events/post-app-event', label: 'Send an event from your server' },
  { to: '/api/raw-data-export', label: 'Export raw data' },
];

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
    ],
  },
];

export const developerPaths: readonly DeveloperPath[] = [
  { to: '/sdk/6.0.x/android', label: 'Android', text: 'Kotlin and Java' },
  { to: '/sdk/6.0.x/ios', label: 'iOS', text: 'Swift' },
  { to: '/sdk/6.0.x/react-native', label: 'React Native', text: 'TypeScript, bare or Expo' },
  { to: '/sdk/6.0.x/unity', label: 'Unity', text: 'C#' },
  { to: '/sdk/6.0.x/overview', label: 'All SDKs', text: 'Versions, events, tokens' },
  { to: '/api/overview', label: 'HTTP APIs', text: 'Events, management, reporting' },
  { to: '/api/raw-data-export', label: 'Raw data', text: 'Tables in your own storage' },
];
