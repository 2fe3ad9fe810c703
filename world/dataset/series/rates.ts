/** Exchange rates. */
import type { World } from '../../../lib/facts/sample-world';
import { usd, type SeriesTable } from './shared';

export function rates({ rules }: World): SeriesTable {
  return {
    name: 'exchange_rates',
    columns: { currency: 'VARCHAR', usd, valid_from: 'DATE', valid_to: 'DATE' },
    rows: Object.entries(rules.ratesToUsd).map(([currency, rate]) => ({
      currency,
      usd: rate,
      valid_from: rules.ratesValid.from,
      valid_to: rules.ratesValid.to,
    })),
  };
}
