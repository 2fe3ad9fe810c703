/**
 * What programs that read the docs start with: the jobs that readers come with, and the pages that do each. The titles and what
 * else llms.txt says come from the pages (plugins/pages/markdown-twins).
 */
import { sdkRoute } from './versions';

export interface Job {
  /** What a reader wants, as an infinitive. */
  job: string;
  /** Routes of the pages to read, in order. */
  pages: readonly string[];
}

export const jobs: readonly Job[] = [
  {
    job: 'Add the SDK to an app',
    pages: [
      sdkRoute('setup', 'android'),
      sdkRoute('setup', 'ios'),
      sdkRoute('setup', 'react-native'),
      sdkRoute('install', 'unity'),
      sdkRoute('overview/find-your-whence-token'),
    ],
  },
  {
    job: 'Send events from a server',
    pages: ['/api/app-events/appevent-api', '/api/app-events/post-app-event'],
  },
  {
    job: 'Call the Management API: keys, errors, limits, bids',
    pages: ['/api/overview', '/api/management/management-api', '/api/management/upload-bids'],
  },
  {
    job: 'Query reports, or export raw data',
    pages: ['/api/reporting-api', '/api/raw-data-export', '/api/raw-data-export/columns'],
  },
  {
    job: 'Set up a campaign: app, partner, tracking URL, goal, cost',
    pages: [
      '/docs/promote/app-management/add-a-new-app',
      '/docs/promote/network-management/connect-an-integrated-partner',
      '/docs/promote/campaign-management/generate-a-tracking-url',
      '/docs/promote/goal-management/create-a-goal',
      '/docs/promote/cost-data-management/importing-costs',
    ],
  },
  {
    job: 'Understand attribution, metrics, and terms',
    pages: [
      '/docs/resources/glossary-and-definitions/attribution',
      '/docs/resources/glossary-and-definitions/metrics',
      '/docs/resources/glossary-and-definitions',
    ],
  },
  { job: 'Find what an error code means', pages: ['/docs/resources/error-codes'] },
];

/** Most bytes of llms.txt, and of the index of one SDK platform: what a reader with little room takes in one piece. */
export const llmsBytes = { start: 10_000, sdkIndex: 8_000 } as const;
