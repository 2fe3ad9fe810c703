/** Exchange rates. */
import type { World } from '../../../lib/facts/sample-world';
import { seriesTable, usd, type SeriesTable } from './shared';

export const rates = ({ rules: { ratesToUsd, ratesValid } }: World): SeriesTable =>
  seriesTable('exchange_rates', Object.entries(ratesToUsd), {
    currency: ['VARCHAR', ([currency]) => currency],
    usd: [usd, ([, rate]) => rate],
    valid_from: ['DATE', () => ratesValid.from],
    valid_to: ['DATE', () => ratesValid.to],
  });
