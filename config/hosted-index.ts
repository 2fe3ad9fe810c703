/**
 * Settings of the hosted index, which `npm run search:push` writes. They say to the service what src/search/engine.ts
 * does in the browser: headings before text, identifiers in parts, pages before sections.
 */
import type { IndexSettings } from 'algoliasearch';
import { search } from './search';

/** The service takes records up to 10 kB in every plan. */
export const maxRecordBytes = 10_000;

export const hostedIndexSettings: IndexSettings = {
  searchableAttributes: [
    // Rows that are looked up by their code, such as an error code or a column.
    'unordered(codes)',
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(keywords)',
    'unordered(hierarchy.lvl0)',
    'content',
    'identifiers',
  ],
  // What requests filter by: language, docs versions and a chosen area must fit; the platform comes first.
  attributesForFaceting: ['language', 'docusaurus_tag', 'area', 'platform'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: [`content:${search.snippetWords}`],
  // A section whose text fills more than one record counts once.
  attributeForDistinct: 'section',
  distinct: true,
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  camelCaseAttributes: ['hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3', 'content', 'identifiers'],
  queryLanguages: ['en'],
  ignorePlurals: true,
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  hitsPerPage: search.hitsPerPage,
};
