/** Every view that `<Data view="…" />` can name. One line a view. */
import type { View } from '..';
import { bidCsvColumns, bidLevels, bidStates, bidValidation, partnerBidSupport } from './bids';
import { glossaryTerms } from './glossary-terms';
import { postbackKinds } from './postback-kinds';
import { postbackMacros } from './postback-macros';
import { trackingUrlParameters } from './tracking-url-parameters';

export const views: Readonly<Record<string, View>> = {
  'bid-csv-columns': bidCsvColumns,
  'bid-levels': bidLevels,
  'bid-states': bidStates,
  'bid-validation': bidValidation,
  'partner-bid-support': partnerBidSupport,
  'glossary-terms': glossaryTerms,
  'postback-kinds': postbackKinds,
  'postback-macros': postbackMacros,
  'tracking-url-parameters': trackingUrlParameters,
};
