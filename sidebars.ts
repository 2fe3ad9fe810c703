/** Sidebars of the dashboard docs, one an area. */
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { plannedPages } from './lib/routes/planned-pages';
import { sidebarBuilder } from './lib/routes/sidebars';

const { page, section, group } = sidebarBuilder('/docs', 'docs');

const partners = plannedPages()
  .filter((p) => p.kind === 'partner')
  .map((p) => page(p.path.slice('/docs/'.length)));

const sidebars: SidebarsConfig = {
  promoteSidebar: [
    ...page('promote', 'Overview of Promote'),
    ...group('Learning paths', [
      page('promote/learning-paths/tracking-and-attribution', 'Tracking and attribution'),
    ]),
    ...section('promote/app-management', [
      page('promote/app-management/overview/apps-list'),
      page('promote/app-management/overview/app-hub'),
      page('promote/app-management/add-a-new-app'),
      page('promote/app-management/edit-an-app'),
    ]),
    ...section('promote/network-management', [
      page('promote/network-management/connect-an-integrated-partner'),
      page('promote/network-management/connect-a-custom-network'),
      page('promote/network-management/manage-ad-network-attributes'),
      page('promote/network-management/stop-a-source-or-partner'),
      section('promote/network-management/partner-overview', partners),
    ]),
    ...section('promote/campaign-management', [
      page('promote/campaign-management/generate-a-tracking-url'),
      page('promote/campaign-management/sign-tracking-urls'),
      page('promote/campaign-management/use-your-own-tracking-domain'),
      page('promote/campaign-management/campaign-details'),
      page('promote/campaign-management/overview/custom-partner-tracking-urls'),
      page('promote/campaign-management/overview/google-ads-multi-country'),
    ]),
    ...section('promote/channel-management', [page('promote/channel-management/manage-your-channels')]),
    ...section('promote/goal-management', [
      page('promote/goal-management/create-a-goal'),
      page('promote/goal-management/manage-existing-goals'),
    ]),
    ...section('promote/cost-data-management', [
      page('promote/cost-data-management/importing-costs'),
      page('promote/cost-data-management/cost-import-errors'),
      page('promote/cost-data-management/real-time-costs'),
      page('promote/cost-data-management/set-up-real-time-cost-tracking'),
    ]),
    ...section('promote/bid-management', [
      page('promote/bid-management/overview/bidding-hierarchy'),
      page('promote/bid-management/overview/partner-support-for-bidding'),
      page('promote/bid-management/adjust-bids-manually'),
      page('promote/bid-management/configure-bids-with-a-csv'),
      page('promote/bid-management/fix-a-rejected-bid-upload'),
      page('promote/bid-management/overview/bid-upload-csv-format'),
      page('promote/bid-management/overview/bid-upload-validation'),
    ]),
    ...section('promote/test-device-management', [
      page('promote/test-device-management/manage-test-devices'),
    ]),
    ...section('promote/user-management', [
      page('promote/user-management/overview/user-roles-and-permissions'),
      page('promote/user-management/create-a-new-user'),
      page('promote/user-management/change-a-users-settings'),
      page('promote/user-management/activate-or-deactivate-a-user'),
    ]),
  ],

  monetizeSidebar: [
    ...page('monetize', 'Overview of Monetize'),
    ...section('monetize/ad-revenue', [
      page('monetize/ad-revenue/importing-revenue'),
      page('monetize/ad-revenue/partner-integrations'),
      page('monetize/ad-revenue/server-to-server'),
    ]),
    ...section('monetize/in-app-purchases', [
      page('monetize/in-app-purchases/android-iap'),
      page('monetize/in-app-purchases/ios-iap'),
    ]),
    ...section('monetize/partner-management', [page('monetize/partner-management/manage-partners')]),
  ],

  analyzeSidebar: [
    ...page('analyze', 'Overview of Analyze'),
    ...section('analyze/dashboard', [page('analyze/dashboard/customize-widgets')]),
    ...section('analyze/data-views', [
      page('analyze/data-views/configure-charts'),
      page('analyze/data-views/filter-data'),
      page('analyze/data-views/manage-table-dimensions'),
      page('analyze/data-views/manage-table-metrics'),
      page('analyze/data-views/distinguish-between-installs'),
    ]),
    ...section('analyze/cohort-analysis', [
      page('analyze/cohort-analysis/overview/cohort-analysis-table'),
      page('analyze/cohort-analysis/overview/configuring-your-metrics'),
      page('analyze/cohort-analysis/overview/comparing-segmented-cohorts'),
      page('analyze/cohort-analysis/analyze-user-retention'),
    ]),
    ...section('analyze/funnels', [
      page('analyze/funnels/create-a-funnel'),
      page('analyze/funnels/view-a-funnel'),
      page('analyze/funnels/manage-an-existing-funnel'),
    ]),
    ...section('analyze/monetization', [
      page('analyze/monetization/overview'),
      page('analyze/monetization/ad-revenue'),
      page('analyze/monetization/in-app-purchases'),
    ]),
    ...section('analyze/segments', [
      page('analyze/segments/overview/segment-builder'),
      page('analyze/segments/manage-your-segments'),
    ]),
    ...section('analyze/notifications', [
      page('analyze/notifications/error-notifications'),
      page('analyze/notifications/send-to-a-target'),
    ]),
  ],

  resourcesSidebar: [
    ...page('resources', 'Overview of Resources'),
    ...section('resources/glossary-and-definitions', [
      section('resources/glossary-and-definitions/attribution', [
        page('resources/glossary-and-definitions/attribution/android'),
        page('resources/glossary-and-definitions/attribution/skadnetwork-for-ios'),
      ]),
      ...[
        'channel',
        'churn',
        'cohort',
        'dimensions',
        'funnel',
        'goal',
        'install',
        'metrics',
        'network',
        'organic-installs',
        'postback',
        'reattribution-window',
        'reengagement',
        'sessions',
        'source',
        'tracking-url',
        'user-event',
      ].map((term) => page(`resources/glossary-and-definitions/${term}`)),
    ]),
    ...page('resources/error-codes'),
    ...page('resources/downloads'),
  ],
};

export default sidebars;
