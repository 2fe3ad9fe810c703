/** Words of what cost and bids can be split by, as reports call them. */
export const dimensionNames = {
  campaign: 'campaign',
  country: 'country',
  ad_set: 'ad set',
  source: 'source',
  source_country: 'source in a country',
  creative: 'creative',
} as const;
