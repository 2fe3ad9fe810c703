/**
 * Who and where this site is: the one place that names the product, its hosts and its addresses for everything
 * outside prose. Renaming the product is an edit here and one search-and-replace in the Markdown.
 */

export const site = {
  name: 'Whence',
  title: 'Whence Docs',
  tagline: 'Mobile app attribution, analytics, and monetization',
  description:
    'Guides, SDK references, and API documentation for Whence: attribute installs, manage campaigns, and measure ad revenue and purchases.',
  url: 'https://docs.whence.example',
  baseUrl: '/',
  dashboardUrl: 'https://app.whence.example',
  apiUrl: 'https://api.whence.example',
  statusUrl: 'https://status.whence.example',
  supportEmail: 'support@whence.example',
  /** Where readers propose edits; "Edit this page" appends the file path. */
  editUrl: 'https://code.whence.example/whence/docs/edit/main/',
  linkedInUrl: 'https://whence.example/linkedin',
  newsletterUrl: 'https://whence.example/newsletter',
  copyrightYear: 2025,
} as const;

/** Locales of the site; a second language is one entry here and its folder under i18n/. */
export const locales = {
  default: 'en',
  all: ['en'],
  labels: { en: { label: 'English', direction: 'ltr', htmlLang: 'en-US' } },
} as const;
