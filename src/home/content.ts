/** What the home page offers, in order. It is plain data, because editing it should need no React. Folders end in a slash. */
import type { PlatformPath } from '../../config/platforms';
import { sdkRoute } from '../../config/versions';
import type { SignName } from './Sign';

export interface HomeLink {
  to: string;
  label: string;
}

export interface HomeJob extends HomeLink {
  /** What is done afterward. */
  text: string;
}

/** A page of the platform that the reader has chosen; its name goes behind the label. */
export interface PlatformLink {
  to: (platform: PlatformPath) => string;
  label: string;
}

export interface HomeArea extends HomeLink {
  text: string;
  sign: SignName;
  links: readonly (HomeLink | PlatformLink)[];
}

const sdk = sdkRoute();

/** For those who have no job yet. */
export const learningPath = '/docs/promote/learning-paths/tracking-and-attribution';

/** What answers a question with the reader's own values. */
export const simulator = '/docs/resources/glossary-and-definitions/attribution#attribution-simulator';
export const metricExplorer = '/docs/resources/glossary-and-definitions/metrics#work-a-metric-out';

export const quickLinks: readonly HomeLink[] = [
  { to: '/docs/resources/glossary-and-definitions/attribution/', label: 'How attribution works' },
  { to: '/api/app-events/post-app-event', label: 'Send an event from your server' },
  { to: '/api/raw-data-export/', label: 'Export raw data' },
  { to: '/docs/resources/error-codes', label: 'Error codes' },
];

/** Languages of the platforms; what the build knows of them comes with the page's data. */
export const languagesOf: Readonly<Record<PlatformPath, string>> = {
  android: 'Kotlin, Java',
  ios: 'Swift',
  'react-native': 'TypeScript',
  unity: 'C#',
};

/** What each platform needs before its setup page. */
export const tokenPage = sdkRoute('find-your-whence-token', 'overview');

/** Where each check of a platform's setup is explained, in the order of the checks. */
export const checkLinksOf = (platform: PlatformPath): readonly HomeLink[] => [
  { to: '/docs/promote/campaign-management/generate-a-tracking-url', label: 'Generate a tracking URL' },
  { to: '/docs/promote/test-device-management/manage-test-devices', label: 'Manage test devices' },
  { to: sdkRoute('get-an-attribution', platform), label: 'Get an attribution' },
];

/** What marketers do first, in the order in which one needs the other. */
export const jobs: readonly HomeJob[] = [
  {
    to: '/docs/promote/app-management/add-a-new-app',
    label: 'Add a new app',
    text: 'Get the token that your developers need.',
  },
  {
    to: '/docs/promote/network-management/connect-an-integrated-partner',
    label: 'Connect an integrated partner',
    text: 'Receive clicks and cost, and send postbacks.',
  },
  {
    to: '/docs/promote/campaign-management/generate-a-tracking-url',
    label: 'Generate a tracking URL',
    text: 'Give a campaign the link that Whence counts.',
  },
  {
    to: '/docs/promote/goal-management/create-a-goal',
    label: 'Create a goal',
    text: 'Pay for players who stay, not for installs.',
  },
  {
    to: '/docs/promote/cost-data-management/importing-costs',
    label: 'Importing costs',
    text: 'See CPI and ROAS next to your installs.',
  },
];

export const areas: readonly HomeArea[] = [
  {
    to: '/docs/promote/',
    label: 'Promote',
    sign: 'promote',
    text: 'Connect ad partners, run campaigns, set goals and bids, and keep track of cost.',
    links: [
      { to: '/docs/promote/app-management/', label: 'App management' },
      { to: '/docs/promote/network-management/', label: 'Network management' },
      { to: '/docs/promote/campaign-management/', label: 'Campaign management' },
      { to: '/docs/promote/bid-management/', label: 'Bid management' },
      { to: '/docs/promote/goal-management/', label: 'Goal management' },
    ],
  },
  {
    to: '/docs/monetize/',
    label: 'Monetize',
    sign: 'monetize',
    text: 'Combine ad revenue and in-app purchases with the users who made them.',
    links: [
      { to: '/docs/monetize/ad-revenue/', label: 'Ad revenue' },
      { to: '/docs/monetize/in-app-purchases/', label: 'In-app purchases' },
      { to: '/docs/monetize/partner-management/', label: 'Partner management' },
      { to: (platform) => `${sdk}/${platform}/overview/revenue`, label: 'Report revenue on' },
      { to: (platform) => `${sdk}/${platform}/integrations/`, label: 'Ad mediation integrations on' },
    ],
  },
  {
    to: '/docs/analyze/',
    label: 'Analyze',
    sign: 'analyze',
    text: 'Compare cohorts, build funnels and segments, and read your data in your own views.',
    links: [
      { to: '/docs/analyze/data-views/', label: 'Data views' },
      { to: '/docs/analyze/cohort-analysis/', label: 'Cohort analysis' },
      { to: '/docs/analyze/funnels/', label: 'Funnels' },
      { to: '/api/reporting-api/cohort', label: 'Cohorts in the Reporting API' },
      { to: '/api/reporting-api/event-drill-down', label: 'Event drill-down in the Reporting API' },
    ],
  },
  {
    to: '/docs/resources/',
    label: 'Resources',
    sign: 'resources',
    text: 'Look up the terms of mobile attribution, each with a worked example.',
    links: [
      { to: '/docs/resources/glossary-and-definitions/attribution/', label: 'Attribution' },
      { to: '/docs/resources/glossary-and-definitions/postback', label: 'Postback' },
      { to: '/docs/resources/glossary-and-definitions/tracking-url', label: 'Tracking URL' },
      { to: '/docs/resources/glossary-and-definitions/cohort', label: 'Cohort' },
      { to: '/docs/resources/error-codes', label: 'Error codes' },
    ],
  },
  {
    to: `${sdk}/overview/`,
    label: 'SDK',
    sign: 'sdk',
    text: 'Report installs, events, and revenue from your app, and ask where a user came from.',
    links: [
      { to: `${sdk}/overview/`, label: 'SDK overview' },
      { to: `${sdk}/overview/predefined-events`, label: 'Predefined events' },
      { to: `${sdk}/overview/find-your-whence-token`, label: 'Find your Whence token' },
      { to: (platform) => sdkRoute('track-events', platform), label: 'Track events on' },
      { to: (platform) => sdkRoute('privacy', platform), label: 'Privacy on' },
    ],
  },
  {
    to: '/api/overview',
    label: 'API',
    sign: 'api',
    text: 'Send events from servers, manage apps and campaigns, and take your data out.',
    links: [
      { to: '/api/app-events/appevent-api', label: 'AppEvent API' },
      { to: '/api/management/management-api', label: 'Management API' },
      { to: '/api/reporting-api/', label: 'Reporting API' },
      { to: '/api/revenue-events-api/', label: 'Revenue events' },
      { to: '/api/raw-data-export/', label: 'Raw data export' },
    ],
  },
];
