/** Every view that `<Data view="…" />` can name. One line a view. */
import type { View } from '..';
import { glossaryTerms } from './glossary-terms';
import { postbackKinds } from './postback-kinds';
import { postbackMacros } from './postback-macros';
import { trackingUrlParameters } from './tracking-url-parameters';

export const views: Readonly<Record<string, View>> = {
  'glossary-terms': glossaryTerms,
  'postback-kinds': postbackKinds,
  'postback-macros': postbackMacros,
  'tracking-url-parameters': trackingUrlParameters,
};
