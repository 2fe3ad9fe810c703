/** The way to tell us that a query finds nothing: a mail with the query in it. */
import { site } from '../../config/site';

export const missingResultsUrl = (query: string): string =>
  `mailto:${site.supportEmail}?subject=${encodeURIComponent('No search results')}&body=${encodeURIComponent(
    `I searched the documentation for: ${query}`,
  )}`;
